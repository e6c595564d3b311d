/**
 * Of several things in a photograph, which are the product? The other photographs of its page show it alone. A decision only where it is clear: a set
 * that lost a part is worse than a product with a plant beside it.
 */
import { type LabPlanes } from '../../image/color-space.ts'
import { type Grid, maskWhere } from '../grid/cut-out-planes.ts'
import { bytePlane } from '../../image/plane-memory.ts'
import { regionsOf } from '../grid/regions.ts'
import { colorLikeness, sharedColors, type ThingColors, thingColors } from './thing-colors.ts'

/** Least area of a thing, as a share of the largest's; smaller parts belong to the nearest, from left to right. */
const THING = 0.1
/** More things than this are a pattern, or no clean cutout. */
export const THINGS_MAX = 4
/** Likeness in colours from which a photograph shows a thing alone, and by how much it has to exceed what another thing beside it would leave. */
const ALONE = 0.85
const CLEARLY = 0.05
/** Share of a thing's colours below which a photograph does not show it. */
const NOT_SHOWN = 0.3
/** Photographs that have to show the product alone. */
const WITNESSES = 2
/** Width in common, as a share of the narrower one's, from which one thing is above the other: a head, a lid or a flower is part of what is below. */
const ABOVE = 0.3

interface Thing {
  readonly label: number
  readonly area: number
  readonly touchesFrame: boolean
  readonly left: number
  readonly right: number
}

/** The things that a mask shows, and the region of each cell. */
function thingsOf(mask: Uint8Array, grid: Grid) {
  const { labels, regions } = regionsOf(mask, grid, 1)
  const largest = regions.reduce((most, { area }) => Math.max(most, area), 0)
  const things: readonly Thing[] = regions.flatMap(({ area, touchesFrame, left, right }, label) =>
    label > 0 && area >= largest * THING ? [{ label, area, touchesFrame, left, right }] : [],
  )
  return { labels, regions, things }
}

/** How many things of considerable size a mask shows. */
export const countThings = (mask: Uint8Array, grid: Grid): number => thingsOf(mask, grid).things.length

const isAbove = (one: Thing, other: Thing): boolean => {
  const common = Math.min(one.right, other.right) - Math.max(one.left, other.left) + 1
  return common > ABOVE * (Math.min(one.right - one.left, other.right - other.left) + 1)
}

type ColoredThing = Thing & { readonly colors: ThingColors }

/** Whether a photograph shows the product alone: less like it would be a photograph of the product and `thing`. */
function showsWithout(other: ThingColors, product: ColoredThing, thing: ColoredThing): boolean {
  const share = thing.area / (product.area + thing.area)
  const withThing = 1 - share * (1 - colorLikeness(product.colors, thing.colors))
  return colorLikeness(product.colors, other) >= Math.max(ALONE, withThing + CLEARLY)
}

/**
 * 1 where a mask shows things beside the product. `others`: the colours of what each of the product's other photographs shows on a plain ground. The
 * product is what at least two of them show alone; beside it is only what none of them shows. All 0 unless that is clear of every thing.
 */
export function thingsBeside(mask: Uint8Array, planes: LabPlanes, others: readonly ThingColors[]): Uint8Array {
  const nothing = bytePlane(mask.length)
  if (others.length < WITNESSES) return nothing
  const { labels, regions, things } = thingsOf(mask, planes)
  if (things.length < 2 || things.length > THINGS_MAX) return nothing
  const colored = things.map((thing) => ({ ...thing, colors: thingColors(planes, labels, thing.label) }))
  const isProduct = ({ colors, touchesFrame }: ColoredThing): boolean =>
    !touchesFrame && others.filter((other) => colorLikeness(colors, other) >= ALONE).length >= WITNESSES
  const products = colored.filter(isProduct)
  const beside = colored.filter((thing) => !isProduct(thing))
  const isAbsent = (thing: ColoredThing): boolean =>
    others.every(
      (other) => sharedColors(thing.colors, other) < NOT_SHOWN || products.some((product) => showsWithout(other, product, thing)),
    )
  if (!beside.every(isAbsent)) return nothing
  if (products.length === 0 || beside.some((thing) => products.some((product) => isAbove(thing, product)))) return nothing
  const isBeside = regions.map(({ centerX }) => distanceTo(beside, centerX) < distanceTo(products, centerX))
  return maskWhere(mask.length, (cell) => mask[cell] === 1 && isBeside[labels[cell]])
}

/** Cells from a column to the nearest column of these things. */
const distanceTo = (things: readonly Thing[], x: number): number =>
  things.reduce((least, { left, right }) => Math.min(least, Math.max(0, left - x, x - right)), Infinity)
