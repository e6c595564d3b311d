import { expect, test } from 'vitest'
import { copyLimits, copyRequestSchema, textLength } from './copy.ts'

test('text length counts graphemes: an accent, a flag and a family emoji are one each', () => {
  expect(textLength('Mug')).toBe(3)
  expect(textLength('Café')).toBe(4)
  expect(textLength('Cafe\u0301')).toBe(4)
  expect(textLength('👩‍👩‍👧🇫🇷')).toBe(2)
  expect(textLength('')).toBe(0)
})

test('the limits are the platforms’: shown, allowed, primary text', () => {
  expect(copyLimits).toEqual({ headlineShown: 27, headline: 40, description: 125 })
})

test('a copy request needs only a title and defaults to English', () => {
  expect(copyRequestSchema.parse({ title: 'Mug' })).toEqual({ title: 'Mug', languages: ['en'] })
})

test('seed 0 is a valid seed', () => {
  expect(copyRequestSchema.parse({ seed: 0 }).seed).toBe(0)
})

test('an unsupported language is rejected', () => {
  expect(copyRequestSchema.safeParse({ languages: ['xx'] }).success).toBe(false)
  expect(copyRequestSchema.safeParse({ languages: [] }).success).toBe(false)
})
