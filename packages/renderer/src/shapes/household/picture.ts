import { layeredNoise, smoothNoise, smoothStep } from '../../noise.ts'
import { type LinearColor, shadeOf } from '../../color.ts'
import { length2, roundedRectangle, slab } from '../distance.ts'
import { coat, inkAt, inkOn, matte, metal, paper, printInk, timber } from '../skins.ts'
import { type ProductColors, SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'

/** A framed art print, or a poster between two rails, on a wall. The print is abstract, in the product's colours. */
export function picture({ colors, material, label, variation, words }: ShapeChoice): Shape {
  const isPoster = words.has('poster') || (words.has('print') && !words.has('frame') && !words.has('framed'))
  const isWide = words.has('landscape') || words.has('wide') || (words.has('painting') && variation[0] < 0.5)
  const halfX = isWide ? 0.92 : 0.66
  const halfY = isWide ? 0.66 : 0.92
  const bar = isPoster ? 0.028 : 0.038 + 0.02 * variation[2]
  const half = isPoster ? 0.008 : 0.04
  const mat = isPoster ? 0.05 : 0.17
  const { hue, chroma } = shadeOf(colors.accent)
  const isWooden = material === 'wood' || (material === null && hue > 35 && hue < 95 && chroma > 0.03)
  const design = Math.floor(variation[1] * 3)
  const sheet = (x: number, y: number, z: number): number => slab(roundedRectangle(x, y, halfX, halfY, 0.002), z, 0.006, 0.002)
  const frame = (x: number, y: number, z: number): number => {
    if (isPoster) return slab(roundedRectangle(x, Math.abs(y) - halfY, halfX + 0.025, bar, 0.008), z, 0.022, 0.008)
    return slab(Math.abs(roundedRectangle(x, y, halfX, halfY, 0.004)) - bar / 2, z - 0.012, half, 0.006)
  }
  return {
    distance: (x, py, z) => {
      const y = py - halfY - bar
      const toSheet = sheet(x, y, z)
      // Over the sheet, away from its edges, it is nearer than the frame or the rails.
      if (Math.max(Math.abs(x) - halfX, Math.abs(y) - halfY) + bar < -toSheet) return toSheet
      return Math.min(toSheet, frame(x, y, z))
    },
    writeSkin: (skin, x, py, z) => {
      const y = py - halfY - bar
      if (frame(x, y, z) < sheet(x, y, z)) {
        const isUpright = Math.abs(x) > halfX - bar * 1.5 && !isPoster && Math.abs(y) < halfY - bar * 0.5
        if (isWooden) return isUpright ? timber(skin, colors.accent, y, x * 1.2 + z) : timber(skin, colors.accent, x, y * 1.2 + z)
        if (material === 'metal') return metal(skin, colors.accent, 0.25)
        if (material !== null && material !== 'paper' && material !== 'glass') return coat(skin, material, colors.accent, x, y)
        matte(skin, colors.accent, x, y)
        skin[SKIN.gloss] = 0.5
        skin[SKIN.roughness] = 0.4
        return
      }
      const ground: LinearColor = [0.86, 0.84, 0.79]
      paper(skin, ground, x, y)
      const artX = halfX - mat
      const artY = halfY - mat
      const inArt = roundedRectangle(x, y - (label === null ? 0 : 0.06), artX, artY - (label === null ? 0 : 0.06), 0.001)
      if (!isPoster && Math.abs(inArt - 0.006) < 0.006) printInk(skin, [0.3, 0.29, 0.27], 0.25)
      if (inArt < 0) drawArt(skin, colors, design, x / artX, y / artY, variation[0])
      if (label !== null) printInk(skin, inkOn(ground, [0.05, 0.05, 0.055]), inkAt(label, x / (artX * 1.1) + 0.5, (-artY + 0.13 - y) / 0.2))
      skin[SKIN.gloss] = isPoster ? 0.22 : 0.3
    },
    bounds: { height: halfY + bar, radius: Math.sqrt(halfX * halfX + halfY * halfY) + 0.06 },
    turn: [-5, 5],
    facing: [0.8, 0.79, 0.74],
    hangs: true,
  }
}

/** Abstract prints: hills under a sun, arches, cut paper. x and y from -1 to 1. */
function drawArt(skin: Skin, { main, second, accent }: ProductColors, design: number, x: number, y: number, seed: number): void {
  const wash = (paint: LinearColor, share: number): void => {
    if (share > 0) printInk(skin, paint, share * (0.93 + 0.07 * smoothNoise(x * 150 + 9, y * 150)))
  }
  const mixed = (share: number): LinearColor => [
    main[0] + (second[0] - main[0]) * share,
    main[1] + (second[1] - main[1]) * share,
    main[2] + (second[2] - main[2]) * share,
  ]
  const soft = 0.012
  const inside = (distance: number): number => 1 - smoothStep(-soft, soft, distance)
  wash(mixed(0.85), 1)
  if (design === 0) {
    wash(accent, inside(length2(x * 0.75 - 0.18 + seed * 0.3, y - 0.38) - 0.3))
    for (let hill = 0; hill < 4; hill++) {
      const crest =
        0.12 - hill * 0.3 + 0.17 * Math.sin(x * (1.7 + hill * 0.4) + hill * 2.3 + seed * 7) + 0.05 * layeredNoise(x * 1.5 + hill * 9, 3, 2)
      wash(mixed(0.62 - hill * 0.22), inside(y - crest))
    }
    return
  }
  if (design === 1) {
    for (let arc = 0; arc < 4; arc++) {
      const radius = 0.78 - arc * 0.19
      const px = x * 0.9
      const at = y < -0.35 ? Math.abs(px) - radius : length2(px, y + 0.35) - radius
      wash(arc % 2 === 0 ? main : arc === 1 ? accent : mixed(0.6), inside(at) * (y > -0.86 ? 1 : 0))
    }
    wash(accent, inside(length2(x * 0.8 - 0.42, y - 0.68) - 0.15))
    return
  }
  const blob = (cx: number, cy: number, size: number, turn: number): number => {
    const angle = Math.atan2(y - cy, x - cx)
    return length2((x - cx) * 0.8, y - cy) - size * (1 + 0.22 * Math.sin(angle * 3 + turn) + 0.1 * Math.sin(angle * 5 + turn * 2))
  }
  wash(main, inside(blob(-0.2, 0.3, 0.5, seed * 6)))
  wash(accent, inside(blob(0.35, -0.35, 0.36, seed * 9 + 2)))
  wash(mixed(0.45), inside(blob(-0.4, -0.6, 0.24, seed * 4 + 4)))
  const stem = Math.abs(x - 0.32 - 0.1 * Math.sin(y * 4)) - 0.012
  wash([0.03, 0.03, 0.035], inside(Math.max(stem, Math.abs(y - 0.15) - 0.62)))
}
