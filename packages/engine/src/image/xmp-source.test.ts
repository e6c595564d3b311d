import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { compositeOf, encodeJpeg, encodePng, isOfTrainedModel } from './pixels.ts'
import { type SourceType, xmpOf } from './xmp-source.ts'

const gray: Pixels = { width: 8, height: 8, data: new Uint8ClampedArray(8 * 8 * 4).fill(128) }

const xmpText = async (bytes: Uint8Array): Promise<string> => (await sharp(bytes).metadata()).xmp?.toString('utf8') ?? ''

/** An image as a model's provider may send it. */
const fromModel = (term: string): Promise<Uint8Array> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .jpeg()
    .withXmp(xmpOf(term as SourceType))
    .toBuffer()

test.each(['algorithmicMedia', 'composite', 'algorithmicallyEnhanced'] as const)(
  'JPEG and PNG are marked as %s in IPTC terms',
  async (type) => {
    const property = `Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${type}"`
    expect(await xmpText(await encodeJpeg(gray, 90, type))).toContain(property)
    expect(await xmpText(await encodePng(gray, type))).toContain(property)
    expect(await encodeJpeg(gray, 90, type)).toEqual(await encodeJpeg(gray, 90, type))
  },
)

test('only a composite with a model’s image is marked as one', async () => {
  const photo = await encodeJpeg(gray)
  const ours = await encodePng(gray, 'composite')
  const models = [await fromModel('trainedAlgorithmicMedia'), await fromModel('compositeWithTrainedAlgorithmicMedia')]
  expect(await Promise.all([photo, ours, ...models].map(isOfTrainedModel))).toEqual([false, false, true, true])
  expect(await compositeOf([photo, ours])).toBe('composite')
  for (const image of models) expect(await compositeOf([photo, image])).toBe('compositeWithTrainedAlgorithmicMedia')
})

test('bytes that are not an image name no model', async () => {
  expect(await isOfTrainedModel(new TextEncoder().encode('digitalsourcetype/trainedAlgorithmicMedia'))).toBe(false)
  expect(await isOfTrainedModel(new Uint8Array())).toBe(false)
})
