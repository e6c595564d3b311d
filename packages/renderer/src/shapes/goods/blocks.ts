import { roundedBox } from '../distance.ts'
import { matte, timber } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'
import { type LinearColor } from '../../color.ts'

const SIZE = 0.29
/** Most that a turned block reaches aside. */
const REACH = SIZE * 1.4
/** Middle of each block, and how it is turned. */
const pile = [
  { x: -0.34, y: SIZE, z: 0.04, turn: 0.22 },
  { x: 0.34, y: SIZE, z: -0.02, turn: -0.3 },
  { x: 0, y: SIZE * 3, z: 0, turn: 0.5 },
  { x: -0.02, y: SIZE * 5, z: 0, turn: -0.15 },
] as const

/** Wooden building blocks: a pile of four, painted so that the grain is still visible. */
export function blocks({ colors }: ShapeChoice): Shape {
  const wood: LinearColor = [0.66, 0.46, 0.26]
  const paints: readonly LinearColor[] = [colors.main, colors.second, wood, colors.accent]
  const turns = pile.map(({ turn }) => ({ c: Math.cos(turn), s: Math.sin(turn) }))
  const blockAt = (index: number, x: number, y: number, z: number): number => {
    const { x: mx, y: my, z: mz } = pile[index]
    const { c, s } = turns[index]
    const px = x - mx
    const pz = z - mz
    return roundedBox(px * c - pz * s, y - my, px * s + pz * c, SIZE, SIZE - 0.002, SIZE, 0.035)
  }
  return {
    distance: (x, y, z) => {
      const first = y > SIZE * 4 ? 3 : y > SIZE * 2 ? 2 : x > 0 ? 1 : 0
      let nearest = blockAt(first, x, y, z)
      for (let index = 0; index < 4; index++) {
        const { x: mx, y: my } = pile[index]
        if (index !== first && Math.abs(y - my) - SIZE < nearest && Math.abs(x - mx) - REACH < nearest)
          nearest = Math.min(nearest, blockAt(index, x, y, z))
      }
      return nearest
    },
    writeSkin: (skin, x, y, z, _nx, ny) => {
      let nearest = 0
      for (let index = 1; index < 4; index++) if (blockAt(index, x, y, z) < blockAt(nearest, x, y, z)) nearest = index
      const { x: mx, z: mz } = pile[nearest]
      const { c, s } = turns[nearest]
      const u = (x - mx) * c - (z - mz) * s + nearest * 3
      const v = (x - mx) * s + (z - mz) * c
      timber(skin, paints[nearest], u, (ny > 0.7 ? v : y + v * 0.3) * 0.7 + nearest)
      if (paints[nearest] !== wood) {
        // LinearColor fills most of the grain.
        const kept: LinearColor = paints[nearest]
        const [red, green, blue] = [skin[SKIN.red], skin[SKIN.green], skin[SKIN.blue]]
        matte(skin, kept, u, v)
        skin[SKIN.red] += (red - skin[SKIN.red]) * 0.3
        skin[SKIN.green] += (green - skin[SKIN.green]) * 0.3
        skin[SKIN.blue] += (blue - skin[SKIN.blue]) * 0.3
        skin[SKIN.gloss] = 0.55
        skin[SKIN.roughness] = 0.36
      }
    },
    bounds: { height: SIZE * 3, radius: 1.08 },
    turn: [-14, 14],
    facing: colors.main,
  }
}
