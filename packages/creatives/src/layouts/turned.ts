import { isBehind, regionsIn } from './present-regions.ts'
import { type AdRegion } from './layout.ts'

/** Above and below, or start and end. */
type Axis = 'down' | 'along'

/** The layout with what lies before its picture after it: text below becomes text above, text at the start text at the end. */
export function turned(region: AdRegion): AdRegion {
  const axis = axisOf(region)
  return axis === null ? region : turnedAlong(region, axis)
}

/** The direction in which text and picture lie; null when they do not share one. */
function axisOf(region: AdRegion): Axis | null {
  if ('part' in region) return null
  if (regionsIn(region).some(isBehind)) return 'down' in region ? 'down' : 'along'
  // A picture that fills the frame has its text beside a space that grows.
  if ('down' in region && regionsIn(region).some(isSpace)) return 'down'
  return 'over' in region
    ? (regionsIn(region)
        .map(axisOf)
        .find((axis) => axis !== null) ?? null)
    : null
}

const isPoint = (region: AdRegion): boolean =>
  'part' in region && region.part === 'shape' && (region.shape === 'tip' || region.shape === 'tail')
const isSpace = (region: AdRegion): boolean => 'part' in region && region.part === 'space' && region.grow !== undefined

/** A part that lies on the other side of what it belongs to. */
function turnedOver(part: Extract<AdRegion, { readonly part: string }>): AdRegion {
  if (part.part === 'picture' && part.y !== undefined) return { ...part, y: 1 - part.y }
  if (part.part !== 'shape' || (part.shape !== 'tip' && part.shape !== 'tail')) return part
  const { inset } = part
  return {
    ...part,
    shape: part.shape === 'tip' ? 'tail' : 'tip',
    ...(inset === undefined ? {} : { inset: [inset[2], inset[1], inset[0], inset[3]] }),
  }
}

function turnedAlong(region: AdRegion, axis: Axis): AdRegion {
  if ('part' in region) return axis === 'down' ? turnedOver(region) : region
  const { pad = 0, safe } = region
  const [above, end, below = above, start = end] = typeof pad === 'number' ? [pad, pad] : pad
  const group = {
    pad: axis === 'down' ? ([below, end, above, start] as const) : ([above, start, below, end] as const),
    safe: axis === 'down' && safe !== undefined && safe !== 'all' ? (safe === 'above' ? ('below' as const) : ('above' as const)) : safe,
  }
  const children = regionsIn(region).map((child) => turnedAlong(child, axis))
  const isTurned = regionsIn(region).some((child) => isBehind(child) || isSpace(child) || (axis === 'down' && isPoint(child)))
  const inOrder = isTurned ? children.toReversed() : children
  if ('down' in region) return { ...region, ...group, down: axis === 'down' ? inOrder : children }
  if ('along' in region) return { ...region, ...group, along: axis === 'along' ? inOrder : children }
  return { ...region, ...group, over: children }
}
