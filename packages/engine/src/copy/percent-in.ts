import { type Language } from '@adloom/domain/language.ts'

/** A text with its percent signs as the language sets them. English has no space before them, "100% cotton"; where the others write one, it stays. */
export const percentIn = (text: string, language: Language): string => (language === 'en' ? text.replace(/(?<=\d)\s%/gu, '%') : text)
