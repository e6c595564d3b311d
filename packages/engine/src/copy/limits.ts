/** Most options of a set, when the page has enough material. */
export const OPTIONS_PER_LANGUAGE = 8

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Printable ASCII, accented Latin letters, dashes, quotation marks, non-breaking spaces, the euro sign. */
const plain = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u024f\u2010-\u2026\u202f\u20ac]*$/

/** Length of a text in graphemes, as a reader counts it: a flag or an accented letter is one. */
export function graphemes(text: string): number {
  // Plain characters are one grapheme per code unit; the segmenter is a hundred times slower.
  if (plain.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

export const fits = (text: string, limit: number): boolean => text.length <= limit || graphemes(text) <= limit
