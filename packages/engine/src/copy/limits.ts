/** Options of a set when the page bears them. */
export const OPTIONS_PER_LANGUAGE = 8

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Printable ASCII, Latin letters with their accents, dashes, quotation marks, spaces that do not break, the euro. */
const plain = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u024f\u2010-\u2026\u202f\u20ac]*$/

/** Length of a text as a reader counts it: graphemes, so that a flag or an accented letter is one. */
export function graphemes(text: string): number {
  // Plain letters and signs are one grapheme per unit; the segmenter costs a hundred times more.
  if (plain.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

export const fits = (text: string, limit: number): boolean => text.length <= limit || graphemes(text) <= limit
