import { aspectOf } from '../timeline/aspect.ts'
import { alignBlock } from '../type/block-place.ts'
import { type Layer, type FrameRegion } from '../timeline/frame.ts'
import { aboveSizes, aloneSizes, aroundSizes, besideSizes, panelSizes, ROW_GAP } from './end-card-sizes.ts'
import { GROUND_SHADOW } from '../type/ground-shadow.ts'
import { type TimelineParts, type TypeBlock } from '../timeline/timeline.ts'

/** A block on the end card: its lines aligned, its left top corner in pixels. */
interface EndPart {
  readonly block: TypeBlock
  readonly x: number
  readonly y: number
}

/**
 * The end card at rest, pixels. `parts`: its contents; `product` as the layer of `frame.ts` has it, its middle and its height, with the sprite of its
 * shadow on the ground (its middle, and its scale). `ground`: the area all of it stands on. `align`: the edge the texts share, for the way they
 * enter.
 */
interface EndCard {
  readonly ground: Extract<Layer, { kind: 'backdrop' }>
  /** The panel behind the texts over an image; null when the ground is the whole frame. */
  readonly panel: FrameRegion | null
  readonly product: EndProduct | null
  readonly parts: Readonly<Record<EndPartName, EndPart | null>>
  readonly align: 'left' | 'center'
}

export interface EndProduct {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly width: number
  readonly shadow: { readonly sprite: string; readonly x: number; readonly y: number; readonly scale: number }
}

export const endPartNames = ['logo', 'name', 'endLine', 'endOffer', 'button', 'site'] as const
type EndPartName = (typeof endPartNames)[number]

/** Air above each part, in parts of the frame's shorter side; none above the first. */
const airAbove: Readonly<Record<EndPartName, number>> = {
  logo: 0,
  name: 0.034,
  endLine: 0.066,
  endOffer: 0.048,
  button: 0.064,
  site: 0.044,
}
/** Least height of a product between texts, in parts of the safe area: a smaller one is left out. */
const PRODUCT_HEIGHT_LEAST = 0.22

/**
 * The end card of a video: brand, product, last line, price, button and site, composed for the ratio of the frame. All text stays inside `safe`; in
 * an upright frame the product may reach below it, where an app draws its own text over images.
 */
export function endCardLayout(video: TimelineParts): EndCard {
  const aspect = aspectOf(video)
  if (!video.hasCutOut) return overImage(video)
  if (aspect === 'wide') return besideProduct(video)
  return (aspect === 'upright' ? aboveProduct(video) : aroundProduct(video)) ?? withoutProduct(video)
}

/** Whether the end card shows anything: the product, or at least one part. An empty one would be bare ground. */
export const hasEndCard = ({ hasCutOut, type }: Pick<TimelineParts, 'hasCutOut' | 'type'>): boolean =>
  type.card !== null || hasCutOut || endPartNames.some((name) => type[name] !== null)

/** Parts side by side, and the distance of their upper edge from the top of the stack. */
interface Row {
  readonly parts: readonly { readonly name: EndPartName; readonly block: TypeBlock }[]
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Stack {
  readonly rows: readonly Row[]
  readonly width: number
  readonly height: number
}

/** Rows one below the other with their air, `squeeze` of it. */
function stackOf(video: TimelineParts, names: readonly (readonly EndPartName[])[], squeeze = 1): Stack {
  const shorter = Math.min(video.width, video.height)
  const gap = rowGap(video)
  let height = 0
  const rows = names.flatMap((row): Row[] => {
    const parts = row.flatMap((name) => {
      const block = video.type[name]
      return block === null ? [] : [{ name, block }]
    })
    if (parts.length === 0) return []
    const top = height === 0 ? 0 : height + Math.round(airAbove[parts[0].name] * shorter * squeeze)
    const high = Math.max(...parts.map(({ block }) => block.height))
    height = top + high
    const width = parts.reduce((sum, { block }) => sum + block.width, (parts.length - 1) * gap)
    return [{ parts, top, width, height: high }]
  })
  return { rows, width: Math.max(0, ...rows.map((row) => row.width)), height }
}

const rowGap = ({ width, height }: TimelineParts): number => Math.round(Math.min(width, height) * ROW_GAP)
const oneEach = (names: readonly EndPartName[]): EndPartName[][] => names.map((name) => [name])

/** The stack at (x, y): each row begins or is centred at `x`. */
function placeStack(
  video: TimelineParts,
  stack: Stack,
  x: number,
  y: number,
  align: EndCard['align'],
): Partial<Record<EndPartName, EndPart>> {
  return Object.fromEntries(
    stack.rows.flatMap((row) => {
      let left = Math.round(x - row.width * { left: 0, center: 0.5 }[align])
      return row.parts.map(({ name, block }) => {
        const part = { block: alignBlock(block, align), x: left, y: Math.round(y + row.top + (row.height - block.height) / 2) }
        left += block.width + rowGap(video)
        return [name, part] as const
      })
    }),
  )
}

const noParts: EndCard['parts'] = { logo: null, name: null, endLine: null, endOffer: null, button: null, site: null }

/** The product in a region: as high as it may be, with the shadow it stands on. */
export function productSizeIn(
  { product }: TimelineParts,
  room: { readonly width: number; readonly height: number },
): Pick<EndProduct, 'width' | 'height'> {
  const ratio = product.width / Math.max(1, product.height)
  const height = Math.max(1, Math.floor(Math.min(room.height, room.width / ratio)))
  return { width: Math.round(height * ratio), height }
}

export function standing({ width, height }: Pick<EndProduct, 'width' | 'height'>, x: number, y: number): EndProduct {
  const shadow = { sprite: GROUND_SHADOW.sprite, x: Math.round(x), y: Math.round(y + height / 2), scale: width / GROUND_SHADOW.width }
  return { x: Math.round(x), y: Math.round(y), width, height, shadow }
}

/** Wide frames: the product at the left, the texts flush left beside it; both form one group in the middle. */
function besideProduct(video: TimelineParts): EndCard {
  const { safe, width, height } = video
  const stack = stackOf(video, oneEach(endPartNames))
  const gap = Math.round(safe.width * (stack.rows.length === 0 ? 0 : besideSizes.gap))
  const size = productSizeIn(video, {
    width: Math.min(safe.width - stack.width - gap, safe.width * besideSizes.productWidth),
    height: safe.height * besideSizes.productHeight,
  })
  const room = Math.max(size.width, Math.min(safe.width - stack.width - gap, size.height * besideSizes.regionRatio))
  const start = safe.left + (safe.width - room - gap - stack.width) / 2
  const product = standing(size, start + room / 2, safe.top + safe.height / 2)
  const top = safe.top + (safe.height - stack.height) / 2
  const textX = Math.round(start + room + gap)
  return {
    ground: groundOf(video, product.x / width, product.y / height, besideSizes.glowRadius),
    panel: null,
    product,
    parts: { ...noParts, ...placeStack(video, stack, textX, top, 'left') },
    align: 'left',
  }
}

/** Square and nearly square frames: the brand above the product, the texts below; price and button share a row where height is scarce. */
function aroundProduct(video: TimelineParts): EndCard | null {
  const { safe, width, height } = video
  const middle = safe.left + safe.width / 2
  const head = stackOf(video, oneEach(['logo', 'name']), aroundSizes.headAir)
  const isScarce = aspectOf(video) === 'square'
  const sharing: EndPartName[][] = [['endLine'], ['endOffer', 'button'], ['site']]
  const shared = stackOf(video, sharing, aroundSizes.footAir)
  const foot =
    isScarce && shared.width <= safe.width
      ? shared
      : stackOf(video, oneEach(['endLine', 'endOffer', 'button', 'site']), aroundSizes.footAir)
  const gap = Math.round(Math.min(width, height) * aroundSizes.gap)
  const [airOnTop, airBelow] = [head.height === 0 ? 0 : head.height + gap, foot.height === 0 ? 0 : foot.height + gap]
  const room = safe.height - airOnTop - airBelow
  if (room < safe.height * PRODUCT_HEIGHT_LEAST) return null
  const size = productSizeIn(video, { width: safe.width * aroundSizes.productWidth, height: room })
  // The space the product leaves is split above and below the whole.
  const top = safe.top + (room - size.height) / 2
  const product = standing(size, middle, top + airOnTop + size.height / 2)
  return {
    ground: groundOf(video, middle / width, product.y / height, aroundSizes.glowRadius),
    panel: null,
    product,
    parts: {
      ...noParts,
      ...placeStack(video, head, middle, top, 'center'),
      ...placeStack(video, foot, middle, top + airOnTop + size.height + gap, 'center'),
    },
    align: 'center',
  }
}

/** Upright frames: all texts above, inside the safe area; the product large below them. */
function aboveProduct(video: TimelineParts): EndCard | null {
  const { safe, width, height } = video
  const middle = safe.left + safe.width / 2
  const roomy = stackOf(video, oneEach(endPartNames), aboveSizes.air)
  const stack = roomy.height <= safe.height * aboveSizes.textsHeight ? roomy : stackOf(video, oneEach(endPartNames), aboveSizes.tightAir)
  const gap = Math.round(width * aboveSizes.gap)
  const foot = height - Math.round(height * aboveSizes.footAir)
  const productTop = safe.top + stack.height + (stack.height === 0 ? 0 : gap)
  const size = productSizeIn(video, {
    width: safe.width * aboveSizes.productWidth,
    height: Math.min(foot - productTop, width * aboveSizes.productHeight),
  })
  if (size.height < height * aboveSizes.productHeightLeast || stack.height > safe.height) return null
  // The texts stay inside the safe area.
  const spare = foot - productTop - size.height
  const down = Math.min(spare * aboveSizes.spareAbove, Math.max(0, safe.height - stack.height))
  const product = standing(size, middle, productTop + down + (spare - down) * aboveSizes.spareBetween + size.height / 2)
  return {
    ground: groundOf(video, middle / width, product.y / height, aboveSizes.glowRadius),
    panel: null,
    product,
    parts: { ...noParts, ...placeStack(video, stack, middle, safe.top + down, 'center') },
    align: 'center',
  }
}

/** Without a product the texts are in the middle. */
function withoutProduct(video: TimelineParts): EndCard {
  const { safe, width, height } = video
  const middle = safe.left + safe.width / 2
  const roomy = stackOf(video, oneEach(endPartNames), aloneSizes.air)
  const stack = roomy.height <= safe.height ? roomy : stackOf(video, oneEach(endPartNames), aloneSizes.tightAir)
  const top = safe.top + (safe.height - stack.height) / 2
  return {
    ground: groundOf(
      video,
      middle / width,
      (top + stack.height * aloneSizes.glowAt) / height,
      aspectOf(video) === 'upright' ? aloneSizes.uprightGlowRadius : aloneSizes.glowRadius,
    ),
    panel: null,
    product: null,
    parts: { ...noParts, ...placeStack(video, stack, middle, top, 'center') },
    align: 'center',
  }
}

/** Over photographs and footage: a panel that leaves the image visible, at the right, below or (upright, where apps draw text below) above. */
function overImage(video: TimelineParts): EndCard {
  const { safe, width, height } = video
  const aspect = aspectOf(video)
  const isWide = aspect === 'wide'
  const isUpright = aspect === 'upright'
  const padding = Math.round(Math.min(width, height) * panelSizes.padding)
  const each = oneEach(endPartNames)
  const sharing: EndPartName[][] = [['logo'], ['name'], ['endLine'], ['endOffer', 'button'], ['site']]
  const shared = stackOf(video, sharing, panelSizes.tightAir)
  const tight =
    aspect === 'square' && shared.width <= safe.width ? shared : stackOf(video, each, isUpright ? panelSizes.air : panelSizes.tightAir)
  const stack = isWide ? stackOf(video, each, panelSizes.air) : tight
  if (stack.rows.length === 0 || stack.height > safe.height) return withoutProduct(video)
  const align = isWide ? 'left' : 'center'
  const panelWidth = isWide ? stack.width + 2 * padding : Math.min(width - padding, Math.max(stack.width + 2 * padding, safe.width))
  const panelHeight = stack.height + 2 * padding
  // The text keeps to the safe area, the panel may reach out of it.
  const left = Math.round(isWide ? safe.left + safe.width - stack.width - padding : safe.left + (safe.width - panelWidth) / 2)
  const textX = { left: left + padding, center: left + panelWidth / 2 }[align]
  const spare = safe.height - stack.height
  // Below, the panel has the same margin at the bottom as at the sides.
  const lowest = Math.min(safe.top - padding + spare, height - Math.max(left, padding * panelSizes.airBelow) - panelHeight)
  const top = Math.round(isWide || isUpright ? safe.top - padding + spare * (isWide ? panelSizes.topWide : panelSizes.topUpright) : lowest)
  return {
    ground: groundOf(video, 0.5, 0.5, panelSizes.glowRadius),
    panel: { left, top, width: panelWidth, height: panelHeight },
    product: null,
    parts: { ...noParts, ...placeStack(video, stack, textX, top + padding, align) },
    align,
  }
}

const groundOf = ({ colors: { brand, light } }: TimelineParts, x: number, y: number, radius: number): EndCard['ground'] => ({
  kind: 'backdrop',
  color: brand,
  glow: light,
  x,
  y,
  radius,
  alpha: 1,
})
