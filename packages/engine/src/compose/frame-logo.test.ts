import { logoChecksOf, logoFramesOf } from '@adloom/domain/placements/logo-frame.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { frameLogo } from './frame-logo.ts'

const frames = logoFramesOf(['google-display-square'])
const svg = (shape: string, width: number, height: number): Uint8Array =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`)
const png = (width: number, height: number, background: string): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
/** A bar with transparent corners: a mark, not a filled image. */
const mark = async (width: number, height: number, colour: string): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="${colour}"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer()

async function colourAt(bytes: Uint8Array | undefined, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)]
}

test('an SVG is drawn in the full size of both frames, in the middle of a white ground, within the rules', async () => {
  const framed = await frameLogo(svg('<circle cx="150" cy="50" r="50" fill="#a02020"/>', 300, 100), frames, '#1F6F54')
  expect(framed?.files.map((file) => file && [file.width, file.height])).toEqual([
    [1200, 1200],
    [1200, 300],
  ])
  const [square, wide] = framed?.files ?? []
  expect(await colourAt(square?.bytes, 0, 0)).toEqual([255, 255, 255])
  expect(await colourAt(square?.bytes, 600, 600)).toEqual([160, 32, 32])
  expect(await colourAt(wide?.bytes, 600, 150)).toEqual([160, 32, 32])
  for (const [place, file] of [square, wide].entries()) {
    if (!file) throw new Error('There is no file')
    const checks = logoChecksOf(frames[place], { ...file, bytes: file.bytes.length })
    expect(checks.map(({ rule, result }) => [rule, result])).toEqual([
      ['size', 'pass'],
      ['ratio', 'pass'],
      ['weight', 'pass'],
      ['file type', 'pass'],
    ])
  }
})

test('a picture is never enlarged: a small one gives smaller files, and one that would be a dot none', async () => {
  const sizes = async (width: number, height: number) => {
    const framed = await frameLogo(await mark(width, height, '#802020'), frames, '#1F6F54')
    return [framed?.size.width, ...(framed?.files.map((file) => file && [file.width, file.height]) ?? [])]
  }
  expect(await sizes(300, 100)).toEqual([300, [357, 357], [512, 128]])
  expect(await sizes(100, 30)).toEqual([100, [128, 128], null])
  expect(await sizes(32, 32)).toEqual([32, null, null])
})

test('a light logo stands on the brand’s colour or a dark one, and a filled one on its own', async () => {
  const ground = async (logo: Uint8Array, accent: string) => colourAt((await frameLogo(logo, frames, accent))?.files[0]?.bytes, 0, 0)
  expect(await ground(await mark(600, 300, '#ffffff'), '#1F6F54')).toEqual([0x1f, 0x6f, 0x54])
  expect(await ground(await mark(600, 300, '#ffffff'), '#FFE08A')).toEqual([11, 18, 32])
  expect(await ground(await png(600, 300, '#336699'), '#1F6F54')).toEqual([0x33, 0x66, 0x99])
})

test('what is no picture gives null', async () => {
  expect(await frameLogo(Buffer.from('no logo'), frames, '#1F6F54')).toBeNull()
})
