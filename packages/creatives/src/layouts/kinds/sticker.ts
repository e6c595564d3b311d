import { type AdRegion, type Layout, type StickerPart } from '../layout.ts'
import { promiseLine, stripWords } from '../rows.ts'

const priceSticker = (size: number): StickerPart => ({ part: 'sticker', color: 'secondary', size })

/** The picture, and the sticker where lines end, which hangs over the edge to what is above. */
const stuck = (size: number, over: number, least: number): AdRegion => ({
  grow: 1,
  over: [
    { part: 'picture', fit: 'product', least, y: 0.7 },
    {
      down: [
        { pad: [-over, 5, 0, 0], justify: 'end', along: [priceSticker(size)] },
        { part: 'space', grow: 1 },
      ],
    },
  ],
})

/** A header in the brand's colour, and a large price sticker that hangs over its edge into the picture. */
export const stickerLayout: Layout = {
  tall: {
    down: [
      {
        ground: 'accent',
        pad: [6, 8, 5, 6.6],
        safe: 'above',
        gap: 3,
        down: [
          { part: 'brand', size: 7.4, drop: 2 },
          { part: 'headline', size: [13, 4.8], lines: 4, weight: 800, leading: 0.96 },
          { part: 'description', size: [4.6, 3.6], lines: 3, tone: 'soft', drop: 1 },
          promiseLine(4.2),
          { align: 'start', down: [{ part: 'button', height: 10.4 }] },
        ],
      },
      stuck(33, 14, 60),
    ],
  },
  square: {
    down: [
      {
        ground: 'accent',
        pad: [6, 6, 4.4, 6],
        safe: 'above',
        gap: 2.4,
        down: [
          { part: 'brandName', size: [2.9, 2.4], lines: 1, drop: 2 },
          { part: 'headline', size: [9.4, 4], lines: 2, weight: 800, leading: 0.96 },
          { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', drop: 1 },
          { align: 'start', down: [{ part: 'button', height: 8.4 }] },
        ],
      },
      stuck(27, 12, 46),
    ],
  },
  wide: {
    along: [
      {
        share: 0.52,
        over: [
          { part: 'picture', fit: 'product' },
          {
            pad: [6, 0, 0, 7.7],
            safe: 'above',
            down: [{ along: [priceSticker(30)] }, { part: 'space', grow: 1 }],
          },
        ],
      },
      {
        ground: 'accent',
        pad: [8, 7.7, 8, 7],
        safe: 'all',
        justify: 'between',
        gap: 4,
        down: [
          { part: 'brand', size: 9, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [11.4, 5.6], lines: 4, weight: 800, leading: 0.96 },
              { part: 'description', size: [4.2, 3.4], lines: 3, tone: 'soft', drop: 1 },
              promiseLine(4.2),
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 12 }] },
        ],
      },
    ],
  },
  strip: {
    ground: 'accent',
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.2, grow: 1, drop: 3 },
      {
        // Its own room at the edge, where the picture may be missing.
        pad: [0, 8, 0, 8],
        gap: 7,
        align: 'center',
        along: [
          priceSticker(76),
          stripWords([{ part: 'headline', size: [28, 12], lines: 2, weight: 800 }]),
          { part: 'button', height: 32, drop: 1 },
        ],
      },
    ],
  },
}
