/**
 * Draws a layout of finished ads to `.cache/<id>.jpg`, to be looked at: a column for each format, a row each for long, short and missing texts, on a
 * dark, a bright and a white brand colour. `npm run bench:layouts -- <id>`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { adFormats, adFormatSchema } from '@adloom/domain/ad-format.ts'
import { adLayoutSchema, type Creative } from '@adloom/domain/template.ts'
import { finishCreative } from '@adloom/engine/compose/finish-creative.ts'
import { renderPrompt } from '@adloom/engine/compose/render-prompt.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import sharp from 'sharp'

const IMAGE = 'https://shop.example/mug.jpg'
const ROW_HEIGHT = 460

const base = { image: IMAGE, brandLogo: null }
const rows: readonly Creative[] = [
  {
    ...base,
    brandName: 'Harbour & Hearth Ceramics of the North Sea Coast',
    headline: 'A stoneware mug that keeps a long morning warm',
    description: 'Thrown by hand, glazed twice, and made to live in the dishwasher without losing its colour.',
    callToAction: 'See the whole collection',
    accent: '#0B3B5A',
  },
  { ...base, brandName: 'Tide', headline: 'Warm hands', description: 'Hand-thrown.', callToAction: 'Shop now', accent: '#F2C230' },
  { ...base, brandName: 'Tide', headline: '', description: '', callToAction: '', accent: '#FFFFFF' },
]

const layout = adLayoutSchema.parse(process.argv[2], { error: () => `The layouts are ${adLayoutSchema.options.join(', ')}.` })
const { image } = renderPrompt(
  { prompt: 'A teal ceramic mug on an oak table', label: null, seed: 1, quality: 'medium' },
  { width: 1024, height: 1024 },
)
const bytes = new Map([[IMAGE, await encodeJpeg(image)]])
// Each column is as wide as its format at the height of a row, so that nothing of the sheet stays empty.
const formats = adFormatSchema.options
const widths = formats.map((format) => Math.round((adFormats[format].width / adFormats[format].height) * ROW_HEIGHT))
const leftOf = (column: number): number => widths.slice(0, column).reduce((sum, width) => sum + width, 0)
const cells = await Promise.all(
  rows.flatMap((creative, row) =>
    formats.map(async (format, column) => ({
      input: await sharp(await finishCreative({ creative, layout, format }, bytes))
        .resize({ width: widths[column], height: ROW_HEIGHT, fit: 'fill' })
        .toBuffer(),
      left: leftOf(column),
      top: row * ROW_HEIGHT,
    })),
  ),
)
const sheet = {
  width: leftOf(formats.length),
  height: rows.length * ROW_HEIGHT,
  channels: 3,
  background: '#808080',
} as const
await mkdir('.cache', { recursive: true })
await writeFile(`.cache/${layout}.jpg`, await sharp({ create: sheet }).composite(cells).jpeg().toBuffer())
console.log(`.cache/${layout}.jpg`)
