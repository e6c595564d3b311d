import { measureKey, type PageStatements } from './page-statements.ts'
import { type Quantity } from './quantities.ts'
import { type TokenMatch } from './read-text.ts'
import { type CheckedText, type Unsupported } from './unsupported.ts'

/** Characters before a number that are searched for "more than": the longest of any language, plus a space. */
const MORE_THAN_CHARACTERS = 16

/** Whether the page has a number that "over 3,000" rounds down: 3,103. */
function isRoundedDown({ digits, value, dimension }: Quantity, { values }: PageStatements): boolean {
  const zeros = /(?<!0)0+$/.exec(digits)?.[0].length ?? 0
  const next = value * (1 + 10 ** zeros / Number(digits))
  return (values.get(dimension ?? '') ?? []).some((stated) => stated >= value && stated < next)
}

/** Whether the ad says "more than" right before a number. */
function isAtLeast({ place }: Quantity, { ad: { text, tokens }, patterns }: CheckedText): boolean {
  const { start } = tokens[place]
  return patterns.moreThan.test(text.slice(Math.max(0, start - MORE_THAN_CHARACTERS), start))
}

/** Whether a number measures and counts nothing that the text names: "Rated 4.5". */
const isBare = ({ dimension, counts }: Quantity): boolean => dimension === null && counts.length === 0

/** Degrees are ambiguous: pages do not say whether of angle or temperature. */
const isDegrees = (dimension: string | null): boolean => dimension === 'angle' || dimension === 'celsius' || dimension === 'fahrenheit'

/** Whether the page states the number of the ad for the same thing, as far as both name it. */
function isStated(quantity: Quantity, checked: CheckedText): boolean {
  const { digits, dimension, value, isReduction, isRating } = quantity
  const { page, facts } = checked.support
  const sameDigits = page.numbers.get(digits) ?? []
  const sameMeasure = page.measures.get(measureKey(quantity)) ?? []
  if (isRating) return facts.ratings.has(String(value)) || sameMeasure.length > 0 || sameDigits.some(isBare)
  if (facts.reductions.has(measureKey(quantity))) return true
  if (isReduction) return sameMeasure.some((stated) => stated.isReduction)
  if (isDegrees(dimension) && sameDigits.some((stated) => stated.dimension === null || stated.dimension === 'angle')) return true
  if (dimension !== null && (sameMeasure.length > 0 || sameDigits.some(isBare))) return true
  if (isAtLeast(quantity, checked) && isRoundedDown(quantity, page)) return true
  return dimension === null && sameDigits.length > 0 && countsTheSame(quantity, sameDigits, page)
}

/** Whether the page counts the same thing with these digits: "four pockets" does not support "four speeds". */
function countsTheSame({ digits, counts }: Quantity, sameDigits: readonly Quantity[], page: PageStatements): boolean {
  const countedOnPage = counts.filter((stem) => page.counts.has(stem))
  if (countedOnPage.length > 0) return countedOnPage.some((stem) => page.counts.get(stem)?.has(digits) === true)
  return counts.length === 0 || sameDigits.some((stated) => stated.dimension === null || stated.dimension === 'money')
}

/** Whether a number states a fact. Of the number words only hours and counted things do, where the page has the like: "ten minutes for you". */
function isFact({ isWord, dimension, counts }: Quantity, { values, stems }: PageStatements): boolean {
  if (!isWord) return true
  if (dimension === null) return counts.some((stem) => stems.has(stem))
  return dimension !== 'time' || values.has(dimension)
}

/** Numbers of the ad that the page does not state. */
export const unsupportedNumbers = (checked: CheckedText, quantities: readonly Quantity[]): readonly Unsupported[] =>
  quantities
    .filter((quantity) => isFact(quantity, checked.support.page) && !isStated(quantity, checked))
    .map(({ passage }) => ({ kind: 'number', passage, reason: `No fact gives the number ${passage}.` }))

/** Whether a passage is a reduction in figures that the page states: "25% off". */
export const isStatedReduction = ({ first, last }: TokenMatch<string>, quantities: readonly Quantity[], checked: CheckedText): boolean =>
  quantities.some(
    (quantity) =>
      quantity.place >= first &&
      quantity.place <= last &&
      (quantity.isReduction || checked.support.facts.reductions.has(measureKey(quantity))) &&
      isStated(quantity, checked),
  )
