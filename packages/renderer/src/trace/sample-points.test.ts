import { expect, test } from 'vitest'
import { drawPair, SAMPLES_MOST, samplePoints, startSample } from './sample-points.ts'

const drawn = (seed: number, x: number, y: number, count: number): number[][] => {
  const points = samplePoints(seed)
  return Array.from({ length: count }, (_, sample) => {
    startSample(points, x, y, sample)
    drawPair(points)
    drawPair(points)
    return [...points.pair]
  })
}

test('the samples of a pixel fill the square evenly: one in each of its sixteen columns, rows and cells', () => {
  const pairs = drawn(5, 37, 12, 16)
  const places = (of: (pair: number[]) => number): number[] => pairs.map(of).toSorted((a, b) => a - b)
  const each = Array.from({ length: 16 }, (_, place) => place)
  expect(places(([u]) => Math.floor(u * 16))).toEqual(each)
  expect(places(([, v]) => Math.floor(v * 16))).toEqual(each)
  expect(places(([u, v]) => Math.floor(u * 4) * 4 + Math.floor(v * 4))).toEqual(each)
})

test('four neighbouring pixels complete each other', () => {
  const quarter = SAMPLES_MOST
  const all = [0, 1].flatMap((y) => [0, 1].flatMap((x) => drawn(5, 6 + x, 4 + y, quarter)))
  const columns = new Set(all.map(([u]) => Math.floor(u * quarter * 4)))
  expect(columns.size).toBe(quarter * 4)
})

test('the same place and seed give the same points, another seed others', () => {
  expect(drawn(1, 3, 4, 5)).toEqual(drawn(1, 3, 4, 5))
  expect(drawn(1, 3, 4, 5)).not.toEqual(drawn(2, 3, 4, 5))
})
