/**
 * Renders docs/gallery/scenes.jpg: every scene with a product that suits it, one tile each, in the order of the list. `node bench/gallery.ts [pixels
 * per tile]`. `--only <id>` renders one scene to .cache/<id>.jpg instead, 768 pixels wide. `--time` also prints the cost of each scene as a multiple
 * of the marble scene in the same run: processor milliseconds, the minimum of several rounds, with one photograph for all. `--golden` saves the
 * current scenes as the reference of the scene test: look at the gallery first.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import { drawLabel } from '@adloom/engine/compose/draw-label.ts'
import { goldenOfScene } from '@adloom/engine/compose/golden-scenes.test-data.ts'
import { renderVariant, stageProduct } from '@adloom/engine/compose/render-variant.ts'
import { labelOfPrompt, renderPrompt } from '@adloom/engine/compose/render-prompt.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { readProductPrompt } from '@adloom/engine/prompt/read-product-prompt.ts'
import { readPrompt } from '@adloom/engine/prompt/read-prompt.ts'
import { sampleProduct } from '@adloom/engine/image/sample-product.test-data.ts'
import { scenes } from '@adloom/renderer/scenes.ts'

const COLUMNS = 5
const TIMED_ROUNDS = 7

/** The product in each scene, and the seed of its image. */
const products: Readonly<Record<SceneId, readonly [product: string, seed: number]>> = {
  studio: ['A coral ceramic mug', 1],
  glow: ['Navy wireless headphones', 2],
  marble: ['An amber glass dropper bottle "Saltmarsh"', 3],
  oak: ['A sage candle "Evenfall"', 4],
  walnut: ['A black pouch of coffee "North Loft"', 5],
  concrete: ['A charcoal bluetooth speaker', 6],
  linen: ['A dusty pink vase', 7],
  arch: ['A lavender jar "Petal & Fern"', 8],
  terrazzo: ['A teal can of lemonade "Sunny Side"', 9],
  sand: ['A navy water bottle "Ridge"', 10],
  leaves: ['A white bottle of shampoo "Fern"', 11],
  window: ['A terracotta vase', 12],
  evening: ['A burgundy candle "Maison"', 13],
  steps: ['A cream tote bag "Slow Market"', 14],
  water: ['A coral can "Lagoon"', 15],
  velvet: ['A emerald glass bottle of perfume "Aurel"', 16],
  podiums: ['A peach jar of cream "Dew"', 17],
  kitchen: ['A teal ceramic mug "Tideline"', 18],
  bathroom: ['A sage bottle of hand soap "Moss"', 19],
  desk: ['A yellow desk lamp', 20],
  garden: ['A potted plant', 21],
  snow: ['A red water bottle "Fjell"', 22],
  neon: ['A violet bluetooth speaker', 23],
  kraft: ['A dark green box of tea "Meadow"', 24],
  festive: ['A white candle "Silent Night"', 25],
}

const side = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? (process.argv.includes('--only') ? 768 : 320))
const ids = Object.keys(scenes) as SceneId[]

async function renderScenePreview(id: SceneId): Promise<Pixels> {
  const [product, seed] = products[id]
  const prompt = `${product} ${sceneWords[id].phrase}`
  const { title, contents, ratio } = labelOfPrompt(readProductPrompt(prompt, seed))
  const label = ratio === null ? null : await drawLabel(title, contents, ratio)
  const { image, scene } = renderPrompt({ prompt, label, seed, quality: 'medium' }, { width: side, height: side })
  if (scene !== id) console.log(`“${prompt}” shows ${scene}`)
  return image
}

const only = process.argv.includes('--only') ? process.argv.at(process.argv.indexOf('--only') + 1) : undefined
if (only !== undefined) {
  const id = ids.find((one) => one === only)
  if (id === undefined) throw new Error(`No scene is called ${only}: ${ids.join(', ')}`)
  await mkdir('.cache', { recursive: true })
  await writeFile(`.cache/${id}.jpg`, await encodeJpeg(await renderScenePreview(id), 90))
  console.log(`.cache/${id}.jpg`)
  process.exit()
}

const sheet = new Uint8ClampedArray(side * COLUMNS * side * Math.ceil(ids.length / COLUMNS) * 4).fill(255)
for (const [index, id] of ids.entries()) {
  const tile = await renderScenePreview(id)
  const left = (index % COLUMNS) * side
  const top = Math.floor(index / COLUMNS) * side
  for (let y = 0; y < side; y++) {
    sheet.set(tile.data.subarray(y * side * 4, (y + 1) * side * 4), ((top + y) * side * COLUMNS + left) * 4)
  }
}
await mkdir('docs/gallery', { recursive: true })
const bytes = await encodeJpeg({ width: side * COLUMNS, height: sheet.length / (side * COLUMNS * 4), data: sheet }, 84)
await writeFile('docs/gallery/scenes.jpg', bytes)
console.log(`docs/gallery/scenes.jpg: ${ids.length} scenes, ${Math.round(bytes.length / 1024)} kB`)

if (process.argv.includes('--time')) {
  const { cutOut } = sampleProduct(600)
  const least: Record<string, number> = {}
  for (let round = 0; round < TIMED_ROUNDS; round++) {
    // Scenes alternate, so that other load on the machine affects all of them.
    for (const id of ids) {
      const choice = { ...readPrompt(sceneWords[id].phrase, [], 1), scene: id }
      const before = process.cpuUsage()
      renderVariant(stageProduct({ cutOut }, choice, { width: 768, height: 768 }, 1))
      const { user, system } = process.cpuUsage(before)
      least[id] = Math.min(least[id] ?? Infinity, (user + system) / 1000)
    }
  }
  for (const id of ids.toSorted((one, other) => least[other] - least[one])) {
    console.log(`${id.padEnd(10)} ${(least[id] / least.marble).toFixed(2)} × marble, ${Math.round(least[id])} ms`)
  }
}

if (process.argv.includes('--golden')) {
  const goldens = Object.fromEntries(ids.map((id) => [id, goldenOfScene(id)]))
  await writeFile('packages/engine/src/compose/golden-scenes.json', `${JSON.stringify(goldens, null, 2)}\n`)
  console.log(`packages/engine/src/compose/golden-scenes.json: ${ids.length} scenes`)
}
