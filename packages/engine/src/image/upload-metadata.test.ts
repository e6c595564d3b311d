import sharp from 'sharp'
import { expect, test } from 'vitest'
import { xmpBox } from './embed-xmp.ts'
import { manifestStoreOf, metadataPartsOf } from './metadata-parts.ts'
import { encodeJpeg, encodePng, isOfTrainedModel } from './pixels.ts'
import { storedUpload, withModelSource } from './upload-metadata.ts'
import { ownSourceOf, xmpOf } from './xmp-source.ts'

const gray = { width: 8, height: 8, data: new Uint8ClampedArray(8 * 8 * 4).fill(128) }
const ascii = (text: string): Buffer => Buffer.from(text, 'latin1')
const uint32 = (value: number): Buffer => Buffer.from([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255])
const box = (name: string, ...content: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(content)
  return Buffer.concat([uint32(inside.length + 8), ascii(name), inside])
}
/** A manifest store that says `words`, as far as this reads one. */
const storeWith = (words: string): Buffer => box('jumb', box('jumd', Buffer.alloc(16), ascii('\x03c2pa\0')), box('json', ascii(words)))

/** A JPEG with a manifest in two segments. */
async function jpegWith(words: string): Promise<Buffer> {
  const jpeg = Buffer.from(await encodeJpeg(gray))
  const store = storeWith(words)
  const half = 50
  const segments = [store.subarray(0, half), Buffer.concat([store.subarray(0, 8), store.subarray(half)])].map((part, at) => {
    const content = Buffer.concat([ascii('JP\0\x01'), uint32(at + 1), part])
    return Buffer.concat([Buffer.from([0xff, 0xeb, (content.length + 2) >> 8, (content.length + 2) & 255]), content])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

const video = (...boxes: readonly Buffer[]): Buffer =>
  Buffer.concat([box('ftyp', ascii('isom'), uint32(0)), ...boxes, box('mdat', ascii('frames'))])
const manifestBox = (words: string): Buffer => box('uuid', Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex'), storeWith(words))
const stored = (bytes: Uint8Array): Buffer => Buffer.from(storedUpload(Buffer.from(bytes)))

test('a manifest of an upload stays while it holds', async () => {
  for (const upload of [await jpegWith('c2pa.created'), video(manifestBox('c2pa.created'))]) {
    expect(manifestStoreOf(upload).toString('latin1')).toContain('c2pa.created')
    expect(stored(upload)).toEqual(upload)
  }
})

test('a manifest is removed from a file that lost its position, and when it tells one itself', async () => {
  const jpeg = await jpegWith('exif:GPSLatitude 51,30.5N')
  const place = box('moov', box('udta', box('loci', ascii('51.508'))))
  for (const upload of [jpeg, video(manifestBox('exif:GPSLatitude 51,30.5N')), video(place, manifestBox('c2pa.created'))]) {
    const without = stored(upload)
    expect([
      without.length,
      manifestStoreOf(without).length,
      /51,3|51\.50/.test(without.toString('latin1')),
      without.includes('c2pa.created'),
    ]).toEqual([upload.length, 0, false, false])
  }
  expect(await sharp(stored(jpeg)).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer())
})

test('a picture that a manifest alone says to be of a model counts as one', async () => {
  const words = 'digitalSourceType http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'
  expect(await isOfTrainedModel(await jpegWith(words))).toBe(true)
  expect(await isOfTrainedModel(video(manifestBox(words)))).toBe(true)
  expect(await isOfTrainedModel(await jpegWith('c2pa.created'))).toBe(false)
})

test('an upload that says to be made here does not pass for a file that was', async () => {
  const sourceIn = (bytes: Uint8Array) => metadataPartsOf(bytes).xmp.map(({ text }) => ownSourceOf(Buffer.from(text).toString('utf8')))
  const forged = [
    await encodeJpeg(gray, 90, 'composite'),
    await encodePng(gray, 'composite'),
    video(Buffer.from(xmpBox(xmpOf('composite')))),
  ]
  for (const upload of forged) {
    expect(sourceIn(upload)).toEqual(['composite'])
    const after = stored(upload)
    expect([sourceIn(after), after.includes('digitalsourcetype/composite')]).toEqual([[null], true])
  }
  const png = stored(await encodePng(gray, 'composite'))
  expect((await sharp(png, { failOn: 'warning' }).metadata()).xmpAsString).toContain('<?xpacket end="w"?>')
})

test('a video of a model says so, unless it says itself where it comes from', async () => {
  const made = video()
  const stated = withModelSource(made)
  expect(await isOfTrainedModel(stated)).toBe(true)
  expect(Buffer.from(stated).subarray(0, made.length)).toEqual(made)
  const endless = video(Buffer.concat([uint32(0), ascii('mdat')]))
  for (const kept of [stated, video(manifestBox('c2pa.created')), endless, ascii('no video')]) expect(withModelSource(kept)).toBe(kept)
})
