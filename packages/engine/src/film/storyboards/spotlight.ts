import { easeOut, mix } from '../easing.ts'
import { type FilmLight, type Region } from '../frame.ts'
import { wordsFade } from '../reveal-type.ts'
import { filmOf } from '../shots.ts'
import { type Storyboard, type TimelineParts } from '../timeline.ts'

/** A pool of light that goes over the product while the room stays dim; from `from` (0 dark) up to `to`. */
const pool =
  ({ width, height }: TimelineParts, from: number, to: number) =>
  (progress: number, product: Region): FilmLight => ({
    gain: mix(from, to, easeOut(progress * 1.6)),
    vignette: 0.35,
    spot: {
      x: (product.left + product.width / 2) / width + mix(-0.22, 0.08, progress),
      y: (product.top + product.height * 0.45) / height,
      radius: mix(0.34, 0.62, progress),
      outside: mix(0.16, 0.5, easeOut(progress)),
    },
  })

/** Out of the dark a light goes over the product. */
export const spotlight: Storyboard = {
  leastSeconds: 3,
  timeline: (parts) => {
    const { hook, captions, offer } = parts.type
    return filmOf(
      parts,
      [
        { views: ['right', 'left', 'low'], block: hook, reveal: wordsFade, light: pool(parts, 0.25, 1.05), sheen: true, rank: 0 },
        { views: ['close'], light: pool(parts, 0.7, 1.05), sheen: true, rank: 4 },
        ...captions.map((block, index) => ({
          views: ['right', 'left', 'low', 'high'] as const,
          block,
          reveal: wordsFade,
          light: pool(parts, 0.85, 1.05),
          rank: 3 + index,
        })),
        { views: ['left', 'right', 'low'], block: offer, light: pool(parts, 0.9, 1.1), rank: 2 },
        { views: ['middle'], light: pool(parts, 0.9, 1.1), sheen: true, rank: 1 },
      ],
      ['closeTop', 'middle', 'closeFoot'],
      'flooded',
    )
  },
}
