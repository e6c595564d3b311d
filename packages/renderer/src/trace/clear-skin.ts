import { type Shape, SKIN, SKIN_SIZE, type Skin } from '../shapes/shape.ts'

/** Skins clearer than this are transparent; less clear ones count as a coat of glass on something dull. */
export const CLEAR_BODY = 0.6

/** How much of the light on a skin enters the body: a thin transparent wall counts as glass like any other. */
export const clearOf = (skin: Skin): number => Math.max(skin[SKIN.clear], skin[SKIN.through])

/** Cells of a grid between two tests: no clear part of a product is smaller in all directions. */
const STRIDE = 2

/**
 * Whether light passes through any part of a shape's skin, sampled near its surface. `values`: distances at the middles of a cube's cells, of which
 * `near` and less may hold the surface; `unit`: lengths of the shape per stored step.
 */
export function isAnywhereClear(shape: Shape, values: Int16Array, cells: number, cell: number, unit: number, near: number): boolean {
  const reach = (cell * cells) / 2
  const skin = new Float64Array(SKIN_SIZE)
  const up = cells
  const back = cells * cells
  for (let k = 1; k < cells - 1; k += STRIDE) {
    for (let j = 1; j < cells - 1; j += STRIDE) {
      for (let i = 1; i < cells - 1; i += STRIDE) {
        const at = k * back + j * up + i
        const distance = values[at]
        if (distance > near || distance < -near) continue
        const x = values[at + 1] - values[at - 1]
        const y = values[at + up] - values[at - up]
        const z = values[at + back] - values[at - back]
        const scale = 1 / Math.sqrt(x * x + y * y + z * z + 1e-9)
        const far = distance * unit * scale
        skin.fill(0)
        shape.writeSkin(
          skin,
          (i + 0.5) * cell - reach - x * far,
          (j + 0.5) * cell - reach + shape.bounds.height - y * far,
          (k + 0.5) * cell - reach - z * far,
          x * scale,
          y * scale,
          z * scale,
        )
        if (clearOf(skin) > CLEAR_BODY) return true
      }
    }
  }
  return false
}
