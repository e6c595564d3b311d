import { type ImageRating } from '@adloom/domain/image-rating.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rateImage } from './rate-image.ts'

/** A drawing of `side` pixels, as the file a shop would serve. Drawn in a box of 800 × 800. */
const drawn = async (shapes: string, side = 800, blur = 0): Promise<Uint8Array> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 800 800"><rect width="800" height="800" fill="#f4f4f4"/>${shapes}</svg>`
  const image = sharp(Buffer.from(svg))
  return (blur === 0 ? image : image.blur(blur)).jpeg({ quality: 88 }).toBuffer()
}

const mug =
  '<rect x="240" y="240" width="280" height="340" rx="24" fill="#31506e"/><path d="M520 300h60q40 0 40 110t-40 110h-60" fill="none" stroke="#31506e" stroke-width="36"/>'
/** Strokes like letters of several words. */
const words = (y: number): string =>
  [60, 100, 140, 180, 240, 280, 320, 380, 420, 460, 520, 560, 600, 640, 700]
    .map((x) => `<path d="M${x} ${y}v34h18M${x} ${y + 15}h14" fill="none" stroke="#222" stroke-width="7"/>`)
    .join('')
const lines = [100, 200, 300, 400, 500, 600, 700]
const table = lines.map((at) => `<path d="M100 ${at}h600M${at} 100v600" stroke="#333" stroke-width="6"/>`).join('')
const leaves = Array.from(
  { length: 700 },
  (_, place) =>
    `<circle cx="${(place * 137) % 800}" cy="${(place * 89) % 811}" r="${14 + (place % 23)}" fill="hsl(${(place * 47) % 160} 60% ${20 + ((place * 31) % 60)}%)"/>`,
).join('')

const rated = async (shapes: string, side?: number, blur?: number): Promise<ImageRating> => rateImage(await drawn(shapes, side, blur))

test('a whole product on a plain ground is best for both uses', async () => {
  const { forCutOut, forWhole } = await rated(mug, 1600)
  expect(forCutOut).toEqual({ score: 1, reasons: ['plain background', 'whole product in view'] })
  expect(forWhole).toEqual({ score: 1, reasons: ['sharp', '1600 px wide'] })
})

test.each([
  ['a product that leaves the frame', `<g transform="translate(300 0)">${mug}</g>`, 800, 'product cut off by the frame'],
  ['text beside it', mug + words(60) + words(660) + words(720), 800, 'text on it'],
  ['a badge in a corner', `${mug}<circle cx="690" cy="110" r="75" fill="#d8232a"/>`, 800, 'a badge on it'],
  ['only a colour', '<rect width="800" height="800" fill="#7a8f5c"/>', 800, 'shows only a material'],
  ['a table of sizes', table, 800, 'a chart, not the product'],
  ['a busy background', leaves + mug, 800, 'busy background'],
  ['few pixels', mug, 320, 'only 320 px wide'],
])('an image with %s is worse to cut out, and says why', async (_, shapes, side, reason) => {
  const { forCutOut } = await rated(shapes, side)
  expect(forCutOut.reasons).toContain(reason)
  expect(forCutOut.score).toBeLessThanOrEqual(0.6)
})

test('a blurred image is worse for both uses', async () => {
  const { forCutOut, forWhole } = await rated(mug, 800, 14)
  expect(forCutOut.reasons).toContain('blurred')
  expect(forCutOut.score).toBeLessThanOrEqual(0.5)
  expect(forWhole.score).toBeLessThan(0.5)
})

test('a label on the product itself is no text on the image', async () => {
  const { forCutOut } = await rated(`${mug}<g transform="translate(250 300) scale(.33)">${words(60).replaceAll('#222', '#fff')}</g>`)
  expect(forCutOut.reasons).not.toContain('text on it')
})

test('a product in a room is as good to show whole as one on a plain ground', async () => {
  const { forWhole } = await rated(leaves + mug, 1600)
  expect(forWhole).toEqual({ score: 1, reasons: ['sharp', '1600 px wide'] })
})

test('an image of one pixel has a rating too', async () => {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect((await rateImage(bytes)).forCutOut.score).toBeLessThan(0.1)
})
