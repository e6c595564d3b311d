import { expect, test } from 'vitest'
import { ownValue } from './own-value.ts'

test('a record answers to its own keys alone', () => {
  expect(['a', 'b', 'constructor', 'toString', '__proto__'].map((key) => ownValue({ a: 1 }, key))).toEqual([1, null, null, null, null])
})
