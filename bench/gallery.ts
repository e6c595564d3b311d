/**
 * Draws docs/gallery/scenes.jpg: every scene with the sample product, one tile each, in the order of the list.
 * `node bench/gallery.ts [pixels per tile]`. Prints milliseconds per scene at 1024 × 1024 as well when asked with `--time`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import { paintVariant } from '@adloom/engine/studio/paint-variant.ts'
import { encodeJpeg, type Pixels } from '@adloom/engine/studio/pixels.ts'
import { readPrompt } from '@adloom/engine/studio/read-prompt.ts'
import { sampleProduct } from '@adloom/engine/studio/sample-product.ts'
import { scenes } from '@adloom/engine/studio/scenes.ts'

const COLUMNS = 5
const TIMED_ROUNDS = 5
/** One brand per column, so that the sheet shows how scenes take colours. */
const brands = [
  { body: '#2f6f62', cap: '#d9b36c' },
  { body: '#b8435a', cap: '#f0d9c8' },
  { body: '#27498f', cap: '#dfe3ea' },
  { body: '#c9772b', cap: '#3b2a22' },
  { body: '#6c5a99', cap: '#e6c7d0' },
]

const side = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 320)
const ids = Object.keys(scenes) as SceneId[]

function paint(id: SceneId, index: number, size: number): Pixels {
  const { body, cap } = brands[index % brands.length]
  const { cutOut, photo } = sampleProduct(900, body, cap)
  const choice = readPrompt(`A bottle ${sceneWords[id].phrase}`, [], index + 1)
  return paintVariant(cutOut, photo, choice, { width: size, height: size }, index + 1).picture
}

const sheet = new Uint8ClampedArray(side * COLUMNS * side * Math.ceil(ids.length / COLUMNS) * 4).fill(255)
for (const [index, id] of ids.entries()) {
  const tile = paint(id, index, side)
  const left = (index % COLUMNS) * side
  const top = Math.floor(index / COLUMNS) * side
  for (let y = 0; y < side; y++) {
    sheet.set(tile.data.subarray(y * side * 4, (y + 1) * side * 4), ((top + y) * side * COLUMNS + left) * 4)
  }
}
await mkdir('docs/gallery', { recursive: true })
const bytes = await encodeJpeg({ width: side * COLUMNS, height: sheet.length / (side * COLUMNS * 4), data: sheet }, 86)
await writeFile('docs/gallery/scenes.jpg', bytes)
console.log(`docs/gallery/scenes.jpg: ${ids.length} scenes, ${Math.round(bytes.length / 1024)} kB`)

if (process.argv.includes('--time')) {
  const { cutOut, photo } = sampleProduct(900)
  const best = ids.map((id) => {
    const choice = readPrompt(sceneWords[id].phrase, [], 1)
    const rounds = Array.from({ length: TIMED_ROUNDS }, () => {
      const before = performance.now()
      paintVariant(cutOut, photo, choice, { width: 1024, height: 1024 }, 1)
      return performance.now() - before
    })
    return Math.round(Math.min(...rounds))
  })
  console.log(JSON.stringify(Object.fromEntries(ids.map((id, index) => [id, best[index]]))))
}
