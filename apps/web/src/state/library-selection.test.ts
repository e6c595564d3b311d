import { expect, test } from 'vitest'
import { chosen, type Selection } from './library-selection.ts'

const shown = ['a', 'b', 'c', 'd', 'e']
const none: Selection = { active: false, ids: new Set(), anchor: null }
const one = (selection: Selection, id: string) => chosen(selection, id, { range: false, shown })
const range = (selection: Selection, id: string) => chosen(selection, id, { range: true, shown })

test('a tick comes and goes', () => {
  const ticked = one(none, 'b')
  expect([...ticked.ids]).toEqual(['b'])
  expect([...one(ticked, 'b').ids]).toEqual([])
  expect(one(ticked, 'b').active).toBe(true)
})

test('a range reaches from the last tick to here, either way, and starts anew from a tick', () => {
  const ticked = one(none, 'd')
  expect([...range(ticked, 'b').ids].toSorted()).toEqual(['b', 'c', 'd'])
  expect([...range(range(ticked, 'b'), 'e').ids].toSorted()).toEqual(['b', 'c', 'd', 'e'])
  expect([...range(none, 'c').ids]).toEqual(['c'])
})
