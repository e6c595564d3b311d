import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenOfKind, KIND_GOLDEN_SIDE, valuesOfGolden } from './golden-kinds.test-data.ts'
import { type ProductKindId, productKinds } from '@adloom/renderer/shapes.ts'

const kinds = Object.keys(productKinds) as ProductKindId[]

// Numbers of an image may differ in the last bit between machines; a cell of 36 pixels then moves by less than these.
const MEAN_TOLERANCE = 0.6
const CELL_TOLERANCE = 8
// A record of every kind by its id; written by `node bench/gallery-kinds.ts --golden`.
const goldens = JSON.parse(readFileSync(new URL('golden-kinds.json', import.meta.url), 'utf8')) as Record<string, string>

test.each(kinds)('a %s looks as before; if the change is intended, run `node bench/gallery-kinds.ts --golden`', (kind) => {
  const before = valuesOfGolden(goldens[kind] ?? '')
  expect(before).toHaveLength(KIND_GOLDEN_SIDE * KIND_GOLDEN_SIDE * 3)
  const apart = valuesOfGolden(goldenOfKind(kind)).map((value, index) => Math.abs(value - before[index]))
  expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(MEAN_TOLERANCE)
  expect(Math.max(...apart)).toBeLessThan(CELL_TOLERANCE)
})
