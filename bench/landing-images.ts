/**
 * Renders the images of the landing page into apps/web/public/landing: real ads for two products of the sample shop, made by the built-in engine.
 * `node --import ./scripts/jsx.mjs bench/landing-images.ts`
 */
import { mkdir, readFile } from 'node:fs/promises'
import { adFormats, type AdFormat } from '@adloom/domain/ad-format.ts'
import { type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import { type Creative, plainCreative } from '@adloom/domain/template.ts'
import { localImageModel } from '@adloom/engine/local-image-model.ts'
import { createWorkers } from '@adloom/engine/workers.ts'
import sharp from 'sharp'

const FOLDER = 'apps/web/public/landing'
const QUALITY = 80
const SEED = 7

const mug = { image: await readFile('e2e/shop/pictures/mug.jpg'), name: 'Ceramic mug', colors: ['#2f8f7a', '#d9b184'] }
const serum = { image: await readFile('e2e/shop/pictures/serum.png'), name: 'Face serum', colors: ['#7cc4bf', '#e0937c'] }
/** Side of one image of the strip, and its contents from left to right. */
const STRIP_SIDE = 160
const strip: readonly SceneId[] = ['arch', 'window', 'water', 'evening', 'leaves']

const workers = createWorkers({ size: 2, queueLimit: 64 })
const images = localImageModel(workers)
const { signal } = new AbortController()

async function renderProduct(
  { image: bytes, name, colors }: typeof mug,
  scene: SceneId,
  width: number,
  height: number,
): Promise<Uint8Array> {
  const prompt = `${name} ${sceneWords[scene].phrase}, soft morning light`
  return (
    await images.changeBackground(
      {
        image: bytes,
        prompt,
        colors,
        seed: SEED,
        width,
        height,
        shape: null,
        outputFormat: 'png',
        quality: 'medium',
        companions: [],
        product: null,
      },
      signal,
    )
  ).bytes
}

async function write(name: string, image: Uint8Array, width: number): Promise<void> {
  const { size } = await sharp(image).resize({ width }).webp({ quality: QUALITY, effort: 6 }).toFile(`${FOLDER}/${name}.webp`)
  console.log(`${name}.webp ${(size / 1024).toFixed(1)} KiB`)
}

await mkdir(FOLDER, { recursive: true })

const steps = await renderProduct(mug, 'steps', 1024, 1024)
for (const width of [480, 800]) await write(`mug-${width}`, steps, width)
const arch = await renderProduct(serum, 'arch', 1080, 1920)
for (const width of [320, 560]) await write(`serum-${width}`, arch, width)
await write('photo', mug.image, 320)

const scenes = await Promise.all(strip.map((scene) => renderProduct(mug, scene, 512, 512)))
const tiles = scenes.map(async (scene, index) => ({
  input: await sharp(scene).resize(STRIP_SIDE).toBuffer(),
  left: index * STRIP_SIDE,
  top: 0,
}))
const sheet = sharp({ create: { width: STRIP_SIDE * strip.length, height: STRIP_SIDE, channels: 3, background: '#fff' } })
await write(
  'scenes',
  await sheet
    .composite(await Promise.all(tiles))
    .png()
    .toBuffer(),
  STRIP_SIDE * strip.length,
)

/** Copy as the built-in engine writes it from the pages of these products: their own sentences. */
const creative: Creative = {
  ...plainCreative,
  image: 'steps',
  brandLogo: null,
  brandName: 'Harbour & Hearth',
  headline: 'Keeps its warmth',
  description: 'Thrown by hand and glazed in sea green. Stoneware, 350 ml, safe in the dishwasher.',
  callToAction: 'Shop now',
  accent: '#0F6B6B',
}
for (const format of Object.keys(adFormats) as AdFormat[]) {
  const finished = await workers.run(
    'finishCreative',
    { request: { creative, layout: 'split', format }, images: new Map([['steps', steps]]) },
    signal,
  )
  await write(`ad-${format}`, finished, format === 'landscape' ? 560 : 400)
}
const other: Creative = {
  ...creative,
  image: 'arch',
  brandName: 'Saltmarsh',
  headline: 'Leaves skin feeling soft',
  description: 'With sea fennel extract. Fragrance-free. Lasts about three months.',
  accent: '#9A4A2F',
}
const story = await workers.run(
  'finishCreative',
  { request: { creative: other, layout: 'split', format: 'story' }, images: new Map([['arch', arch]]) },
  signal,
)
await write('ad-serum', story, 400)
await workers.close()
