import { type Frame, type FrameRegion } from '../timeline/frame.ts'
import { type TimelineParts, type TypePiece } from '../timeline/timeline.ts'
import { GROUND_SHADOW } from '../type/ground-shadow.ts'

/** Points across and along a frame at which its image can be hidden. */
const POINTS = 12
/** From this alpha on a layer hides what is under it, and is seen itself. */
const VISIBLE_ALPHA = 0.5

/** The share of a frame that shows the image, the product or text, 0 to 1; panels and the end card's ground are none of these. */
export function shownContent(
  { layers }: Frame,
  { width, height, product, hasCutOut }: TimelineParts,
  pieces: ReadonlyMap<string, TypePiece>,
): number {
  const frame = { left: 0, top: 0, width, height }
  let image = new Uint8Array(POINTS * POINTS).fill(1)
  let parts = 0
  for (const layer of layers) {
    if (layer.alpha < VISIBLE_ALPHA) continue
    if (layer.kind === 'backdrop') {
      image.fill(0)
      parts = 0
    } else if (layer.kind === 'panel') {
      const { region, slant = 0 } = layer
      image = image.map((shown, point) => {
        const y = ((Math.floor(point / POINTS) + 0.5) / POINTS) * height
        const left = region.left + slant * (1 - (y - region.top) / region.height)
        return shown === 1 && !isIn({ ...region, left }, (((point % POINTS) + 0.5) / POINTS) * width, y) ? 1 : 0
      })
    } else if (layer.kind === 'product') {
      const wide = (layer.height * product.width) / product.height
      if (hasCutOut)
        parts += areaIn(frame, { left: layer.x - wide / 2, top: layer.y - layer.height / 2, width: wide, height: layer.height })
    } else if (layer.kind === 'sprite' && layer.sprite !== GROUND_SHADOW.sprite) {
      const piece = pieces.get(layer.sprite)
      if (piece !== undefined)
        parts += areaIn(layer.clip ?? frame, {
          left: layer.x + piece.margin,
          top: layer.y + piece.margin,
          width: piece.width,
          height: piece.height,
        })
    }
  }
  return image.reduce((sum, shown) => sum + shown, 0) / image.length + parts / (width * height)
}

const isIn = ({ left, top, width, height }: FrameRegion, x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height

const areaIn = (frame: FrameRegion, { left, top, width, height }: FrameRegion): number =>
  Math.max(0, Math.min(frame.left + frame.width, left + width) - Math.max(frame.left, left)) *
  Math.max(0, Math.min(frame.top + frame.height, top + height) - Math.max(frame.top, top))
