import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createSegmenter } from '@adloom/engine/cutout/network/segmenter.ts'
import { cutOut, type FoundCutOut } from '@adloom/engine/cutout/cut-out.ts'
import { isCutOut } from '@adloom/engine/cutout/is-cut-out.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { decodeImage, encodePng } from '@adloom/engine/image/pixels.ts'
import sharp from 'sharp'
import { type FootFigures, footFigures } from './foot-figures.ts'

/**
 * Measures the quality of cutouts: `npm run bench:photos -- <folder> [folder for the cutouts on magenta] [--network <folder>]`, with the network of the
 * part `cutout` in that folder. The folder holds photographs (`*.jpg`, `*.png`, `*.webp`) and, where the true alpha is known, `<name>.alpha.png` beside
 * them. `FootFigures` says what the two figures of a foot are. Baseline to beat (a trial of 2026-11-20, twelve images of 1024²): mean IoU 0.967, lowest
 * 0.834, alpha error 0.0076, 390 ms.
 */
const LONGEST_SIDE = 1024
const { values, positionals } = parseArgs({ options: { network: { type: 'string' } }, allowPositionals: true })
const [folder, outFolder] = positionals
if (folder === undefined) {
  console.error(
    'Say which folder: npm run bench:photos -- <folder with *.jpg and *.alpha.png> [folder for the cut-outs] [--network <folder of the part>]',
  )
  process.exit(1)
}
const network = values.network ?? null
const segmenter = createSegmenter({ network: async () => network, warn: console.error })
if (outFolder !== undefined) await mkdir(outFolder, { recursive: true })

interface Figures {
  readonly iou: number
  readonly alphaError: number
}

/** IoU of alpha > 0.5, and the mean absolute error of alpha (0 to 1). */
function compared(product: Pixels, truth: Uint8Array): Figures {
  let both = 0
  let either = 0
  let error = 0
  for (let pixel = 0; pixel < truth.length; pixel += 1) {
    const own = product.data[pixel * 4 + 3]
    const isOwn = own > 127
    const isTrue = truth[pixel] > 127
    if (isOwn && isTrue) both += 1
    if (isOwn || isTrue) either += 1
    error += Math.abs(own - truth[pixel])
  }
  return { iou: either === 0 ? 1 : both / either, alphaError: error / truth.length / 255 }
}

async function truthOf(name: string, { width, height }: Pixels): Promise<Uint8Array | null> {
  const file = path.join(folder, `${name.replace(/\.\w+$/, '')}.alpha.png`)
  const bytes = await readFile(file).catch(() => null)
  if (bytes === null) return null
  return sharp(bytes).resize(width, height, { fit: 'fill' }).toColourspace('b-w').extractChannel(0).raw().toBuffer()
}

function onMagenta({ width, height, data }: Pixels): Pixels {
  const out = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] / 255
    out[at] = data[at] * alpha + 255 * (1 - alpha)
    out[at + 1] = data[at + 1] * alpha
    out[at + 2] = data[at + 2] * alpha + 255 * (1 - alpha)
    out[at + 3] = 255
  }
  return { width, height, data: out }
}

function useOf({ usable, usableFromBelow }: FoundCutOut): string {
  if (usable) return 'usable'
  return usableFromBelow ? 'usable from below' : 'shown whole'
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

const names = (await readdir(folder)).filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name) && !name.endsWith('.alpha.png')).toSorted()
const figures: Figures[] = []
/** Of those that are cut out in an ad. */
const feet: FootFigures[] = []
const times: number[] = []
/** Cut out in an ad, anywhere or at its lower edge. */
const usedNames: string[] = []
/** Of these, those that a shop would refuse. */
const wronglyUsable: string[] = []
/** Overlap with the truth from which a cutout is good. */
const GOOD_IOU = 0.95
for (const [index, name] of names.entries()) {
  const bytes = await readFile(path.join(folder, name))
  const image = await decodeImage(bytes, LONGEST_SIDE)
  if (index === 0) {
    cutOut(image)
    // Starts the process; its answer is not kept for these bytes.
    await segmenter.segment(await encodePng(image), new AbortController().signal)
  }
  const start = performance.now()
  const mask = await segmenter.segment(bytes, new AbortController().signal)
  const found = cutOut(image, mask)
  const ms = performance.now() - start
  const { product, confidence } = found
  const isUsed = isCutOut(found)
  times.push(ms)
  const truth = await truthOf(name, image)
  const compare = truth === null ? null : compared(product, truth)
  if (compare !== null) figures.push(compare)
  const foot = truth === null ? null : footFigures(image, product, truth)
  if (isUsed && foot !== null) feet.push(foot)
  if (isUsed) usedNames.push(name)
  if (isUsed && compare !== null && compare.iou < GOOD_IOU) wronglyUsable.push(name)
  const measured = compare === null ? '' : `IoU ${compare.iou.toFixed(4)}  alpha error ${compare.alphaError.toFixed(4)}  `
  const ofFoot = foot === null ? '' : `foot ${foot.footError.toFixed(4)} ${foot.footColorError.toFixed(1)}  `
  console.log(
    `${name.padEnd(44)} ${measured}${ofFoot}${ms.toFixed(0).padStart(4)} ms  confidence ${confidence.toFixed(2)}  ${useOf(found)}`,
  )
  if (outFolder !== undefined) await writeFile(path.join(outFolder, name.replace(/\.\w+$/, '.png')), await encodePng(onMagenta(product)))
}
await segmenter.close()
const ious = figures.map(({ iou }) => iou)
console.log(
  JSON.stringify({
    images: names.length,
    usable: usedNames.length,
    wronglyUsable,
    meanIou: ious.length === 0 ? null : rounded(mean(ious), 4),
    minIou: ious.length === 0 ? null : rounded(Math.min(...ious), 4),
    alphaError: figures.length === 0 ? null : rounded(mean(figures.map(({ alphaError }) => alphaError)), 5),
    footError: feet.length === 0 ? null : rounded(mean(feet.map(({ footError }) => footError)), 4),
    footColorError: feet.length === 0 ? null : rounded(mean(feet.map(({ footColorError }) => footColorError)), 2),
    medianMs: rounded(median(times), 1),
  }),
)
