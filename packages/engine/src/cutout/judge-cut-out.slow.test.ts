import { type SegmentMask } from '@adloom/domain/ports/segmenter.ts'
import { expect, test } from 'vitest'
import { type Color, cutOutSample, type CutOutSample, sampleBox, sampleDisc } from './cut-out-sample.test-data.ts'
import { cutOut } from './cut-out.ts'
import { isCutOut } from './is-cut-out.ts'

const SIDE = 512
const disc = sampleDisc(0.5, 0.55, 0.22)

/** Boards of different browns with dark gaps: no ground that a surface fits. */
const boards = (x: number, y: number): Color => {
  const board = Math.floor(y * 9)
  const gap = y * 9 - board < 0.08 ? 0.4 : 1
  const grain = 1 + 0.12 * Math.sin(x * 90 + board * 5)
  return [(150 + (board % 3) * 28) * gap * grain, (104 + (board % 3) * 20) * gap * grain, 66 * gap * grain]
}

const onBoards = (color: (x: number, y: number) => Color = () => [36, 92, 170]): CutOutSample =>
  cutOutSample({ size: SIDE, ground: boards, shape: disc, color, noise: 2 })

const maskWhere = (value: (x: number, y: number) => number, size = 256): SegmentMask => ({
  width: size,
  height: size,
  data: Uint8Array.from({ length: size * size }, (_, cell) => value(((cell % size) + 0.5) / size, (Math.floor(cell / size) + 0.5) / size)),
})
/** As networks see: right, but two or three pixels soft. */
const soft = (shape: (x: number, y: number) => number) => (x: number, y: number) => 255 * Math.min(1, Math.max(0, 0.5 - shape(x, y) * 100))

function overlap({ product }: ReturnType<typeof cutOut>, { alpha }: CutOutSample): number {
  let both = 0
  let either = 0
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const own = product.data[pixel * 4 + 3] > 127
    const isTrue = alpha[pixel] > 127
    if (own && isTrue) both += 1
    if (own || isTrue) either += 1
  }
  return both / either
}

test('a product on boards is cut out with a network and shown whole without', () => {
  const sample = onBoards()
  expect(cutOut(sample.photo).usable).toBe(false)
  const seen = cutOut(sample.photo, maskWhere(soft(disc)))
  expect(seen.usable).toBe(true)
  expect(overlap(seen, sample)).toBeGreaterThan(0.985)
})

test('a network that has not decided about half of the product is not believed', () => {
  const undecided = maskWhere((x, y) => (disc(x, y) > 0 ? 0 : x > 0.5 ? 120 : 255))
  expect(cutOut(onBoards().photo, undecided).usable).toBe(false)
})

test('two cutouts that are sure and contradict each other are both left', () => {
  const plain = cutOutSample({ size: SIDE, ground: () => [238, 238, 236], shape: disc, color: () => [36, 92, 170], noise: 1 })
  expect(cutOut(plain.photo).usable).toBe(true)
  const elsewhere = maskWhere(soft(sampleDisc(0.3, 0.3, 0.15)))
  expect(cutOut(plain.photo, elsewhere).usable).toBe(false)
})

test('our own cutout stands where a network sees nothing clearly', () => {
  const plain = cutOutSample({ size: SIDE, ground: () => [238, 238, 236], shape: disc, color: () => [36, 92, 170], noise: 1 })
  const lost = maskWhere((x, y) => (disc(x, y) > 0.05 ? 0 : 110))
  const found = cutOut(plain.photo, lost)
  expect(found.usable).toBe(true)
  expect(overlap(found, plain)).toBeGreaterThan(0.98)
})

test('a print that a network takes for a hole stays part of the product', () => {
  const print = sampleBox(0.5, 0.55, 0.08, 0.06)
  const sample = cutOutSample({
    size: SIDE,
    ground: () => [238, 238, 236],
    shape: disc,
    color: (x, y) => (print(x, y) < 0 ? [228, 150, 60] : [36, 92, 170]),
    noise: 1,
  })
  const holed = maskWhere(soft((x, y) => Math.max(disc(x, y), -print(x, y))))
  expect(overlap(cutOut(sample.photo, holed), sample)).toBeGreaterThan(0.985)
})

test('the background stays open in the loop of a lace that a network sees through, though our own search takes it for a highlight', () => {
  const ring = (x: number, y: number): number => Math.abs(sampleDisc(0.5, 0.312, 0.012)(x, y)) - 0.006
  const laced = (x: number, y: number): number => Math.min(disc(x, y), ring(x, y))
  const sample = cutOutSample({ size: SIDE, ground: () => [255, 255, 255], shape: laced, color: () => [150, 92, 40], noise: 1 })
  const found = cutOut(
    sample.photo,
    maskWhere((x, y) => (laced(x, y) < 0 ? 255 : 0), SIDE),
  )
  const inLoop = found.product.data[(Math.floor(0.312 * SIDE) * SIDE + SIDE / 2) * 4 + 3]
  expect({ usable: found.usable, inLoop }).toEqual({ usable: true, inLoop: 0 })
})

test('a white print deep inside a product on white stays, also when a network takes it for a hole', () => {
  const print = sampleBox(0.5, 0.55, 0.05, 0.04)
  const color = (x: number, y: number): Color => (print(x, y) < 0 ? [255, 255, 255] : [36, 92, 170])
  const sample = cutOutSample({ size: SIDE, ground: () => [255, 255, 255], shape: disc, color, noise: 1 })
  const holed = maskWhere(soft((x, y) => Math.max(disc(x, y), -print(x, y))))
  expect(overlap(cutOut(sample.photo, holed), sample)).toBeGreaterThan(0.985)
})

test('a person without head and feet is shown whole, also when both cutouts are sure', () => {
  const through = sampleBox(0.5, 0.5, 0.12, 0.7)
  const sample = cutOutSample({ size: SIDE, ground: () => [238, 238, 236], shape: through, color: () => [36, 92, 170], noise: 1 })
  expect(cutOut(sample.photo).usable).toBe(false)
  expect(cutOut(sample.photo, maskWhere(soft(through))).usable).toBe(false)
})

test('what the lower edge of a photograph cuts off is usable only from the lower edge of an image, where the cut does not show', () => {
  const plant = sampleBox(0.5, 0.8, 0.12, 0.4)
  const sample = cutOutSample({ size: SIDE, ground: boards, shape: plant, color: () => [30, 110, 60], noise: 2 })
  const { usable, usableFromBelow } = cutOut(sample.photo, maskWhere(soft(plant)))
  expect({ usable, usableFromBelow }).toEqual({ usable: false, usableFromBelow: true })
})

test('a plain background is enough for that, without a network', () => {
  const plant = sampleBox(0.5, 0.8, 0.12, 0.4)
  const sample = cutOutSample({ size: SIDE, ground: () => [238, 238, 236], shape: plant, color: () => [30, 110, 60], noise: 1 })
  const { usable, usableFromBelow } = cutOut(sample.photo)
  expect({ usable, usableFromBelow }).toEqual({ usable: false, usableFromBelow: true })
})

test.each([
  ['the left side', sampleBox(0.1, 0.5, 0.2, 0.15)],
  ['the upper side', sampleBox(0.5, 0.1, 0.15, 0.2)],
  ['the whole frame from top to bottom', sampleBox(0.5, 0.5, 0.12, 0.7)],
])('what %s cuts off is never usable from below', (_, shape) => {
  const sample = cutOutSample({ size: SIDE, ground: boards, shape, color: () => [30, 110, 60], noise: 2 })
  const { usable, usableFromBelow } = cutOut(sample.photo, maskWhere(soft(shape)))
  expect({ usable, usableFromBelow }).toEqual({ usable: false, usableFromBelow: false })
})

test('a network that wavers within what it keeps is believed, one that wavers about what it leaves out is not', () => {
  const halves = (left: number) => maskWhere((x, y) => (disc(x, y) > 0 ? 0 : x < 0.42 ? left : 255))
  expect(cutOut(onBoards().photo, halves(215)).usable).toBe(true)
  expect(cutOut(onBoards().photo, halves(100)).usable).toBe(false)
})

test('another thing that the frame cuts off is left out beside a product that stands free; two that stand free stay together', () => {
  const other = sampleBox(0.05, 0.7, 0.1, 0.1)
  const second = sampleDisc(0.85, 0.55, 0.1)
  const withOther = (extra: (x: number, y: number) => number) => (x: number, y: number) => Math.min(disc(x, y), extra(x, y))
  const productAt = (extra: (x: number, y: number) => number, x: number, y: number): number => {
    const shape = withOther(extra)
    const sample = cutOutSample({ size: SIDE, ground: boards, shape, color: () => [36, 92, 170], noise: 2 })
    const { product, usable } = cutOut(sample.photo, maskWhere(soft(shape)))
    expect(usable).toBe(true)
    return product.data[(Math.round(y * SIDE) * SIDE + Math.round(x * SIDE)) * 4 + 3]
  }
  expect(productAt(other, 0.08, 0.7)).toBe(0)
  expect(productAt(second, 0.85, 0.55)).toBe(255)
})

/** A person in a blue coat whose hair and face have the colour of the wall behind. */
const coat = sampleBox(0.5, 0.62, 0.14, 0.25, 0.05)
const headOfSize = (size: number) => sampleDisc(0.5, 0.38 - size, size)
const head = headOfSize(0.075)
const person = (x: number, y: number): number => Math.min(head(x, y), coat(x, y))
const wall: Color = [232, 214, 190]
const paleHead = (hidden = head): CutOutSample =>
  cutOutSample({
    size: SIDE,
    ground: () => wall,
    shape: (x, y) => Math.min(hidden(x, y), coat(x, y)),
    color: (x, y) => (hidden(x, y) < coat(x, y) ? wall : [36, 60, 120]),
    noise: 1,
  })

const hasHead = ({ product }: ReturnType<typeof cutOut>): boolean => product.data[(Math.round(0.32 * SIDE) * SIDE + SIDE / 2) * 4 + 3] > 127

test('our own cutout of a person is not usable where it lost the head that the network saw', () => {
  // The network has not decided about a patch beside the person, so its own cutout does not count.
  const patch = sampleBox(0.8, 0.8, 0.07, 0.07)
  const found = cutOut(
    paleHead().photo,
    maskWhere((x, y) => (patch(x, y) < 0 ? 110 : soft(person)(x, y))),
  )
  expect(hasHead(found) || !isCutOut(found)).toBe(true)
})

test.each([
  [0.075, 130],
  [0.075, 190],
  [0.055, 130],
  [0.055, 190],
])('a head that the network hardly decided for (radius %f, at %i of 255) is kept, or the photograph is shown whole', (size, level) => {
  const pale = headOfSize(size)
  const found = cutOut(
    paleHead(pale).photo,
    maskWhere((x, y) => Math.max(soft(coat)(x, y), soft(pale)(x, y) * (level / 255))),
  )
  expect(hasHead(found) || !isCutOut(found)).toBe(true)
})

test.each([
  ['a network', true],
  ['a plain wall', false],
])('a head that the upper side cuts off is no other thing where a scarf hides the neck, with %s', (_, hasNetwork) => {
  const cropped = sampleDisc(0.5, 0.05, 0.11)
  const both = (x: number, y: number): number => Math.min(cropped(x, y), sampleBox(0.5, 0.6, 0.16, 0.3, 0.05)(x, y))
  const sample = cutOutSample({ size: SIDE, ground: () => wall, shape: both, color: () => [36, 60, 120], noise: 1 })
  expect(isCutOut(cutOut(sample.photo, hasNetwork ? maskWhere(soft(both)) : null))).toBe(false)
})
