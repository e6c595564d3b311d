import { type CopyOption, type FactPlace, type StatedFact } from '@adloom/domain/copy.ts'
import { type Product } from '@adloom/domain/product.ts'
import { OWN_OPTION } from '../../state/wizard-answers.ts'
import { type Wizard } from '../../state/wizard-state.ts'
import { priceText } from '../../text/price-en.ts'
import { factText } from '../../text/wizard-steps-en.ts'
import { markedPassage } from './highlighted-passage.ts'

/** Something a text rests on, as it is shown. */
export interface ShownFact {
  readonly source: FactPlace
  readonly text: string
  /** The words whose places in the text are marked: the headline's in what it is about, '' for none; null where these are not words that stand somewhere: a price or a rating is told in ours. */
  readonly sought: string | null
}

/** The passage of a page that holds a few words of it, as a text in another language rests on; the words themselves where none does. */
function passageOf(words: string, product: Product | null): string {
  const sought = words.toLowerCase()
  const all = [
    ...(product?.passages ?? []).map(({ text }) => text),
    ...(product?.features ?? []),
    product?.title ?? '',
    product?.description ?? '',
  ]
  return all.find((text) => text.toLowerCase().includes(sought)) ?? words
}

/** A fact in the words of the page; price, rating and brand as the product has them. Null where nobody could follow it: there is no page to look at. */
function shown({ text, source }: StatedFact, headline: string, wizard: Wizard): ShownFact | null {
  const product = wizard.scrapedData
  const told = (words: string | null): ShownFact | null => (words === null ? null : { source, text: words, sought: null })
  if (source === 'price') return told(product?.price == null ? null : priceText(product.price))
  if (source === 'rating') return told(product?.rating == null ? null : factText.rating(product.rating.value, product.rating.count))
  if (source === 'brand') return told(product?.brand ?? null)
  // What uploaded pictures are called was a guess.
  if (source === 'title' && !isFromPage(wizard)) return null
  const passage = source === 'targeting' ? text : passageOf(text, product)
  return { source, text: passage, sought: passage.length > text.length ? text : headline }
}

/** All that an option rests on, each once; first what it is about. */
export function shownFacts({ facts = [], headline }: CopyOption, wizard: Wizard): readonly ShownFact[] {
  const all = facts.map((fact, place) => shown(fact, place === 0 ? headline : '', wizard)).filter((fact) => fact !== null)
  return all.filter(({ text, source }, place) => all.findIndex((other) => other.text === text && other.source === source) === place)
}

/** What an option's card shows: what it is about; for a headline of the user's own, what stands below it is about. Null where nothing is known. */
export function leadingFact(option: CopyOption, wizard: Wizard): ShownFact | null {
  const facts = shownFacts(option, wizard)
  if (option.id !== OWN_OPTION) return facts[0] ?? null
  return facts.find(({ text }) => markedPassage(text, option.description).some(({ isMarked }) => isMarked)) ?? null
}

/** Whether the product came from a page, of this wizard or of the finished ad its answers come from; else from the user's words. */
export const isFromPage = ({ scrapedData, productUrl }: Wizard): boolean => scrapedData !== null || productUrl !== ''
