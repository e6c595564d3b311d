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
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 39 },
      {
        pad: [0, 6.6, 6.6, 6.6],
        safe: 'below',
        down: [
          plaque(0.35, 2, 5, [
            { part: 'brandName', size: [4.2, 3.2], lines: 1, isUpperCase: true, align: 'center', tone: 'soft', drop: 2 },
            { part: 'headline', size: [17, 5], lines: 4, align: 'center', leading: 0.95 },
            { part: 'description', size: [5.2, 4], lines: 4, tone: 'soft', align: 'center', drop: 1 },
            { align: 'center', down: [{ part: 'button', height: 10.6 }] },
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
        pad: [-7, 6, 5, 6],
        safe: 'below',
        down: [
          plaque(0.3, 1.4, 3.6, [
            { part: 'brandName', size: [2.7, 2.4], lines: 1, isUpperCase: true, align: 'center', tone: 'soft', drop: 2 },
            { part: 'headline', size: [11.6, 4.6], lines: 3, align: 'center', leading: 0.95 },
            { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', align: 'center', drop: 1 },
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
              { part: 'headline', size: [13, 5], lines: 5, align: 'center', leading: 0.97 },
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
    along: [
      { part: 'picture', fit: 'product', isBehind: true, least: 90, share: 0.26, drop: 1 },
      {
        pad: [6, 7, 6, 0],
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
