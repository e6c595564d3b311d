import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, priceRow, stripWords } from '../rows.ts'

/** The second picture in a disc with a white edge. */
const disc = (least: number, share: number): AdRegion => ({
  share,
  grow: 1,
  over: [
    { part: 'shape', shape: 'disc', color: 'white', inset: [-0.045, -0.045, -0.045, -0.045] },
    { part: 'picture', source: 'second', fit: 'cover', shape: 'disc', least },
  ],
})

/** The disc where lines end, over the edge between the picture and the words. */
const overEdge = (size: number, share: number, below: number): AdRegion => ({
  pad: [below - size, 0, -below, 0],
  justify: 'end',
  along: [disc(size, share)],
})

/** One picture large, the other in a disc over its edge, the words on a deep ground. */
export const duoLayout: Layout = {
  tall: {
    down: [
      { part: 'picture', fit: 'product', least: 64 },
      {
        ground: 'deep',
        pad: [7, 6.6, 6.6, 6.6],
        safe: 'below',
        down: [
          overEdge(31, 0.37, -3),
          {
            gap: 3,
            down: [
              { part: 'headline', size: [12, 4.8], lines: 3, leading: 0.96 },
              { part: 'description', size: [4.4, 2.8], lines: 3, tone: 'soft', drop: 1 },
              priceRow(9, 3),
              brandAndButton(7.4, 10),
            ],
          },
        ],
      },
    ],
  },
  square: {
    down: [
      { part: 'picture', fit: 'product', least: 44 },
      {
        ground: 'deep',
        pad: [4.6, 6, 5.6, 6],
        safe: 'below',
        down: [
          overEdge(25, 0.29, -1),
          {
            gap: 2.2,
            down: [
              { part: 'headline', size: [8.8, 4.2], lines: 2, leading: 0.96 },
              {
                gap: 4,
                along: [
                  { part: 'description', size: [3.1, 2.4], lines: 3, tone: 'soft', drop: 1 },
                  { isSnug: true, drop: 3, down: [priceRow(7)] },
                ],
              },
              brandAndButton(6.6, 8.4),
            ],
          },
        ],
      },
    ],
  },
  wide: {
    along: [
      { part: 'picture', fit: 'product', share: 0.54 },
      {
        ground: 'deep',
        pad: [8, 7.7, 8, 6],
        justify: 'between',
        gap: 3,
        down: [
          { pad: [0, 0, 0, -24], down: [{ along: [disc(32, 0.36)] }] },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [10, 5], lines: 4, leading: 0.96 },
              { part: 'description', size: [4, 3.4], lines: 3, tone: 'soft', drop: 1 },
              priceRow(8, 3),
            ],
          },
          brandAndButton(8.4, 11.6),
        ],
      },
    ],
  },
  strip: {
    ground: 'deep',
    pad: [0, 8, 0, 0],
    gap: 7,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.18, grow: 1 },
      {
        pad: [8, 0, 8, -16],
        share: 0.12,
        grow: 1,
        drop: 2,
        down: [{ part: 'picture', source: 'second', fit: 'cover', shape: 'disc', least: 84, grow: 1 }],
      },
      stripWords([{ part: 'headline', size: [28, 12], lines: 2 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
