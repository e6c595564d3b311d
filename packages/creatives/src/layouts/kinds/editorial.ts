import { type Layout } from '../layout.ts'
import { stripWords } from '../rows.ts'

/** A page of a magazine: wide margins, a fine line, the text centred. */
export const editorialLayout: Layout = {
  tall: {
    ground: 'white',
    down: [
      { part: 'picture', fit: 'product', least: 52 },
      {
        pad: [5, 8, 7, 8],
        safe: 'below',
        gap: 3.4,
        down: [
          { part: 'brandName', size: [3.6, 2.8], lines: 1, isUpperCase: true, align: 'center', tone: 'accent', drop: 2 },
          { part: 'headline', size: [9.6, 5], lines: 3, align: 'center' },
          { part: 'description', size: [3.9, 2.8], lines: 3, tone: 'soft', align: 'center', drop: 1 },
          { align: 'center', down: [{ part: 'button', height: 9.4 }] },
        ],
      },
    ],
  },
  square: {
    ground: 'white',
    pad: [5, 6, 5.4, 6],
    safe: 'all',
    gap: 2.8,
    down: [
      { part: 'brandName', size: [3, 2.4], lines: 1, isUpperCase: true, align: 'center', tone: 'accent', drop: 2 },
      { part: 'shape', shape: 'block', color: 'accent', size: 0.25, drop: 2 },
      { part: 'picture', fit: 'product', least: 42 },
      { part: 'headline', size: [7.6, 4.4], lines: 2, align: 'center' },
      { part: 'description', size: [3.4, 2.4], lines: 2, tone: 'soft', align: 'center', drop: 1 },
      { align: 'center', down: [{ part: 'button', height: 7.6 }] },
    ],
  },
  wide: {
    ground: 'white',
    pad: 6,
    safe: 'all',
    gap: 6,
    along: [
      { part: 'picture', fit: 'product', share: 0.46 },
      {
        justify: 'between',
        gap: 3.4,
        down: [
          { part: 'brandName', size: [4.2, 3.4], lines: 1, isUpperCase: true, tone: 'accent', align: 'center', drop: 2 },
          {
            gap: 3.2,
            down: [
              { part: 'headline', size: [10.6, 5.6], lines: 4, align: 'center' },
              { part: 'description', size: [4.2, 3.4], lines: 3, tone: 'soft', align: 'center', drop: 1 },
            ],
          },
          { align: 'center', down: [{ part: 'button', height: 11 }] },
        ],
      },
    ],
  },
  strip: {
    ground: 'white',
    pad: [0, 10, 0, 0],
    gap: 9,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.16, grow: 1 },
      stripWords([
        { part: 'headline', size: [32, 12], lines: 2 },
        { part: 'description', size: [14, 13], lines: 1, tone: 'soft', drop: 3 },
      ]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
