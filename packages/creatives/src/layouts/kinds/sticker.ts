import { type Layout, type StickerPart } from '../layout.ts'
import { brandAndButton, promiseLine, stripWords } from '../rows.ts'

const priceSticker = (size: number): StickerPart => ({ part: 'sticker', color: 'secondary', size })

/** The picture from edge to edge with a price sticker in a corner. */
export const stickerLayout: Layout = {
  tall: {
    over: [
      { part: 'picture', fit: 'whole', y: 0.2 },
      {
        safe: 'all',
        pad: [5, 5, 0, 5],
        down: [
          { justify: 'end', along: [priceSticker(25)] },
          { part: 'space', grow: 1 },
        ],
      },
      {
        down: [
          { part: 'space', size: 80, grow: 1 },
          {
            ground: 'white',
            pad: [5, 6.6, 6.6, 6.6],
            safe: 'below',
            gap: 2.6,
            down: [
              { part: 'headline', size: [8.4, 4.8], lines: 3, weight: 800 },
              { part: 'description', size: [3.6, 2.8], lines: 3, tone: 'soft', drop: 1 },
              promiseLine(3.6),
              brandAndButton(7, 9.4),
            ],
          },
        ],
      },
    ],
  },
  square: {
    over: [
      {
        down: [
          { part: 'picture', fit: 'product', least: 48 },
          {
            ground: 'white',
            pad: [4, 6, 5.6, 6],
            safe: 'below',
            gap: 2,
            down: [
              { part: 'headline', size: [7, 4], lines: 2, weight: 800 },
              { part: 'description', size: [3, 2.4], lines: 2, tone: 'soft', drop: 1 },
              promiseLine(3),
              brandAndButton(6.4, 8.2),
            ],
          },
        ],
      },
      {
        pad: 3.2,
        down: [
          { justify: 'end', along: [priceSticker(19)] },
          { part: 'space', grow: 1 },
        ],
      },
    ],
  },
  wide: {
    along: [
      {
        ground: 'white',
        share: 0.5,
        pad: [8, 5, 8, 7.7],
        safe: 'all',
        justify: 'between',
        gap: 4,
        down: [
          { part: 'brand', size: 9, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [10.4, 5.6], lines: 4, weight: 800 },
              { part: 'description', size: [4.2, 3.4], lines: 3, tone: 'soft', drop: 1 },
              promiseLine(4.2),
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 12 }] },
        ],
      },
      {
        over: [
          { part: 'picture', fit: 'product' },
          {
            pad: 5,
            safe: 'all',
            down: [
              { justify: 'end', along: [priceSticker(22)] },
              { part: 'space', grow: 1 },
            ],
          },
        ],
      },
    ],
  },
  strip: {
    ground: 'white',
    pad: [0, 8, 0, 0],
    gap: 7,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.2, grow: 1 },
      priceSticker(80),
      stripWords([{ part: 'headline', size: [28, 12], lines: 2, weight: 800 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
