import { expect, test } from 'vitest'
import { seededRandom } from '@adloom/renderer/noise.ts'
import { linearColorOf } from '@adloom/renderer/color.ts'
import { nounsOfKind } from '../lexicon/english-nouns.ts'
import { readProductPrompt } from '../prompt/read-product-prompt.ts'
import { householdKinds } from '@adloom/renderer/shapes/household/household-kinds.ts'
import { type ProductKind } from '@adloom/renderer/shapes/product-kind.ts'
import { type Shape, SKIN_SIZE } from '@adloom/renderer/shapes/shape.ts'

const kinds: Readonly<Record<string, ProductKind>> = householdKinds
/** Every look of a kind that its words decide. */
const looks: readonly (readonly [kind: string, words: string])[] = [
  ...Object.keys(kinds).map((kind) => [kind, ''] as const),
  ['sofa', 'loveseat leather'],
  ['office chair', 'chair'],
  ['office chair', 'executive'],
  ['office chair', 'headrest'],
  ['chair', 'armchair velvet'],
  ['chair', 'bar stool'],
  ['table', 'round dining'],
  ['table', 'side_table'],
  ['table', 'desk'],
  ['glass', 'wine'],
  ['glass', 'champagne flute'],
  ['glass', 'water empty'],
  ['wine', 'champagne'],
  ['wine', 'whisky'],
  ['wine', 'olive oil'],
  ['phone', 'back'],
  ['clock', 'alarm'],
  ['picture', 'poster'],
]

function shapesOf(kind: string, words: string): readonly Shape[] {
  const [main, second, accent] = kinds[kind].palettes[0].map(linearColorOf)
  return [0.1, 0.45, 0.9].map((chance) =>
    kinds[kind].make({
      colors: { main, second, accent },
      material: null,
      label: null,
      variation: [chance, (chance + 0.4) % 1, (chance * 3) % 1],
      words: new Set(words.split(' ').map((word) => word.replace('_', ' '))),
    }),
  )
}

test.each(looks)('the distance to a %s (%s) is never overestimated', (kind, words) => {
  const random = seededRandom(7)
  for (const shape of shapesOf(kind, words)) {
    const { height, radius } = shape.bounds
    const anywhere = (): readonly [number, number, number] => [
      (random() * 2 - 1) * radius,
      height + (random() * 2 - 1) * radius,
      (random() * 2 - 1) * radius,
    ]
    let most = 0
    for (let round = 0; round < 400; round++) {
      // Half of them near the axis: formulas of round things are weakest there.
      const aside = round % 2 === 0 ? 1 : 0.04
      const [px, y, pz] = anywhere()
      const x = px * aside
      const z = pz * aside
      const distance = shape.distance(x, y, z)
      if (distance <= 0) continue
      // No part of it may be in the ball around the point.
      for (let direction = 0; direction < 12; direction++) {
        const turn = random() * Math.PI * 2
        const up = random() * 2 - 1
        const flat = Math.sqrt(1 - up * up)
        for (let reach = distance * 0.5; reach < distance * 0.94; reach += 0.014) {
          const there = shape.distance(x + Math.cos(turn) * flat * reach, y + up * reach, z + Math.sin(turn) * flat * reach)
          most = Math.max(most, -there)
        }
      }
    }
    expect(most).toBeLessThan(0.004)
  }
})

test.each(looks)('a %s (%s) stands on the ground, inside its bounds, painted all over', (kind, words) => {
  for (const shape of shapesOf(kind, words)) {
    const { height, radius } = shape.bounds
    let lowest = Infinity
    let outside = 0
    const skin = new Float64Array(SKIN_SIZE)
    const step = radius / 26
    for (let x = -radius * 1.3; x < radius * 1.3; x += step) {
      for (let z = -radius * 1.3; z < radius * 1.3; z += step) {
        // Down to the ground from above, then up from below.
        for (const way of [-1, 1]) {
          let y = way < 0 ? height + radius * 1.3 : height - radius * 1.3
          let distance = 0
          for (let march = 0; march < 90 && Math.abs(y - height) < radius * 1.31; march++) {
            distance = shape.distance(x, y, z)
            if (distance < 0.002) break
            y += way * distance
          }
          if (distance >= 0.002 || Math.abs(y - height) >= radius * 1.3) continue
          lowest = Math.min(lowest, y)
          outside = Math.max(outside, Math.sqrt(x * x + (y - height) ** 2 + z * z) - radius)
          skin.fill(0)
          shape.writeSkin(skin, x, y, z, 0, -way, 0)
          expect(skin.every((value) => Number.isFinite(value))).toBe(true)
        }
      }
    }
    expect(outside).toBeLessThan(0.001)
    expect(Math.abs(lowest)).toBeLessThan(0.03)
  }
})

// Object.keys loses the key type.
test.each(Object.keys(householdKinds) as (keyof typeof householdKinds)[])('every noun for a %s leads to it', (kind) => {
  const lost = nounsOfKind(kind).filter((noun) => {
    const reading = readProductPrompt(`a ${noun}`, 1)
    return reading.kind !== kind || reading.found !== 'named'
  })
  expect(lost).toEqual([])
})
