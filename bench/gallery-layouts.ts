/**
 * Renders docs/gallery/layouts.jpg: every layout in every format, the next brand and product in each row, as the files are downloaded.
 * `node bench/gallery-layouts.ts [height of a row in pixels]`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { adFormatSchema } from '@adloom/domain/ad-format.ts'
import { adLayoutSchema, type Creative, plainCreative } from '@adloom/domain/template.ts'
import { drawLabel } from '@adloom/engine/compose/draw-label.ts'
import { finishCreative } from '@adloom/engine/compose/finish-creative.ts'
import { labelOfPrompt, renderPrompt } from '@adloom/engine/compose/render-prompt.ts'
import { encodePng } from '@adloom/engine/image/pixels.ts'
import { readProductPrompt } from '@adloom/engine/prompt/read-product-prompt.ts'
import sharp from 'sharp'

const FILE = 'docs/gallery/layouts.jpg'
const ROW_HEIGHT = Number(process.argv[2] ?? 260)
const GAP = 8
const ROWS_ACROSS = 2
const GREY = '#8a8f98'

/** A brand of ours, what it sells and what it says. */
interface SampleBrand extends Pick<Creative, 'brandName' | 'headline' | 'description' | 'callToAction' | 'accent'> {
  readonly product: string
}

const brands: readonly SampleBrand[] = [
  {
    product: 'A sage candle "Evenfall" on an oak table',
    brandName: 'Evenfall',
    headline: 'An evening in the pines',
    description: 'Soy wax with cedar and fir. Burns for fifty hours.',
    callToAction: 'Shop now',
    accent: '#2F6B4F',
  },
  {
    product: 'A navy insulated bottle "Ridge" in the desert',
    brandName: 'Ridge',
    headline: 'Cold for a day, warm for twelve hours',
    description: 'Double-walled steel, 0.75 litres, and a loop for one finger.',
    callToAction: 'Choose a colour',
    accent: '#C2410C',
  },
  {
    product: 'A coral ceramic mug in a studio',
    brandName: 'Tideline',
    headline: 'Handgemachte Becher für lange Morgen',
    description: 'Zweimal gebrannt, spülmaschinenfest und keiner wie der andere.',
    callToAction: 'Jetzt entdecken',
    accent: '#B5364A',
  },
]

const pictures = await Promise.all(
  brands.map(async ({ product }, index) => {
    const seed = index + 2
    const { title, contents, ratio } = labelOfPrompt(readProductPrompt(product, seed))
    const label = ratio === null ? null : await drawLabel(title, contents, ratio)
    const request = { prompt: product, label, seed, quality: 'medium' } as const
    return encodePng(renderPrompt(request, { width: 1024, height: 1024 }).image)
  }),
)

const ADDRESS = 'https://shop.example/picture.png'
const rows: { readonly width: number; readonly image: Buffer }[] = []
for (const [index, layout] of adLayoutSchema.options.entries()) {
  const { product: _, ...texts } = brands[index % brands.length]
  const creative = { ...plainCreative, ...texts, image: ADDRESS, brandLogo: null }
  const tiles: { readonly input: Buffer; readonly left: number; readonly top: number }[] = []
  let left = 0
  for (const format of adFormatSchema.options) {
    const file = await finishCreative({ creative, layout, format }, new Map([[ADDRESS, pictures[index % pictures.length]]]))
    const { data, info } = await sharp(file).resize({ height: ROW_HEIGHT }).toBuffer({ resolveWithObject: true })
    tiles.push({ input: data, left, top: 0 })
    left += info.width + GAP
  }
  rows.push({ width: left, image: await sheet(left, ROW_HEIGHT + GAP, tiles) })
}

const width = rows[0].width
const height = Math.ceil(rows.length / ROWS_ACROSS) * (ROW_HEIGHT + GAP)
const placed = rows.map(({ image }, index) => ({
  input: image,
  left: (index % ROWS_ACROSS) * width,
  top: Math.floor(index / ROWS_ACROSS) * (ROW_HEIGHT + GAP),
}))
await mkdir('docs/gallery', { recursive: true })
await writeFile(
  FILE,
  await sharp(await sheet(width * ROWS_ACROSS, height, placed))
    .jpeg({ quality: 84 })
    .toBuffer(),
)
console.log(`${FILE}: ${rows.length} layouts in ${adFormatSchema.options.length} formats`)

function sheet(across: number, down: number, tiles: readonly { input: Buffer; left: number; top: number }[]): Promise<Buffer> {
  return sharp({ create: { width: across, height: down, channels: 3, background: GREY } })
    .composite([...tiles])
    .png()
    .toBuffer()
}
