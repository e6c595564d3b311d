import { placeBody, type PlacedBody } from './primitives.ts'
import { lightMask, type LightMask } from './light-pattern.ts'
import { type Finish } from './materials/finish.ts'
import { seededRandom } from './noise.ts'
import { type LinearColor, linearColorOf, linearColorOfShade } from './color.ts'
import type { Backdrop, Scene, SceneTone, Surface } from './scene.ts'

/** Colours of a scene: hues in degrees for the roles, their strength, and an offset of the lightness. */
export interface Palette {
  readonly brand: number
  readonly accent: number
  /** Multiplies every role's chroma; 0 gives greys, 1 is as the scene is written. */
  readonly strength: number
  /** Added to every role's lightness, -0.5 to 0.2: a white product needs a darker wall. */
  readonly shift: number
}

/** Changes to the light of a scene by the words of a prompt. */
export interface Lighting {
  /** 1: the light comes from the right, -1 from the left. */
  readonly side: 1 | -1
  readonly key: LinearColor
  readonly fill: LinearColor
  readonly softness: number
  /** Degrees added to the light's height. */
  readonly lift: number
}

interface Camera {
  /** Eye and the directions of the image's axes. */
  readonly eyeX: number
  readonly eyeY: number
  readonly eyeZ: number
  readonly tilt: number
  readonly distance: number
  /** Height of the frame at the product, in scene units. */
  readonly frame: number
}

/** A scene with everything decided: linear colours, places, directions. The input of the renderer. */
export interface Stage {
  readonly ground: Finish
  readonly wall: Finish
  readonly backdrop: Backdrop
  readonly glow: LinearColor
  readonly bodies: readonly PlacedBody[]
  /** The bodies that give off light. */
  readonly lamps: readonly PlacedBody[]
  readonly palette: Palette
  /** Factor of the prompt's light on a far view, per channel. */
  readonly viewLight: LinearColor
  readonly standHeight: number
  readonly lightX: number
  readonly lightY: number
  readonly lightZ: number
  /** Two directions across the light, for patterns. */
  readonly acrossX: number
  readonly acrossZ: number
  readonly softness: number
  readonly key: LinearColor
  readonly fill: LinearColor
  readonly pool: number
  readonly edge: number
  readonly mask: LightMask | null
  readonly camera: Camera
  readonly seed: number
  /** The most that film grain adds to a channel of a pixel or takes from it, in levels of 255. */
  readonly grain: number
  /** Seen from above: no ground, the product lies on the wall. */
  readonly isLaid: boolean
}

interface StageChoice {
  readonly palette: Palette
  readonly lighting: Lighting
  readonly seed: number
  readonly isLaid: boolean
  /** Wanted foot of the product, 0 top to 1 bottom of the frame, and the height of the frame in scene units. */
  readonly foot: number
  readonly frame: number
  /** As in `Stage`; that of a scene by itself is `GRAIN`. */
  readonly grain: number
}

/** Grain of a scene by itself, in levels of 255: half a level hides the 8-bit steps in wide gradients; a little more looks like film grain. */
export const GRAIN = 1.15

export const FRAME_HEIGHT = 2.6
const CAMERA_DISTANCE = 8
/** Makes a wall of lightness 0.8 look like 0.8 under the usual key and fill light. */
const EXPOSURE = { key: 1.12, fill: 1.55 }

/** Degrees from the brand's hue to its contrasting one, whatever the accent is. */
const CONTRAST = 145
const AMBER = 66

export function linearColorOfTone(tone: SceneTone, palette: Palette): LinearColor {
  if (typeof tone === 'string') return linearColorOf(tone)
  if (typeof tone.hue === 'number') return linearColorOfShade({ lightness: tone.lightness, chroma: tone.chroma, hue: tone.hue })
  const lightness = Math.min(0.9, Math.max(0.1, tone.lightness + palette.shift))
  const hue = tone.hue === 'contrast' ? (palette.brand + CONTRAST) % 360 : palette[tone.hue]
  // Dark yellow is a muddy olive; amber and bronze are what people mean by it.
  const isMud = lightness < 0.6 && hue > AMBER && hue < 128
  return linearColorOfShade({ lightness, chroma: tone.chroma * palette.strength, hue: isMud ? AMBER + (hue - AMBER) * 0.2 : hue })
}

function finishOf(surface: Surface, palette: Palette, random: () => number): Finish {
  const tones = surface.tones.map((tone) => linearColorOfTone(tone, palette))
  const main = tones[0]
  return {
    material: surface.material,
    main,
    second: tones[1] ?? main,
    third: tones[2] ?? tones[1] ?? main,
    fourth: tones[3] ?? tones[2] ?? main,
    frequency: 1 / (surface.scale ?? 1),
    shiftX: 20 + 60 * random(),
    shiftY: 20 + 60 * random(),
    gloss: surface.gloss ?? 0,
    roughness: surface.roughness ?? 0.5,
    polish: surface.polish ?? 0,
    ratio: surface.ratio ?? 1,
  }
}

/** Decides everything of a scene for one image. */
export function stageOf(scene: Scene, choice: StageChoice): Stage {
  const { palette, lighting, isLaid } = choice
  const random = seededRandom(choice.seed)
  const azimuth = ((isLaid ? Math.min(scene.light.azimuth, 50) : scene.light.azimuth) * Math.PI) / 180
  const lift = Math.max(20, Math.min(75, scene.light.elevation + lighting.lift))
  const elevation = (isLaid ? Math.min(lift, 48) : lift) * (Math.PI / 180)
  const lightX = Math.sin(azimuth) * Math.cos(elevation) * lighting.side
  const lightY = Math.sin(elevation)
  const lightZ = Math.cos(azimuth) * Math.cos(elevation)
  const flat = Math.hypot(lightX, lightZ)
  const tilt = isLaid ? 0 : (scene.camera.elevation * Math.PI) / 180
  const standHeight = isLaid ? 0 : scene.standHeight
  const ground = finishOf(scene.ground, palette, random)
  const backdropSurface = scene.backdrop.surface ?? scene.ground
  const isSweep = !isLaid && scene.backdrop.surface === null
  const wall = isSweep ? ground : finishOf(isLaid ? (scene.laid ?? backdropSurface) : backdropSurface, palette, random)
  const bodies = isLaid ? [] : scene.bodies.map((body) => placeBody(body, finishOf(body.surface, palette, random)))
  return {
    ground,
    wall,
    backdrop: isLaid ? { ...scene.backdrop, kind: 'wall', distance: LAID_DISTANCE, curve: 0, glow: undefined } : scene.backdrop,
    glow: scene.backdrop.glow === undefined ? [0, 0, 0] : linearColorOfTone(scene.backdrop.glow.tone, palette),
    bodies,
    lamps: bodies.filter(({ finish }) => finish.material === 'light'),
    palette,
    viewLight: [0, 1, 2].map((channel) => 0.35 * lighting.key[channel] + 0.65 * lighting.fill[channel]) as [number, number, number],
    standHeight,
    lightX,
    lightY,
    lightZ,
    acrossX: lightZ / flat,
    acrossZ: -lightX / flat,
    softness: lighting.softness * scene.light.softness,
    key: scaled(lighting.key, scene.light.key * EXPOSURE.key),
    fill: scaled(lighting.fill, scene.light.fill * EXPOSURE.fill),
    pool: scene.light.pool,
    edge: scene.light.edge,
    mask: lightMask(scene.light.pattern, choice.seed),
    camera: cameraAt(tilt, standHeight, choice.foot, choice.frame),
    seed: choice.seed,
    grain: choice.grain,
    isLaid,
  }
}

/** Distance of a surface seen from above below the product: clothes and soles lift the outline a little. */
export const LAID_DISTANCE = 0.05

const scaled = ([red, green, blue]: LinearColor, strength: number): LinearColor => [red * strength, green * strength, blue * strength]

/** The camera that shows the stand's middle at `foot` of the frame: it moves up or down, it does not turn. */
function cameraAt(tilt: number, standHeight: number, foot: number, frame: number): Camera {
  const up = (0.5 - foot) * frame
  const rise = (up * CAMERA_DISTANCE) / (CAMERA_DISTANCE * Math.cos(tilt) + up * Math.sin(tilt))
  const targetY = standHeight - rise
  return {
    eyeX: 0,
    eyeY: targetY + CAMERA_DISTANCE * Math.sin(tilt),
    eyeZ: CAMERA_DISTANCE * Math.cos(tilt),
    tilt,
    distance: CAMERA_DISTANCE,
    frame,
  }
}
