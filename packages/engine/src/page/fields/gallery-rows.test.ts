import { expect, test } from 'vitest'
import { elementsOf, parsePage } from '../document/page-document.ts'
import { withEvenRows } from './gallery-rows.ts'

const rowOf = (html: string, scores: readonly number[]): number[] =>
  withEvenRows(
    elementsOf(parsePage(html), 'img').map((image, place) => ({ image, alt: image.attributes.alt ?? '', score: scores[place] ?? 0 })),
  ).map(({ score }) => score)

test('slides of one row get the nearness of their nearest slide', () => {
  expect(rowOf('<ul><li><img alt="Mug"></li><li><img alt="Mug"></li><li><img alt="Mug"></li></ul>', [1.2, 1.2, 1.45])).toEqual([
    1.45, 1.45, 1.45,
  ])
})

test('images with another text, class, place or much better score keep their own score', () => {
  expect(rowOf('<img alt="Mug"><img alt="Jug">', [1.2, 1.4])).toEqual([1.2, 1.4])
  expect(rowOf('<img alt=""><img alt="">', [1.2, 1.4])).toEqual([1.2, 1.4])
  expect(rowOf('<img alt="Mug" class="a"><img alt="Mug" class="b">', [1.2, 1.4])).toEqual([1.2, 1.4])
  expect(rowOf(`<img alt="Mug">${'<i></i>'.repeat(20)}<img alt="Mug">`, [1.2, 1.4])).toEqual([1.2, 1.4])
  expect(rowOf('<img alt="Mug"><img alt="Mug">', [1.2, 2])).toEqual([1.2, 2])
})
