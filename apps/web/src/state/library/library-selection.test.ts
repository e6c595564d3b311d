import { expect, test } from 'vitest'
import { chosen, type Selection } from './library-selection.ts'

const shown = ['a', 'b', 'c', 'd', 'e']
const none: Selection = { active: false, ids: new Set(), anchor: null }
const one = (selection: Selection, id: string) => chosen(selection, id, { range: false, shown })
const range = (selection: Selection, id: string) => chosen(selection, id, { range: true, shown })

test('selecting a creation again deselects it', () => {
  const ticked = one(none, 'b')
  expect([...ticked.ids]).toEqual(['b'])
  expect([...one(ticked, 'b').ids]).toEqual([])
  expect(one(ticked, 'b').active).toBe(true)
})

test('a range reaches from the last selected creation in either direction, and a single selection starts a new one', () => {
  const ticked = one(none, 'd')
  expect([...range(ticked, 'b').ids].toSorted()).toEqual(['b', 'c', 'd'])
  expect([...range(range(ticked, 'b'), 'e').ids].toSorted()).toEqual(['b', 'c', 'd', 'e'])
  expect([...range(none, 'c').ids]).toEqual(['c'])
})
