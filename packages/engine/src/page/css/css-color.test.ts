import { expect, test } from 'vitest'
import { COLORS_IN_VALUE, cssColor } from './css-color.ts'

test.each([
  ['#abc', '#AABBCC'],
  ['#AABBCC80', '#AABBCC'],
  ['#abc3', null],
  ['rgb(15, 107, 107)', '#0F6B6B'],
  ['rgb(15 107 107 / 60%)', '#0F6B6B'],
  ['rgba(15,107,107,.2)', null],
  ['hsl(180 75% 24%)', '#0F6B6B'],
  ['oklch(62.8% 0.2577 29.23)', '#FF0000'],
  ['oklab(0.628 0.2249 0.1258)', '#FF0000'],
  ['rebeccapurple', '#663399'],
  ['Teal', '#008080'],
  ['transparent', null],
  ['inherit', null],
  ['', null],
  ['rgb(0d)', null],
  ['rgb(1 2e 3)', null],
  ['hsl(180d', null],
])('the colour of %j is %j', (css, color) => {
  expect(cssColor(css)).toBe(color)
})

test('colours are found in a value, not in other words', () => {
  expect('1px solid red, url(tan.png) #FFF my-gold rgb(1,2,3)'.match(COLORS_IN_VALUE)).toEqual(['red', 'tan', '#FFF', 'rgb(1,2,3)'])
})
