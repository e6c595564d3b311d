import { expect, test } from 'vitest'
import { partsOfPattern, shapeOfPattern } from './pattern-parts.ts'

test.each([
  ['a+|b|c*', ['a+', 'c*']],
  ['(?<!x)(?:a+|b|(?:c|d)+)(?=y)', ['(?<!x)(?:a+)(?=y)', '(?<!x)(?:(?:c|d)+)(?=y)']],
  ['^(?:a|b+)$', ['^(?:b+)$']],
  ['(?:a|b)+', ['(?:a|b)+']],
  ['[+*|]{2,3}\\+\\|', []],
  ['[^\\]|]+|x', ['[^\\]|]+']],
  ['a{2,}|a{2}', ['a{2,}']],
])('%s takes as long as %j', (source, parts) => {
  expect(partsOfPattern(source)).toEqual(parts)
})

test.each([
  ['(?<!\\p{L})(?:guarante\\p{L}*)', '(?<!\\p{L})(?:a\\p{L}*)'],
  ['(?<word>colou?rs? of \\d+)', '(aa?aa? a \\d+)'],
  ['(?:free (?:delivery|returns|shipping)\\b)+', '(?:a (?:a)\\b)+'],
  ['(ab) \\1+', '(ab) \\1+'],
  ['[a-z]+ing', '[a-z]+ing'],
])('the shape of %s is %s', (source, shape) => {
  expect(shapeOfPattern(source)).toBe(shape)
})
