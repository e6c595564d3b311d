/**
 * Places a product in a scene. The photograph's pixels are only resized: the scene is rendered around the product's place with the shadow, contact
 * and mirror image of its proxy, and the product is drawn over it last. The colours of the scene are matched to the product, never the reverse: the
 * scene takes its hues from the brand or the product and changes its lightness until the product stands out.
 */
import { drawProduct } from '@adloom/renderer/draw-product.ts'
import { mixBits } from '@adloom/renderer/noise.ts'
import { type LinearColor, shadeOf } from '@adloom/renderer/color.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { placeProduct, type Placement } from '@adloom/renderer/place-product.ts'
import { type Pose } from '@adloom/renderer/place-product.ts'
import { grainOf } from './photo-grain.ts'
import { type PhotoLight } from './photo-light.ts'
import { type CutOutParts, partsOfCutOut } from './cut-out-parts.ts'
import { type ProductLook } from './product-look.ts'
import { hueDistance, type SceneChoice } from '../prompt/read-prompt.ts'
import { renderScene } from '@adloom/renderer/render-scene.ts'
import { type Region } from '@adloom/renderer/resize-product.ts'
import type { FramedScene, Scene } from '@adloom/renderer/scene.ts'
import { singleThread, type RowScheduler } from '@adloom/renderer/row-scheduler.ts'
import { sceneOfPrompt } from '../prompt/prompt-scene.ts'
import { GRAIN, LAID_DISTANCE, type Lighting, type Palette, linearColorOfTone, type Stage, stageOf } from '@adloom/renderer/stage.ts'
import { castShadow, type StandingShape } from '@adloom/renderer/shapes/cast-shadow.ts'
import { type ProductProxy, productProxyOf } from '@adloom/renderer/product-proxy.ts'

export interface RenderedVariant {
  readonly image: Pixels
  /** Id of the rendered scene, `given` for a scene image made elsewhere; null for a photograph shown whole. */
  readonly scene: string | null
  /** The resized product and its place: a finished file is checked against them. */
  readonly product: Pixels
  readonly placement: Placement
}

/** A product with its place in a scene, all decided and nothing rendered yet. */
export interface StagedProduct {
  readonly stage: Stage
  /** The product as the scene's light sees it. */
  readonly proxy: ProductProxy
  /** Id of the scene. */
  readonly scene: string
  readonly product: Pixels
  readonly placement: Placement
  readonly pose: Pose
  /** Of the image, in pixels. */
  readonly size: { readonly width: number; readonly height: number }
}

/** A usable cutout, and the true shape of a drawn product (none for a photographed one) or the light of a photographed one. */
interface ProductToStage {
  readonly cutOut: CutOutParts['cutOut']
  /** Its parts, where several images are made of it. */
  readonly parts?: CutOutParts
  readonly standing?: StandingShape | null
  readonly light?: PhotoLight | null
}

/** The square of an image in which its product is placed, in the middle across: `top` and `side` in pixels. */
export interface ProductSquare {
  readonly top: number
  readonly side: number
}

/**
 * Places a product in the chosen scene. `margin`: 1.2 shows 1.2 times as much of the scene in each direction, so that the product is 1.2 times
 * smaller. `square`: where the product is placed as in an image of that size; null: anywhere.
 */
export function stageProduct(
  { cutOut, parts = partsOfCutOut(cutOut), standing = null, light = null }: ProductToStage,
  choice: SceneChoice,
  size: { readonly width: number; readonly height: number },
  seed: number,
  margin = 1,
  square: ProductSquare | null = null,
): StagedProduct {
  const setting = sceneOfPrompt(choice)
  const framed = margin === 1 ? setting : { ...setting, camera: { ...setting.camera, reach: setting.camera.reach * margin } }
  const look = parts.look()
  const pose: Pose = choice.pose ?? look.pose
  const lighting = lightingOf(choice, look, light)
  const aside = pose === 'lying' ? 0 : ASIDE * lighting.side
  const placement = placeInSquare({ box: cutOut.box, scene: framed, pose, aside }, square, size)
  const product = parts.resized(placement.width, placement.height)
  const scene = pose === 'standing' && standing === null ? seenAsHigh(framed, parts.elevation()) : framed
  const stage = stageOf(scene, {
    palette: scenePaletteOf(choice, scene, look, seed),
    lighting,
    seed,
    isLaid: pose === 'lying',
    foot: placement.foot,
    frame: placement.frame,
    grain: light === null ? GRAIN : grainOf(product, light.noise),
  })
  const proxy = productProxyOf(product, {
    left: (placement.left - size.width / 2) * placement.pixel,
    bottom:
      pose === 'lying' ? (0.5 * size.height - placement.top - placement.height) * placement.pixel + stage.camera.eyeY : stage.standHeight,
    pixel: placement.pixel,
    plane: pose === 'lying' ? LAID_DISTANCE - stage.backdrop.distance : 0,
    depth: pose === 'lying' ? 0 : null,
    cameraElevation: scene.camera.elevation,
    cast: standing === null || pose === 'lying' ? null : castShadow(standing, stage, placement, size),
  })
  return { stage, proxy, scene: choice.scene, product, placement, pose, size }
}

interface ProductInScene {
  readonly box: Region
  readonly scene: FramedScene
  readonly pose: Pose
  readonly aside: number
}

/** The place of a product in an image of that size; in a `square` of it, it stands as it would in an image of that square alone. */
export function placeInSquare({ box, scene, pose, aside }: ProductInScene, square: ProductSquare | null, size: Size): Placement {
  if (square === null) return placeProduct(box, scene, pose, size, aside)
  const { top, side } = square
  const inSquare = placeProduct(box, scene, pose, { width: side, height: side }, aside)
  // What the lower edge crops is cropped by that of the image.
  const above = pose === 'cropped' ? size.height - side : top
  return {
    ...inSquare,
    left: inSquare.left + Math.round((size.width - side) / 2),
    top: inSquare.top + above,
    frame: (inSquare.frame * size.height) / side,
    foot: (above + inSquare.foot * side) / size.height,
  }
}

/** The highest camera of a scene: from above it little more than ground is seen. */
const HIGHEST_CAMERA = 20

/** The scene from at least as high as the product in it was photographed from: then its foot lies on the ground. */
const seenAsHigh = (scene: FramedScene, elevationOfPhoto: number): FramedScene => {
  const elevation = Math.max(scene.camera.elevation, Math.min(HIGHEST_CAMERA, elevationOfPhoto))
  return { ...scene, camera: { ...scene.camera, elevation } }
}

/** How far a standing product moves towards the light, as a share of the frame's width: its shadow gets the larger side. */
const ASIDE = 0.018

/** One finished image of a staged product. The same input gives the same bytes, however the rows are shared. */
export function renderVariant(staged: StagedProduct, rows: RowScheduler = singleThread): RenderedVariant {
  const { scene, product, placement } = staged
  const image = renderSceneOnly(staged, rows)
  drawProduct(image, staged)
  return { image, scene, product, placement }
}

/** The scene alone, with the product's shadow and mirror image; what the product will cover is not rendered. */
export function renderSceneOnly(staged: StagedProduct, rows: RowScheduler): Pixels {
  const { stage, proxy, size } = staged
  return renderScene(stage, proxy, size, opaqueMask(staged), rows)
}

/** Smaller differences in lightness between the left and the right third of a product say nothing about the direction of its light. */
const CLEAR_SIDE = 0.12

/**
 * The light a prompt names; by default a neutral one, or that of the product's photograph. Its side is that of the photograph's shadow, else
 * that of the product's own light, if they are clear.
 */
export function lightingOf(choice: SceneChoice, look: ProductLook, photographed: PhotoLight | null = null): Lighting {
  const { softness, lift, ...light } = lights[choice.light ?? 'neutral']
  const isNamed = choice.light !== null || photographed === null
  const key = isNamed ? light.key : inLight(light.key, photographed)
  const fill = isNamed ? light.fill : inLight(light.fill, photographed)
  const shaded = Math.abs(look.lightFromRight) > CLEAR_SIDE ? (look.lightFromRight > 0 ? 1 : -1) : choice.side
  return { key, fill, softness: softness * choice.softness, lift: lift + choice.lightLift, side: photographed?.side ?? shaded }
}

const inLight = ([red, green, blue]: LinearColor, { tint, exposure }: PhotoLight): LinearColor => [
  red * tint[0] * exposure,
  green * tint[1] * exposure,
  blue * tint[2] * exposure,
]

const lights: Readonly<
  Record<NonNullable<SceneChoice['light']> | 'neutral', { key: LinearColor; fill: LinearColor; softness: number; lift: number }>
> = {
  neutral: { key: [1.02, 1, 0.97], fill: [0.98, 1, 1.03], softness: 1, lift: 0 },
  morning: { key: [1.07, 1, 0.9], fill: [0.97, 1, 1.05], softness: 1.15, lift: -3 },
  golden: { key: [1.2, 0.94, 0.68], fill: [0.95, 0.92, 0.98], softness: 0.85, lift: -8 },
  cool: { key: [0.93, 1, 1.08], fill: [0.94, 1, 1.1], softness: 1.3, lift: 4 },
  bright: { key: [1.07, 1.06, 1.04], fill: [1.12, 1.13, 1.15], softness: 1.2, lift: 5 },
  dramatic: { key: [1.12, 1.07, 1], fill: [0.56, 0.57, 0.62], softness: 0.8, lift: -5 },
}

/** Wanted difference of product rim and backdrop, in OKLab lightness. */
const SEPARATION = 0.13

/** Harmonies: degrees from the first hue to the second. */
const harmonies: readonly number[] = [0, 28, -32, 180, 0]

/** Whether a hue makes a pleasant wall: sand to apricot, and teal to sky. */
const isWallHue = (hue: number): boolean => (hue > 25 && hue < 100) || (hue > 185 && hue < 265)

/** The hues and lightness of a scene for a product. */
export function scenePaletteOf(choice: SceneChoice, scene: Scene, look: ProductLook, seed: number): Palette {
  const brand = choice.brand ?? look.hue ?? warmNeutral
  const isGrey = choice.brand === null && look.hue === null
  const harmonyHue = (brand + harmonies[mixBits(seed + 77) % harmonies.length] + 360) % 360
  const isOpposite = hueDistance(harmonyHue, brand) > 90
  const isOlive = harmonyHue > 92 && harmonyHue < 135
  const accent = choice.accent ?? (isOlive || (isOpposite && !isWallHue(harmonyHue)) ? warmNeutral : harmonyHue)
  const basePalette = { brand, accent, strength: choice.strength, shift: choice.shift }
  const backdrop = shadeOf(linearColorOfTone((scene.backdrop.surface ?? scene.ground).tones[0], basePalette)).lightness
  const gap = look.rimLightness - backdrop
  // A light product gets a darker wall, as nothing is lighter than white; a dark one gets a lighter wall.
  const wanted = gap > -0.1 ? -(SEPARATION - gap) : SEPARATION + gap
  // Darkened yellow and orange turn to mud, so warm walls stay light and differ from the product by colour.
  const isWarm = (hue: number): boolean => hue > 30 && hue < 125
  const lowest = isWarm(brand) || isWarm(accent) ? -0.04 : -0.11
  const lightnessShift = Math.abs(gap) < SEPARATION ? Math.max(lowest, Math.min(0.08, wanted)) : 0
  // A darker wall without more colour looks dirty.
  const strength = choice.strength * (isGrey ? 0.5 : 1) * (1 + Math.max(0, -lightnessShift) * 1.2)
  return { brand, accent, strength, shift: choice.shift + lightnessShift }
}

/** The hue of paper, sand and plaster, for brands without a colour. */
const warmNeutral = 72

/** 1 where the product will cover the scene completely. */
function opaqueMask({ product, placement, size }: StagedProduct): Uint8Array {
  const mask = new Uint8Array(size.width * size.height)
  for (let y = 0; y < product.height; y++)
    markOpaque(mask, (placement.top + y) * size.width + placement.left, product.data, y * product.width * 4, product.width)
  return mask
}

function markOpaque(mask: Uint8Array, to: number, data: Uint8ClampedArray, first: number, width: number): void {
  for (let x = 0, alpha = first + 3; x < width; x++, alpha += 4) if (data[alpha] === 255) mask[to + x] = 1
}
