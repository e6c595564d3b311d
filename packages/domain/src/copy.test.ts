import { expect, test } from 'vitest'
import { copyLimits, copyRequestSchema, textLength } from './copy.ts'

test('text is counted as people do: an accent, a flag and a family are one each', () => {
  expect(textLength('Mug')).toBe(3)
  expect(textLength('Café')).toBe(4)
  expect(textLength('Cafe\u0301')).toBe(4)
  expect(textLength('👩‍👩‍👧🇫🇷')).toBe(2)
  expect(textLength('')).toBe(0)
})

test('the limits are the platforms’: shown, allowed, primary text', () => {
  expect(copyLimits).toEqual({ headlineShown: 27, headline: 40, description: 125 })
})

test('copy may be asked for with nothing but a title; it is then English', () => {
  expect(copyRequestSchema.parse({ title: 'Mug' })).toEqual({ title: 'Mug', languages: ['en'] })
})

test('seed 0 is a seed', () => {
  expect(copyRequestSchema.parse({ seed: 0 }).seed).toBe(0)
})

test('a language we do not write is refused', () => {
  expect(copyRequestSchema.safeParse({ languages: ['xx'] }).success).toBe(false)
  expect(copyRequestSchema.safeParse({ languages: [] }).success).toBe(false)
})
