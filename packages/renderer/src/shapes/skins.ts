import { cellNoise, layeredNoise, smoothNoise, smoothStep } from '../noise.ts'
import { luminanceOf, type LinearColor } from '../color.ts'
import { type Label, type ProductMaterial, SKIN, type Skin } from './shape.ts'

/** Skins that shapes share. Each writes colour and optics; (u, v) are lengths along the surface for patterns. */

function color(skin: Skin, [red, green, blue]: LinearColor, strength: number): void {
  skin[SKIN.red] = red * strength
  skin[SKIN.green] = green * strength
  skin[SKIN.blue] = blue * strength
}

export function glazed(skin: Skin, paint: LinearColor, u: number, v: number): void {
  // A glaze runs: it pools darker, and its gloss is not quite even.
  const pooled = layeredNoise(u * 2.2 + 3, v * 2.2, 2)
  color(skin, paint, 0.94 + 0.12 * pooled)
  skin[SKIN.gloss] = 1
  skin[SKIN.roughness] = 0.1
}

export function plastic(skin: Skin, paint: LinearColor, roughness = 0.28): void {
  color(skin, paint, 1)
  skin[SKIN.gloss] = 0.85
  skin[SKIN.roughness] = roughness
}

export function matte(skin: Skin, paint: LinearColor, u: number, v: number): void {
  color(skin, paint, 0.97 + 0.06 * smoothNoise(u * 60, v * 60))
  skin[SKIN.gloss] = 0.35
  skin[SKIN.roughness] = 0.62
}

export function metal(skin: Skin, paint: LinearColor, roughness = 0.16): void {
  color(skin, paint, 1)
  skin[SKIN.gloss] = 1
  skin[SKIN.metal] = 1
  skin[SKIN.roughness] = roughness
}

export function tintedGlass(skin: Skin, paint: LinearColor, clear = 0.9): void {
  color(skin, paint, 1)
  skin[SKIN.gloss] = 1
  skin[SKIN.roughness] = 0.04
  skin[SKIN.clear] = clear
}

/** Growth rings cut lengthwise, running along u. */
export function timber(skin: Skin, paint: LinearColor, u: number, v: number): void {
  const wave = layeredNoise(u * 0.9 + 11, v * 1.6, 3)
  const field = v * 9 + wave * 5.5
  const within = field - Math.floor(field)
  const late = smoothStep(0.25, 0.9, within) * (1 - smoothStep(0.93, 1, within))
  const fibres = smoothNoise(u * 9, v * 130)
  color(skin, paint, 1.08 - 0.34 * late + 0.14 * (fibres - 0.5))
  skin[SKIN.blue] *= 1 - 0.12 * late
  skin[SKIN.gloss] = 0.4
  skin[SKIN.roughness] = 0.42
}

/** Woven threads, `threads` per unit. */
export function woven(skin: Skin, paint: LinearColor, u: number, v: number, threads: number): void {
  const warp = u * threads + (smoothNoise(v * 7, u * 2) - 0.5) * 0.8
  const weft = v * threads + (smoothNoise(u * 7 + 40, v * 2) - 0.5) * 0.8
  const column = Math.floor(warp)
  const row = Math.floor(weft)
  const isWarp = ((column + row) & 1) === 0
  const across = warp - column - 0.5
  const down = weft - row - 0.5
  const round = isWarp ? 1 - 3 * across * across - down * down : 1 - 3 * down * down - across * across
  const slub = cellNoise(column, Math.floor(v * 3)) + cellNoise(row + 133, Math.floor(u * 3)) - 1
  color(skin, paint, 0.8 + 0.26 * round + 0.07 * slub)
  skin[SKIN.sheen] = 0.35
  skin[SKIN.soft] = 0.15
}

/** Heavy cloth drawn over padding: a weave too fine to count, a soft nap, shallow creases. */
export function upholstery(skin: Skin, paint: LinearColor, u: number, v: number): void {
  const thread = smoothNoise(u * 55, v * 150) + smoothNoise(u * 150 + 70, v * 55)
  const nap = layeredNoise(u * 2.4 + 5, v * 2.4, 2)
  color(skin, paint, 0.78 + 0.16 * thread + 0.12 * nap)
  skin[SKIN.sheen] = 0.45
  skin[SKIN.soft] = 0.12
  skin[SKIN.bendX] = (smoothNoise(u * 4.5, v * 4.5) - 0.5) * 0.16
  skin[SKIN.bendY] = (smoothNoise(u * 5 + 31, v * 5 + 7) - 0.5) * 0.12
}

/** Clear glass in thin walls: shows what is behind it, tinted a little. */
export function clearGlass(skin: Skin, paint: LinearColor, through = 0.93): void {
  color(skin, paint, 1)
  skin[SKIN.gloss] = 1
  skin[SKIN.roughness] = 0.03
  skin[SKIN.clear] = through
  skin[SKIN.through] = through
}

/** Fine pebbled hide. */
export function hide(skin: Skin, paint: LinearColor, u: number, v: number): void {
  const grain = smoothNoise(u * 120, v * 120)
  color(skin, paint, 0.92 + 0.08 * grain + 0.1 * (layeredNoise(u * 3, v * 3, 3) - 0.5))
  skin[SKIN.gloss] = 0.75
  skin[SKIN.roughness] = 0.34
  skin[SKIN.bendX] = (grain - 0.5) * 0.1
  skin[SKIN.bendY] = (smoothNoise(u * 120 + 9, v * 120 + 5) - 0.5) * 0.1
}

export function wax(skin: Skin, paint: LinearColor): void {
  color(skin, paint, 1)
  skin[SKIN.gloss] = 0.4
  skin[SKIN.roughness] = 0.4
  skin[SKIN.soft] = 0.6
}

/** Card and uncoated paper. */
export function paper(skin: Skin, paint: LinearColor, u: number, v: number): void {
  color(skin, paint, 0.96 + 0.05 * smoothNoise(u * 90, v * 90) + 0.03 * smoothNoise(u * 3, v * 3))
  skin[SKIN.gloss] = 0.22
  skin[SKIN.roughness] = 0.55
  skin[SKIN.soft] = 0.05
}

/** The skin of a material by name. */
export function coat(skin: Skin, material: ProductMaterial, paint: LinearColor, u: number, v: number): void {
  switch (material) {
    case 'ceramic':
      return glazed(skin, paint, u, v)
    case 'glass':
      return tintedGlass(skin, paint)
    case 'metal':
      return metal(skin, paint, 0.2)
    case 'plastic':
      return plastic(skin, paint)
    case 'wood':
      return timber(skin, paint, v, u)
    case 'fabric':
      return woven(skin, paint, u, v, 60)
    case 'leather':
      return hide(skin, paint, u, v)
    case 'paper':
      return paper(skin, paint, u, v)
    case 'matte':
      return matte(skin, paint, u, v)
  }
}

/** How much ink a label has at (u, v), fractions of its width and height from the top left, 0 to 1. */
export function inkAt(label: Label | null, u: number, v: number): number {
  if (label === null || u < 0 || v < 0 || u >= 1 || v >= 1) return 0
  const x = Math.min(label.width - 1.001, Math.max(0, u * label.width - 0.5))
  const y = Math.min(label.height - 1.001, Math.max(0, v * label.height - 0.5))
  const left = x | 0
  const top = y | 0
  const at = top * label.width + left
  const upper = label.cover[at] + (label.cover[at + 1] - label.cover[at]) * (x - left)
  const lower = label.cover[at + label.width] + (label.cover[at + label.width + 1] - label.cover[at + label.width]) * (x - left)
  return (upper + (lower - upper) * (y - top)) / 255
}

/** Prints ink over a skin; the ink takes the shine of its base. */
export function printInk(skin: Skin, [red, green, blue]: LinearColor, share: number): void {
  skin[SKIN.red] += (red - skin[SKIN.red]) * share
  skin[SKIN.green] += (green - skin[SKIN.green]) * share
  skin[SKIN.blue] += (blue - skin[SKIN.blue]) * share
  skin[SKIN.metal] *= 1 - share
  skin[SKIN.clear] *= 1 - share
}

/** Readable ink: the wanted one if it is far enough from the ground colour, else near black or near white. */
export function inkOn(ground: LinearColor, wanted: LinearColor): LinearColor {
  const [a, b] = [luminanceOf(ground), luminanceOf(wanted)]
  if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) > 4) return wanted
  return a > 0.2 ? [0.025, 0.025, 0.03] : [0.9, 0.88, 0.84]
}
