/**
 * Renders docs/gallery/kinds.jpg: every kind of product that a prompt can request, one tile each, in different scenes. `node bench/gallery-kinds.ts
 * [pixels per tile]`; `--time` prints milliseconds per image at 1024 × 768 on one thread and on two, then seconds per pro image, alone and four at
 * once, next to encoding one alone (run it with `node scripts/run.mjs`); `--out <file>` and names of kinds render only these, with several seeds
 * each. `--golden` renders no gallery: it saves the current images of the kinds as the reference of their test. Look at the gallery first.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { proSizeOf } from '@adloom/domain/image.ts'
import { nounsOfKind } from '@adloom/engine/lexicon/english-nouns.ts'
import { drawLabel } from '@adloom/engine/compose/draw-label.ts'
import { goldenOfKind } from '@adloom/engine/compose/golden-kinds.test-data.ts'
import { labelOfPrompt, renderPrompt } from '@adloom/engine/compose/render-prompt.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { decodeImage, encodeJpeg, encodePng } from '@adloom/engine/image/pixels.ts'
import { readProductPrompt } from '@adloom/engine/prompt/read-product-prompt.ts'
import { type ProductKindId, productKinds } from '@adloom/renderer/shapes.ts'
import { type Quality } from '@adloom/engine/compose/plan-prompt.ts'
import { renderWithHelper } from '@adloom/engine/render-with-helper.ts'
import { localImageModel } from '@adloom/engine/local-image-model.ts'
import { createWorkers } from '@adloom/engine/workers.ts'

const COLUMNS = 5

/** A prompt for every kind, as people write them. */
const prompts: Readonly<Record<ProductKindId, string>> = {
  bottle: 'An amber glass dropper bottle of face serum "Saltmarsh" on a white marble surface, soft morning light',
  jar: 'A pink jar of body butter "Petal & Fern" on a round podium in front of an arch',
  candle: 'A scented candle "Evenfall" on a soft linen cloth, warm golden-hour light',
  mug: 'A teal ceramic mug "Tideline" on a light oak table',
  tumbler: 'A navy water bottle "Ridge" on rippled sand',
  can: 'A coral can of lemonade "Sunny Side" above calm rippling water',
  pouch: 'A black pouch of coffee "North Loft" on a dark walnut table',
  box: 'A gift box of chocolate "Maison Noir" in a seamless studio',
  headphones: 'Cream wireless headphones against a softly glowing gradient backdrop',
  speaker: 'A charcoal bluetooth speaker before blurred evening lights',
  lamp: 'A table lamp on a dark walnut table, dramatic side light',
  vase: 'A stoneware vase by a wall in window light',
  plant: 'A potted plant before a wall with leaf shadows',
  cushion: 'A rust cushion on a soft linen cloth',
  tote: 'A canvas tote bag "Slow Market" on pale stone steps',
  ball: 'A basketball on a polished concrete slab',
  dumbbell: 'A dumbbell on a polished concrete slab, cool daylight',
  blocks: 'Wooden toy blocks on a terrazzo top, bright even light',
  duck: 'A rubber duck above calm rippling water',
  book: 'A burgundy book "Quiet Hours" on a light oak table',
  sofa: 'A sage green sofa by a wall in window light',
  chair: 'A wooden dining chair before a wall with leaf shadows',
  'office chair': 'A grey ergonomic office chair in a seamless studio',
  table: 'A round wooden coffee table in a seamless studio',
  tube: 'A tube of hand cream "Fig & Moss" on a white marble surface, soft morning light',
  glass: 'A glass of red wine on a dark walnut table',
  wine: 'A bottle of red wine "Château Lune" on a dark walnut table',
  phone: 'A smartphone against a softly glowing gradient backdrop',
  laptop: 'A laptop on a light oak table',
  camera: 'A camera on pale stone steps, warm golden-hour light',
  clock: 'A wooden wall clock by a wall in window light',
  picture: 'A framed art print "Côte" before a wall with leaf shadows',
  sneaker: 'White leather sneakers in a seamless studio, soft light',
  boot: 'A tan leather boot on pale stone steps',
  loafer: 'A brown leather loafer on a light oak table',
  'ballet flat': 'A blush ballet flat on a white marble surface',
  'high heel': 'A red high heel on pale stone steps',
  sandal: 'A brown leather sandal on a polished concrete slab',
  watch: 'A leather watch on a dark walnut table, dramatic side light',
  ring: 'A diamond ring of gold on a round podium in front of an arch',
  handbag: 'A burgundy leather handbag on a white marble surface',
  backpack: 'A mustard backpack "Ridge" on a light oak table',
  sunglasses: 'Tortoiseshell sunglasses before a wall with leaf shadows',
  cap: 'A navy cap "Harbour" on a terrazzo top',
  earbuds: 'White wireless earbuds against a softly glowing gradient backdrop',
  't-shirt': 'A sage t-shirt "Slow Days" by a wall in window light',
  hoodie: 'A forest green hoodie "North" on pale stone steps',
  sweater: 'A cream wool sweater on a dark walnut table, warm golden-hour light',
  'toy car': 'A red toy car on a terrazzo top, bright even light',
  'pet bowl': 'A ceramic dog bowl "Biscuit" on a light oak table',
}

async function renderTile(prompt: string, width: number, height: number, seed: number, quality: Quality): Promise<Pixels> {
  const { title, contents, ratio } = labelOfPrompt(readProductPrompt(prompt, seed))
  const label = ratio === null ? null : await drawLabel(title, contents, ratio)
  return renderPrompt({ prompt, label, seed, quality }, { width, height }).image
}

const words = process.argv.slice(2)
const side = Number(words.find((word) => /^\d+$/.test(word)) ?? 320)
const out = words.includes('--out') ? words[words.indexOf('--out') + 1] : 'docs/gallery/kinds.jpg'
const ids = Object.keys(prompts) as ProductKindId[]
if (words.includes('--golden')) {
  const goldens = Object.fromEntries((Object.keys(productKinds) as ProductKindId[]).map((id) => [id, goldenOfKind(id)]))
  await writeFile('packages/engine/src/compose/golden-kinds.json', `${JSON.stringify(goldens, null, 2)}\n`)
  console.log(`golden-kinds.json: ${Object.keys(goldens).length} pictures`)
  process.exit()
}
const chosen = ids.filter((id) => words.includes(id))
const tiles: readonly { readonly prompt: string; readonly seed: number }[] =
  chosen.length === 0
    ? ids.map((id, index) => ({ prompt: prompts[id], seed: index + 1 }))
    : chosen.flatMap((id) => [1, 2, 3, 4, 5].map((seed) => ({ prompt: seed === 1 ? prompts[id] : `A ${nounsOfKind(id)[0]}`, seed })))

const sheet = new Uint8ClampedArray(side * COLUMNS * side * Math.ceil(tiles.length / COLUMNS) * 4).fill(255)
for (const [index, { prompt, seed }] of tiles.entries()) {
  const tile = await renderTile(prompt, side, side, seed, 'medium')
  const left = (index % COLUMNS) * side
  const top = Math.floor(index / COLUMNS) * side
  for (let y = 0; y < side; y++) sheet.set(tile.data.subarray(y * side * 4, (y + 1) * side * 4), ((top + y) * side * COLUMNS + left) * 4)
}
await mkdir(dirname(out), { recursive: true })
const pixels = { width: side * COLUMNS, height: sheet.length / (side * COLUMNS * 4), data: sheet }
const bytes = out.endsWith('.png') ? await encodePng(pixels) : await encodeJpeg(pixels, 84)
await writeFile(out, bytes)
console.log(`${out}: ${tiles.length} pictures, ${Math.round(bytes.length / 1024)} kB`)

if (words.includes('--time')) {
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const before = performance.now()
    await work()
    return Math.round(performance.now() - before)
  }
  await timeFast(chosen.length === 0 ? ids : chosen, timed)
  await timePro(chosen.length === 0 ? ['bottle', 'mug', 'can', 'plant'] : chosen)
}

/** Fast images with their files on the pool, each on one thread and on two warm ones; the same order both times. */
async function timeFast(kinds: readonly ProductKindId[], timed: (work: () => Promise<unknown>) => Promise<number>): Promise<void> {
  const workers = createWorkers({ size: 2, queueLimit: 64 })
  const signal = new AbortController().signal
  const orderOf = (id: ProductKindId) =>
    ({ prompt: prompts[id], seed: 1, width: 1024, height: 768, shape: null, quality: 'medium' }) as const
  const onOne = (id: ProductKindId) => workers.run('renderPrompt', { ...orderOf(id), shared: null }, signal)
  const onTwo = (id: ProductKindId) => renderWithHelper(workers, orderOf(id), signal)
  for (const id of kinds) await Promise.all([onOne(id), onOne(id)])
  const rows: { readonly one: number; readonly two: number }[] = []
  for (const id of kinds) {
    await onTwo(id)
    const times = { one: [0, 0], two: [0, 0] }
    for (const turn of times.one.keys()) {
      times.one[turn] = await timed(() => onOne(id))
      times.two[turn] = await timed(() => onTwo(id))
    }
    const row = { one: Math.min(...times.one), two: Math.min(...times.two) }
    rows.push(row)
    console.log(`${id}: ${row.one} ms, on two threads ${row.two} ms`)
  }
  const summary = (name: string, all: readonly number[]): string =>
    `${name}: median ${all.toSorted((a, b) => a - b)[all.length >> 1]} ms, worst ${Math.max(...all)} ms, ${all.filter((ms) => ms <= 500).length} of ${all.length} within 500 ms`
  console.log(
    summary(
      'one thread',
      rows.map(({ one }) => one),
    ),
  )
  console.log(
    summary(
      'two threads',
      rows.map(({ two }) => two),
    ),
  )
  await workers.close()
}

/** Traced images on the pool, one alone and four at once, next to encoding them alone on the same cores. */
async function timePro(kinds: readonly ProductKindId[]): Promise<void> {
  const workers = createWorkers({ size: availableParallelism(), queueLimit: 64 })
  const model = localImageModel(workers)
  const size = proSizeOf('16:9')
  const signal = new AbortController().signal
  const make = (id: ProductKindId, seed: number) =>
    model.textToImage({ prompt: prompts[id], seed, ...size, shape: null, quality: 'high' }, signal)
  const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const before = performance.now()
    await work()
    return performance.now() - before
  }
  for (const id of kinds) {
    const before = process.cpuUsage().user
    const alone = await timed(() => make(id, 1))
    console.log(
      `pro ${id}, ${size.width} × ${size.height}: ${inSeconds(alone)}, ${inSeconds((process.cpuUsage().user - before) / 1000)} of processor time`,
    )
  }
  console.log(
    `four at once: ${inSeconds(await timed(() => Promise.all([1, 2, 3, 4].map((seed) => make(kinds[seed % kinds.length], seed)))))}`,
  )
  const { bytes } = await make(kinds[0], 1)
  const pixels = await decodeImage(bytes, Math.max(size.width, size.height))
  console.log(`encoding one alone: ${Math.round(await timed(() => encodeJpeg(pixels, 94)))} ms`)
  await workers.close()
}
