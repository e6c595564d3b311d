import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, priceRow, stripWords } from '../rows.ts'

/** The second picture in a disc with a white edge. */
const disc = (least: number, share?: number): AdRegion => ({
  share,
  over: [
    { part: 'shape', shape: 'disc', color: 'white', inset: [-0.045, -0.045, -0.045, -0.045] },
    { part: 'picture', source: 'second', fit: 'cover', shape: 'disc', least },
  ],
})

/** The picture with its product beside the disc, which lies at the lower end. */
const withDisc = (least: number, size: number, edge: number): AdRegion => ({
  grow: 1,
  along: [
    { part: 'picture', fit: 'product', isBehind: true, least },
    { share: (size + edge * 2) / 100, pad: edge, justify: 'end', down: [disc(size)] },
  ],
})

/** One picture large, the other in a disc over its edge, the words on a deep ground. */
export const duoLayout: Layout = {
  tall: {
    down: [
      {
        ground: 'deep',
        pad: [7, 6.6, 5, 6.6],
        safe: 'above',
        gap: 3,
        down: [
          { part: 'headline', size: [17, 5], lines: 3, leading: 0.94 },
          { part: 'description', size: [4.6, 3.2], lines: 3, tone: 'soft', drop: 1 },
          priceRow(10, 3),
          brandAndButton(7.4, 10.4),
        ],
      },
      withDisc(36, 28, 5.5),
    ],
  },
  square: {
    down: [
      withDisc(44, 25, 4.5),
      {
        ground: 'deep',
        pad: [4.6, 6, 5.6, 6],
        safe: 'below',
        gap: 2.2,
        down: [
          { part: 'headline', size: [8.8, 4.2], lines: 2, leading: 0.96 },
          {
            gap: 4,
            along: [
              { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', drop: 1 },
              { isSnug: true, drop: 3, down: [priceRow(7)] },
            ],
          },
          brandAndButton(6.6, 8.4),
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
          { pad: [0, 0, 0, -24], down: [{ along: [disc(27, 0.3)] }] },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [13, 5.4], lines: 4, leading: 0.96 },
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
    gap: 8,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.18, grow: 1 },
      stripWords([{ part: 'headline', size: [30, 12], lines: 2, leading: 0.95 }]),
      { part: 'button', height: 32, drop: 1 },
      { part: 'picture', source: 'second', fit: 'cover', least: 100, share: 0.16, grow: 1, drop: 2 },
    ],
  },
}
