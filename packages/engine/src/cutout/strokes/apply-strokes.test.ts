import { type CutOutStroke } from '@adloom/domain/cut-out-strokes.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { expect, test } from 'vitest'
import { applyStrokes } from './apply-strokes.ts'
import { cutOutSample, sampleBox, sampleDisc } from '../cut-out-sample.test-data.ts'
import { type CutOut } from '../cut-out.ts'
import { visibleBox } from '../visible-box.ts'

const SIZE = 400
const disc = sampleDisc(0.3, 0.5, 0.15)
const box = sampleBox(0.75, 0.5, 0.1, 0.2)
/** Two products on a plain background. */
const { photo, alpha } = cutOutSample({
  size: SIZE,
  ground: () => [228, 226, 222],
  shape: (x, y) => Math.min(disc(x, y), box(x, y)),
  color: (x) => (x < 0.5 ? [40, 90, 150] : [170, 60, 40]),
  noise: 2,
})

/** The cutout of the sample with only the parts that pass. */
function foundWhere(keeps: (x: number, y: number) => boolean): CutOut {
  const product = { ...photo, data: photo.data.slice() }
  for (let pixel = 0; pixel < alpha.length; pixel += 1)
    product.data[pixel * 4 + 3] = keeps((pixel % SIZE) / SIZE, Math.floor(pixel / SIZE) / SIZE) ? alpha[pixel] : 0
  return { product, confidence: 0.2, usable: false, box: visibleBox(product) }
}

/** Mean difference of alpha from the truth where `counts`, 0 to 1. */
function errorOf(product: Pixels, truth: (x: number, y: number) => number, counts: (x: number, y: number) => boolean = () => true): number {
  let sum = 0
  let count = 0
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const [x, y] = [(pixel % SIZE) / SIZE, Math.floor(pixel / SIZE) / SIZE]
    if (!counts(x, y)) continue
    sum += Math.abs(product.data[pixel * 4 + 3] - truth(x, y))
    count += 1
  }
  return sum / count / 255
}
const trueAlpha = (x: number, y: number): number => alpha[Math.round(y * SIZE) * SIZE + Math.round(x * SIZE)]
const edgeOf = (shape: typeof disc) => (x: number, y: number) => Math.abs(shape(x, y)) < 0.03

/** A rough stroke over the disc, beyond its outline everywhere. */
const overDisc = (kind: 'keep' | 'remove'): CutOutStroke => ({ kind, radius: 0.18, softness: 0.5, points: [[0.3, 0.5]] })

test('a part that was lost comes back with its own outline, not the stroke’s', () => {
  const { product, usable, confidence } = applyStrokes(
    photo,
    foundWhere((x) => x > 0.5),
    [overDisc('keep')],
  )
  expect(usable).toBe(true)
  expect(confidence).toBe(1)
  expect(errorOf(product, trueAlpha)).toBeLessThan(0.001)
  expect(errorOf(product, trueAlpha, edgeOf(disc))).toBeLessThan(0.02)
})

test('a part that is too much goes to its last pixel', () => {
  const { product, box: left } = applyStrokes(
    photo,
    foundWhere(() => true),
    [overDisc('remove')],
  )
  expect(errorOf(product, (x, y) => (x > 0.5 ? trueAlpha(x, y) : 0))).toBeLessThan(0.0005)
  expect(left.x).toBeGreaterThan(SIZE * 0.6)
})

test('a hard stroke is followed to the pixel', () => {
  const hard: CutOutStroke = { kind: 'remove', radius: 0.05, softness: 0, points: [[0.25, 0.5], [0.35, 0.5]] } // prettier-ignore
  const { product } = applyStrokes(
    photo,
    foundWhere(() => true),
    [hard],
  )
  const gone = sampleBox(0.3, 0.5, 0.1, 0.05, 0.05)
  expect(errorOf(product, (x, y) => (gone(x, y) < 0 ? 0 : trueAlpha(x, y)))).toBeLessThan(0.002)
})

test('“only this” keeps the part at its points, and says nothing beside all parts', () => {
  const all = foundWhere(() => true)
  const only = (x: number, y: number): CutOutStroke => ({ kind: 'only', point: [x, y] })
  const one = applyStrokes(photo, all, [only(0.75, 0.5)])
  expect(errorOf(one.product, (x, y) => (x > 0.5 ? trueAlpha(x, y) : 0))).toBeLessThan(0.0005)
  const both = applyStrokes(photo, all, [only(0.75, 0.5), only(0.3, 0.5)])
  expect(errorOf(both.product, trueAlpha)).toBeLessThan(0.0005)
  expect(applyStrokes(photo, all, [only(0.05, 0.05)]).product).toEqual(all.product)
})

test('strokes change nothing where there is nothing to change', () => {
  const found = foundWhere(() => true)
  expect(applyStrokes(photo, found, []).product).toBe(found.product)
  const beside: CutOutStroke = { kind: 'remove', radius: 0.03, softness: 0.5, points: [[0.1, 0.1]] }
  const within: CutOutStroke = { kind: 'keep', radius: 0.03, softness: 0.5, points: [[0.3, 0.5]] }
  expect(errorOf(applyStrokes(photo, found, [beside, within]).product, trueAlpha)).toBe(0)
})

test('a later stroke overrides an earlier one; with everything removed nothing is usable', () => {
  const found = foundWhere(() => true)
  const all = (kind: 'keep' | 'remove'): CutOutStroke => ({ kind, radius: 1, softness: 0, points: [[0.5, 0.5]] })
  expect(applyStrokes(photo, found, [all('remove')])).toMatchObject({ usable: false, confidence: 0 })
  expect(errorOf(applyStrokes(photo, found, [all('remove'), all('keep')]).product, () => 255)).toBe(0)
  expect(
    errorOf(applyStrokes(photo, found, [all('remove'), overDisc('keep')]).product, (x, y) => (x > 0.5 ? 0 : trueAlpha(x, y))),
  ).toBeLessThan(0.001)
})

test('a picture that came without its background keeps its own transparency', () => {
  const { product: clear } = foundWhere((x) => x > 0.5)
  const found = { product: clear, confidence: 0.98, usable: true, box: visibleBox(clear) }
  const everything: CutOutStroke = { kind: 'keep', radius: 1, softness: 0, points: [[0.5, 0.5]] }
  expect(applyStrokes(clear, found, [everything]).product.data[(200 * SIZE + 120) * 4 + 3]).toBe(0)
})
