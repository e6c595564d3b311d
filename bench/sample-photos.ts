import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type LinearColor, linearColorOf } from '@adloom/renderer/color.ts'
import { blur } from '@adloom/renderer/light-pattern.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { type ProductKindId, productKinds } from '@adloom/renderer/shapes.ts'
import { drawShape, outlineOf } from '@adloom/renderer/shapes/draw-shape.ts'
import { type ShapeSetup } from '@adloom/renderer/shapes/shape-camera.ts'
import sharp from 'sharp'

/**
 * Sample product photographs with known alpha, for `bench:photos`: the built-in engine's shapes, in their colours and in white, on backgrounds as
 * shops have them. `node bench/sample-photos.ts <folder> [kinds, comma-separated] [backgrounds per product, default 3] [pixels a side] [seed]`. The
 * same arguments give the same images; another seed gives other palettes, sizes, sides, backgrounds, shadow strengths, grain and compression.
 */
const [folder, kindsArgument = 'all', backgroundsArgument = '3', sideArgument = '768', seedArgument = '0'] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Say where to: node bench/sample-photos.ts <folder> [kinds or all] [backgrounds per product] [pixels a side] [seed]')
  process.exit(1)
}
await mkdir(folder, { recursive: true })
const side = Number(sideArgument)
const backgroundsEach = Number(backgroundsArgument)
const seed = Number(seedArgument)

type Color = readonly [number, number, number]

/** Positions are fractions of the image. */
interface Background {
  readonly color: (x: number, y: number) => Color
  /** Darkness of the background directly under the product, and the extent of that darkness (fraction of the image); 0 for none. */
  readonly contact: number
  readonly reach: number
  /** The cast shadow: its darkness, the blur of its edge (fraction of the image), its slant; darkness 0 for none. */
  readonly cast: number
  readonly softness: number
  readonly lean: number
  readonly noise: number
  readonly quality: number
}

const mixed = (one: Color, other: Color, share: number): Color => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]
const plain = (color: Color) => (): Color => color
const step = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
/** Boards: light and dark lines along the grain, a seam between boards. */
const wood = (x: number, y: number): Color => {
  const board = Math.floor(y * 9)
  const grain = Math.sin(x * 9 + board * 2.7 + 3 * Math.sin(y * 160 + board)) * 0.5 + Math.sin(y * 700 + x * 20) * 0.5
  const seam = Math.abs(y * 9 - board - 0.5) > 0.485 ? 0.72 : 1
  const light = (0.94 + 0.05 * grain + 0.03 * Math.sin(board * 5.1)) * seam
  return [178 * light, 132 * light, 92 * light]
}
const none = { contact: 0, reach: 0.03, cast: 0, softness: 0.02, lean: 0.6, noise: 0, quality: 90 }

/** Backgrounds of product photographs. */
const backgrounds: Readonly<Record<string, Background>> = {
  white: { ...none, color: plain([255, 255, 255]) },
  'white-contact': { ...none, color: plain([255, 255, 255]), contact: 0.5, noise: 0.6 },
  'off-white-cast': { ...none, color: plain([244, 241, 236]), contact: 0.45, cast: 0.25, softness: 0.025, noise: 1.2, quality: 86 },
  sweep: {
    ...none,
    color: (_x, y) => mixed([236, 237, 240], [250, 250, 250], step(0.55, 0.85, y)),
    contact: 0.5,
    reach: 0.05,
    noise: 1,
    quality: 88,
  },
  teal: { ...none, color: (x, y) => mixed([96, 168, 164], [70, 140, 140], 0.6 * y + 0.3 * x), contact: 0.5, cast: 0.3, noise: 1.5 },
  blush: { ...none, color: plain([238, 205, 198]), contact: 0.4, reach: 0.04, noise: 1, quality: 84 },
  'beige-hard': { ...none, color: plain([226, 206, 178]), contact: 0.5, cast: 0.35, softness: 0.004, lean: 0.8, noise: 1.5 },
  vignette: {
    ...none,
    color: (x, y) => mixed([232, 232, 234], [150, 150, 154], step(0.2, 0.85, Math.hypot(x - 0.5, y - 0.5))),
    contact: 0.5,
    noise: 1,
  },
  'grey-shaded': {
    ...none,
    color: (x, y) => mixed([196, 196, 198], [126, 127, 130], 0.7 * y + 0.3 * x),
    contact: 0.55,
    cast: 0.35,
    softness: 0.03,
    noise: 2,
    quality: 86,
  },
  'dark-grey': { ...none, color: (_x, y) => mixed([44, 45, 48], [70, 71, 74], y), contact: 0.5, noise: 2, quality: 86 },
  gradient: { ...none, color: (_x, y) => mixed([120, 150, 205], [226, 232, 244], y), contact: 0.4, noise: 1 },
  'wall-floor': {
    ...none,
    color: (x, y) => (y < 0.62 ? mixed([206, 214, 220], [188, 198, 206], x) : mixed([168, 140, 112], [150, 122, 96], (y - 0.62) * 2)),
    contact: 0.5,
    cast: 0.3,
    softness: 0.015,
    noise: 1.5,
  },
  'wall-table': {
    ...none,
    color: (x, y) => (y < 0.66 ? mixed([240, 238, 234], [226, 224, 220], x) : [250, 249, 247]),
    contact: 0.45,
    noise: 1.2,
    quality: 86,
  },
  wood: { ...none, color: wood, contact: 0.55, cast: 0.25, softness: 0.02, noise: 1.5 },
  'window-light': {
    ...none,
    color: (x, y) => mixed([222, 218, 210], [250, 247, 240], step(0.05, 0.12, Math.abs(((x * 0.8 + y * 0.4) % 0.4) - 0.2))),
    contact: 0.4,
    noise: 1.2,
  },
}

const setup = (turn: number, tilt: number, edgeRays: number): ShapeSetup => ({
  tilt: (tilt * Math.PI) / 180,
  turn: (turn * Math.PI) / 180,
  light: {
    x: -0.5,
    y: 0.68,
    z: 0.54,
    softness: 0.35,
    key: [1.22, 1.19, 1.15],
    fill: [0.5, 0.51, 0.53],
    ground: [0.8, 0.8, 0.8],
    wall: [0.8, 0.8, 0.82],
  },
  edgeRays,
  rays: 1,
})

interface Placed {
  readonly alpha: Float32Array
  readonly color: Float32Array
  readonly foot: number
}

/** A product in the middle of the image, at this size (fraction of the image). */
function placed(kind: ProductKindId, palette: readonly [LinearColor, LinearColor, LinearColor], index: number, size: number): Placed {
  const shape = productKinds[kind].make({
    colors: { main: palette[0], second: palette[1], accent: palette[2] },
    material: null,
    label: null,
    variation: [(index * 0.37 + 0.2) % 1, (index * 0.61 + 0.1) % 1, (index * 0.83) % 1],
    words: new Set<string>(),
  })
  const [from, to] = shape.turn
  const angle = setup(from + (to - from) * ((index * 0.618 + 0.3) % 1), 4 + ((index * 5) % 17), 9)
  const outline = outlineOf(shape, angle)
  const { product, box } = drawShape(shape, angle, (side * size) / Math.max(outline.width, outline.height))
  const alpha = new Float32Array(side * side)
  const color = new Float32Array(side * side * 3)
  const left = Math.round((side - box.width) / 2)
  const top = Math.round((side - box.height) / 2 + side * 0.03)
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const at = (top + y) * side + left + x
      const to4 = ((box.y + y) * product.width + box.x + x) * 4
      if (at < 0 || at >= alpha.length) continue
      alpha[at] = product.data[to4 + 3] / 255
      for (let channel = 0; channel < 3; channel += 1) color[at * 3 + channel] = product.data[to4 + channel]
    }
  }
  return { alpha, color, foot: top + box.height }
}

/** Light left on the background around the product, 0 to 1. */
function lightAround({ alpha, foot }: Placed, { contact, reach, cast, softness, lean }: Background): Float32Array {
  const light = new Float32Array(side * side).fill(1)
  if (contact > 0) {
    // The part of the product near the background, projected flat onto it.
    const near = new Float32Array(side * side)
    for (let x = 0; x < side; x += 1) {
      for (let y = Math.max(0, foot - Math.round(side * 0.12)); y < Math.min(side, foot + 3); y += 1) {
        if (alpha[y * side + x] < 0.5) continue
        const lift = foot - y
        const flat = Math.min(side - 1, Math.round(foot - lift * 0.55))
        near[flat * side + x] = Math.max(near[flat * side + x], Math.exp(-lift / (side * 0.06)))
      }
    }
    const wide = near.slice()
    blur(wide, Math.max(1, Math.round(side * reach * 0.5)), side)
    const narrow = near
    blur(narrow, Math.max(1, Math.round(side * 0.006)), side)
    for (let at = 0; at < light.length; at += 1)
      light[at] *= (1 - contact * 0.75 * Math.min(1, wide[at] * 1.7)) * (1 - contact * 0.9 * Math.min(1, narrow[at] * 1.2))
  }
  if (cast > 0) {
    const thrown = new Float32Array(side * side)
    for (let y = 0; y < side; y += 1) {
      const height = (foot - side * 0.01 - y) / 0.32
      const from = Math.round(foot - height)
      if (from < 0 || from >= side || height < 0) continue
      for (let x = 0; x < side; x += 1) {
        const source = Math.round(x - height * lean)
        if (source >= 0 && source < side) thrown[y * side + x] = alpha[from * side + source]
      }
    }
    blur(thrown, Math.max(1, Math.round(side * softness)), side)
    for (let at = 0; at < light.length; at += 1) light[at] *= 1 - cast * thrown[at]
  }
  return light
}

function renderPhoto(it: Placed, background: Background): Pixels {
  const light = lightAround(it, background)
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  let state = 9 + seed
  const uniform = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  for (let at = 0; at < it.alpha.length; at += 1) {
    const behind = background.color(((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side)
    const grain = background.noise === 0 ? 0 : background.noise * Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
    for (let channel = 0; channel < 3; channel += 1)
      data[at * 4 + channel] = it.color[at * 3 + channel] * it.alpha[at] + behind[channel] * light[at] * (1 - it.alpha[at]) + grain
  }
  return { width: side, height: side, data }
}

/** -1 to 1, different for every seed, image and use; 0 for the first seed, whose images follow the numbers above exactly. */
const chance = (image: number, use: number): number => (seed === 0 ? 0 : 2 * ((seed * 0.7549 + image * 0.5698 + use * 0.3247) % 1) - 1)

/** The background with another strength of light, shadow, grain and compression. */
const varied = (background: Background, image: number): Background => {
  const light = 1 + 0.06 * Math.min(0, chance(image, 1))
  return {
    ...background,
    color: (x, y) => mixed([0, 0, 0], background.color(x, y), light),
    contact: background.contact * (1 + 0.3 * chance(image, 2)),
    cast: background.cast * (1 + 0.3 * chance(image, 3)),
    softness: background.softness * (1 + 0.4 * chance(image, 4)),
    lean: background.lean * (1 + 0.4 * chance(image, 5)),
    noise: background.noise * (1 + 0.4 * chance(image, 6)),
    quality: Math.round(background.quality + 5 * chance(image, 7)),
  }
}

const white: readonly [LinearColor, LinearColor, LinearColor] = [
  linearColorOf('#f3f2ef'),
  linearColorOf('#fbfaf8'),
  linearColorOf('#d9d6d0'),
]
const backgroundNames = Object.keys(backgrounds)
const ids = Object.keys(productKinds) as ProductKindId[] // the keys of the record, by its type
const wanted = kindsArgument === 'all' ? ids : ids.filter((id) => kindsArgument.split(',').includes(id))
let index = seed * 7
for (const kind of wanted) {
  const own = productKinds[kind].palettes[(ids.indexOf(kind) + seed) % productKinds[kind].palettes.length]
  const palettes: readonly (readonly [string, readonly [LinearColor, LinearColor, LinearColor]])[] = [
    ['', [linearColorOf(own[0]), linearColorOf(own[1]), linearColorOf(own[2])]],
    ['-white', white],
  ]
  for (const [paletteName, palette] of palettes) {
    const it = placed(kind, palette, index, 0.5 + 0.25 * ((index * 0.41) % 1))
    for (let turn = 0; turn < backgroundsEach; turn += 1) {
      const name = backgroundNames[(index * backgroundsEach + turn + Math.floor(index / 5)) % backgroundNames.length]
      const background = varied(backgrounds[name], index * backgroundsEach + turn)
      const file = path.join(folder, `${kind}${paletteName}-on-${name}`)
      await writeFile(`${file}.jpg`, await encodeJpeg(renderPhoto(it, background), background.quality))
      await sharp(Buffer.from(it.alpha.map((value) => Math.round(value * 255))), { raw: { width: side, height: side, channels: 1 } })
        .png()
        .toFile(`${file}.alpha.png`)
    }
    index += 1
  }
}
