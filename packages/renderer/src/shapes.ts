import { ball } from './shapes/goods/ball.ts'
import { blocks } from './shapes/goods/blocks.ts'
import { book } from './shapes/goods/book.ts'
import { bottle } from './shapes/goods/bottle.ts'
import { box } from './shapes/goods/box.ts'
import { can } from './shapes/goods/can.ts'
import { candle } from './shapes/goods/candle.ts'
import { cushion } from './shapes/goods/cushion.ts'
import { duck } from './shapes/goods/duck.ts'
import { dumbbell } from './shapes/goods/dumbbell.ts'
import { headphones } from './shapes/goods/headphones.ts'
import { householdKinds } from './shapes/household/household-kinds.ts'
import { jar } from './shapes/goods/jar.ts'
import { lamp } from './shapes/goods/lamp.ts'
import { mug } from './shapes/goods/mug.ts'
import { plant } from './shapes/goods/plant.ts'
import { pouch } from './shapes/goods/pouch.ts'
import { type ProductKind } from './shapes/product-kind.ts'
import { speaker } from './shapes/goods/speaker.ts'
import { tote } from './shapes/goods/tote.ts'
import { tumbler } from './shapes/goods/tumbler.ts'
import { vase } from './shapes/goods/vase.ts'
import { wornKinds } from './shapes/worn/worn-kinds.ts'

/** The product kinds that a prompt can ask for. Add yours here. */
export const productKinds = {
  bottle: {
    make: bottle,
    palettes: [
      ['#8a4312', '#f4efe4', '#c9a05a'],
      ['#2f5d4f', '#f3efe6', '#d9b36c'],
      ['#e7ddd0', '#3b4a44', '#b58a52'],
      ['#1f3a5f', '#f2f0ea', '#c8ccd2'],
      ['#c98f86', '#fff7f2', '#caa27a'],
    ],
    label: 0.9,
  },
  jar: {
    make: jar,
    palettes: [
      ['#d8b7b0', '#fffaf5', '#d9b36c'],
      ['#dfe5dd', '#40584c', '#c9a05a'],
      ['#f1ece2', '#2d2a27', '#b8925a'],
      ['#a9c4d2', '#ffffff', '#c8ccd2'],
      ['#7c4a2a', '#f4e8d2', '#d9b36c'],
    ],
    label: 2,
  },
  candle: {
    make: candle,
    palettes: [
      ['#e9e2d6', '#f7f4ee', '#222222'],
      ['#3d4a44', '#f3ede0', '#c9a05a'],
      ['#c98f7c', '#fbf3ea', '#5a3a2e'],
      ['#8fa39a', '#f5f1e8', '#33403a'],
      ['#2b2a2e', '#efe7d8', '#c9a05a'],
    ],
    label: 1.25,
  },
  mug: {
    make: mug,
    palettes: [
      ['#2f8f83', '#f2ebdd', '#c09672'],
      ['#31456a', '#efe9de', '#a9795a'],
      ['#d9cfc0', '#f6f1e8', '#9c7a5a'],
      ['#b5573a', '#f4e9d9', '#c9a27a'],
      ['#6f7d5c', '#f1ecdf', '#a98660'],
    ],
    label: 1.4,
  },
  tumbler: {
    make: tumbler,
    palettes: [
      ['#3d6f8f', '#eef2f4', '#24282c'],
      ['#2d3a34', '#dfe6df', '#1c1f1d'],
      ['#d9a08c', '#fff4ec', '#5b4038'],
      ['#e6e2d8', '#2f3b3a', '#2f3b3a'],
      ['#5b4a86', '#ece6f4', '#22202a'],
    ],
    label: 0.95,
  },
  can: {
    make: can,
    palettes: [
      ['#f06a4d', '#fff3e0', '#2b6e6a'],
      ['#f2c14e', '#fffaf0', '#e0563c'],
      ['#1f4e79', '#f5efe0', '#e8a33d'],
      ['#8fc9b5', '#ffffff', '#f08a7a'],
      ['#2b2a2e', '#f1e9d8', '#c9a05a'],
    ],
    label: 0.95,
  },
  pouch: {
    make: pouch,
    palettes: [
      ['#1f2a2a', '#efe6d4', '#c9772b'],
      ['#7a2f3a', '#f3e7d3', '#e0a33b'],
      ['#2f5d4f', '#f1ead8', '#d9a441'],
      ['#e8d9bd', '#fffaf0', '#b5573a'],
      ['#27345a', '#f2ecdf', '#d98e4a'],
    ],
    label: 1,
  },
  box: {
    make: box,
    palettes: [
      ['#27498f', '#f3efe6', '#e0a33b'],
      ['#2f5d4f', '#f1ead8', '#d9b36c'],
      ['#e9dfd0', '#2c3a3a', '#b5573a'],
      ['#b8435a', '#fdf1ea', '#f2c9a8'],
      ['#2b2a2e', '#efe7d8', '#c9a05a'],
    ],
    label: 0.8,
  },
  headphones: {
    make: headphones,
    palettes: [
      ['#e9e4da', '#8b5e3c', '#d19a66'],
      ['#26282c', '#17181a', '#b8a27a'],
      ['#35506b', '#22303d', '#c8ccd2'],
      ['#c9b8a8', '#6e5244', '#d9b48c'],
      ['#7f9384', '#3c463f', '#d8c9a0'],
    ],
    label: null,
  },
  speaker: {
    make: speaker,
    palettes: [
      ['#3a4248', '#222222', '#c9c2b6'],
      ['#b9b2a6', '#2b2a28', '#d8cdbb'],
      ['#8f3f36', '#241a18', '#d9b48c'],
      ['#54705f', '#1f2622', '#d4c7a4'],
      ['#2c4a6e', '#1a2230', '#c8ccd2'],
    ],
    label: null,
  },
  lamp: {
    make: lamp,
    palettes: [
      ['#f3e6ce', '#b98a57', '#d8a657'],
      ['#efe3d3', '#3a2a20', '#c9a05a'],
      ['#e8cdb8', '#8c5a3a', '#b98a57'],
      ['#e6e2d2', '#6b4a30', '#9a9a98'],
    ],
    label: null,
  },
  vase: {
    make: vase,
    palettes: [
      ['#d9cbb8', '#b08d6a', '#7c5b3c'],
      ['#a65a3f', '#e2c7a8', '#5a3a2e'],
      ['#3f5a5c', '#d8d2c4', '#2c3a3a'],
      ['#e6e0d4', '#8c8274', '#5a5248'],
      ['#8e9b84', '#e7e3d6', '#4d5548'],
    ],
    label: null,
  },
  plant: {
    make: plant,
    palettes: [
      ['#c8744c', '#3f7d4a', '#7c5b3c'],
      ['#e4ddd0', '#3f7d4a', '#7c5b3c'],
      ['#3d4a55', '#3f7d4a', '#7c5b3c'],
      ['#b9a58a', '#3f7d4a', '#7c5b3c'],
    ],
    label: null,
  },
  cushion: {
    make: cushion,
    palettes: [
      ['#b5573a', '#ddc6a0', '#8b5e3c'],
      ['#ddc6a0', '#b5573a', '#8b5e3c'],
      ['#3f5d6b', '#e3d9c6', '#2c3a44'],
      ['#8a9a7b', '#efe8d8', '#5a6650'],
      ['#c9a0a4', '#f3e6e0', '#7a4e54'],
    ],
    label: null,
  },
  tote: {
    make: tote,
    palettes: [
      ['#efe6d2', '#1f3a5f', '#1f3a5f'],
      ['#e6d9c0', '#7a3b2a', '#7a3b2a'],
      ['#2d3b36', '#e3d6b8', '#c9a05a'],
      ['#c98f6f', '#4a2c20', '#4a2c20'],
      ['#d7dcd6', '#3f5a4c', '#3f5a4c'],
    ],
    label: 1.5,
  },
  ball: {
    make: ball,
    palettes: [
      ['#d9682b', '#17120f', '#ffffff'],
      ['#c8571f', '#1a1614', '#ffffff'],
      ['#cf6a35', '#26201d', '#f0e6d8'],
    ],
    label: null,
  },
  dumbbell: {
    make: dumbbell,
    palettes: [
      ['#26282b', '#c8ccd0', '#e2552d'],
      ['#1f2430', '#d2d4d8', '#3f8fd2'],
      ['#3a3336', '#d8d4ce', '#d9b36c'],
      ['#2c3a36', '#c8ccd0', '#9fd24a'],
    ],
    label: null,
  },
  blocks: {
    make: blocks,
    palettes: [
      ['#e35b4f', '#4a90c2', '#f2c14e'],
      ['#7fb5a6', '#e8a87c', '#f2d48a'],
      ['#d98c9a', '#8ea9cf', '#f0d9a0'],
      ['#3f7f8c', '#e0793f', '#f3c969'],
    ],
    label: null,
  },
  duck: {
    make: duck,
    palettes: [
      ['#f6c61f', '#f08a1c', '#111111'],
      ['#f4b8c4', '#e8853a', '#111111'],
      ['#7cc4e0', '#f2a13c', '#111111'],
    ],
    label: null,
  },
  book: {
    make: book,
    palettes: [
      ['#7a2f3a', '#f2e9d8', '#d9b36c'],
      ['#24466b', '#f0ead9', '#d2b06a'],
      ['#3d5a45', '#efe8d4', '#d9b36c'],
      ['#2b2a2e', '#efe7d8', '#c9a05a'],
      ['#c9a27a', '#2c2420', '#5a3a2e'],
    ],
    label: 1.15,
  },
  ...householdKinds,
  ...wornKinds,
} as const satisfies Readonly<Record<string, ProductKind>>

export type ProductKindId = keyof typeof productKinds

/** What is drawn for each category of the guided form when the words name nothing that can be drawn. */
export const kindOfCategory: Readonly<Record<string, ProductKindId>> = {
  Electronics: 'speaker',
  Fashion: 'tote',
  Beauty: 'bottle',
  'Home & Garden': 'vase',
  'Food & Beverage': 'pouch',
  Toys: 'blocks',
  Sports: 'tumbler',
  Health: 'jar',
}
