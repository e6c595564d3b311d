const sentenceSegmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(locale: string): Intl.Segmenter {
  const known = sentenceSegmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' })
  sentenceSegmenters.set(locale, known)
  return known
}

/** Abbreviations and numbers that a segmenter mistakes for the end of a sentence. */
const unfinished = /(?:\b(?:approx|ca|z|B|bzw|inkl|incl|max|min|Nr|No|Dr|St|vs|ex|etc|p|d|u|a|sq|oz|lb|ft|in|Mr|Mrs|i|e|g)|\d)\.\s*$/u

/** The sentences of a text, in order. */
export function sentencesIn(raw: string, locale: string): string[] {
  const text = raw.replace(/(?<![ \t])[ \t]+([.!?])(?=\s|$)/gu, '$1')
  const found: string[] = []
  const dashes = text.match(/\s[-–]\s/gu)?.length ?? 0
  // "Side pockets - Two back pockets - Made in Portugal" is a list.
  const marks = dashes >= 2 ? /(?:\n|\\n)+|(?:(?<!\s)\s+)?[•●▪◦✓✔✅►➤◆★☆|]\s*|\s[-–]\s/u : /(?:\n|\\n)+|(?:(?<!\s)\s+)?[•●▪◦✓✔✅►➤◆★☆|]\s*/u
  for (const line of text.split(marks)) {
    let open = ''
    // A segmenter reads "memory. 360m" and "butter.Ingredients" as one sentence.
    const spaced = line.split(/(?=\p{N})(?<=\p{Ll}{2}[.!]\s+)|(?<=\p{Ll}{2}[.!])(?=\p{Lu}\p{Ll}{2})/u)
    for (const { segment } of spaced.flatMap((piece) => [...segmenterOf(locale).segment(piece)])) {
      open += segment
      if (unfinished.test(open) && !/\.\s+$/u.test(segment.replace(/\d\.\s+$/u, '. '))) continue
      if (/\b(?:approx|ca|z\. ?B|bzw|inkl|incl|max|min|Nr|Dr|St|etc)\.\s*$/u.test(open)) continue
      found.push(open.trim())
      open = ''
    }
    if (open.trim() !== '') found.push(open.trim())
  }
  return found.filter((sentence) => sentence !== '')
}
