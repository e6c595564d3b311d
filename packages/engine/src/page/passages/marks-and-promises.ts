import { type Price } from '@adloom/domain/product.ts'
import { attribute, closest, elementsOf, type PageElement } from '../document/page-document.ts'
import { type PagePart, isAddressedToVisitor } from './page-parts.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { foldedText, oneLine } from '../document/page-text.ts'
import { type PageFacts } from './page-facts.ts'
import { sentencesOf } from './passage-text.ts'
import { productBadge, deliveryPromise, guaranteePromise, noPromise, returnsPromise, productSeal } from '../words/passage-phrases.ts'

/** Characters of a promise: longer ones are the shop's terms. */
const PROMISE_MAX = 140

/** Most sentences taken from one block. */
const PROMISES_MAX = 2

/** The sentences of a block with a promise. */
function promisesIn(text: string, words: RegExp): readonly string[] {
  if (!words.test(text)) return []
  const sentences = sentencesOf(text)
  if (text.length <= PROMISE_MAX && sentences.length < 3) return [text]
  return sentences.filter((sentence) => sentence.length <= PROMISE_MAX && words.test(sentence)).slice(0, PROMISES_MAX)
}

/** Ticked items in the shop's summary for search engines: 'Mug, 0.4 l ✓ 30 days to return ✓ Order now'. */
function tickedIn({ metas }: PageReading): readonly string[] {
  const summaries = [...(metas.get('description') ?? []), ...(metas.get('og:description') ?? [])].slice(0, 4)
  return summaries
    .flatMap((summary) => summary.slice(0, 600).split(TICK).slice(1))
    .map(oneLine)
    .filter((text) => text.length <= TICKED_MAX)
}
const TICK = /[✓✔✅☑]️?/u
const TICKED_MAX = 60

/** Promises of delivery, returns and guarantee near the buy button, then ticked items of the shop's summary. */
export function promisePassages(
  reading: PageReading,
  parts: readonly PagePart[],
  title: string,
): Readonly<Record<'delivery' | 'returns' | 'guarantee', readonly string[]>> {
  const name = foldedText(title)
  const found = { delivery: new Set<string>(), returns: new Set<string>(), guarantee: new Set<string>() }
  /** `isLeftOut` is asked last: few texts promise anything, and the boxes around one are many. */
  const take = (text: string, isCaption: boolean, isLeftOut: () => boolean): void => {
    const promised = [
      // 'Manufacturer guarantee' as a caption promises nothing yet.
      ['guarantee', isCaption && !/\d/.test(text) ? [] : promisesIn(text, guaranteePromise)],
      ['returns', promisesIn(text, returnsPromise)],
      ['delivery', promisesIn(text, deliveryPromise)],
    ] as const
    if (promised.every(([, promises]) => promises.length === 0) || isLeftOut()) return
    for (const [place, promises] of promised)
      for (const promise of promises) {
        const bare = promise.replace(BEFORE_PROMISE, '').replace(BEHIND_PROMISE, '').replace(TWICE, '')
        if (bare !== '' && !isBasketTalk(bare) && !noPromise.test(bare) && foldedText(bare) !== name) found[place].add(bare)
      }
  }
  for (const part of parts)
    if (!part.isReview && part.block.text.length <= 1500) take(part.block.text, part.isCaption, () => isInBasket(part))
  for (const text of tickedIn(reading)) take(text, false, () => false)
  return { delivery: [...found.delivery], returns: [...found.returns], guarantee: [...found.guarantee] }
}

/** '30 30 days': a badge's number, repeated in its text. */
const TWICE = /^(\d+) (?=\1 )/
/** Text before and after a promise on its line: a price, a link to more. */
const BEFORE_PROMISE = /^(?:[\s&+·|-]*[$€£]\s?\d[\d.,]*(?:\s*\([^)]*\))?)?[\s&+·|-]+(?=\S)/
const BEHIND_PROMISE = /\s*(\b(learn|find out|read|see) more\b.*|\bmehr erfahren\b.*|\ben savoir plus\b.*|[*†]+)$/i
const isBasketTalk = (text: string): boolean =>
  /\b(away from|left|qualif\w+|prime|members?|new & used|neu und gebraucht|basket|cart|sign|log|zip|postcode)\b|©|\{\{|\$[a-z]|\?$/i.test(
    text,
  )
const isInBasket = ({ block }: PagePart): boolean =>
  closest(block.box, ({ attributes }) => BASKET.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`), 10) !== null
/** Names of boxes of baskets and accounts, but not of the button that fills one. */
const BASKET =
  /(^|[\s_-])((mini|side|ajax)-?(cart|basket|bag)|(cart|basket|bag)-?(drawer|flyout|popup|overlay|summary|notification|items?|modal)|account|login)([\s_-]|$)/i

/** Nodes around the product's name that may contain its badges. */
const BEFORE = -120
const BEHIND = 400
const BADGE_MAX = 60
const SEAL_MAX = 60

/** Badges near the name or the price, and seals shown as images. */
export function badgePassages(
  reading: PageReading,
  parts: readonly PagePart[],
  { heading, title, price }: Pick<PageFacts, 'heading' | 'title' | 'price'>,
): string[] {
  const found = new Set<string>()
  const name = foldedText(title)
  for (const { block, distance, isReview, isHidden, isAway } of parts) {
    if (isReview || isHidden || isAway || block.text.length > BADGE_MAX || distance < BEFORE || distance > BEHIND || block.isControl)
      continue
    if (productBadge.test(block.text) && !isAddressedToVisitor(block.text)) found.add(block.text)
  }
  for (const image of elementsOf(reading.page, 'img').slice(0, 1500)) {
    const alt = oneLine(attribute(image, 'alt'))
    if (alt.length < 3 || alt.length > SEAL_MAX || (image.region & asideImage) !== 0 || !isSmall(image)) continue
    const distance = heading === null ? 0 : image.index - heading.index
    if (distance >= BEFORE && productSeal.test(alt) && !name.includes(foldedText(alt)) && !foldedText(alt).includes(name)) found.add(alt)
  }
  return [...found].filter((text) => !SAVING.test(text) || isSaving(text, price))
}

/** A saving in numbers: valid for this product only when its two prices match it. */
const SAVING = /\d[.,]*\s?%/
function isSaving(text: string, price: Price | null): boolean {
  if (price === null || price.before === undefined) return false
  const percent = Number.parseFloat((/\d[\d.,]*/.exec(text)?.[0] ?? '').replace(',', '.'))
  return Math.abs(percent - (1 - price.amount / price.before) * 100) <= 1
}

const asideImage =
  region.related |
  region.nav |
  region.footer |
  region.header |
  region.dialog |
  region.template |
  region.noscript |
  region.reviews |
  region.clone

/** Largest sides of an image that is a badge, in pixels. */
const MARK_SIDE = 200

const isSmall = (image: PageElement): boolean => {
  const sides = [attribute(image, 'width'), attribute(image, 'height')].map(Number.parseFloat).filter((side) => side > 0)
  return sides.every((side) => side <= MARK_SIDE)
}
