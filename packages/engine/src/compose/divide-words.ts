import { dictionaryWords } from '@adloom/creatives/line-breaks.ts'

/** The words of phrases in scripts without spaces, as the lines of finished files end between them. */
export const divideWords = (phrases: readonly string[]): string[][] => phrases.map(dictionaryWords)
