import { backpack } from './backpack.ts'
import { cap } from './cap.ts'
import { earbuds } from './earbuds.ts'
import { handbag } from './handbag.ts'
import { petBowl } from './pet-bowl.ts'
import { ring } from './ring.ts'
import { sandal } from './sandal.ts'
import { boot, sneaker } from './shoe.ts'
import { balletFlat, highHeel, loafer } from './slip-on.ts'
import { sunglasses } from './sunglasses.ts'
import { hoodie, sweater, tShirt } from './clothes.ts'
import { toyCar } from './toy-car.ts'
import { watch } from './watch.ts'

/** Product kinds that are worn and carried; rows of the list in shapes.ts. Add yours here. */
export const wornKinds = {
  sneaker: {
    make: sneaker,
    palettes: [
      ['#f1efe9', '#2f5d4f', '#f4f2ec'],
      ['#26282c', '#d9d4c8', '#f2efe8'],
      ['#d9cbb4', '#8b5e3c', '#f3ecdd'],
      ['#31456a', '#e9dfcc', '#f3efe4'],
      ['#f0ece2', '#c4552f', '#f6f3ea'],
    ],
    label: null,
  },
  boot: {
    make: boot,
    palettes: [
      ['#a8703c', '#3a2416', '#c9a05a'],
      ['#2a2724', '#1c1a18', '#c8ccd2'],
      ['#6b3f24', '#3a2416', '#c9a05a'],
      ['#8d7a5e', '#4a3a28', '#c9a05a'],
    ],
    label: null,
  },
  loafer: {
    make: loafer,
    palettes: [
      ['#6b3420', '#3a2416', '#c9a05a'],
      ['#1f1c1b', '#141212', '#c9a05a'],
      ['#5c1f24', '#2a1414', '#c9a05a'],
      ['#9a6237', '#3a2416', '#c9a05a'],
    ],
    label: null,
  },
  'ballet flat': {
    make: balletFlat,
    palettes: [
      ['#d9a6a0', '#3a2a26', '#c9a05a'],
      ['#1f1c1b', '#141212', '#c9a05a'],
      ['#b98f6a', '#3a2a26', '#c9a05a'],
      ['#8c2430', '#2a1414', '#c9a05a'],
    ],
    label: null,
  },
  'high heel': {
    make: highHeel,
    palettes: [
      ['#a3182b', '#2a1414', '#c9a05a'],
      ['#1b191a', '#141212', '#c9a05a'],
      ['#d8b39a', '#3a2a26', '#c9a05a'],
      ['#1d2c4f', '#141212', '#c9a05a'],
    ],
    label: null,
  },
  sandal: {
    make: sandal,
    palettes: [
      ['#7a4a2a', '#3a2416', '#c9a05a'],
      ['#26221f', '#1c1a18', '#c8ccd2'],
      ['#e3ddd0', '#3a2416', '#c9a05a'],
      ['#5d6650', '#3a2416', '#c9a05a'],
    ],
    label: null,
  },
  watch: {
    make: watch,
    palettes: [
      ['#7a4a2a', '#f1ece0', '#c9a05a'],
      ['#1f2126', '#1d2c4f', '#c8ccd2'],
      ['#3d4a40', '#23382f', '#c8ccd2'],
      ['#a86b3c', '#1b1b1d', '#d39a86'],
      ['#2b2a2e', '#f3f1ea', '#c8ccd2'],
    ],
    label: null,
  },
  ring: {
    make: ring,
    palettes: [
      ['#d8ae5c', '#f4f1ea', '#d8ae5c'],
      ['#cfd2d6', '#f4f1ea', '#cfd2d6'],
      ['#dba48d', '#f4f1ea', '#dba48d'],
    ],
    label: null,
  },
  handbag: {
    make: handbag,
    palettes: [
      ['#7a4a2a', '#f1e8d8', '#c9a05a'],
      ['#1f1f22', '#f1e8d8', '#c9a05a'],
      ['#d9c3a5', '#7a4a2a', '#c9a05a'],
      ['#6e1f2c', '#f1e8d8', '#d8b36c'],
      ['#3f5a4c', '#f1e8d8', '#c8ccd2'],
    ],
    label: null,
  },
  backpack: {
    make: backpack,
    palettes: [
      ['#35506b', '#1f2a36', '#c8ccd2'],
      ['#c9962b', '#2b2a2e', '#3a3a3c'],
      ['#4d5a44', '#2c332a', '#c9a05a'],
      ['#3a3d42', '#1f2022', '#c8ccd2'],
      ['#b5573a', '#3a2620', '#c9a05a'],
    ],
    label: 1.7,
  },
  sunglasses: {
    make: sunglasses,
    palettes: [
      ['#141416', '#1c2422', '#c9a05a'],
      ['#3a1d0c', '#3a2a1a', '#c9a05a'],
      ['#e8dcc8', '#3a2f28', '#c9a05a'],
      ['#1d2c4f', '#152030', '#c8ccd2'],
    ],
    label: null,
  },
  cap: {
    make: cap,
    palettes: [
      ['#1d2c4f', '#efe9dc', '#c9a05a'],
      ['#d8cbb2', '#3f5a4c', '#3f5a4c'],
      ['#26282c', '#e9e4da', '#c8ccd2'],
      ['#8c2f2f', '#efe6d8', '#efe6d8'],
      ['#4f6350', '#efe9dc', '#d9b36c'],
    ],
    label: 1.9,
  },
  earbuds: {
    make: earbuds,
    palettes: [
      ['#f0efec', '#d4d5d6', '#c8ccd2'],
      ['#1f2023', '#141416', '#c9a05a'],
      ['#c9d3cc', '#a8b5ac', '#d8d8d4'],
      ['#2f3f5c', '#1c2638', '#c8ccd2'],
      ['#e6c9bd', '#cfaea0', '#d39a86'],
    ],
    label: null,
  },
  't-shirt': {
    make: tShirt,
    palettes: [
      ['#f1efea', '#2b2a2e', '#2b2a2e'],
      ['#26282c', '#f1efea', '#f1efea'],
      ['#31456a', '#f1e9dc', '#f1e9dc'],
      ['#9aaa8a', '#2f3a30', '#f1e9dc'],
      ['#b5573a', '#f6ecdc', '#f6ecdc'],
    ],
    label: 1.25,
  },
  sweater: {
    make: sweater,
    palettes: [
      ['#e6dcc8', '#7a4a2a', '#c9a05a'],
      ['#9c4a3a', '#f1e6d4', '#c9a05a'],
      ['#3c4f5e', '#efe8da', '#c8ccd2'],
      ['#77806a', '#f1e9dc', '#c9a05a'],
      ['#c9a24c', '#3a2a1c', '#c9a05a'],
    ],
    label: null,
  },
  hoodie: {
    make: hoodie,
    palettes: [
      ['#9a9c9e', '#f4f2ec', '#c8ccd2'],
      ['#26282c', '#f1efea', '#c8ccd2'],
      ['#3f5a4c', '#f1e9dc', '#c8ccd2'],
      ['#d8c3a5', '#3a2a1c', '#c8ccd2'],
      ['#7d8fb0', '#f4f2ec', '#c8ccd2'],
    ],
    label: 1.45,
  },
  'toy car': {
    make: toyCar,
    palettes: [
      ['#c8352f', '#f4eee0', '#f2c14e'],
      ['#2f6fae', '#f4eee0', '#f2c14e'],
      ['#f0b93a', '#2b2a2e', '#f4eee0'],
      ['#6f9a7c', '#f4eee0', '#f2c14e'],
    ],
    label: null,
  },
  'pet bowl': {
    make: petBowl,
    palettes: [
      ['#7fa8b8', '#f2ece0', '#c9a05a'],
      ['#d98c6a', '#f4ecdf', '#c9a05a'],
      ['#3d4a55', '#e9e4da', '#c9a05a'],
      ['#e9e2d6', '#3d4a55', '#c9a05a'],
      ['#8fa389', '#f2ece0', '#c9a05a'],
    ],
    label: 2.4,
  },
} as const
