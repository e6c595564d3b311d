/**
 * Judges finished ads by their pixels: every layout in every format, with headlines of 2 to 40 letters in Latin, German, Arabic, Hebrew, CJK, Thai,
 * Devanagari and emoji, on light, dark and busy scenes. Counts text that is cut or reaches out of the frame, text whose colour has a contrast below
 * 4.5 to the pixels behind it, type below the format's smallest, lines without ink, and text outside the safe zone. All should be 0, else it exits with
 * 1. `npm run bench:designs`: the texts in turn; `npm run bench:designs -- card poster` for some layouts, `--all` for every combination.
 */
import { squareImages, textsOf } from '@adloom/creatives/ad-parts.tsx'
import { FinishedAd } from '@adloom/creatives/finished-ad.tsx'
import { facesOf } from '@adloom/creatives/layouts.ts'
import { type AdFormat, adFormats, adFormatSchema } from '@adloom/domain/ad-format.ts'
import { type AdLayout, adLayoutSchema, type Creative } from '@adloom/domain/template.ts'
import { drawElement } from '@adloom/engine/compose/draw-element.ts'
import { finishCreative } from '@adloom/engine/compose/finish-creative.ts'
import { drawnLines, withoutText } from '@adloom/engine/compose/drawn-lines.ts'
import { adRenderer } from '@adloom/engine/compose/fonts.ts'
import { createElement } from 'react'
import sharp from 'sharp'
import { fromJsx } from 'takumi-js/helpers/jsx'
import { type ImageNode, type Node } from 'takumi-js/node'
import { type DesignFault, designFaults, faultsOfDesign } from './designs/check-design.ts'
import { designPictures } from './designs/design-pictures.ts'
import { designTexts } from './designs/design-texts.ts'

/** A run that is not complete draws every so manyth text of each layout in each format. */
const EVERY = 8
/** Faults that are named for each layout. */
const NAMED = 3
/** Medians of the time of a feed post that should not be exceeded, ms: drawn from the files of its pictures, and as a file. */
const GOALS = { raw: 12, jpeg: 45 }
const TIMED: AdFormat = 'social'

const words = process.argv.slice(2)
const isComplete = words.includes('--all')
const named = words.filter((word) => !word.startsWith('--'))
const wanted = named.map((word) => adLayoutSchema.parse(word, { error: () => `The layouts are ${adLayoutSchema.options.join(', ')}.` }))
const pictures = await designPictures()
const imagesOf = (node: Node): ImageNode[] =>
  node.type === 'image' ? [node] : node.type === 'container' ? (node.children ?? []).flatMap(imagesOf) : []

const times: Record<'raw' | 'jpeg' | 'encoding', number[]> = { raw: [], jpeg: [], encoding: [] }

/** Draws an ad with and without its text, and returns what is wrong with it. */
async function judge(creative: Creative, layout: AdLayout, format: AdFormat): Promise<ReturnType<typeof faultsOfDesign>> {
  const { width, height } = adFormats[format]
  const renderer = await adRenderer(textsOf(creative), facesOf(layout, creative.style.pairing))
  const draw = async () => {
    const { node, css } = await fromJsx(
      createElement(FinishedAd, { creative, layout, format, measured: { ...squareImages, pictureRatios: [1, 1] } }),
    )
    for (const image of imagesOf(node)) if (typeof image.src === 'string') image.src = pictures.bySource.get(image.src) ?? image.src
    return { node, css, ad: await renderer.render(node, { width, height, format: 'raw', css }) }
  }
  const { node, css, ad } = await draw()
  if (format === TIMED) await time(creative, layout, ad)
  const ground = await renderer.render(withoutText(node), { width, height, format: 'raw', css })
  const lines = drawnLines(node, await renderer.measure(node, { width, height, css }))
  return faultsOfDesign({ creative, format, lines, ad, ground })
}

/** Draws a feed post from the files of its pictures, encodes it, and does both as the app does. */
async function time(creative: Creative, layout: AdLayout, ad: Uint8Array): Promise<void> {
  const { width, height } = adFormats[TIMED]
  const element = createElement(FinishedAd, {
    creative,
    layout,
    format: TIMED,
    measured: { ...squareImages, pictureRatios: [1, 1] },
  })
  const parts = { texts: textsOf(creative), faces: facesOf(layout, creative.style.pairing), images: pictures.files }
  times.raw.push(await took(() => drawElement(element, { width, height }, parts)))
  times.encoding.push(
    await took(() =>
      sharp(ad, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: 88, chromaSubsampling: '4:4:4', optimiseCoding: false })
        .toBuffer(),
    ),
  )
  times.jpeg.push(await took(() => finishCreative({ creative, layout, format: TIMED }, pictures.encoded)))
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

interface Row {
  readonly layout: AdLayout
  readonly ads: number
  readonly counts: Record<DesignFault, number>
  readonly examples: readonly string[]
}

async function rowOf(layout: AdLayout, place: number): Promise<Row> {
  const counts: Record<DesignFault, number> = { overflow: 0, contrast: 0, 'small type': 0, 'no ink': 0, unsafe: 0 }
  const examples: string[] = []
  let ads = 0
  for (const [column, format] of adFormatSchema.options.entries()) {
    for (const [index, { id, creative: said }] of designTexts.entries()) {
      if (!isComplete && (index + column + place) % EVERY !== 0) continue
      const scene = pictures.scenes[(index + column) % pictures.scenes.length]
      const [second, third] = pictures.scenes
      const creative = { ...said, image: scene, cutout: (index + place) % 2 === 0 ? pictures.cutout : null, pictures: [second, third] }
      ads++
      for (const [fault, text] of await judge(creative, layout, format)) {
        counts[fault]++
        examples.push(`${fault}: ${format}, ${id}, ${scene}: ${text}`)
      }
    }
  }
  return { layout, ads, counts, examples }
}

const rows: Row[] = []
const started = performance.now()
console.log(`${'layout'.padEnd(12)}${'ads'.padStart(6)}${designFaults.map((fault) => fault.padStart(12)).join('')}`)
const print = (name: string, ads: number, counts: Record<DesignFault, number>): void =>
  console.log(`${name.padEnd(12)}${String(ads).padStart(6)}${designFaults.map((fault) => String(counts[fault]).padStart(12)).join('')}`)
for (const [place, layout] of adLayoutSchema.options.entries()) {
  if (wanted.length > 0 && !wanted.includes(layout)) continue
  const row = await rowOf(layout, place)
  rows.push(row)
  print(layout, row.ads, row.counts)
}
const sumOf = (fault: DesignFault): number => rows.reduce((sum, { counts }) => sum + counts[fault], 0)
const [overflow, low, small, blank, unsafe] = designFaults.map(sumOf)
print(
  'total',
  rows.reduce((sum, { ads }) => sum + ads, 0),
  { overflow, contrast: low, 'small type': small, 'no ink': blank, unsafe },
)
for (const { layout, examples } of rows)
  for (const example of examples.slice(0, isComplete ? Infinity : NAMED)) console.log(`  ${layout}: ${example}`)

const median = (values: readonly number[]): string => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)].toFixed(1)
console.log(
  `1080 × 1350, p50 of ${times.raw.length}: drawn ${median(times.raw)} ms (goal ${GOALS.raw}), as JPEG ${median(times.jpeg)} ms (goal ${GOALS.jpeg}); ` +
    `encoding alone ${median(times.encoding)} ms. ${((performance.now() - started) / 1000).toFixed(0)} s in all.`,
)
process.exitCode = overflow + low + small + blank + unsafe === 0 ? 0 : 1
