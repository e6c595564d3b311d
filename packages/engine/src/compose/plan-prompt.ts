import { type SceneId } from '@adloom/domain/scene-words.ts'
import { poseSeen } from '../prompt/camera-words.ts'
import { smoothStep } from '@adloom/renderer/noise.ts'
import { type LinearColor, linearColorOf, shadeOf } from '@adloom/renderer/color.ts'
import { lightingOf, scenePaletteOf } from './render-variant.ts'
import { type Pose } from '@adloom/renderer/place-product.ts'
import { type ProductLook } from './product-look.ts'
import { chancesOf, type ProductPrompt, readProductPrompt } from '../prompt/read-product-prompt.ts'
import { readPrompt, type SceneChoice } from '../prompt/read-prompt.ts'
import { sceneOfPrompt } from '../prompt/prompt-scene.ts'
import type { FramedScene } from '@adloom/renderer/scene.ts'
import { type ProductKindId, productKinds } from '@adloom/renderer/shapes.ts'
import { type ProductKind } from '@adloom/renderer/shapes/product-kind.ts'
import { outlineOf } from '@adloom/renderer/shapes/draw-shape.ts'
import { type ShapeLight, type ShapeSetup } from '@adloom/renderer/shapes/shape-camera.ts'
import { type Label, type Shape } from '@adloom/renderer/shapes/shape.ts'
import { FRAME_HEIGHT, GRAIN, stageOf } from '@adloom/renderer/stage.ts'

/** How much work goes into an image: `high` is traced if possible, everything else is drawn. */
export type Quality = 'low' | 'medium' | 'high'

/** A prompt made concrete: the shape it names, its scene, and the camera. */
export interface PromptPlan {
  readonly reading: ProductPrompt
  readonly shape: Shape
  readonly choice: SceneChoice
  /** The scene, with camera and wall as the prompt wants them. */
  readonly scene: FramedScene
  readonly setup: ShapeSetup
  readonly outline: ReturnType<typeof outlineOf>
  /** `lying`: it hangs on the wall or lies on the ground, seen straight from the front or from above. */
  readonly pose: Pose
}

/** Whether the image can be traced: that needs a scene with a ground. */
export const canBeTraced = ({ reading, pose }: PromptPlan): boolean => !reading.isBare && pose === 'standing'

/** The shape that a prompt names. */
export function shapeOf(reading: ProductPrompt, label: Label | null, seed: number): Shape {
  return productKinds[reading.kind].make({
    colors: { main: linearColorOf(reading.colors[0]), second: linearColorOf(reading.colors[1]), accent: linearColorOf(reading.colors[2]) },
    material: reading.material,
    label,
    variation: chancesOf(seed),
    words: reading.words,
  })
}

export function planPrompt(prompt: string, label: Label | null, seed: number, quality: Quality): PromptPlan {
  const reading = readProductPrompt(prompt, seed)
  const shape = shapeOf(reading, label, seed)
  const choice = sceneFor(reading, seed, shape.hangs === true)
  const scene = sceneOfPrompt(choice)
  const seen = shapeSetupOf(shape, scene, choice, seed, quality)
  // The later background of a bare product is unknown.
  const setup = reading.isBare ? { ...seen, light: { ...seen.light, edge: 0 } } : seen
  const outline = outlineOf(shape, setup)
  return { reading, shape, choice, scene, setup, outline, pose: choice.pose ?? 'standing' }
}

/** Kinds that are never laid on their side: seen from above they stand. */
const uprightKinds: ReadonlySet<ProductKindId> = new Set<ProductKindId>([
  'mug', 'candle', 'glass', 'lamp', 'vase', 'plant', 'chair', 'office chair', 'table', 'sofa', 'speaker', 'ball', 'dumbbell', 'blocks', 'duck', 'jar', 'wine',
  'laptop', 'camera', 'toy car', 'pet bowl', 'headphones', 'ring', 'cap',
]) // prettier-ignore
const canLie = (kind: ProductKindId): boolean => !uprightKinds.has(kind)

/** Scenes for prompts that name none, in an order in which neighbours differ. */
const freeScenes: readonly SceneId[] = [
  'studio',
  'marble',
  'arch',
  'oak',
  'leaves',
  'glow',
  'steps',
  'window',
  'terrazzo',
  'linen',
  'podiums',
  'kraft',
]

/** The scene of a prompt; neighbouring seeds take the light from the other side, and another scene when the prompt names none. */
function sceneFor(reading: ProductPrompt, seed: number, isHung: boolean): SceneChoice {
  const choice = readPrompt(reading.scenery, [], seed)
  const kind: ProductKind = productKinds[reading.kind]
  const open = choice.fitting === null || choice.fitting.length > 0 ? choice.fitting : (kind.scenes ?? freeScenes)
  return {
    ...choice,
    scene: open === null ? choice.scene : open[seed % open.length],
    side: (seed & 1) === 0 ? 1 : -1,
    pose: isHung ? 'lying' : poseSeen(choice.camera.angle, canLie(reading.kind)),
  }
}

const raysOf: Readonly<Record<Quality, { edgeRays: number; rays: number }>> = {
  low: { edgeRays: 4, rays: 1 },
  medium: { edgeRays: 9, rays: 1 },
  high: { edgeRays: 9, rays: 4 },
}

const FINE_RAYS = { edgeRays: 16 }

function shapeSetupOf(shape: Shape, scene: FramedScene, choice: SceneChoice, seed: number, quality: Quality): ShapeSetup {
  const shade = shadeOf(shape.facing)
  const look: ProductLook = {
    lightness: shade.lightness,
    rimLightness: shade.lightness,
    hue: shade.chroma > 0.045 ? shade.hue : null,
    lightFromRight: 0,
    pose: choice.pose ?? 'standing',
  }
  // A hanging or lying product is seen straight from the front.
  const isLaid = choice.pose === 'lying'
  const elevation = isLaid ? 0 : scene.camera.elevation
  const stage = stageOf(scene, {
    palette: scenePaletteOf(choice, scene, look, seed),
    lighting: lightingOf(choice, look),
    seed,
    isLaid,
    foot: scene.camera.foot,
    frame: FRAME_HEIGHT,
    grain: GRAIN,
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
    edge: isLaid ? 0 : edgeLightFor(shape.facing, stage.wall.main),
  }
  const [from, to] = shape.turn
  // A large seed leaves a float no fraction: the remainder is taken first.
  const turn = from + (to - from) * (((seed % 9973) * 0.618033988749895 + 0.3) % 1)
  return { tilt: (elevation * Math.PI) / 180, turn: (turn * Math.PI) / 180, light, ...raysOf[quality], ...(choice.isFine ? FINE_RAYS : {}) }
}

const brightness = ([red, green, blue]: LinearColor): number => 0.21 * red + 0.72 * green + 0.07 * blue

/** How much rim light a product needs: a dark product is lost before a dark wall. */
const edgeLightFor = (product: LinearColor, wall: LinearColor): number =>
  smoothStep(0.14, 0.03, brightness(product)) * smoothStep(0.09, 0.04, brightness(wall))

/** More fill light for the product than the scene has, as in photography: it would drown in a dark scene. */
const lifted = ([red, green, blue]: LinearColor): LinearColor => {
  const least = 0.5
  const factor = Math.max(1, least / Math.max(red, green, blue, 0.01))
  return [red * factor, green * factor, blue * factor]
}
