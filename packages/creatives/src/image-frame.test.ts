import { expect, test } from 'vitest'
import { GENTLE_CROP, isClearFile, NO_CROP, placeImage } from './image-frame.tsx'

const centred = { alignX: 0.5, alignY: 0.5 }

test('an image with the aspect ratio of its frame fills the frame', () => {
  expect(placeImage(1, { width: 500, height: 500 }, { crop: GENTLE_CROP, ...centred })).toEqual({
    left: 0,
    top: 0,
    width: 500,
    height: 500,
  })
})

test('an image without crop stays whole and leaves room on one axis', () => {
  expect(placeImage(1, { width: 1080, height: 1350 }, { crop: NO_CROP, alignX: 0.5, alignY: 0 })).toEqual({
    left: 0,
    top: 0,
    width: 1080,
    height: 1080,
  })
})

test('an image with crop grows to the allowed share, and no further than the frame needs', () => {
  // A tenth of the width may go: 1080 / 0.9 = 1200 wide, 60 cropped on either side.
  expect(placeImage(1, { width: 1080, height: 1920 }, { crop: GENTLE_CROP, ...centred })).toEqual({
    left: -60,
    top: 360,
    width: 1200,
    height: 1200,
  })
  expect(placeImage(1, { width: 1000, height: 1050 }, { crop: GENTLE_CROP, ...centred })).toEqual({
    left: -25,
    top: 0,
    width: 1050,
    height: 1050,
  })
})

test('an image from another source may lose up to a quarter', () => {
  const { width, height } = placeImage(1.5, { width: 600, height: 1000 }, { crop: NO_CROP, ...centred })
  expect(600 / width).toBeCloseTo(0.76, 2)
  expect(width / height).toBeCloseTo(1.5, 2)
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
