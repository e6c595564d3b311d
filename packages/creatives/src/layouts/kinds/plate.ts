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
    over: [
      { part: 'picture', fit: 'whole', y: 0.11 },
      {
        pad: [0, 6.6, 6.6, 6.6],
        safe: 'below',
        down: [
          { part: 'space', size: 90, grow: 1 },
          plate(
            [
              { part: 'brandName', size: [4, 2.8], lines: 1, align: 'center', tone: 'accent', drop: 2 },
              { part: 'headline', size: [11, 4.8], lines: 4, align: 'center', leading: 0.97 },
              { part: 'description', size: [4.4, 2.8], lines: 4, tone: 'soft', align: 'center', drop: 1 },
            ],
            5,
            10,
            4,
          ),
        ],
      },
    ],
  },
  square: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 48 },
      {
        pad: [0, 13, 6, 13],
        safe: 'below',
        down: [
          plate(
            [
              { part: 'brandName', size: [2.8, 2.4], lines: 1, align: 'center', tone: 'accent', drop: 2 },
              { part: 'headline', size: [7.8, 4], lines: 3, align: 'center', leading: 0.97 },
              { part: 'description', size: [3, 2.4], lines: 3, tone: 'soft', align: 'center', drop: 1 },
            ],
            4.4,
            8,
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
              { part: 'headline', size: [10, 5.2], lines: 4, align: 'center', leading: 0.97 },
              { part: 'description', size: [4.1, 3.4], lines: 4, tone: 'soft', align: 'center', drop: 1 },
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
