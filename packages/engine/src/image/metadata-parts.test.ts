import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { xmpBox } from './embed-xmp.ts'
import { manifestStoreOf, mediaTypeOf, metadataPartsOf } from './metadata-parts.ts'
import { encodeJpeg, encodePng } from './pixels.ts'
import { xmpOf } from './xmp-source.ts'

const gray = { width: 8, height: 8, data: new Uint8ClampedArray(8 * 8 * 4).fill(128) }
const packet = xmpOf('composite')
const plain = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } }).withXmp(packet)
const ftyp = Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1')

test.each([
  ['image/jpeg', false, async () => encodeJpeg(gray, 90, 'composite')],
  ['image/png', false, async () => encodePng(gray, 'composite')],
  ['image/png', true, async () => plain().png().toBuffer()],
  ['image/webp', false, async () => plain().webp().toBuffer()],
  ['video/mp4', false, async () => Buffer.concat([ftyp, xmpBox(packet)])],
] as const)('the XMP packet of a %s is found (packed: %s)', async (type, isPacked, make) => {
  const bytes = await make()
  expect(mediaTypeOf(bytes)).toBe(type)
  expect(metadataPartsOf(bytes).xmp.map((part) => [Buffer.from(part.text).toString('utf8'), part.isPacked])).toEqual([[packet, isPacked]])
})

test('a PNG of ours has its XMP where readers look for it, and every decoder reads it', async () => {
  const png = Buffer.from(await encodePng(gray, 'composite'))
  expect([png.includes('iTXtXML:com.adobe.xmp'), png.includes('zTXt')]).toEqual([true, false])
  expect((await sharp(png, { failOn: 'warning' }).metadata()).xmpAsString).toBe(packet)
  expect((await sharp(png).raw().toBuffer())[0]).toBe(128)
})

test('packed XMP that unpacks to too much is no packet', async () => {
  const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .withXmp(`${packet}${' '.repeat(3_000_000)}`)
    .png()
    .toBuffer()
  expect([bomb.length < 50_000, metadataPartsOf(bomb).xmp]).toEqual([true, []])
})

const heads = [
  '\xff\xd8\xff',
  '\x89PNG\r\n\x1a\n',
  'RIFF\xff\xff\0\0WEBP',
  '\0\0\0\x10ftypisom\0\0\0\0',
  '\0\0\0\x01ftypisom\xff\xff\xff\xff',
]

test('damaged and made-up files never throw', async () => {
  const whole = await Promise.all([encodeJpeg(gray, 90, 'composite'), encodePng(gray, 'composite')])
  for (const bytes of [...whole, Buffer.concat([ftyp, xmpBox(packet)])]) {
    for (let end = 0; end < bytes.length; end += 7) expect(manifestStoreOf(bytes.subarray(0, end)).length).toBe(0)
  }
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 400 }), (head, rest) => {
      expect(metadataPartsOf(Buffer.concat([Buffer.from(head, 'latin1'), rest])).xmp.length).toBeLessThan(50)
    }),
  )
})

test('a file of many tiny parts is given up', () => {
  const many = Buffer.concat([ftyp, ...Array.from({ length: 50_000 }, () => Buffer.from('\0\0\0\x08free', 'latin1')), xmpBox(packet)])
  expect(metadataPartsOf(many).xmp).toEqual([])
})
