import { type AdRegion, type Layout } from '../layout.ts'
import { priceRow, stripWords } from '../rows.ts'

const rule = (size: number): AdRegion => ({ part: 'shape', shape: 'block', color: 'accent', size, drop: 2 })

/** The head of a page: the brand and what it costs above a rule, and a headline as wide as the page. */
const head = (label: number, headline: readonly [number, number], lines: number, smallest: number): readonly AdRegion[] => [
  {
    gap: 4,
    align: 'center',
    justify: 'between',
    along: [
      { part: 'brandName', size: [label, smallest], lines: 1, isUpperCase: true, tone: 'accent', drop: 2 },
      { isSnug: true, drop: 3, down: [priceRow(label * 1.8)] },
    ],
  },
  rule(label * 0.1),
  { part: 'headline', size: headline, lines, leading: 0.92 },
]

/** A page of a magazine: a large headline under a rule, the text in a narrow column, the picture running out of the page. */
export const editorialLayout: Layout = {
  tall: {
    ground: 'white',
    down: [
      { pad: [6, 6.6, 4, 6.6], safe: 'above', gap: 2.8, down: head(4, [21, 5.4], 5, 3.2) },
      {
        pad: [0, 6.6, 4.6, 18],
        gap: 3,
        down: [
          { part: 'description', size: [4.8, 3.2], lines: 4, tone: 'soft', drop: 1 },
          { align: 'start', down: [{ part: 'button', height: 10.4 }] },
        ],
      },
      { grow: 1, pad: [0, 0, 0, 18], down: [{ part: 'picture', fit: 'product', least: 52 }] },
    ],
  },
  square: {
    ground: 'white',
    down: [
      { pad: [5, 6, 3, 6], safe: 'above', gap: 2, down: head(3, [18, 5], 3, 2.4) },
      {
        pad: [0, 6, 4, 18],
        gap: 5,
        align: 'center',
        along: [
          { part: 'description', size: [3.8, 2.6], lines: 4, tone: 'soft', drop: 1 },
          { part: 'button', height: 8.4 },
        ],
      },
      { grow: 1, pad: [0, 0, 0, 18], down: [{ part: 'picture', fit: 'product', least: 42 }] },
    ],
  },
  wide: {
    ground: 'white',
    down: [
      { pad: [6.4, 7.7, 4, 7.7], safe: 'above', gap: 2.4, down: head(4, [17, 5.6], 2, 3.4) },
      {
        grow: 1,
        along: [
          {
            share: 0.34,
            pad: [0, 4, 7, 7.7],
            safe: 'below',
            justify: 'between',
            gap: 3,
            down: [
              { part: 'description', size: [5.2, 3.4], lines: 6, tone: 'soft', drop: 1 },
              { align: 'start', down: [{ part: 'button', height: 12 }] },
            ],
          },
          { part: 'picture', fit: 'product', least: 46 },
        ],
      },
    ],
  },
  strip: {
    ground: 'white',
    pad: [0, 0, 0, 10],
    gap: 9,
    align: 'center',
    along: [
      stripWords([
        { part: 'headline', size: [36, 12], lines: 2, leading: 0.94 },
        { part: 'description', size: [14, 13], lines: 1, tone: 'soft', drop: 3 },
      ]),
      { part: 'button', height: 32, drop: 1 },
      { part: 'picture', fit: 'product', least: 100, share: 0.24, grow: 1 },
    ],
  },
}
