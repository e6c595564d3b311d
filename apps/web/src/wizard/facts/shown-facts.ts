import { type CopyOption, type FactPlace, type StatedFact } from '@adloom/domain/copy.ts'
import { type Product } from '@adloom/domain/product.ts'
import { OWN_OPTION } from '../../state/wizard/wizard-answers.ts'
import { type Wizard } from '../../state/wizard/wizard-state.ts'
import { priceText } from '../../text/price-en.ts'
import { factText } from '../../text/generated-en.ts'
import { markedPassage } from './highlighted-passage.ts'

/** Support of a text, as it is shown. */
export interface ShownFact {
  readonly source: FactPlace
  readonly text: string
  /**
   * The words to mark in the text: the headline's in its subject, '' for none; null where the text is no quotation: a price or a rating is in our
   * words.
   */
  readonly wordsToMark: string | null
}

/** The passage of a page that contains these words, as the support of a text in another language; the words themselves where none does. */
function passageOf(words: string, product: Product | null): string {
  const wordsToMark = words.toLowerCase()
  const all = [
    ...(product?.passages ?? []).map(({ text }) => text),
    ...(product?.features ?? []),
    product?.title ?? '',
    product?.description ?? '',
  ]
  return all.find((text) => text.toLowerCase().includes(wordsToMark)) ?? words
}

/** A fact in the words of the page; price, rating and brand as the product has them. Null without a page to verify it on. */
function shown({ text, source }: StatedFact, headline: string, wizard: Wizard): ShownFact | null {
  const product = wizard.scrapedData
  const factOf = (words: string | null): ShownFact | null => (words === null ? null : { source, text: words, wordsToMark: null })
  if (source === 'price') return factOf(product?.price == null ? null : priceText(product.price))
  if (source === 'rating') return factOf(product?.rating == null ? null : factText.rating(product.rating.value, product.rating.count))
  if (source === 'brand') return factOf(product?.brand ?? null)
  // The names of uploaded images are guesses.
  if (source === 'title' && !isFromPage(wizard)) return null
  const passage = source === 'targeting' ? text : passageOf(text, product)
  return { source, text: passage, wordsToMark: passage.length > text.length ? text : headline }
}

/** All support of an option, each once; its subject first. */
export function shownFacts({ facts = [], headline }: CopyOption, wizard: Wizard): readonly ShownFact[] {
  const all = facts.map((fact, place) => shown(fact, place === 0 ? headline : '', wizard)).filter((fact) => fact !== null)
  return all.filter(({ text, source }, place) => all.findIndex((other) => other.text === text && other.source === source) === place)
}

/** The support on an option's card: of its subject; for a headline of the user's own, of the text below it. Null where nothing is known. */
export function leadingFact(option: CopyOption, wizard: Wizard): ShownFact | null {
  const facts = shownFacts(option, wizard)
  if (option.id !== OWN_OPTION) return facts[0] ?? null
  return facts.find(({ text }) => markedPassage(text, option.description).some(({ isMarked }) => isMarked)) ?? null
}

/** Whether the product came from a page, of this wizard or of the finished ad its answers come from; else from the user's prompt. */
export const isFromPage = ({ scrapedData, productUrl }: Wizard): boolean => scrapedData !== null || productUrl !== ''
