import { nounsOfKind } from '@adloom/engine/lexicon/english-nouns.ts'
import { linearColorOf } from '@adloom/renderer/color.ts'
import { type ProductKind } from '@adloom/renderer/shapes/product-kind.ts'
import { marchFrom, CELL, SQUARE, startsOf } from '@adloom/renderer/shapes/march-shape.ts'
import { drawingOf } from '@adloom/renderer/shapes/shape-camera.ts'
import { type ProductKindId, productKinds } from '@adloom/renderer/shapes.ts'
import { type Mask } from '@adloom/engine/classify/outline-features.ts'

/** Side of an outline's image in pixels. */
const SIDE = 80
/** Maximum angles in degrees by which a photographer looks down, and by which the product is turned beyond its usual views. */
const TILT = 24
const BEYOND = 8

const light = { x: 0, y: 1, z: 0, softness: 1, key: [1, 1, 1], fill: [1, 1, 1], ground: [1, 1, 1], wall: [1, 1, 1] } as const

/** A number 0 to 1 for the n-th value of a series; neighbours are far apart. */
export const spreadValue = (index: number, series: number): number =>
  (index * [0.754877, 0.56984, 0.438579, 0.819173, 0.671044, 0.5497][series] + 0.5) % 1

/** The outline of a kind of product in its `index`-th proportions, turned and tilted; the same index gives the same outline. */
export function drawnOutline(id: ProductKindId, index: number): Mask {
  const kind: ProductKind = productKinds[id]
  const [main, second, accent] = kind.palettes[0]
  const nouns = nounsOfKind(id)
  const noun = index % 2 === 0 ? nouns[0] : nouns[index % nouns.length]
  const shape = kind.make({
    colors: { main: linearColorOf(main), second: linearColorOf(second), accent: linearColorOf(accent) },
    material: null,
    label: null,
    variation: [spreadValue(index, 0), spreadValue(index, 1), spreadValue(index, 2)],
    words: new Set(noun.split(' ')),
  })
  const [from, to] = shape.turn
  const turn = from - BEYOND + (to - from + 2 * BEYOND) * spreadValue(index, 3)
  // Products that are laid flat are seen straight from the front, like every third one here.
  const tilt = index % 3 === 0 ? 0 : TILT * spreadValue(index, 4)
  const perUnit = SIDE / (shape.bounds.radius * 2.05)
  const setup = { tilt: (tilt * Math.PI) / 180, turn: (turn * Math.PI) / 180, light, edgeRays: 1, rays: 1 }
  const drawing = drawingOf(shape, setup, perUnit)
  const side = Math.ceil(SIDE / CELL) * CELL
  const starts = startsOf(drawing, side, 0, side)
  const cells = new Uint8Array(side * side)
  for (let cell = 0; cell < cells.length; cell += 1) {
    const x = cell % side
    const y = Math.floor(cell / side)
    const start = starts.depths[Math.floor(y / SQUARE) * starts.columns + Math.floor(x / SQUARE)]
    if (start >= 0 && marchFrom(drawing, x + 0.5, y + 0.5, start) >= 0) cells[cell] = 1
  }
  return { width: side, height: side, cells }
}
