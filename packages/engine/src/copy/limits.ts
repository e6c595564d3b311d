const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Length of a text as a reader counts it: graphemes, so that a flag or an accented letter is one. */
export function graphemes(text: string): number {
  // Printable ASCII is one grapheme per unit; the segmenter costs a hundred times more.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

export const fits = (text: string, limit: number): boolean => text.length <= limit || graphemes(text) <= limit
