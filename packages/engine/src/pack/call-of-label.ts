import { type CallToAction, callsToAction } from '@adloom/domain/copy.ts'
import { DEFAULT_LANGUAGE, type Language, languages } from '@adloom/domain/language.ts'
import { writingOf } from '../copy/languages/writing.ts'

/** Which of the calls to action a label is, in any language that copy is written in; null for one that a person made up. */
export function callOfLabel(label: string, language: Language | undefined): CallToAction | null {
  const wanted = label.trim().toLowerCase()
  const own = language === undefined ? [] : [language]
  for (const each of new Set([...own, ...languages.map(({ code }) => code)])) {
    const { buttons } = writingOf(each)
    // Safe: a language's buttons are those of the table.
    const found = (Object.keys(callsToAction) as CallToAction[]).find((call) => buttons[call]?.toLowerCase() === wanted)
    if (found !== undefined) return found
  }
  return null
}

/** What our calls to action are called in a language; in English where it is not known. */
export const callLabelsIn = (language: Language = DEFAULT_LANGUAGE): Readonly<Record<CallToAction, string>> => writingOf(language).buttons
