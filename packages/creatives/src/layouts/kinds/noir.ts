import { type AdRegion, type Layout } from '../layout.ts'
import { stripWords } from '../rows.ts'

/** A dark plaque with a fine line along its edge. */
const plaque = (line: number, edge: number, pad: number, parts: readonly AdRegion[]): AdRegion => ({
  ground: 'night',
  pad: edge,
  down: [
    {
      ground: 'accent',
      pad: line,
      grow: 1,
      down: [{ ground: 'night', grow: 1, pad: [pad, pad * 1.2], gap: pad * 0.6, justify: 'center', down: parts }],
    },
  ],
})

/** Dark and quiet, as for jewellery: the words in a fine line on a plaque over the foot of the picture. */
export const noirLayout: Layout = {
  tall: {
    ground: 'night',
    down: [
      { part: 'picture', fit: 'product', least: 60, y: 0.66 },
      {
        pad: [-10, 8, 6, 8],
        safe: 'below',
        down: [
          plaque(0.35, 2, 6, [
            { part: 'brandName', size: [3.6, 2.8], lines: 1, isUpperCase: true, align: 'center', tone: 'soft', drop: 2 },
            { part: 'headline', size: [11.4, 5], lines: 4, align: 'center', leading: 0.97 },
            { part: 'description', size: [4.2, 2.8], lines: 4, tone: 'soft', align: 'center', drop: 1 },
            { align: 'center', down: [{ part: 'button', height: 10 }] },
          ]),
        ],
      },
    ],
  },
  square: {
    ground: 'night',
    down: [
      { part: 'picture', fit: 'product', least: 46, y: 0.66 },
      {
        pad: [-7, 9, 6, 9],
        safe: 'below',
        down: [
          plaque(0.3, 1.4, 3.6, [
            { part: 'brandName', size: [2.7, 2.4], lines: 1, isUpperCase: true, align: 'center', tone: 'soft', drop: 2 },
            { part: 'headline', size: [8.4, 4.2], lines: 2, align: 'center', leading: 0.97 },
            { part: 'description', size: [3, 2.4], lines: 3, tone: 'soft', align: 'center', drop: 1 },
            { align: 'center', down: [{ part: 'button', height: 8 }] },
          ]),
        ],
      },
    ],
  },
  wide: {
    ground: 'night',
    along: [
      { part: 'picture', fit: 'product', share: 0.54 },
      {
        pad: [7, 7.7, 7, -8],
        down: [
          {
            ...plaque(0.5, 2, 5, [
              { part: 'brandName', size: [3.8, 3.4], lines: 1, isUpperCase: true, align: 'center', tone: 'soft', drop: 2 },
              { part: 'headline', size: [10.4, 5.2], lines: 5, align: 'center', leading: 0.97 },
              { part: 'description', size: [4, 3.4], lines: 4, tone: 'soft', align: 'center', drop: 1 },
              { align: 'center', down: [{ part: 'button', height: 11.6 }] },
            ]),
            grow: 1,
          },
        ],
      },
    ],
  },
  strip: {
    ground: 'night',
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.2, grow: 1, drop: 1 },
      {
        grow: 1,
        pad: 7,
        down: [
          {
            ground: 'accent',
            pad: 1.2,
            grow: 1,
            down: [
              {
                ground: 'night',
                grow: 1,
                pad: [0, 8],
                gap: 9,
                align: 'center',
                along: [stripWords([{ part: 'headline', size: [28, 12], lines: 2 }]), { part: 'button', height: 32, drop: 2 }],
              },
            ],
          },
        ],
      },
    ],
  },
}
