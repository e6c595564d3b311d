import { aspectOf } from '../timeline/aspect.ts'
import { type Layer, type FrameRegion } from '../timeline/frame.ts'
import { LABEL_AIR } from './label.ts'
import { type TimelineParts, type TypeBlock } from '../timeline/timeline.ts'
import { type ShotView, type ViewName } from '../camera/view.ts'
import { productSeen, shotViewOf } from '../camera/views.ts'
import { type TextSpot } from './shot.ts'

/** The view of `names` with the most room for the block, or the first with enough; and the block in it. */
export function textSpot(parts: TimelineParts, block: TypeBlock, names: readonly ViewName[], mirrored: boolean): TextSpot {
  let best: TextSpot | null = null
  for (const name of names) {
    const view = shotViewOf(parts, name, mirrored)
    for (const spot of spotsIn(parts, block, name, view)) {
      if (best === null || spot.covered < best.covered - 0.001) best = spot
      if (best.covered === 0) return best
    }
  }
  return (
    best ?? {
      x: parts.safe.left,
      y: parts.safe.top,
      align: 'left',
      from: 'top',
      name: 'low',
      view: shotViewOf(parts, 'low', mirrored),
      covered: 1,
    }
  )
}

/** The same for a block that needs air around it, inside the safe area as far as it is narrow enough; the block's own place. */
export function spotWithAir(
  parts: TimelineParts,
  block: TypeBlock,
  names: readonly ViewName[],
  mirrored: boolean,
  { across, down }: { readonly across: number; readonly down: number },
): TextSpot {
  const { safe } = parts
  const spot = textSpot(parts, { ...block, width: block.width + 2 * across, height: block.height + 2 * down }, names, mirrored)
  const x = Math.max(safe.left, Math.min(spot.x + across, safe.left + safe.width - block.width))
  const y = Math.max(safe.top, Math.min(spot.y + down, safe.top + safe.height - block.height))
  return { ...spot, x, y }
}

function spotsIn(parts: TimelineParts, block: TypeBlock, name: ViewName, view: ShotView): TextSpot[] {
  if (parts.subject === 'photograph') return [labelSpot(parts, block, name, view)]
  const { safe, width, height } = parts
  const margin = Math.min(width, height) * 0.035
  const seen = [productSeen(parts, view.from), productSeen(parts, view.to)]
  const spot = (x: number, y: number, align: TextSpot['align'], from: TextSpot['from']): TextSpot => {
    const place = { left: x - margin, top: y - margin, width: block.width + 2 * margin, height: block.height + 2 * margin }
    const covered =
      parts.subject === 'staged' ? Math.max(...seen.map((box) => shared(place, box) / Math.max(1, box.width * box.height))) : 0
    return { x: Math.round(x), y: Math.round(y), align, from, name, view, covered }
  }
  const right = safe.left + safe.width - block.width
  const middle = safe.top + (safe.height - block.height) / 2
  const center = safe.left + (safe.width - block.width) / 2
  const top = spot(center, safe.top, 'center', 'top')
  const bottom = spot(center, safe.top + safe.height - block.height, 'center', 'bottom')
  const isWide = aspectOf(parts) === 'wide'
  if (name === 'right') return isWide ? [spot(safe.left, middle, 'left', 'left')] : []
  if (name === 'left') return isWide ? [spot(right, middle, 'left', 'right')] : []
  if (name === 'high' || name.startsWith('close')) return aspectOf(parts) === 'upright' ? [top, bottom] : [bottom, top]
  return [top, bottom]
}

/** Labels go into a corner, away from the view's direction; in upright frames to an edge, over the surroundings of a wider photograph. */
function labelSpot({ safe, width, height, product }: TimelineParts, block: TypeBlock, name: ViewName, view: ShotView): TextSpot {
  const air = Math.round(Math.min(width, height) * LABEL_AIR)
  const aspect = aspectOf({ width, height })
  const isUpright = aspect === 'tall' || aspect === 'upright'
  const isRight = !isUpright && view.to.centerX < 0.49
  const isTop = isUpright ? product.height < height * 0.7 || name !== 'closeTop' : name === 'closeFoot' || name === 'low'
  const [right, bottom] = [safe.left + safe.width - block.width, safe.top + safe.height - block.height]
  const x = isUpright ? (safe.left + right) / 2 : isRight ? right - air : Math.min(right, safe.left + air)
  const y = isTop ? Math.min(bottom, safe.top + air) : bottom - air
  return {
    x: Math.round(Math.max(safe.left, x)),
    y: Math.round(Math.max(safe.top, y)),
    align: isUpright ? 'center' : 'left',
    from: isRight ? 'right' : 'left',
    name,
    view,
    covered: 0,
  }
}

function shared(a: FrameRegion, b: FrameRegion): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, across) * Math.max(0, down)
}

/** The gradient behind a text on its image. */
export function shadeLayer({ width, height, colors }: TimelineParts, spot: TextSpot, block: TypeBlock, alpha: number): Layer {
  const fadeLength = Math.min(width, height) * 0.42
  const region = {
    top: { left: 0, top: 0, width, height: Math.min(height, spot.y + block.height + fadeLength) },
    bottom: { left: 0, top: Math.max(0, spot.y - fadeLength), width, height: height - Math.max(0, spot.y - fadeLength) },
    left: { left: 0, top: 0, width: Math.min(width, spot.x + block.width + fadeLength), height },
    right: { left: Math.max(0, spot.x - fadeLength), top: 0, width: width - Math.max(0, spot.x - fadeLength), height },
  }[spot.from]
  return { kind: 'shade', region, color: colors.shade, alpha, from: spot.from }
}
