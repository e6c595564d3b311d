import { drawLabel } from '@adloom/engine/compose/draw-label.ts'
import { linearColorOf } from '@adloom/renderer/color.ts'
import { lightingOf, renderVariant, scenePaletteOf, stageProduct } from '@adloom/engine/compose/render-variant.ts'
import { labelOfPrompt, renderPrompt } from '@adloom/engine/compose/render-prompt.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { placeProduct } from '@adloom/renderer/place-product.ts'
import { measureLook } from '@adloom/engine/compose/product-look.ts'
import { readProductPrompt } from '@adloom/engine/prompt/read-product-prompt.ts'
import { readPrompt } from '@adloom/engine/prompt/read-prompt.ts'
import { renderScene } from '@adloom/renderer/render-scene.ts'
import { resizeRegion } from '@adloom/renderer/resize-product.ts'
import { sampleProduct } from '@adloom/engine/image/sample-product.test-data.ts'
import { scenes } from '@adloom/renderer/scenes.ts'
import { productKinds } from '@adloom/renderer/shapes.ts'
import { drawShape, outlineOf } from '@adloom/renderer/shapes/draw-shape.ts'
import { type ShapeSetup } from '@adloom/renderer/shapes/shape-camera.ts'
import { GRAIN, stageOf } from '@adloom/renderer/stage.ts'
import { productProxyOf } from '@adloom/renderer/product-proxy.ts'
import { percentile } from './figures.ts'
import { baselineScene, baselineShape } from './baseline-renderer.ts'

const SIZE = { width: 1024, height: 768 }
const ROUNDS = 5
const PROMPT = 'An amber glass dropper bottle of face serum "Saltmarsh" on a white marble surface, soft morning light'

/** Processor milliseconds of this process, median of all rounds, in alternation: a busy machine slows all of them alike. */
async function inTurns(works: readonly (() => unknown)[]): Promise<number[]> {
  const spent = works.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, work] of works.entries()) {
      const before = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(before)
      spent[index].push((user + system) / 1000)
    }
  }
  return spent.map((values) => percentile(values, 0.5))
}

/** The same bottle on the same marble, for our renderer and for the simplest one. */
function sameScene() {
  const { marble } = scenes
  const scene = { ...marble, camera: { ...marble.camera, reach: 1 } }
  const shape = productKinds.bottle.make({
    colors: { main: linearColorOf('#8a4312'), second: linearColorOf('#f4efe4'), accent: linearColorOf('#c9a05a') },
    material: 'glass',
    label: null,
    variation: [0.5, 0.5, 0.5],
    words: new Set(),
  })
  const choice = { ...readPrompt('soft morning light', [], 1), scene: 'marble' as const }
  const sample = sampleProduct(300)
  const colors = measureLook(sample.cutOut.product, sample.cutOut.box)
  const palette = scenePaletteOf(choice, scene, colors, 1)
  const lighting = lightingOf(choice, colors)
  const stageFor = (foot: number, frame: number) => stageOf(scene, { palette, lighting, seed: 1, isLaid: false, foot, frame, grain: GRAIN })
  const { lightX, lightY, lightZ, softness, key, fill, ground, wall } = stageFor(scene.camera.foot, 2.6)
  const setup: ShapeSetup = {
    tilt: (scene.camera.elevation * Math.PI) / 180,
    turn: 0.2,
    light: { x: lightX, y: lightY, z: Math.max(0.15, lightZ), softness, key, fill, ground: ground.main, wall: wall.main },
    edgeRays: 9,
    rays: 1,
  }
  const outline = outlineOf(shape, setup)
  const box = { x: 0, y: 0, width: Math.round(outline.width * 1000), height: Math.round(outline.height * 1000) }
  const placement = placeProduct(box, scene, 'standing', SIZE, 0)
  const perUnit = placement.width / outline.width
  const stage = stageFor(placement.foot, placement.frame)
  const drawn = drawShape(shape, setup, perUnit)
  const proxy = productProxyOf(resizeRegion(drawn.product, drawn.box, placement.width, placement.height), {
    left: (placement.left - SIZE.width / 2) * placement.pixel,
    bottom: stage.standHeight,
    pixel: placement.pixel,
    plane: 0,
    depth: null,
    cast: null,
    cameraElevation: scene.camera.elevation,
  })
  return { shape, setup, perUnit, stage, proxy }
}

/** The cost of one image in processor milliseconds on one thread, compared with two baselines of the same run. */
interface ImageFigures {
  /** An image from a prompt with reflections and anti-aliasing, and a photograph on a new scene; 1024 × 768. */
  readonly words: number
  readonly variant: number
  /** Encoding each of them alone. */
  readonly wordsEncoded: number
  readonly variantEncoded: number
  /** Shape and scene of one staging, by our renderer and by the simplest one. */
  readonly rendered: number
  readonly renderedByBaseline: number
  readonly scene: number
  readonly sceneByBaseline: number
}

export async function imageFigures(): Promise<ImageFigures> {
  const { title, contents, ratio } = labelOfPrompt(readProductPrompt(PROMPT, 1))
  const label = ratio === null ? null : await drawLabel(title, contents, ratio)
  const { cutOut } = sampleProduct(900)
  const choice = readPrompt('on a white marble surface, soft morning light', [], 1)
  const fromWords = () => renderPrompt({ prompt: PROMPT, label, seed: 1, quality: 'medium' }, SIZE).image
  const renderProductImage = () => renderVariant(stageProduct({ cutOut }, choice, SIZE, 1)).image
  const { shape, setup, perUnit, stage, proxy } = sameScene()
  const wordsImage = fromWords()
  const productImage = renderProductImage()
  const { width, height } = SIZE
  const [words, variant, wordsEncoded, variantEncoded, drawn, drawnByBaseline, scene, sceneByBaseline] = await inTurns([
    fromWords,
    renderProductImage,
    () => encodeJpeg(wordsImage, 90, 'algorithmicMedia'),
    () => encodeJpeg(productImage, 90, 'composite'),
    () => drawShape(shape, setup, perUnit),
    () => baselineShape(shape, setup, perUnit),
    () => renderScene(stage, proxy, SIZE),
    () => baselineScene(stage, proxy, width, height),
  ])
  return {
    words,
    variant,
    wordsEncoded,
    variantEncoded,
    rendered: drawn + scene,
    renderedByBaseline: drawnByBaseline + sceneByBaseline,
    scene,
    sceneByBaseline,
  }
}
