import { textsOf } from '@adloom/creatives/ad-parts.tsx'
import { FinishedAd } from '@adloom/creatives/finished-ad.tsx'
import { facesOf } from '@adloom/creatives/layouts.ts'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { type Creative, plainCreative } from '@adloom/domain/template.ts'
import { createElement } from 'react'
import sharp from 'sharp'
import { fromJsx } from 'takumi-js/helpers/jsx'
import { expect, test } from 'vitest'
import { everyAd, leastLines, linesOfAd } from './finished-ads.test-data.ts'
import { finishCreative, type FinishRequest } from './finish-creative.ts'
import { adRenderer } from './fonts.ts'
import { xmpOf } from '../image/xmp-source.ts'

/** An image drawn for these tests: a disc on a horizon. */
const sample = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#dfe7f2"/><rect y="300" width="512" height="212" fill="#b9855a"/><circle cx="256" cy="260" r="130" fill="#1f6f54"/></svg>',
  ),
)
  .jpeg({ quality: 90 })
  .toBuffer()

const svg = (inside: string, attributes = 'viewBox="0 0 120 40"'): Uint8Array =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )
const mark = '<rect x="4" y="4" width="112" height="32" fill="#c2410c"/>'

const creative = (change: Partial<Creative> = {}): Creative => ({
  ...plainCreative,
  image: 'https://shop.example/picture.jpg',
  brandLogo: null,
  brandName: 'Northbrew',
  headline: 'Cold brew worth waking up for',
  description: 'Steeped 18 hours, bottled the same day. Smooth, low-acid coffee.',
  callToAction: 'Shop now',
  accent: '#1F6F54',
  ...change,
})
const request = (change: Partial<FinishRequest> = {}): FinishRequest => ({
  creative: creative(),
  layout: 'card',
  format: 'landscape',
  ...change,
})
const images = new Map<string, Uint8Array>([['https://shop.example/picture.jpg', sample]])

test.each(everyAd)('$layout as $format is a JPEG of exactly its size', async ({ layout, format }) => {
  const { width, height } = adFormats[format]
  const finished = await finishCreative(request({ layout, format }), images)
  expect(await sharp(finished).metadata()).toMatchObject({ format: 'jpeg', width, height, chromaSubsampling: '4:4:4' })
})

test('a finished ad is marked as composite, and as made by a trained model only when its image is', async () => {
  const sourceTypeOf = async (shown: Uint8Array): Promise<string> => {
    const finished = await finishCreative(request(), new Map([['https://shop.example/picture.jpg', shown]]))
    return /digitalsourcetype\/(\w+)/.exec((await sharp(finished).metadata()).xmp?.toString('utf8') ?? '')?.[1] ?? 'nothing'
  }
  const ofModel = await sharp(sample).withXmp(xmpOf('composite').replace('/composite', '/trainedAlgorithmicMedia')).toBuffer()
  expect([await sourceTypeOf(sample), await sourceTypeOf(ofModel)]).toEqual(['composite', 'compositeWithTrainedAlgorithmicMedia'])
})

test('the same request and bytes give the same file', async () => {
  const again = request({ layout: 'poster', format: 'square' })
  expect(Buffer.compare(await finishCreative(again, images), await finishCreative(again, images))).toBe(0)
})

test('another headline, image, accent or layout gives another file', async () => {
  const own = await finishCreative(request(), images)
  const changes = [
    request({ creative: creative({ headline: 'Something else' }) }),
    request({ creative: creative({ accent: '#C2410C' }) }),
    request({ layout: 'poster' }),
  ]
  for (const changed of changes) expect(Buffer.compare(own, await finishCreative(changed, images))).not.toBe(0)
  const flipped = new Map<string, Uint8Array>([['https://shop.example/picture.jpg', await sharp(sample).flip().toBuffer()]])
  expect(Buffer.compare(own, await finishCreative(request(), flipped))).not.toBe(0)
})

const texts = {
  short: {},
  long: {
    brandName: 'Steelwood Kitchen Supplies',
    headline: 'Handgefertigte Wanderschuhe aus Rindlede',
    description:
      'Wasserdichtes Leder, gedämpfte Sohle und ein Schaft, der auf langen Touren stützt. Vierzehn Tage Rückgabe, Versand kostenfrei',
    callToAction: 'Jetzt einkaufen',
  },
}

test.each(everyAd.flatMap((each) => (['short', 'long'] as const).map((length) => ({ ...each, length }))))(
  '$length text stays in the safe zone and overlaps nothing in $layout as $format',
  async ({ layout, format, length }) => {
    const { node, css } = await fromJsx(createElement(FinishedAd, { creative: creative(texts[length]), layout, format }))
    const { width, height, safe } = adFormats[format]
    const renderer = await adRenderer(textsOf(creative(texts[length])), facesOf(layout, null))
    const lines = linesOfAd(await renderer.measure(node, { width, height, css }))
    expect(lines.length).toBeGreaterThanOrEqual(leastLines(format))
    const outside = lines.filter(
      (line) =>
        line.left < safe.left * width - 2 ||
        line.right > (1 - safe.right) * width + 2 ||
        line.top < safe.top * height - 2 ||
        line.bottom > (1 - safe.bottom) * height + 2,
    )
    expect(outside).toEqual([])
    const overlaps = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
        .map((other) => `${one.text} / ${other.text}`),
    )
    expect(overlaps).toEqual([])
  },
)

test('an image without bytes cannot be finished; a data URI needs none', async () => {
  await expect(finishCreative(request(), new Map())).rejects.toMatchObject({ code: 'picture.unreachable' })
  const image = `data:image/jpeg;base64,${sample.toString('base64')}`
  expect(
    Buffer.compare(await finishCreative(request({ creative: creative({ image }) }), new Map()), await finishCreative(request(), images)),
  ).toBe(0)
})

test('bytes that are not an image are rejected with their code', async () => {
  const broken = new Map<string, Uint8Array>([['https://shop.example/picture.jpg', new TextEncoder().encode('no picture')]])
  await expect(finishCreative(request(), broken)).rejects.toMatchObject({ code: 'picture.undecodable' })
})

test('an SVG logo is drawn; a missing, broken or external one becomes the initial', async () => {
  const brandLogo = 'https://shop.example/logo.svg'
  const withInitial = await finishCreative(request(), images)
  const finished = (logo: Uint8Array | null): Promise<Uint8Array> =>
    finishCreative(request({ creative: creative({ brandLogo }) }), logo === null ? images : new Map([...images, [brandLogo, logo]]))
  expect(Buffer.compare(await finished(svg(mark)), withInitial)).not.toBe(0)
  for (const logo of [
    null,
    new TextEncoder().encode('<svg'),
    svg(`${mark}<image href="http://169.254.169.254/x.png"/>`),
    svg('<script/>', ''),
  ]) {
    expect(Buffer.compare(await finished(logo), withInitial)).toBe(0)
  }
})
