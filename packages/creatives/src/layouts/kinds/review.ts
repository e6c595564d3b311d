import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, stripWords } from '../rows.ts'

/** The score large, with its stars and their number. */
const scored = (size: number): AdRegion => ({
  gap: size * 0.28,
  align: 'center',
  along: [
    { part: 'score', size: [size, size * 0.5], lines: 1, weight: 800, leading: 0.92 },
    {
      isSnug: true,
      gap: size * 0.08,
      down: [
        { part: 'stars', size: size * 0.36 },
        { part: 'reviews', size: [size * 0.26, size * 0.2], lines: 1, tone: 'soft' },
      ],
    },
  ],
})

/** A card of rounded corners. */
const card = (pad: number, parts: readonly AdRegion[]): AdRegion => ({
  ground: 'white',
  radius: pad * 0.9,
  pad,
  gap: pad * 0.55,
  down: parts,
})

/** A speech bubble, its tip towards the product above it. */
const bubble = (pad: number, parts: readonly AdRegion[]): AdRegion => ({
  over: [{ part: 'shape', shape: 'tip', color: 'white', inset: [-0.06, 0.44, 0.92, 0.44] }, card(pad, parts)],
})

/** What buyers say in a speech bubble over the product. */
export const reviewLayout: Layout = {
  tall: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 39 },
      {
        pad: [0, 6.6, 6, 6.6],
        safe: 'below',
        down: [
          bubble(5, [
            scored(17),
            { part: 'headline', size: [15, 4.8], lines: 3, weight: 800, leading: 0.95 },
            { part: 'description', size: [4.6, 3.2], lines: 3, tone: 'soft', drop: 1 },
            brandAndButton(7.2, 10.4),
          ]),
        ],
      },
    ],
  },
  square: {
    ground: 'accent',
    down: [
      { part: 'picture', fit: 'product', least: 46 },
      {
        pad: [0, 6, 6, 6],
        safe: 'below',
        down: [
          bubble(3.6, [
            scored(11),
            { part: 'headline', size: [8.2, 4.2], lines: 3, weight: 800, leading: 0.94 },
            { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', drop: 1 },
            brandAndButton(6.4, 8.4),
          ]),
        ],
      },
    ],
  },
  wide: {
    along: [
      { part: 'picture', fit: 'product', isBehind: true },
      {
        share: 0.5,
        pad: [8, 7.7, 8, 0],
        safe: 'all',
        justify: 'center',
        down: [
          card(6, [
            scored(17),
            { part: 'headline', size: [9.4, 5.2], lines: 3, leading: 0.97 },
            { part: 'description', size: [4, 3.4], lines: 3, tone: 'soft', drop: 1 },
            brandAndButton(8.4, 10.8),
          ]),
        ],
      },
    ],
  },
  strip: {
    ground: 'white',
    along: [
      { part: 'picture', fit: 'product', isBehind: true, least: 90, share: 0.26, drop: 1 },
      {
        pad: [6, 7, 6, 0],
        down: [
          {
            grow: 1,
            ground: 'white',
            radius: 16,
            pad: [0, 8],
            gap: 7,
            align: 'center',
            along: [
              { part: 'score', size: [52, 20], lines: 1, weight: 800 },
              stripWords([
                { part: 'stars', size: 20, drop: 3 },
                { part: 'headline', size: [26, 12], lines: 2, weight: 800, leading: 0.94 },
              ]),
              { part: 'button', height: 32, drop: 2 },
            ],
          },
        ],
      },
    ],
  },
}
