import { cellNoise, layeredNoise, smoothNoise, smoothStep } from '../../noise.ts'
import { type LinearColor } from '../../color.ts'
import { SKIN, type Skin } from '../shape.ts'

/** Skins of worn and carried things, besides the shared ones. (u, v) are lengths along the surface. */

function tint(skin: Skin, [red, green, blue]: LinearColor, strength: number): void {
  skin[SKIN.red] = red * strength
  skin[SKIN.green] = green * strength
  skin[SKIN.blue] = blue * strength
}

/** Soles and straps: dull, dense, a little dusty. */
export function rubber(skin: Skin, paint: LinearColor, u: number, v: number): void {
  tint(skin, paint, 0.97 + 0.05 * smoothNoise(u * 40, v * 40))
  skin[SKIN.gloss] = 0.5
  skin[SKIN.roughness] = 0.5
  skin[SKIN.soft] = 0.12
}

/** Full-grain leather: fine pores, broad cloudiness, a soft coat. */
export function leather(skin: Skin, paint: LinearColor, u: number, v: number): void {
  const pores = smoothNoise(u * 95, v * 95)
  const fine = smoothNoise(u * 190 + 7, v * 190)
  tint(skin, paint, 0.97 + 0.025 * pores + 0.05 * (layeredNoise(u * 2.4, v * 2.4, 2) - 0.5))
  skin[SKIN.gloss] = 0.6
  skin[SKIN.roughness] = 0.42
  skin[SKIN.bendX] = (pores - 0.5) * 0.07 + (fine - 0.5) * 0.04
  skin[SKIN.bendY] = (smoothNoise(u * 95 + 31, v * 95 + 17) - 0.5) * 0.07
  skin[SKIN.soft] = 0.08
}

/** Engineered mesh: rows of small eyes in a knit. */
export function mesh(skin: Skin, paint: LinearColor, u: number, v: number, eyes = 34): void {
  const row = Math.floor(v * eyes)
  const across = u * eyes + (row & 1) * 0.5
  const du = across - Math.floor(across) - 0.5
  const dv = v * eyes - row - 0.5
  const eye = smoothStep(0.32, 0.12, Math.sqrt(du * du * 1.4 + dv * dv))
  tint(skin, paint, (0.92 + 0.12 * smoothNoise(u * 130, v * 130)) * (1 - 0.55 * eye))
  skin[SKIN.bendX] = du * eye * 0.5
  skin[SKIN.bendY] = dv * eye * 0.5
  skin[SKIN.sheen] = 0.3
  skin[SKIN.soft] = 0.1
}

/** Cotton jersey and fleece: fine ribs, soft at the rim. */
export function jersey(skin: Skin, paint: LinearColor, u: number, v: number): void {
  const column = u * 85
  const rib = column - Math.floor(column) - 0.5
  const stitch = smoothNoise(Math.floor(column) * 1.7, v * 85)
  tint(skin, paint, 0.93 + 0.05 * (1 - 4 * rib * rib) + 0.05 * (stitch - 0.5) + 0.05 * (layeredNoise(u * 3, v * 3, 2) - 0.5))
  skin[SKIN.sheen] = 0.4
  skin[SKIN.soft] = 0.22
}

/** Knitted wool: columns of stitches, each a pair of leaning loops, `stitches` to a unit. */
export function knitted(skin: Skin, paint: LinearColor, u: number, v: number, stitches = 30): void {
  const across = u * stitches
  const column = across - Math.floor(across) - 0.5
  const down = v * stitches * 1.25 + Math.abs(column) * 1.1
  const row = down - Math.floor(down) - 0.5
  const loop = (1 - 4 * row * row) * (1 - 0.8 * smoothStep(0.32, 0.5, Math.abs(column))) * smoothStep(0, 0.14, Math.abs(column))
  const fluff = smoothNoise(u * 150, v * 150)
  tint(skin, paint, 0.78 + 0.25 * loop + 0.06 * (fluff - 0.5) + 0.06 * (layeredNoise(u * 3, v * 3, 2) - 0.5))
  skin[SKIN.bendX] = (column > 0 ? 1 : -1) * 0.2 * (0.5 - Math.abs(Math.abs(column) - 0.25) * 2)
  skin[SKIN.bendY] = row * -0.3
  skin[SKIN.sheen] = 0.55
  skin[SKIN.soft] = 0.3
}

/** Metal ground in one direction, across u. */
export function brushed(skin: Skin, paint: LinearColor, u: number, v: number, roughness = 0.22): void {
  const line = smoothNoise(u * 6, v * 210)
  tint(skin, paint, 0.95 + 0.07 * (line - 0.5))
  skin[SKIN.gloss] = 1
  skin[SKIN.metal] = 1
  skin[SKIN.roughness] = roughness
  skin[SKIN.bendY] = (line - 0.5) * 0.06
}

/** Nylon and other tight technical cloth: a grid of thicker threads. */
export function ripstop(skin: Skin, paint: LinearColor, u: number, v: number): void {
  const weave = 0.5 + 0.5 * Math.sin(u * 420) * Math.sin(v * 420)
  const fold = layeredNoise(u * 2.6 + 3, v * 2.6, 3)
  tint(skin, paint, 0.88 + 0.08 * weave + 0.12 * (fold - 0.5) + 0.05 * cellNoise(Math.floor(u * 60), Math.floor(v * 60)))
  skin[SKIN.gloss] = 0.28
  skin[SKIN.roughness] = 0.6
  skin[SKIN.sheen] = 0.22
  skin[SKIN.bendX] = (smoothNoise(u * 14, v * 14) - 0.5) * 0.12
  skin[SKIN.bendY] = (smoothNoise(u * 14 + 50, v * 14) - 0.5) * 0.12
}

/** Visible thread at `away` from a seam and `along` it: dashes with gaps; 0 to 1. */
export function stitchAt(away: number, along: number, perUnit = 26, wide = 0.0065): number {
  const at = along * perUnit
  const within = at - Math.floor(at)
  return Math.abs(away) < wide && within > 0.2 && within < 0.82 ? 1 : 0
}

/** Darkens a skin by `share`: the shade in a seam. */
export function shaded(skin: Skin, share: number): void {
  skin[SKIN.red] *= 1 - share
  skin[SKIN.green] *= 1 - share
  skin[SKIN.blue] *= 1 - share
}
