import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownIds } from './known-ids.ts'

test('an id is new once, however many there are', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 3000 }), (ids) => {
      const known = new Set<string>()
      const { add } = knownIds()
      for (const id of ids) {
        expect(add(id)).toBe(!known.has(id))
        known.add(id)
      }
    }),
    { numRuns: 20 },
  )
  const { add } = knownIds()
  for (let id = 0; id < 20_000; id++) expect(add(`id-${id}`)).toBe(true)
  for (let id = 0; id < 20_000; id += 7) expect(add(`id-${id}`)).toBe(false)
})
