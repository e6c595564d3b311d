import { readFileSync } from 'node:fs'
import { type SceneId } from '@adloom/domain/scene-words.ts'
import { expect, test } from 'vitest'
import { valuesOfGolden } from './golden-kinds.test-data.ts'
import { goldenOfScene } from './golden-scenes.test-data.ts'
import { renderVariant, stageProduct } from './render-variant.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { renderScene } from '@adloom/renderer/render-scene.ts'
import { scenes } from '@adloom/renderer/scenes.ts'
import { FRAME_HEIGHT, GRAIN, stageOf } from '@adloom/renderer/stage.ts'
import { productProxyOf } from '@adloom/renderer/product-proxy.ts'

const sceneIds = Object.keys(scenes) as SceneId[]
const SIDE = 96

/** A plain box of one grey in an otherwise empty, transparent image. */
const greyBox = (grey: number, width: number, height: number) => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  const left = (SIDE - width) / 2
  const top = (SIDE - height) / 2
  for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) data.set([grey, grey, grey, 255], (y * SIDE + x) * 4)
  const product: Pixels = { width: SIDE, height: SIDE, data }
  return { product, confidence: 1, usable: true, box: { x: left, y: top, width, height } }
}

const lightness = ({ width, data }: Pixels, x: number, y: number): number => {
  const at = (y * width + x) * 4
  return (data[at] * 0.3 + data[at + 1] * 0.59 + data[at + 2] * 0.11) / 255
}

test.each(sceneIds)('a product stands on the ground of %s: the ground at its foot is darker than without it', (id) => {
  const scene = scenes[id]
  const stage = stageOf(scene, {
    palette: { brand: 200, accent: 60, strength: 1, shift: 0 },
    lighting: { side: 1, key: [1, 1, 1], fill: [1, 1, 1], softness: 1, lift: 0 },
    seed: 4,
    isLaid: false,
    foot: scene.camera.foot,
    frame: FRAME_HEIGHT,
    grain: GRAIN,
  })
  const pixel = FRAME_HEIGHT / SIDE
  const width = 24
  const height = 36
  // Black: its mirror image must not light the ground up again.
  const product: Pixels = { width, height, data: new Uint8ClampedArray(width * height * 4).map((_, at) => (at % 4 === 3 ? 255 : 0)) }
  const proxy = productProxyOf(product, {
    left: (-width / 2) * pixel,
    bottom: stage.standHeight,
    pixel,
    plane: 0,
    depth: null,
    cast: null,
    cameraElevation: scene.camera.elevation,
  })
  const bare = renderScene(stage, null, { width: SIDE, height: SIDE })
  const trodden = renderScene(stage, proxy, { width: SIDE, height: SIDE })
  // Just below the foot's edge along its whole length.
  const foot = Math.round(scene.camera.foot * SIDE)
  const meanAt = (image: Pixels): number =>
    Array.from({ length: width }, (_, column) => lightness(image, (SIDE - width) / 2 + column, foot)).reduce((sum, value) => sum + value) /
    width
  expect(meanAt(trodden) / meanAt(bare)).toBeLessThan(0.95)
  expect(lightness(trodden, SIDE - 2, SIDE - 2)).toBeCloseTo(lightness(bare, SIDE - 2, SIDE - 2), 1)
})

/** Share of the product's outline along which it visibly differs from the background. */
function partingShare(image: Pixels, grey: number): number {
  const isProduct = (x: number, y: number): boolean => {
    const at = (y * SIDE + x) * 4
    return image.data[at] === grey && image.data[at + 1] === grey && image.data[at + 2] === grey
  }
  let edge = 0
  let parting = 0
  for (let y = 3; y < SIDE - 3; y++) {
    for (let x = 3; x < SIDE - 3; x++) {
      if (!isProduct(x, y)) continue
      for (const [dx, dy] of [[-1, 0], [1, 0], [0, -1], [0, 1]] as const) {
        if (isProduct(x + dx, y + dy) || isProduct(x + 2 * dx, y + 2 * dy)) continue
        edge++
        const at = ((y + 2 * dy) * SIDE + x + 2 * dx) * 4
        const apart = Math.max(...[0, 1, 2].map((channel) => Math.abs(image.data[at + channel] - grey)))
        if (apart > 16) parting++
      }
    }
  } // prettier-ignore
  return edge === 0 ? 0 : parting / edge
}

const size = { width: SIDE, height: SIDE }

test.each(sceneIds)('light and dark products, standing or lying, stand out from %s', (id) => {
  const lost: string[] = []
  for (const grey of [12, 60, 128, 196, 250]) {
    for (const pose of ['standing', 'lying'] as const) {
      if (pose === 'lying' && (grey === 60 || grey === 196)) continue
      const box = greyBox(grey, 40, 60)
      const choice = { ...readPrompt('', [], 3), scene: id, pose }
      const share = partingShare(renderVariant(stageProduct({ cutOut: box }, choice, size, 3)).image, grey)
      // Below the foot its shadow passes through every grey, so that edge may be any.
      if (share < 0.5) lost.push(`${grey} ${pose}: ${share.toFixed(2)}`)
    }
  }
  expect(lost).toEqual([])
})

// Numbers of an image may differ in the last bit between machines; a cell of 36 pixels then moves by less than these.
const MEAN_TOLERANCE = 0.6
const CELL_TOLERANCE = 8
// A record of every scene by its id; written by `node bench/gallery.ts --golden`.
const goldens = JSON.parse(readFileSync(new URL('golden-scenes.json', import.meta.url), 'utf8')) as Record<string, string>

test.each(sceneIds)('%s looks as before; if the change is intended, run `node bench/gallery.ts --golden`', (id) => {
  const golden = goldens[id]
  expect(golden, `${id} has no golden: look at it, then run \`node bench/gallery.ts --golden\``).toBeDefined()
  const before = valuesOfGolden(golden)
  const apart = valuesOfGolden(goldenOfScene(id)).map((value, index) => Math.abs(value - before[index]))
  expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(MEAN_TOLERANCE)
  expect(Math.max(...apart)).toBeLessThan(CELL_TOLERANCE)
})

test('scenes differ clearly from each other with the same product and colours', () => {
  const images = sceneIds.map((id) => ({ id, values: valuesOfGolden(goldens[id] ?? '') }))
  const alike = images.flatMap((one, index) =>
    images.slice(index + 1).flatMap((other) => {
      const apart = one.values.reduce((sum, value, at) => sum + Math.abs(value - other.values[at]), 0) / one.values.length
      return apart < 8 ? [`${one.id} and ${other.id}: ${apart.toFixed(1)}`] : []
    }),
  )
  expect(alike).toEqual([])
})
