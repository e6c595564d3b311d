import { type Size } from '@adloom/renderer/pixels.ts'
import { type Layer, type FrameRegion } from '../timeline/frame.ts'

/** The rectangle that a layer certainly hides, edges on even pixels of the frame; null: none. */
function hiddenBy(layer: Layer, { width, height }: Size): FrameRegion | null {
  if (layer.kind === 'backdrop') return layer.alpha >= 1 ? { left: 0, top: 0, width, height } : null
  if (layer.kind !== 'panel' || layer.alpha < 1 || layer.hole !== undefined) return null
  const { region, slant = 0, radius = 0 } = layer
  // Slanted sides and round corners do not count as hidden.
  const bend = Math.max(0, Math.min(radius, region.width / 2, region.height / 2))
  const left = Math.max(0, Math.ceil((region.left + Math.max(0, slant) + bend) / 2) * 2)
  const right = Math.min(width, Math.floor((region.left + region.width + Math.min(0, slant) - bend) / 2) * 2)
  const top = Math.max(0, Math.ceil((region.top + bend) / 2) * 2)
  const bottom = Math.min(height, Math.floor((region.top + region.height - bend) / 2) * 2)
  return right <= left || bottom <= top ? null : { left, top, width: right - left, height: bottom - top }
}

interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const isIn = ({ left, top, width, height }: FrameRegion, seen: Edges): boolean =>
  left <= seen.left && top <= seen.top && left + width >= seen.right && top + height >= seen.bottom

/**
 * The part under the layers that is still visible, edges on even pixels; null: nothing. Only layers that hide a whole side make it smaller, so it
 * stays a rectangle.
 */
export function seenUnder(layers: readonly Layer[], size: Size): FrameRegion | null {
  let [left, top, right, bottom] = [0, 0, size.width, size.height]
  for (const layer of layers) {
    if (layer.kind === 'panel' && layer.hole !== undefined && layer.alpha >= 1 && isIn(layer.region, { left, top, right, bottom })) {
      const { region } = layer.hole
      left = Math.max(left, region.left)
      top = Math.max(top, region.top)
      right = Math.min(right, region.left + region.width)
      bottom = Math.min(bottom, region.top + region.height)
      continue
    }
    const hidden = hiddenBy(layer, size)
    if (hidden === null) continue
    const end = { right: hidden.left + hidden.width, bottom: hidden.top + hidden.height }
    const isTall = hidden.top <= top && end.bottom >= bottom
    const isWide = hidden.left <= left && end.right >= right
    if (isTall && isWide) return null
    if (isTall && hidden.left <= left) left = Math.max(left, end.right)
    else if (isTall && end.right >= right) right = Math.min(right, hidden.left)
    else if (isWide && hidden.top <= top) top = Math.max(top, end.bottom)
    else if (isWide && end.bottom >= bottom) bottom = Math.min(bottom, hidden.top)
  }
  return right <= left || bottom <= top ? null : { left, top, width: right - left, height: bottom - top }
}
