import { type Pixels } from '@adloom/renderer/pixels.ts'
import { channelsOf } from './type-block.ts'

/**
 * The soft shadow of a product cutout over panels: drawn once, for a product `width` pixels wide, scaled for others. `size`: of its sprite, which
 * reaches beyond the product at both sides.
 */
export const GROUND_SHADOW = { sprite: 'ground-shadow', width: 300, size: { width: 396, height: 51 } } as const

/** An elliptic shadow, darkest where the product touches the ground. */
export function groundShadow(color: string): Pixels {
  const { width, height } = GROUND_SHADOW.size
  const rgb = channelsOf(color)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = [((x + 0.5) / width) * 2 - 1, ((y + 0.5) / height) * 2 - 1]
      const away = Math.min(1, Math.hypot(across, down))
      const core = Math.min(1, Math.hypot(across * 1.12, down * 2.8))
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++) data[at + channel] = rgb[channel]
      data[at + 3] = 255 * (0.3 * (1 - away ** 1.2) ** 2 + 0.42 * (1 - core * core) ** 2)
    }
  }
  return { width, height, data }
}
