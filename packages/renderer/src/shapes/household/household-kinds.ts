import { type SceneId } from '@adloom/domain/scene-words.ts'
import { camera } from './camera.ts'
import { chair } from './chair.ts'
import { clock } from './clock.ts'
import { glass } from './glass.ts'
import { laptop } from './laptop.ts'
import { officeChair } from './office-chair.ts'
import { phone } from './phone.ts'
import { picture } from './picture.ts'
import { type ProductKind } from '../product-kind.ts'
import { sofa } from './seating.ts'
import { table } from './table.ts'
import { tube } from './tube.ts'
import { wine } from './wine.ts'

/** Scenes whose ground passes for the floor of a room. */
const floors: readonly SceneId[] = ['studio', 'leaves', 'concrete', 'glow']
/** Walls to hang something on. */
const walls: readonly SceneId[] = ['window', 'leaves', 'studio', 'concrete']

/** Furniture, vessels and devices that a prompt can ask for; part of the list of kinds. Add yours here. */
export const householdKinds = {
  sofa: {
    make: sofa,
    palettes: [
      ['#8d9a86', '#e9dfcc', '#b5673f'],
      ['#cdbfa9', '#8c5a3c', '#f0e9dc'],
      ['#34506b', '#d9c8a6', '#c98a4b'],
      ['#b5673f', '#efe6d6', '#4c5a4d'],
      ['#8b8d90', '#d9b45f', '#f0eee9'],
    ],
    label: null,
    scenes: floors,
    isPlace: true,
  },
  chair: {
    make: chair,
    palettes: [
      ['#b98a57', '#e4d8c2', '#2b2a2e'],
      ['#6b4329', '#8d9a86', '#c9a05a'],
      ['#c7a071', '#3c4f5c', '#2b2a2e'],
      ['#9c6b3f', '#b5573a', '#c9a05a'],
      ['#2e3330', '#c9a27a', '#c9a05a'],
    ],
    label: null,
    scenes: floors,
    isPlace: true,
  },
  'office chair': {
    make: officeChair,
    palettes: [
      ['#2b2d31', '#c8ccd2', '#c9a05a'],
      ['#4d565e', '#c8ccd2', '#c9a05a'],
      ['#35506b', '#c8ccd2', '#c9a05a'],
      ['#7d8a80', '#c8ccd2', '#c9a05a'],
    ],
    label: null,
    scenes: floors,
    isPlace: true,
  },
  table: {
    make: table,
    palettes: [
      ['#b98a57', '#e4d8c2', '#1c1c1e'],
      ['#6b4329', '#e4d8c2', '#1c1c1e'],
      ['#cba673', '#e4d8c2', '#b8924a'],
      ['#8a5c36', '#e4d8c2', '#1c1c1e'],
    ],
    label: null,
    scenes: floors,
    isPlace: true,
  },
  tube: {
    make: tube,
    palettes: [
      ['#e9ded0', '#3b4a44', '#c98f7c'],
      ['#8fb3a4', '#fdf9f0', '#f3e3c3'],
      ['#d99a8f', '#fff6ee', '#7a3b3a'],
      ['#f3efe8', '#1f3a5f', '#e0a33b'],
      ['#33475b', '#f2ece0', '#d9b36c'],
    ],
    label: 0.62,
  },
  glass: {
    make: glass,
    palettes: [['#f4f6f6', '#ffffff', '#c8ccd2']],
    label: null,
  },
  wine: {
    make: wine,
    palettes: [
      ['#16301a', '#f2ecdd', '#6e1423'],
      ['#2f2410', '#efe6d2', '#b8924a'],
      ['#1d3a26', '#f7f3ea', '#c9a050'],
      ['#1c2a20', '#e9dfc8', '#1f2a44'],
    ],
    label: 0.9,
  },
  phone: {
    make: phone,
    palettes: [
      ['#4f6f9f', '#f2d6c0', '#e58a5b'],
      ['#2b2d31', '#cfd6e6', '#4a6fd0'],
      ['#d9b8b4', '#fff0e6', '#c2527a'],
      ['#7d9a86', '#f4e6c3', '#e0a33b'],
      ['#d8d6d0', '#bfe0e6', '#6a5acd'],
    ],
    label: 1.5,
    scenes: ['studio', 'glow', 'arch', 'concrete', 'marble', 'steps', 'oak'],
  },
  laptop: {
    make: laptop,
    palettes: [
      ['#4f6f9f', '#f2d6c0', '#e58a5b'],
      ['#7a4fa0', '#f6d9c9', '#e5706b'],
      ['#2f7f86', '#f4e6c3', '#e0a33b'],
      ['#33406b', '#cfe3ea', '#6fa8dc'],
    ],
    label: 1.7,
    scenes: ['oak', 'studio', 'concrete', 'marble', 'window', 'glow'],
  },
  camera: {
    make: camera,
    palettes: [
      ['#1c1c1e', '#d8d6d0', '#c9402f'],
      ['#6b3d22', '#d8d6d0', '#c9a05a'],
      ['#26302c', '#d8d6d0', '#e0a33b'],
      ['#1c1c1e', '#d8d6d0', '#e0a33b'],
    ],
    label: 2.8,
  },
  clock: {
    make: clock,
    palettes: [
      ['#b98a57', '#f4efe4', '#b8924a'],
      ['#2b2d31', '#f4efe4', '#c9a05a'],
      ['#6b4329', '#f4efe4', '#c9a05a'],
      ['#7d9a86', '#f4efe4', '#c8ccd2'],
      ['#b5573a', '#f4efe4', '#c9a05a'],
    ],
    label: null,
    scenes: walls,
  },
  picture: {
    make: picture,
    palettes: [
      ['#b5573a', '#efe0c8', '#c69a6a'],
      ['#34506b', '#e8dcc6', '#c99a5f'],
      ['#5e7459', '#efe6d2', '#c98f5f'],
      ['#2c3a44', '#e9dfd0', '#8a5c36'],
    ],
    label: 2.6,
    scenes: walls,
  },
} as const satisfies Readonly<Record<string, ProductKind>>
