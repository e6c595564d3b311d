import { type Understood } from '@adloom/domain/ports/image-model.ts'
import { type SceneId } from '@adloom/domain/scene-words.ts'
import { bareProduct, MOST_OF_FRAME, NO_BACKGROUND } from './bare-product.ts'
import { type Paint, paintOf, shadeOf } from './paint-color.ts'
import { lightingOf, paintVariant, paletteOf } from './paint-variant.ts'
import { type Pixels } from './pixels.ts'
import { placeProduct } from './place-product.ts'
import { type ProductLook } from './product-look.ts'
import { chancesOf, type ProductPrompt, readProductPrompt } from './read-product-prompt.ts'
import { readPrompt, type SceneChoice } from './read-prompt.ts'
import { scenes } from './scenes.ts'
import { type Scene } from './scene.ts'
import { productKinds } from './shapes.ts'
import { drawShape, outlineOf, type ShapeLight, type ShapeView } from './shapes/draw-shape.ts'
import { type Label, type Shape } from './shapes/shape.ts'
import { FRAME_HEIGHT, stageOf } from './stage.ts'

/** How much work goes into a picture: `high` is painted at twice the size and brought down. */
export type Care = 'low' | 'medium' | 'high'

export interface PaintedWords {
  readonly picture: Pixels
  readonly scene: string
  readonly understood: Understood
  /** A sentence where something else was drawn than was asked; null otherwise. */
  readonly note: string | null
}

/** The label is drawn by whoever calls: letters need fonts, and this is pure. */
export const labelOf = (
  reading: ProductPrompt,
): { readonly title: string | null; readonly contents: string | null; readonly ratio: number | null } => ({
  title: reading.title,
  contents: reading.contents,
  ratio: productKinds[reading.kind].label,
})

/** A product drawn from words in the scene they name. The same arguments give the same bytes; runs on one thread. */
export function paintWords(
  prompt: string,
  label: Label | null,
  size: { readonly width: number; readonly height: number },
  seed: number,
  care: Care,
): PaintedWords {
  const reading = readProductPrompt(prompt, seed)
  const shape = productKinds[reading.kind].make({
    colors: { main: paintOf(reading.colors[0]), second: paintOf(reading.colors[1]), accent: paintOf(reading.colors[2]) },
    material: reading.material,
    label,
    chance: chancesOf(seed),
    words: reading.words,
  })
  const choice = sceneFor(reading, seed)
  const scale = care === 'high' ? 2 : 1
  const wide = { width: size.width * scale, height: size.height * scale }
  const scene = scenes[choice.scene]
  const view = viewOf(shape, scene, choice, seed, care)
  const outline = outlineOf(shape, view)
  const tilted: Scene = { ...scene, camera: { ...scene.camera, elevation: Math.max(4, scene.camera.elevation + choice.cameraLift) } }
  // A box of any size in pixels: only its shape decides where it goes.
  const box = { x: 0, y: 0, width: Math.round(outline.width * 10_000), height: Math.round(outline.height * 10_000) }
  const { width: placed } = placeProduct(box, tilted, 'standing', wide.width, wide.height, 0)
  const perUnit = reading.isBare
    ? Math.min((wide.width * MOST_OF_FRAME) / outline.width, (wide.height * MOST_OF_FRAME) / outline.height)
    : placed / outline.width
  const drawn = drawShape(shape, view, perUnit)
  const { picture } = reading.isBare
    ? bareProduct(drawn.product, drawn.box, wide)
    : paintVariant({ ...drawn, confidence: 1, usable: true }, drawn.product, choice, wide, seed)
  const where = reading.isBare ? NO_BACKGROUND : scene.id
  return {
    picture: scale === 1 ? picture : halved(picture),
    scene: where,
    understood: {
      kind: reading.kind,
      scene: where,
      colors: [...reading.namedColors],
      ignored: [...reading.ignored],
    },
    note: noteOf(reading),
  }
}

/** What the words asked for and did not get, in a whole sentence; null when nothing is owed. */
export function noteOf({ found, kind, missing }: Pick<ProductPrompt, 'found' | 'kind' | 'missing'>): string | null {
  if (found === 'named' || found === 'contents') return null
  const what = missing === null ? 'The words name no product the studio can draw' : `The studio cannot draw “${missing.toLowerCase()}” yet`
  return `${what}, so ${kind === 'box' ? 'a plain product box' : `a ${kind === 'blocks' ? 'pile of blocks' : kind}`} stands in for it.`
}

/** Scenes for words that name none, in an order in which neighbours differ. */
const freeScenes: readonly SceneId[] = ['studio', 'marble', 'arch', 'oak', 'leaves', 'glow', 'steps', 'window', 'terrazzo', 'linen']

/** What the words say of the scene; neighbouring seeds take the light from the other side, and another scene where the words leave it open. */
function sceneFor(reading: ProductPrompt, seed: number): SceneChoice {
  const choice = readPrompt(reading.scenery, [], seed)
  // Words that name a scene give the same one for every seed.
  const isOpen = [1, 2, 3, 4, 5, 6].some((other) => readPrompt(reading.scenery, [], seed + other).scene !== choice.scene)
  return {
    ...choice,
    scene: isOpen ? freeScenes[seed % freeScenes.length] : choice.scene,
    side: (seed & 1) === 0 ? 1 : -1,
    pose: 'standing',
  }
}

const raysOf: Readonly<Record<Care, { edgeRays: number; rays: number }>> = {
  low: { edgeRays: 4, rays: 1 },
  medium: { edgeRays: 9, rays: 1 },
  high: { edgeRays: 9, rays: 1 },
}

function viewOf(shape: Shape, scene: Scene, choice: SceneChoice, seed: number, care: Care): ShapeView {
  const shade = shadeOf(shape.facing)
  const look: ProductLook = {
    lightness: shade.lightness,
    rimLightness: shade.lightness,
    hue: shade.chroma > 0.045 ? shade.hue : null,
    lightFromRight: 0,
    pose: 'standing',
  }
  const elevation = Math.max(4, scene.camera.elevation + choice.cameraLift)
  const stage = stageOf(scene, {
    palette: paletteOf(choice, scene, look, seed),
    lighting: lightingOf(choice, look),
    seed,
    isLaid: false,
    foot: scene.camera.foot,
    frame: FRAME_HEIGHT,
  })
  const stand = stage.bodies.find((_, index) => scene.bodies[index] !== undefined && scene.standHeight > 0)
  const light: ShapeLight = {
    x: stage.lightX,
    y: stage.lightY,
    z: Math.max(0.15, stage.lightZ),
    softness: Math.max(0.1, stage.softness),
    key: stage.key,
    fill: lifted(stage.fill),
    ground: stand?.finish.main ?? stage.ground.main,
    wall: stage.wall.main,
  }
  const [from, to] = shape.turn
  // A wide seed leaves a float no fraction: the remainder is taken first.
  const turn = from + (to - from) * (((seed % 9973) * 0.618033988749895 + 0.3) % 1)
  return { tilt: (elevation * Math.PI) / 180, turn: (turn * Math.PI) / 180, light, ...raysOf[care] }
}

/** A photographer gives the product more fill than the room has, or it would drown in a dark scene. */
const lifted = ([red, green, blue]: Paint): Paint => {
  const least = 0.5
  const factor = Math.max(1, least / Math.max(red, green, blue, 0.01))
  return [red * factor, green * factor, blue * factor]
}

/** Half the size; each pixel the mean of four. */
function halved({ width, height, data }: Pixels): Pixels {
  const out = new Uint8ClampedArray((width / 2) * (height / 2) * 4)
  for (let y = 0; y < height / 2; y++) {
    for (let x = 0; x < width / 2; x++) {
      const from = (y * 2 * width + x * 2) * 4
      const to = (y * (width / 2) + x) * 4
      for (let channel = 0; channel < 4; channel++) {
        out[to + channel] =
          (data[from + channel] + data[from + 4 + channel] + data[from + width * 4 + channel] + data[from + width * 4 + 4 + channel]) / 4
      }
    }
  }
  return { width: width / 2, height: height / 2, data: out }
}
