import { type PageElement } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { foldedText } from '../document/page-text.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type VisiblePrice } from '../sources/visible.ts'
import { pointsOf, type PointRule } from './rule.ts'

/** A visible price, and how likely it is the product's current one. */
export interface ScoredPrice {
  readonly price: VisiblePrice
  readonly score: number
}

/** Class and tag of a price's box and of its parent: equal for every card of a list. */
const shapeOf = ({ element }: VisiblePrice): string =>
  `${element.tag}.${element.attributes.class ?? ''}<${element.parent?.tag ?? ''}.${element.parent?.attributes.class ?? ''}`

/** Number of different amounts in boxes of one shape from which they are the prices of a list. */
const LIST_LENGTH = 5

/** The context of a visible price. */
interface Surroundings {
  /** Index of the nearest product name before it. */
  readonly heading: number | null
  readonly isListed: boolean
  /** Whether a higher crossed-out price is next to it. */
  readonly isNextToFormer: boolean
  /** Whether it is the only amount after the product's name. */
  readonly isSole: boolean
  /** Whether another product's name is between the product's name and it. */
  readonly isOthers: boolean
}

/** Nodes between two prices of one box, and between a name and the price of a card. */
const NEXT_TO = 14
const CARD = 60
/** Characters of a box with a price and little else. */
const SHORT_TEXT = 60

/** The context of every visible price. */
function surroundingsOf(
  reading: PageReading,
  shown: readonly VisiblePrice[],
  heading: PageElement | null,
): Map<VisiblePrice, Surroundings> {
  const amountsOfShape = new Map<string, Set<number>>()
  for (const price of shown) {
    // Without a class, all rows and cells would have the same shape.
    if ((price.element.attributes.class ?? '') === '') continue
    const amounts = amountsOfShape.get(shapeOf(price)) ?? new Set<number>()
    amountsOfShape.set(shapeOf(price), amounts.add(price.amount))
  }
  const foldedName = foldedText(reading.headings.find(({ element }) => element === heading)?.text ?? '')
  const names: number[] = []
  const others: number[] = []
  for (const { text, element, level } of reading.headings) {
    const folded = foldedText(text)
    if (element === heading || folded === foldedName) names.push(element.index)
    else if (level === 3 && foldedName !== '' && !foldedName.includes(folded) && !folded.includes(foldedName)) others.push(element.index)
  }
  const current = shown.filter((price) => !price.isOld && !price.isSide && price.amount > 0)
  const isListed = (price: VisiblePrice): boolean => (amountsOfShape.get(shapeOf(price))?.size ?? 0) >= LIST_LENGTH
  const behindName = current.filter(
    (price) =>
      price.element.index > (names[0] ?? 0) &&
      !isListed(price) &&
      (price.mark !== null || price.isNamed) &&
      price.text.length <= SHORT_TEXT &&
      (price.element.region & region.header) === 0,
  )
  const isOneAmount = new Set(behindName.map(({ amount }) => amount)).size === 1
  const crossedOut = shown.filter(({ isOld, isSide }) => isOld && !isSide)
  return new Map(
    shown.map((price) => {
      const at = price.element.index
      const before = names.filter((index) => index <= at)
      const name = before.length > 0 ? Math.max(...before) : (names[0] ?? null)
      return [
        price,
        {
          heading: name,
          isListed: isListed(price),
          isNextToFormer: crossedOut.some(({ element, amount }) => Math.abs(element.index - at) <= NEXT_TO && amount > price.amount),
          isSole: isOneAmount && behindName.includes(price),
          isOthers: others.some((index) => index < at && at - index < CARD && index > (name ?? Infinity)),
        },
      ]
    }),
  )
}

/** A visible price in its context. */
type PlacedPrice = Surroundings & { readonly price: VisiblePrice }

const isIn = ({ price }: PlacedPrice, bits: number): boolean => (price.element.region & bits) !== 0

/** Signs that a visible price is the product's current price, or another. */
export const priceSigns: readonly PointRule<PlacedPrice>[] = [
  {
    id: 'listed',
    points: -2.4,
    reason: 'Boxes of one shape with many amounts are the cards of a list.',
    since: '2026-11-21',
    holds: ({ isListed }) => isListed,
  },
  {
    id: 'beside-former',
    points: 0.8,
    reason: 'A crossed-out price stands beside the price it was.',
    since: '2026-11-21',
    holds: ({ isNextToFormer }) => isNextToFormer,
  },
  {
    id: 'sole',
    points: 0.8,
    reason: 'The only amount after the name.',
    since: '2026-11-21',
    holds: ({ isSole }) => isSole,
  },
  {
    id: 'of-another-product',
    points: -1.6,
    reason: "Another product's name stands before it.",
    since: '2026-11-21',
    holds: ({ isOthers }) => isOthers,
  },
  { id: 'named', points: 1.6, reason: 'A class that says price.', since: '2026-11-21', holds: ({ price }) => price.isNamed },
  {
    id: 'named-current',
    points: 0.5,
    reason: 'A class that says sale or current.',
    since: '2026-11-21',
    holds: ({ price }) => price.isNow,
  },
  {
    id: 'with-currency',
    points: 0.8,
    reason: 'A number with a sign is a price; a dash alone is none.',
    since: '2026-11-21',
    holds: ({ price }) => price.mark !== null && price.mark !== ',–',
  },
  {
    id: 'in-product',
    points: 0.6,
    reason: "In the product's own section.",
    since: '2026-11-21',
    holds: (one) => isIn(one, region.product),
  },
  {
    id: 'in-main',
    points: 0.2,
    reason: 'In the main part of the page.',
    since: '2026-11-21',
    holds: (one) => isIn(one, region.main | region.product),
  },
  {
    id: 'hidden',
    points: -0.8,
    reason: 'Shown only after an action: an option, a dialog.',
    since: '2026-11-21',
    holds: (one) => isIn(one, region.hidden),
  },
  {
    id: 'in-header',
    points: -2,
    reason: 'The basket, or from where delivery is free.',
    since: '2026-11-21',
    holds: (one) => isIn(one, region.header),
  },
  {
    id: 'in-description',
    points: -0.4,
    reason: 'Mentioned, not charged.',
    since: '2026-11-21',
    holds: (one) => isIn(one, region.description),
  },
  {
    id: 'in-prose',
    points: -0.6,
    reason: 'A box with a price has little else.',
    since: '2026-11-21',
    holds: ({ price }) => price.text.length > SHORT_TEXT,
  },
  {
    id: 'side',
    points: -3,
    reason: 'A rate, a unit price, a saving or a shipping cost.',
    since: '2026-11-21',
    holds: ({ price }) => price.isSide,
  },
  { id: 'former', points: -4, reason: 'Crossed out, or named so.', since: '2026-11-21', holds: ({ price }) => price.isOld },
]

/** Points of a price right after the name, falling over the nodes between; one before the name has fewer, and loses some. */
const AFTER_NAME = { points: 2, fall: 350 }
const BEFORE_NAME = { points: 0.8, fall: 120, loss: 0.3 }

/** A price follows its name, and seldom precedes it. */
function nearness({ price, heading }: PlacedPrice): number {
  if (heading === null) return 0
  const distance = price.element.index - heading
  return distance >= 0
    ? AFTER_NAME.points * Math.exp(-distance / AFTER_NAME.fall)
    : BEFORE_NAME.points * Math.exp(distance / BEFORE_NAME.fall) - BEFORE_NAME.loss
}

/** Points of a former price where it is the only one: some themes name every price so. */
const ONLY_FORMER = 3.5

/** The visible prices, likeliest first. */
export function scoredPrices(reading: PageReading, shown: readonly VisiblePrice[], heading: PageElement | null): ScoredPrice[] {
  const around = surroundingsOf(reading, shown, heading)
  const scored = shown
    .filter(({ amount }) => amount > 0)
    .flatMap((price): ScoredPrice[] => {
      const surroundings = around.get(price)
      if (surroundings === undefined) return []
      const placed = { ...surroundings, price }
      return [{ price, score: pointsOf(priceSigns, placed) + nearness(placed) }]
    })
    .toSorted((one, other) => other.score - one.score)
  const isOnlyFormer = scored.every(({ price }) => price.isOld || price.isSide || price.element.index < (heading?.index ?? 0))
  if (!isOnlyFormer) return scored
  return scored
    .map(({ price, score }) =>
      price.isOld && !price.isSide && price.isNamed ? { price: { ...price, isOld: false }, score: score + ONLY_FORMER } : { price, score },
    )
    .toSorted((one, other) => other.score - one.score)
}
