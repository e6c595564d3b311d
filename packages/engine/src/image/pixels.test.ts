import { AdloomError } from '@adloom/domain/error.ts'
import sharp, { type Color, type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { decodeImage, encodeJpeg, encodePng, resizePixels } from './pixels.ts'

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'none'
  } catch (error) {
    return error instanceof AdloomError ? error.code : 'foreign error'
  }
}

const text = (content: string): Uint8Array => new TextEncoder().encode(content)
const plain = (width: number, height: number, background: Color): Sharp => sharp({ create: { width, height, channels: 3, background } })
const firstPixel = ({ data }: Pixels): number[] => [...data.subarray(0, 4)]

test('an image is shrunk to fit and never enlarged', async () => {
  const bytes = await plain(400, 200, '#336699').jpeg().toBuffer()
  expect(await decodeImage(bytes, 100)).toMatchObject({ width: 100, height: 50 })
  expect(await decodeImage(bytes, 1000)).toMatchObject({ width: 400, height: 200 })
})

test('an image whose EXIF says it lies on its side is turned upright', async () => {
  const bytes = await plain(40, 20, '#336699').withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await decodeImage(bytes, 100)).toMatchObject({ width: 20, height: 40 })
})

test('16 bit, grey, palette and CMYK images all become 8 bit RGBA of the same colour', async () => {
  const grey = { r: 128, g: 128, b: 128 }
  const files = await Promise.all([
    plain(8, 8, grey).toColourspace('rgb16').png().toBuffer(),
    plain(8, 8, grey).toColourspace('b-w').png().toBuffer(),
    plain(8, 8, grey).png({ palette: true }).toBuffer(),
    plain(8, 8, grey).webp({ lossless: true }).toBuffer(),
    plain(8, 8, grey).gif().toBuffer(),
  ])
  for (const file of files) {
    const pixels = await decodeImage(file, 8)
    expect(pixels.data).toHaveLength(8 * 8 * 4)
    expect(firstPixel(pixels)).toEqual([128, 128, 128, 255])
  }
  const cmyk = await decodeImage(await plain(8, 8, grey).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(), 8)
  for (const channel of firstPixel(cmyk).slice(0, 3)) expect(Math.abs(channel - 128)).toBeLessThan(16)
})

test('transparency survives decoding and a PNG', async () => {
  const half = await sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 200, g: 100, b: 50, alpha: 0.5 } } })
    .png()
    .toBuffer()
  const pixels = await decodeImage(half, 4)
  expect(firstPixel(pixels)).toEqual([200, 100, 50, 128])
  expect(firstPixel(await decodeImage(await encodePng(pixels), 4))).toEqual([200, 100, 50, 128])
})

test('the first frame of an animation is decoded', async () => {
  const frames = await Promise.all([plain(6, 6, '#ff0000'), plain(6, 6, '#0000ff')].map((frame) => frame.png().toBuffer()))
  const animated = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const pixels = await decodeImage(animated, 6)
  expect(pixels).toMatchObject({ width: 6, height: 6 })
  expect(firstPixel(pixels)).toEqual([255, 0, 0, 255])
})

test('SVG is rejected however it is wrapped', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const wrapped = [
    svg,
    `\ufeff${svg}`,
    `  \n\t${svg}`,
    `<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [ <!ENTITY a "b"> ]>${svg}`,
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
  ]
  for (const file of wrapped) expect(await codeOf(decodeImage(text(file), 9))).toBe('picture.svg')
  expect(await codeOf(decodeImage(Buffer.from(`\ufeff${svg}`, 'utf16le'), 9))).toBe('picture.svg')
})

test('a file of nothing but comments is looked at in linear time', async () => {
  const start = performance.now()
  expect(await codeOf(decodeImage(text('<!---->'.repeat(600)), 9))).toBe('picture.undecodable')
  expect(performance.now() - start).toBeLessThan(1000)
})

test('non-images, empty files and truncated files are undecodable', async () => {
  const whole = await plain(64, 64, '#336699').jpeg().toBuffer()
  const files = [text(''), text('hello'), text('<html><svg></svg></html>'), text('%PDF-1.7'), whole.subarray(0, whole.length / 2)]
  for (const file of files) expect(await codeOf(decodeImage(file, 9))).toBe('picture.undecodable')
})

test('images above forty megapixels are rejected before they are decoded', async () => {
  const bomb = await sharp({ create: { width: 6500, height: 6500, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  expect(await codeOf(decodeImage(bomb, 100))).toBe('picture.too-large')
})

test('the same pixels give the same JPEG, with transparent parts white', async () => {
  const pixels: Pixels = { width: 8, height: 8, data: new Uint8ClampedArray(8 * 8 * 4) }
  const [one, two] = await Promise.all([encodeJpeg(pixels), encodeJpeg(pixels)])
  expect(Buffer.compare(one, two)).toBe(0)
  expect(firstPixel(await decodeImage(one, 8))).toEqual([255, 255, 255, 255])
})

test('resizing takes no colour from transparent pixels', async () => {
  const data = new Uint8ClampedArray(16 * 16 * 4)
  for (let index = 0; index < 256; index += 1) {
    const opaque = index % 16 < 8
    data.set(opaque ? [200, 30, 30, 255] : [0, 255, 0, 0], index * 4)
  }
  const { width, height, data: small } = await resizePixels({ width: 16, height: 16, data }, 5, 5)
  expect([width, height]).toEqual([5, 5])
  const greensOfVisible = Array.from(small).filter((_, at) => at % 4 === 1 && small[at + 2] > 20)
  expect(Math.max(...greensOfVisible)).toBeLessThan(40)
})
