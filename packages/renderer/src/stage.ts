import { placeBody, type PlacedBody } from './primitives.ts'
import { lightMask, type LightMask } from './light-pattern.ts'
import { type Finish } from './materials/finish.ts'
import { seededRandom } from './noise.ts'
import { type Paint, paintOf, paintOfShade } from './color.ts'
import { type Backdrop, type Scene, type Surface, type Tone } from './scene.ts'

/** Which colours a scene takes: hues in degrees for the roles, how strong they may be, and how dark everything is kept. */
export interface Palette {
  readonly brand: number
  readonly accent: number
  /** Multiplies every role's chroma; 0 gives greys, 1 is as the scene is written. */
  readonly strength: number
  /** Added to every role's lightness, -0.5 to 0.2: a white product asks for a darker wall. */
  readonly shift: number
}

/** How the light of a scene is changed by the words of a prompt. */
export interface Lighting {
  /** 1: the light comes from the right, -1 from the left. */
  readonly side: 1 | -1
  readonly key: Paint
  readonly fill: Paint
  readonly softness: number
  /** Degrees added to the light's height. */
  readonly lift: number
}

export interface Camera {
  /** Eye and the directions of the picture's axes. */
  readonly eyeX: number
  readonly eyeY: number
  readonly eyeZ: number
  readonly tilt: number
  readonly distance: number
  /** Scene units the frame is high where the product stands. */
  readonly frame: number
}

/** A scene with everything decided: paints, places, directions. What the renderer draws. */
export interface Stage {
  readonly ground: Finish
  readonly wall: Finish
  readonly backdrop: Backdrop
  readonly glow: Paint
  readonly bodies: readonly PlacedBody[]
  /** Those of the bodies that give off light. */
  readonly lamps: readonly PlacedBody[]
  readonly palette: Palette
  /** What the light of the prompt makes of a far view, per channel. */
  readonly viewLight: Paint
  readonly standHeight: number
  readonly lightX: number
  readonly lightY: number
  readonly lightZ: number
  /** Two directions across the light's way, for patterns. */
  readonly acrossX: number
  readonly acrossZ: number
  readonly softness: number
  readonly key: Paint
  readonly fill: Paint
  readonly pool: number
  readonly edge: number
  readonly mask: LightMask | null
  readonly camera: Camera
  readonly seed: number
  /** Seen from above: no ground, the wall is what the product lies on. */
  readonly isLaid: boolean
}

export interface StageChoice {
  readonly palette: Palette
  readonly lighting: Lighting
  readonly seed: number
  readonly isLaid: boolean
  /** Where the foot of the product is to be, 0 top to 1 bottom of the frame, and how many scene units the frame is high. */
  readonly foot: number
  readonly frame: number
}

export const FRAME_HEIGHT = 2.6
const CAMERA_DISTANCE = 8
/** What makes a wall of lightness 0.8 look like 0.8 where the usual key and fill meet it. */
const EXPOSURE = { key: 1.12, fill: 1.55 }

/** Degrees from the brand's hue to the one that contrasts with it, whatever the accent is. */
const CONTRAST = 145
const AMBER = 66

export function paintOfTone(tone: Tone, palette: Palette): Paint {
  if (typeof tone === 'string') return paintOf(tone)
  if (typeof tone.hue === 'number') return paintOfShade({ lightness: tone.lightness, chroma: tone.chroma, hue: tone.hue })
  const lightness = Math.min(0.9, Math.max(0.1, tone.lightness + palette.shift))
  const hue = tone.hue === 'contrast' ? (palette.brand + CONTRAST) % 360 : palette[tone.hue]
  // Dark yellow is a muddy olive; what people call dark yellow is amber and bronze.
  const isMud = lightness < 0.6 && hue > AMBER && hue < 128
  return paintOfShade({ lightness, chroma: tone.chroma * palette.strength, hue: isMud ? AMBER + (hue - AMBER) * 0.2 : hue })
}

function finishOf(surface: Surface, palette: Palette, random: () => number): Finish {
  const tones = surface.tones.map((tone) => paintOfTone(tone, palette))
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

/** Everything of a scene decided for one picture. */
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
  const laidSurface = scene.laid ?? scene.backdrop.surface
  const ground = finishOf(scene.ground, palette, random)
  const isSweep = !isLaid && scene.backdrop.surface === scene.ground
  const wall = isSweep ? ground : finishOf(isLaid ? laidSurface : scene.backdrop.surface, palette, random)
  const bodies = isLaid ? [] : scene.bodies.map((body) => placeBody(body, finishOf(body.surface, palette, random)))
  return {
    ground,
    wall,
    backdrop: isLaid ? { ...scene.backdrop, kind: 'wall', distance: LAID_DISTANCE, curve: 0, glow: undefined } : scene.backdrop,
    glow: scene.backdrop.glow === undefined ? [0, 0, 0] : paintOfTone(scene.backdrop.glow.tone, palette),
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
    isLaid,
  }
}

/** How far below the product a surface seen from above is: clothes and soles lift the outline a little. */
export const LAID_DISTANCE = 0.05

const scaled = ([red, green, blue]: Paint, strength: number): Paint => [red * strength, green * strength, blue * strength]

/** The camera that sees the stand's middle at `foot` of the frame: it moves up or down, it does not turn. */
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
