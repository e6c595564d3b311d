import { pictureShapes } from '@adloom/domain/design/picture-shape.ts'
import { expect, test } from 'vitest'
import { GENTLE_CROP, isClearFile, NO_CROP, placeImage, placeInShape } from './image-frame.tsx'

const centred = { alignX: 0.5, alignY: 0.5 }

test('an image with the aspect ratio of its frame fills the frame', () => {
  expect(placeImage(1, { width: 500, height: 500 }, { crop: GENTLE_CROP, ...centred })).toEqual({
    left: 0,
    top: 0,
    width: 500,
    height: 500,
  })
})

test('an image without crop stays whole where much would be cropped, and leaves room on one axis', () => {
  const story = { width: 1080, height: 1920 }
  expect(placeImage(1, story, { crop: NO_CROP, alignX: 0.5, alignY: 0 })).toEqual({ left: 0, top: 0, width: 1080, height: 1080 })
})

test('an image with crop grows to the allowed share, and no further than the frame needs', () => {
  // A tenth of the width may go: 1080 / 0.9 = 1200 wide, 60 cropped on either side.
  expect(placeImage(1, { width: 1080, height: 1920 }, { crop: GENTLE_CROP, ...centred })).toEqual({
    left: -60,
    top: 360,
    width: 1200,
    height: 1200,
  })
})

test('an image fills its frame where that takes little off it, whatever its crop', () => {
  expect(placeImage(1.5, { width: 600, height: 560 }, { crop: NO_CROP, ...centred })).toEqual({
    left: -120,
    top: 0,
    width: 840,
    height: 560,
  })
  expect(placeImage(1.5, { width: 600, height: 1000 }, { crop: NO_CROP, ...centred })).toEqual({
    left: 0,
    top: 300,
    width: 600,
    height: 400,
  })
  expect(placeImage(1.5, { width: 600, height: 1000 }, { crop: { x: 1, y: 1 }, ...centred }).height).toBe(1000)
})

test('a product without a background is never cropped and comes close to the edges of its image', () => {
  const frame = { width: 600, height: 1000 }
  expect(placeImage(1.5, frame, { crop: GENTLE_CROP, ...centred }, true)).toEqual({ left: 0, top: 300, width: 600, height: 400 })
  expect(isClearFile('http://localhost:8080/files/5e450dea.png')).toBe(true)
  expect(isClearFile('http://localhost:8080/files/5e450dea.jpg')).toBe(false)
})

test('an image with an extreme aspect ratio is still placed', () => {
  for (const ratio of [0.05, 20]) {
    const place = placeImage(ratio, { width: 400, height: 300 }, { crop: GENTLE_CROP, ...centred })
    expect(place.width).toBeGreaterThan(0)
    expect(place.height).toBeGreaterThan(0)
  }
})

test.each([
  ['tall', { width: 1080, height: 1920 }],
  ['tall', { width: 626, height: 1350 }],
  ['upright', { width: 1080, height: 1350 }],
  ['even', { width: 1080, height: 1080 }],
  ['wide', { width: 1080, height: 740 }],
  ['wide', { width: 1080, height: 472 }],
  ['slim', { width: 160, height: 600 }],
  ['slim', { width: 160, height: 440 }],
  ['strip', { width: 728, height: 90 }],
  ['strip', { width: 970, height: 250 }],
] as const)('an image in the shape %s covers a frame of %o and keeps its product in it', (shape, frame) => {
  const place = placeInShape(shape, frame, { left: 0, top: 0, ...frame })
  expect([place.left <= 0, place.top <= 0]).toEqual([true, true])
  expect([place.left + place.width >= frame.width, place.top + place.height >= frame.height]).toEqual([true, true])
  const { width, side } = pictureShapes[shape]
  const scale = place.width / width
  const middle = place.left + place.width / 2
  // Products are at most 0.8 of their square wide.
  expect(middle - 0.4 * side * scale).toBeGreaterThanOrEqual(0)
  expect(middle + 0.4 * side * scale).toBeLessThanOrEqual(frame.width)
})

test.each([
  ['wide', { width: 1200, height: 628 }, 0.48],
  ['strip', { width: 728, height: 90 }, 0.22],
  ['strip', { width: 970, height: 250 }, 0.22],
] as const)('a %s image in a frame of %o has its product beside the text, on either side', (shape, frame, share) => {
  const beside = { width: frame.width * share, height: frame.height, top: 0 }
  const middleOf = (left: number): number => {
    const place = placeInShape(shape, frame, { left, ...beside })
    expect([place.left <= 0, place.left + place.width >= frame.width]).toEqual([true, true])
    return (place.left + place.width / 2) / frame.width
  }
  expect(middleOf(frame.width - beside.width)).toBeCloseTo(1 - share / 2, 1)
  expect(middleOf(0)).toBeCloseTo(share / 2, 1)
})
