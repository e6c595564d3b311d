import { type AdRegion, type Layout } from '../layout.ts'
import { stripWords } from '../rows.ts'

/** A white plate with centred words; the button lies over its lower edge. */
const plate = (parts: readonly AdRegion[], pad: number, button: number, radius: number): AdRegion => ({
  down: [
    { ground: 'white', radius, pad: [pad, pad, button * 0.5 + pad * 0.7, pad], gap: pad * 0.5, down: parts },
    { pad: [-button * 0.5, 2, 0, 2], align: 'center', down: [{ part: 'button', height: button }] },
  ],
})

/** The picture from edge to edge, centred words on a white plate that floats on it. */
export const plateLayout: Layout = {
  tall: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 39 },
      {
        pad: [0, 6.6, 6.6, 6.6],
        safe: 'below',
        down: [
          plate(
            [
              { part: 'brandName', size: [4.4, 3.2], lines: 1, align: 'center', tone: 'accent', drop: 2 },
              { part: 'headline', size: [14, 5.4], lines: 4, align: 'center', weight: 800, leading: 0.94 },
              { part: 'description', size: [4.8, 3.2], lines: 4, tone: 'soft', align: 'center', drop: 1 },
            ],
            5.4,
            12,
            4,
          ),
        ],
      },
    ],
  },
  square: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 51 },
      {
        pad: [0, 7, 5, 7],
        safe: 'below',
        down: [
          plate(
            [
              { part: 'brandName', size: [3.1, 2.4], lines: 1, align: 'center', tone: 'accent', drop: 2 },
              { part: 'headline', size: [11, 3.8], lines: 3, align: 'center', weight: 800, leading: 0.94 },
              { part: 'description', size: [3.8, 2.3], lines: 3, tone: 'soft', align: 'center', drop: 1 },
            ],
            4.4,
            9,
            3.4,
          ),
        ],
      },
    ],
  },
  wide: {
    along: [
      {
        share: 0.5,
        pad: [7, 0, 7, 7.7],
        safe: 'all',
        justify: 'center',
        down: [
          plate(
            [
              { part: 'brandName', size: [4.2, 3.4], lines: 1, align: 'center', tone: 'accent', drop: 2 },
              { part: 'headline', size: [13, 5.6], lines: 4, align: 'center', weight: 800, leading: 0.94 },
              { part: 'description', size: [4.6, 3.4], lines: 4, tone: 'soft', align: 'center', drop: 1 },
            ],
            6.4,
            12,
            5,
          ),
        ],
      },
      { part: 'picture', fit: 'product', isBehind: true },
    ],
  },
  strip: {
    along: [
      {
        share: 0.74,
        pad: [12, 4, 12, 12],
        down: [
          {
            grow: 1,
            ground: 'white',
            radius: 10,
            pad: [0, 8, 0, 10],
            gap: 8,
            align: 'center',
            along: [stripWords([{ part: 'headline', size: [26, 12], lines: 2 }]), { part: 'button', height: 32, drop: 1 }],
          },
        ],
      },
      { part: 'picture', fit: 'product', isBehind: true, least: 90, grow: 1 },
    ],
  },
}
