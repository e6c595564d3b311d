import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readImageHeader } from './image-header.ts'

const drawn = sharp({ create: { width: 640, height: 427, channels: 3, background: '#a33' } })

test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('the size of a %s is read from its first bytes', async (format) => {
  const bytes = await drawn.clone().toFormat(format).toBuffer()
  expect(readImageHeader(bytes)).toEqual({ width: 640, height: 427 })
})

test('webp in its other two forms', async () => {
  expect(readImageHeader(await drawn.clone().webp({ lossless: true }).toBuffer())).toEqual({ width: 640, height: 427 })
  expect(readImageHeader(await drawn.clone().ensureAlpha(0.5).webp({ quality: 60 }).toBuffer())).toEqual({ width: 640, height: 427 })
})

test('a photo rotated by EXIF has its displayed width', async () => {
  const turned = await drawn.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(readImageHeader(turned)).toEqual({ width: 427, height: 640 })
})

test('a JPEG without its frame header yet needs more bytes', async () => {
  const bytes = await drawn.clone().withIccProfile('p3').jpeg().toBuffer()
  expect(readImageHeader(bytes.subarray(0, 100))).toBe('more')
  expect(readImageHeader(bytes.subarray(0, 10))).toBe('more')
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="120px" height="40">', { width: 120, height: 40 }],
  ['<?xml version="1.0"?>\n<!-- a logo -->\n<svg viewBox="0 0 300 150.4">', { width: 300, height: 150 }],
  ['<svg width="100%" height="100%" viewBox="0,0,30,20">', { width: 30, height: 20 }],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
])('%s', (text, size) => {
  expect(readImageHeader(Buffer.from(text))).toEqual(size)
})

test.each([
  '<!doctype html><html><title>Not found</title>',
  '<div>Sorry, no such picture here</div>',
  '{"error":"not found at all"}',
  '<div><svg width="30" height="20"></svg></div>',
  '<svg '.repeat(20_000),
  '%PDF-1.4 and much more',
])('%s is no image', (text) => {
  expect(readImageHeader(Buffer.from(text))).toBeNull()
})

test('every truncation and every broken byte gives an answer', async () => {
  const files = await Promise.all(
    (['jpeg', 'png', 'gif', 'webp', 'avif'] as const).map((format) => drawn.clone().toFormat(format).toBuffer()),
  )
  const wrong: unknown[] = []
  let seed = 7
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (const file of files)
    for (let round = 0; round < 200; round++) {
      const broken = Uint8Array.from(file.subarray(0, random(Math.min(file.length, 700))))
      if (broken.length > 0) for (let change = 0; change < 8; change++) broken[random(broken.length)] = random(256)
      const found = readImageHeader(broken)
      if (found !== null && found !== 'more' && !(found.width * found.height > 0)) wrong.push(found)
    }
  expect(wrong).toEqual([])
})
