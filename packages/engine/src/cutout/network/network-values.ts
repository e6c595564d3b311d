import { type SegmentMask } from '@adloom/domain/ports/segmenter.ts'
import { type ModelDescription } from './model-description.ts'

/** A part of the network's image, in its pixels. */
interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where an image of this size lies in the network's. */
export function areaInNetwork(image: { readonly width: number; readonly height: number }, { fit, width, height }: ModelDescription): Area {
  if (fit === 'fill') return { left: 0, top: 0, width, height }
  const scale = Math.min(width / image.width, height / image.height)
  const inside = { width: Math.max(1, Math.round(image.width * scale)), height: Math.max(1, Math.round(image.height * scale)) }
  return { left: Math.floor((width - inside.width) / 2), top: Math.floor((height - inside.height) / 2), ...inside }
}

/** RGB values of the network's image, pixel by pixel, as the network takes them: channel by channel, scaled. */
export function inputValues(pixels: Uint8Array, { width, height, mean, deviation, channels }: ModelDescription): Float32Array {
  const count = width * height
  const values = new Float32Array(3 * count)
  for (let channel = 0; channel < 3; channel++) {
    const from = channels === 'rgb' ? channel : 2 - channel
    for (let at = 0; at < count; at++) values[channel * count + at] = (pixels[at * 3 + from] - mean[channel]) / deviation[channel]
  }
  return values
}

/** The values of an output whose last two dimensions are rows and columns, as a mask of the image that lies in `area` of the network's. */
export function maskOfValues(
  values: ArrayLike<number>,
  dimensions: readonly number[],
  area: Area,
  description: ModelDescription,
): SegmentMask {
  const [rows = 0, columns = 0] = dimensions.slice(-2)
  if (rows < 1 || columns < 1 || values.length < rows * columns) throw new Error(`an output of ${dimensions.join(' × ')} is no mask`)
  // A network may give a smaller mask than its image.
  const [across, down] = [columns / description.width, rows / description.height]
  const [left, top] = [Math.round(area.left * across), Math.round(area.top * down)]
  const width = Math.max(1, Math.min(columns - left, Math.round(area.width * across)))
  const height = Math.max(1, Math.min(rows - top, Math.round(area.height * down)))
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = values[(top + y) * columns + left + x]
      const alpha = description.values === 'alpha' ? value : 1 / (1 + Math.exp(-value))
      data[y * width + x] = Math.round(Math.max(0, Math.min(1, alpha)) * 255)
    }
  }
  return { width, height, data }
}
