import { type LightId, lightWords, type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import { cameraAngles, type CameraChoice, readCamera } from './camera-words.ts'
import { colorPalettes, colorWords, wallColors } from './color-words.ts'
import { productWords } from './product-words.ts'
import { anyScenes, feelingWords, type StyleWord, styleWords } from './style-words.ts'
import { mixBits } from '@adloom/renderer/noise.ts'
import { linearColorOf, shadeOf } from '@adloom/renderer/color.ts'
import { type Pose } from '@adloom/renderer/place-product.ts'
import { inEnglish } from './translate-prompt.ts'

/** The image a prompt asks for. Hues in degrees; null leaves them to the product's own colour. */
export interface SceneChoice {
  readonly scene: SceneId
  /** Scenes that suit the style and mood of a prompt that names none (empty: any does); null when it names one. */
  readonly fitting: readonly SceneId[] | null
  readonly brand: number | null
  readonly accent: number | null
  /** How strong role colours may be (0 greys, 1 as the scene is written) and how much lighter or darker. */
  readonly strength: number
  readonly shift: number
  readonly light: LightId | null
  /** 1: light from the right, -1 from the left. */
  readonly side: 1 | -1
  /** Degrees added to the light's and the camera's height. */
  readonly lightLift: number
  readonly cameraLift: number
  /** The pose the words ask for; null: its outline decides. */
  readonly pose: Pose | null
  /** `#RRGGBB` of the wall behind the product; null leaves it to the scene. */
  readonly wall: string | null
  readonly camera: CameraChoice
  /** Factor on the lamp's size. */
  readonly softness: number
  /** Whether edges get the most rays, and the file its best quality. */
  readonly isFine: boolean
}

/** Points for a scene: of its whole phrase, of a word for a place and of one for a feeling; a word of two parts counts more by this factor. */
const PHRASE_POINTS = 12
const PLACE_POINTS = 2
const FEELING_POINTS = 1
const TWO_PARTS = 1.6
/** Points of a scene's own name: "a kitchen table" is in a kitchen, although tables are of oak, too. */
const NAME_POINTS = 2.5

/** Degrees between the hues of the accent and the brand, at least. */
const ACCENT_DISTANCE = 35
/** Hue in degrees of a palette without one ("white"), when the product has none either. */
const WARM_HUE = 75
/** Degrees within which the seed varies the height of light and camera. */
const LIFT_RANGE = { light: 8, camera: 3 } as const
/** OKLCH chroma from which, and lightness between which, a colour has a hue. */
const HUE_FROM = { chroma: 0.06, lightness: 0.2, lightnessTo: 0.95 } as const

/** Words between single spaces, lower case, so that a plain search finds whole words; a plural "s" is optional. */
const spaced = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
const containsWord = (text: string, word: string): boolean => text.includes(` ${word} `) || text.includes(` ${word}s `)

/**
 * The image a prompt asks for. Scene words decide the scene (a whole phrase of `sceneWords` before single words), colour and mood words the palette,
 * light words the light; `colors` (`#RRGGBB`, most important first) tint what the words leave open, and `seed` chooses among the rest. The same
 * arguments give the same choice; a prompt without known words still gets a scene that suits anything.
 */
export function readPrompt(prompt: string, colors: readonly string[], seed: number): SceneChoice {
  const { rest: withoutCamera, angle, shot } = readCamera(inEnglish(prompt))
  const text = spaced(withoutCamera)
  const chance = (salt: number): number => mixBits(Math.trunc(seed) * 31 + salt) / 4294967296
  // Colours are read from the rest: the "white" of "a white marble surface" is the marble's.
  const rest = withoutPhrases(text)
  const styles = stylesIn(rest)
  const fitting = styles.find(({ scenes }) => scenes !== undefined)?.scenes ?? []
  const named = sceneOf(text)
  const open = fitting.length === 0 ? anyScenes : fitting
  const namedColors = Object.keys(colorPalettes).filter((word) => containsWord(rest, word))
  const wall = wallOf(rest)
  const palette = namedColors.length === 0 ? null : colorPalettes[namedColors[0]]
  const brandHues = huesOf(wall === null ? colors : [wall, ...colors])
  const brand = (wall === null ? palette?.hue : brandHues[0]) ?? (palette === null ? (brandHues[0] ?? null) : (brandHues[0] ?? WARM_HUE))
  const secondNamed = namedColors.length > 1 ? colorPalettes[namedColors[1]].hue : null
  return {
    scene: named ?? open[Math.floor(chance(1) * open.length)],
    fitting: named === null ? fitting : null,
    brand,
    accent:
      wall === null ? (secondNamed ?? brandHues.find((hue) => brand !== null && hueDistance(hue, brand) > ACCENT_DISTANCE) ?? null) : brand,
    strength: styles.reduce((strength, style) => strength * (style.strength ?? 1), palette?.strength ?? 1),
    shift: styles.reduce((shift, style) => shift + (style.shift ?? 0), palette?.shift ?? 0),
    light: lightOf(text) ?? styles.find((style) => style.light !== undefined)?.light ?? null,
    side: chance(2) < 0.5 ? -1 : 1,
    lightLift: (chance(3) - 0.5) * LIFT_RANGE.light + styles.reduce((lift, style) => lift + (style.lift ?? 0), 0),
    cameraLift: (chance(4) - 0.5) * LIFT_RANGE.camera,
    pose: angle === 'top' || [...productWords.lying].some((word) => containsWord(rest, word)) ? 'lying' : null,
    wall,
    camera: { angle, shot },
    softness: styles.reduce((softness, style) => softness * (style.softness ?? 1), 1),
    isFine: styles.some((style) => style.isFine === true),
  }
}

/** A photograph keeps its angle; it can be laid down, come nearer and go further away. Several products are shown from closer by. */
export const asPhotographed = (choice: SceneChoice, products = 1): SceneChoice => ({
  ...choice,
  camera: { angle: null, shot: choice.camera.shot ?? (products > 1 ? 'close' : null) },
})

/** What the prompt asked of the camera that a photograph cannot give, in a sentence; null when nothing. */
export const photographNote = ({ camera }: SceneChoice): string | null =>
  camera.angle === null || camera.angle === 'top'
    ? null
    : `Not seen ${cameraAngles[camera.angle].description}: a photograph keeps the angle it was taken from.`

/** The style words of a prompt, in order. */
const stylesIn = (text: string): readonly StyleWord[] =>
  Object.keys(styleWords)
    .map((word) => ({ word, at: text.indexOf(` ${word} `) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ word }) => styleWords[word])

/** Longer names first: "light blue" is not "blue". */
const colorNames = Object.keys(colorWords).toSorted((one, other) => other.length - one.length)

/** The colour that the prompt gives the wall or the background, or null. */
function wallOf(text: string): string | null {
  const [, before] = / (\S+ \S+|\S+) (?:background|backdrop|wall) /.exec(text.replace(/ colou?red /g, ' ')) ?? []
  const words = before?.trim() ?? ''
  const name = colorNames.find((color) => ` ${words}`.endsWith(` ${color}`))
  return name === undefined ? null : (wallColors[name] ?? colorWords[name])
}

/** Points of a word that names a scene: a place weighs more than a feeling, a word of two parts more than one. */
const pointsOf = (word: string): number => (feelingWords.has(word) ? FEELING_POINTS : PLACE_POINTS) * (word.includes(' ') ? TWO_PARTS : 1)

/** Position of a word among those that asked for a scene; the first decides between equals. */
function sceneOf(text: string): SceneId | null {
  let best: SceneId | null = null
  let most = 0
  let first = Infinity
  for (const id of Object.keys(sceneWords) as SceneId[]) {
    const { phrase, words } = sceneWords[id]
    let points = text.includes(spaced(phrase)) ? PHRASE_POINTS : 0
    let at = points > 0 ? 0 : Infinity
    for (const word of new Set<string>([id, ...words])) {
      if (!containsWord(text, word)) continue
      points += word === id ? NAME_POINTS : pointsOf(word)
      at = Math.min(at, text.indexOf(` ${word}`))
    }
    // A named backdrop wins.
    if (id === 'glow' && text.includes(' gradient background ')) points += PHRASE_POINTS
    if (points > most || (points === most && points > 0 && at < first)) {
      most = points
      best = id
      first = at
    }
  }
  return best
}

function lightOf(text: string): LightId | null {
  const ids = Object.keys(lightWords) as LightId[]
  return (
    ids.find((id) => text.includes(spaced(lightWords[id].phrase))) ??
    ids.find((id) => lightWords[id].words.some((word) => containsWord(text, word))) ??
    null
  )
}

function withoutPhrases(text: string): string {
  const phrases = [...Object.values(sceneWords), ...Object.values(lightWords)].map(({ phrase }) => phrase)
  return phrases.reduce((left, phrase) => left.replaceAll(spaced(phrase), ' '), text)
}

/** The hues of colours that have one, most important first. */
function huesOf(colors: readonly string[]): number[] {
  return colors
    .filter((color) => /^#[0-9a-f]{6}$/i.test(color))
    .map((color) => shadeOf(linearColorOf(color)))
    .filter(({ lightness, chroma }) => chroma > HUE_FROM.chroma && lightness > HUE_FROM.lightness && lightness < HUE_FROM.lightnessTo)
    .map(({ hue }) => hue)
}

/** Degrees between two hues, 0 to 180. */
export function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360
  return apart > 180 ? 360 - apart : apart
}
