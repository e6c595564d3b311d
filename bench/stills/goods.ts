import { linearColorOf } from '@adloom/renderer/color.ts'
import { drawLabel } from '@adloom/engine/compose/draw-label.ts'
import { type ProductKindId, productKinds } from '@adloom/renderer/shapes.ts'
import { type ProductKind } from '@adloom/renderer/shapes/product-kind.ts'
import { type ProductColors, type Shape } from '@adloom/renderer/shapes/shape.ts'
import { hairyShapes } from './hairy-shapes.ts'
import { entryOf, type Goods, recipes } from './recipes.ts'

/** A thing as a shape with its real size. */
export interface MadeGoods {
  readonly shape: Shape
  readonly box: ShapeBox
  readonly centimetres: number
}

interface ShapeBox {
  readonly width: number
  readonly height: number
  readonly depth: number
  /** Distance of its farthest part from its axis. */
  readonly reach: number
}

/** Kinds whose label names a content, too. */
const packages: ReadonlySet<string> = new Set(['bottle', 'jar', 'candle', 'can', 'pouch', 'box', 'tube'])

const SAMPLES = 44

/** The box around a shape, in its own units. */
function boxOf({ distance, bounds: { height, radius } }: Shape): ShapeBox {
  const cell = (2 * radius) / SAMPLES
  const most = { x: 0, z: 0, y: 0, reach: 0 }
  for (let i = 0; i < SAMPLES; i++) {
    for (let j = 0; j < SAMPLES; j++) {
      for (let k = 0; k < SAMPLES; k++) {
        const x = (i + 0.5) * cell - radius
        const y = (j + 0.5) * cell - radius + height
        const z = (k + 0.5) * cell - radius
        if (distance(x, y, z) > cell * 0.5) continue
        most.x = Math.max(most.x, Math.abs(x))
        most.y = Math.max(most.y, y)
        most.z = Math.max(most.z, Math.abs(z))
        most.reach = Math.max(most.reach, Math.hypot(x, z))
      }
    }
  }
  return { width: most.x * 2, height: most.y, depth: most.z * 2, reach: most.reach }
}

const isHairy = (kind: string): kind is keyof typeof hairyShapes => kind in hairyShapes
const isKind = (kind: string): kind is ProductKindId => kind in productKinds

/** Makes a thing; `colors` names its colours, null: some of its kind's own. */
export async function makeGoods(goods: Goods, colors: string | null, random: () => number): Promise<MadeGoods> {
  const { kind, material, words, colors: own } = typeof goods === 'string' ? { kind: goods } : { ...goods }
  const named = own ?? colors
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  const paint = ([main, second, accent]: readonly [string, string, string]): ProductColors => ({
    main: linearColorOf(main),
    second: linearColorOf(second),
    accent: linearColorOf(accent),
  })
  const centimetres = entryOf(recipes.centimetres, kind)
  if (isHairy(kind)) {
    const shape = hairyShapes[kind](paint(entryOf(recipes.colors, named ?? 'wool')))
    return { shape, box: boxOf(shape), centimetres }
  }
  if (!isKind(kind)) throw new Error(`No kind is called ${kind}`)
  const { make, palettes, label }: ProductKind = productKinds[kind]
  const shape = make({
    colors: paint(named === null || named === undefined ? pick(palettes) : entryOf(recipes.colors, named)),
    material: material ?? null,
    label: label === null ? null : await drawLabel(pick(recipes.titles), packages.has(kind) ? pick(recipes.contents) : null, label),
    variation: [random(), random(), random()],
    words: new Set(words),
  })
  return { shape, box: boxOf(shape), centimetres }
}
