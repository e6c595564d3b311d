import { attribute, elementsOf, type PageElement } from './page-document.ts'
import { type PagePart, isSaidToVisitor } from './page-parts.ts'
import { type PageReading } from './page-reading.ts'
import { region } from './page-region.ts'
import { oneLine } from './page-text.ts'
import { sentencesOf } from './passage-text.ts'
import { BADGE, DELIVERY, GUARANTEE, RETURNS, SEAL } from './passage-words.ts'

/** Characters of a promise: longer ones are the shop's terms. */
const PROMISE_MAX = 140

/** The sentence of a block that promises something, or null. */
function promiseIn({ block }: PagePart, words: RegExp): string | null {
  if (!words.test(block.text)) return null
  if (block.text.length <= PROMISE_MAX && sentencesOf(block.text).length < 3) return block.text
  return sentencesOf(block.text).find((sentence) => sentence.length <= PROMISE_MAX && words.test(sentence)) ?? null
}

/** What is promised of delivery, returns and guarantee where the product is sold. */
export function promisePassages(parts: readonly PagePart[]): Readonly<Record<'delivery' | 'returns' | 'guarantee', readonly string[]>> {
  const found = { delivery: new Set<string>(), returns: new Set<string>(), guarantee: new Set<string>() }
  for (const part of parts) {
    if (part.isReview || part.block.text.length > 1500) continue
    const said = [
      ['guarantee', promiseIn(part, GUARANTEE)],
      ['returns', promiseIn(part, RETURNS)],
      ['delivery', promiseIn(part, DELIVERY)],
    ] as const
    for (const [place, text] of said) if (text !== null && !isBasketTalk(text)) found[place].add(text)
  }
  return { delivery: [...found.delivery], returns: [...found.returns], guarantee: [...found.guarantee] }
}

const isBasketTalk = (text: string): boolean => /\b(away from|basket|cart|bag|sign|log)\b|\{\{|\?$/i.test(text)

/** Nodes around the product's name among which its marks stand. */
const BEFORE = -120
const BEHIND = 400
const BADGE_MAX = 60
const SEAL_MAX = 60

/** Marks near the name or the price, and seals shown as pictures. */
export function badgePassages(reading: PageReading, parts: readonly PagePart[], heading: PageElement | null): string[] {
  const found = new Set<string>()
  for (const { block, distance, isReview, isHidden } of parts) {
    if (isReview || isHidden || block.text.length > BADGE_MAX || distance < BEFORE || distance > BEHIND || block.isControl) continue
    if (BADGE.test(block.text) && !isSaidToVisitor(block.text)) found.add(block.text)
  }
  for (const picture of elementsOf(reading.page, 'img').slice(0, 1500)) {
    const alt = oneLine(attribute(picture, 'alt'))
    if (alt.length < 3 || alt.length > SEAL_MAX || (picture.region & asidePicture) !== 0 || !isSmall(picture)) continue
    const distance = heading === null ? 0 : picture.index - heading.index
    if (distance >= BEFORE && SEAL.test(alt)) found.add(alt)
  }
  return [...found]
}

const asidePicture =
  region.related |
  region.nav |
  region.footer |
  region.header |
  region.dialog |
  region.template |
  region.noscript |
  region.reviews |
  region.clone

/** Sides of a picture that is a mark, in pixels. */
const MARK_SIDE = 200

const isSmall = (picture: PageElement): boolean => {
  const sides = [attribute(picture, 'width'), attribute(picture, 'height')].map(Number.parseFloat).filter((side) => side > 0)
  return sides.every((side) => side <= MARK_SIDE)
}
