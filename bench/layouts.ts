/**
 * Draws layouts of finished ads to `.cache/layouts.jpg`, to be looked at: a row for each layout and kind of text, a column for each format. Prints the
 * time that an ad takes without decoding its picture and encoding the file. `npm run bench:layouts`, or `npm run bench:layouts -- card` for one layout
 * with long, short and missing texts on a dark, a bright and a white brand colour.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { squareImages, textsOf } from '@adloom/creatives/ad-parts.tsx'
import { FinishedAd } from '@adloom/creatives/finished-ad.tsx'
import { facesOf } from '@adloom/creatives/layouts.ts'
import { type AdFormat, adFormats, adFormatSchema } from '@adloom/domain/ad-format.ts'
import { type AdLayout, adLayoutSchema, type Creative, plainCreative } from '@adloom/domain/template.ts'
import { adRenderer } from '@adloom/engine/compose/fonts.ts'
import { renderPrompt } from '@adloom/engine/compose/render-prompt.ts'
import { createElement } from 'react'
import sharp from 'sharp'
import { fromJsx } from 'takumi-js/helpers/jsx'
import { type ImageNode, type Node } from 'takumi-js/node'

const ROW_HEIGHT = 460
/** Median of the time of an ad that should not be exceeded, ms. */
const GOAL = 12

const base = { ...plainCreative, image: 'picture', brandLogo: null }
const long: Creative = {
  ...base,
  brandName: 'Harbour & Hearth Ceramics of the North Sea Coast',
  headline: 'A stoneware mug that keeps a long morning warm',
  description: 'Thrown by hand, glazed twice, and made to live in the dishwasher without losing its colour.',
  callToAction: 'See the whole collection',
  accent: '#0B3B5A',
}
const short: Creative = {
  ...base,
  brandName: 'Tide',
  headline: 'Warm hands',
  description: 'Hand-thrown.',
  callToAction: 'Shop now',
  accent: '#F2C230',
}
const missing: Creative = { ...base, brandName: 'Tide', headline: '', description: '', callToAction: '', accent: '#FFFFFF' }

const wanted = process.argv[2]
const rows: readonly { readonly layout: AdLayout; readonly creative: Creative }[] =
  wanted === undefined
    ? adLayoutSchema.options.map((layout) => ({ layout, creative: long }))
    : [long, short, missing].map((creative) => ({
        layout: adLayoutSchema.parse(wanted, { error: () => `The layouts are ${adLayoutSchema.options.join(', ')}.` }),
        creative,
      }))

const picture = renderPrompt(
  { prompt: 'A teal ceramic mug on an oak table', label: null, seed: 1, quality: 'medium' },
  { width: 1024, height: 1024 },
).image
const { data } = picture
const image = {
  width: picture.width,
  height: picture.height,
  data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
}
const imagesOf = (node: Node): ImageNode[] =>
  node.type === 'image' ? [node] : node.type === 'container' ? (node.children ?? []).flatMap(imagesOf) : []

async function drawn(creative: Creative, layout: AdLayout, format: AdFormat): Promise<Uint8Array> {
  const { node, css } = await fromJsx(createElement(FinishedAd, { creative, layout, format, measured: squareImages }))
  for (const each of imagesOf(node)) each.src = image
  const { width, height } = adFormats[format]
  return (await adRenderer(textsOf(creative), facesOf(layout, creative.style.pairing))).render(node, { width, height, format: 'raw', css })
}

const formats = adFormatSchema.options
// Each column is as wide as its format at the height of a row, so that nothing of the sheet stays empty.
const widths = formats.map((format) => Math.round((adFormats[format].width / adFormats[format].height) * ROW_HEIGHT))
const leftOf = (column: number): number => widths.slice(0, column).reduce((sum, width) => sum + width, 0)
const times: number[] = []
const cells = []
for (const [row, { layout, creative }] of rows.entries()) {
  for (const [column, format] of formats.entries()) {
    // The first drawing loads the fonts.
    await drawn(creative, layout, format)
    const start = performance.now()
    const raw = await drawn(creative, layout, format)
    times.push(performance.now() - start)
    const { width, height } = adFormats[format]
    cells.push({
      input: await sharp(raw, { raw: { width, height, channels: 4 } })
        .resize({ width: widths[column], height: ROW_HEIGHT, fit: 'fill' })
        .png()
        .toBuffer(),
      left: leftOf(column),
      top: row * ROW_HEIGHT,
    })
  }
}
const sheet = {
  width: leftOf(formats.length),
  height: rows.length * ROW_HEIGHT,
  channels: 3,
  background: '#808080',
} as const
const path = `.cache/${wanted ?? 'layouts'}.jpg`
await mkdir('.cache', { recursive: true })
await writeFile(path, await sharp({ create: sheet }).composite(cells).jpeg().toBuffer())
const sorted = times.toSorted((one, other) => one - other)
const at = (share: number): string => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1)
console.log(`${path}: ${times.length} ads, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (goal of the median ${GOAL} ms)`)
