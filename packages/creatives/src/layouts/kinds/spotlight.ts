import { type Layout } from '../layout.ts'
import { brandAndButton, stripWords } from '../rows.ts'

/** The picture in a disc on a deep ground, as if lit there. */
export const spotlightLayout: Layout = {
  tall: {
    ground: 'deep',
    pad: [8, 6.6, 6.6, 6.6],
    safe: 'below',
    gap: 3.6,
    down: [
      { part: 'picture', fit: 'product', least: 52, shape: 'disc' },
      { part: 'brandName', size: [3.6, 2.8], lines: 1, align: 'center', tone: 'soft', drop: 2 },
      { part: 'headline', size: [10, 5.4], lines: 3, align: 'center' },
      { part: 'description', size: [3.9, 2.8], lines: 3, tone: 'soft', align: 'center', drop: 1 },
      { align: 'center', down: [{ part: 'button', height: 9.6 }] },
    ],
  },
  square: {
    ground: 'deep',
    pad: 5.6,
    safe: 'all',
    gap: 2.6,
    down: [
      { part: 'headline', size: [8.2, 4.6], lines: 2, align: 'center' },
      { part: 'description', size: [3.2, 2.4], lines: 2, tone: 'soft', align: 'center', drop: 1 },
      { part: 'picture', fit: 'product', least: 42, shape: 'disc' },
      brandAndButton(7, 8.4),
    ],
  },
  wide: {
    ground: 'deep',
    pad: [7, 6, 7, 6],
    safe: 'all',
    gap: 5,
    along: [
      {
        share: 0.54,
        justify: 'between',
        gap: 3.4,
        down: [
          { part: 'brand', size: 9, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [11, 5.8], lines: 4 },
              { part: 'description', size: [4.3, 3.4], lines: 3, tone: 'soft', drop: 1 },
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 12 }] },
        ],
      },
      { part: 'picture', fit: 'product', shape: 'disc' },
    ],
  },
  strip: {
    ground: 'deep',
    pad: [6, 10, 6, 10],
    gap: 9,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 88, share: 0.13, shape: 'disc', grow: 1 },
      stripWords([{ part: 'headline', size: [30, 12], lines: 2 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
