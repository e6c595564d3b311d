import { ownValue } from '@adloom/domain/own-value.ts'
import { type CopyRequest } from '@adloom/domain/copy.ts'
import { AD_IMAGE_VARIANTS } from '@adloom/domain/image.ts'
import { lightWords, type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import { graphemes } from './limits.ts'
import { productGroups } from '../lexicon/product-groups.ts'
import { promptScenes } from './prompt-scenes.ts'
import { scenesMentionedIn, type AdTextInLanguage } from './scenes-by-words.ts'
import { shuffled } from './seeded.ts'
import { type Subject } from './subject.ts'

/** Names of hues, in degrees from and below. */
const hues: readonly (readonly [name: string, from: number, to: number])[] = [
  ['red', 345, 375],
  ['orange', 15, 42],
  ['yellow', 42, 66],
  ['green', 66, 165],
  ['teal', 165, 195],
  ['blue', 195, 255],
  ['purple', 255, 300],
  ['pink', 300, 345],
]

/** Longer names drown out the scene in a prompt. */
const LONGEST_PROMPT_NAME = 45

/** Brightest channel below which a colour is black, and difference of the channels below which it is grey or white: 0 to 1. */
const DARK = 0.25
const GREY = 0.2
/** The same difference as a share of the brightest channel. */
const PALE = 0.25

/** The name of a `#RRGGBB` colour; null for greys, near-black and near-white, which do not colour a scene. */
export function promptColorName(hex: string): string | null {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const highest = Math.max(red, green, blue)
  const spread = highest - Math.min(red, green, blue)
  if (Number.isNaN(spread) || highest < DARK || spread < GREY || spread / highest < PALE) return null
  const turn = highest === red ? ((green - blue) / spread) % 6 : highest === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  const hue = (turn * 60 + 360) % 360
  return hues.find(([, from, to]) => (hue >= from && hue < to) || (hue + 360 >= from && hue + 360 < to))?.[0] ?? null
}

/** Scenes of the audience's settings, at most. */
const WANTED_SCENES_MAX = 2

/** Scenes taken from the product's own sentences, at most; the rest of the five come from its group. */
const MENTIONED_SCENES_MAX = 2

/**
 * Exactly five prompts for images of the product, each in a different scene, for the built-in engine and image models alike. `adTexts`: the
 * texts of the ad, best first; a place they mention is shown first.
 */
export function imagePrompts(
  request: CopyRequest,
  subject: Subject,
  seed: number,
  adTexts: readonly AdTextInLanguage[] = [],
): readonly string[] {
  const { targeting, facts } = request
  const wanted = [targeting?.browsingFor, targeting?.location, targeting?.lifeStage, targeting?.gender].flatMap(
    (setting) => ownValue(promptScenes.settings, setting ?? '') ?? [],
  )
  const own = productGroups[subject.group].scenes
  const [best, ...others] = own
  const names = subject.name?.names.join(' ') ?? ''
  const season = promptScenes.seasons.filter(({ words }) => words.test(names)).map(({ scene }) => scene)
  const mentioned = scenesMentionedIn(adTexts).slice(0, MENTIONED_SCENES_MAX)
  const scenes = unlikeFirst([
    ...new Set<SceneId>([...mentioned, best, ...season, ...wanted.slice(0, WANTED_SCENES_MAX), ...shuffled(others, seed, 'scenes')]),
  ]).slice(0, AD_IMAGE_VARIANTS)
  const name = subject.name?.names.find((text) => graphemes(text) <= LONGEST_PROMPT_NAME) ?? subject.kind?.text ?? 'Product'
  const product = name.charAt(0).toUpperCase() + name.slice(1)
  const color = (facts?.colors ?? []).map((hex) => promptColorName(hex)).find((found) => found !== null)
  return scenes.map((scene, place) => {
    const [light] = shuffled(promptScenes.lights[scene], seed, `light:${scene}`)
    const accent = color !== undefined && color !== null && place === scenes.length - 1 ? `, ${color} accents` : ''
    return `${product} ${sceneWords[scene].phrase}, ${lightWords[light].phrase}${accent}`
  })
}

/** The same scenes in order, with look-alikes of an earlier one last. */
function unlikeFirst(scenes: readonly SceneId[]): readonly SceneId[] {
  const isRepeat = (scene: SceneId, place: number): boolean =>
    promptScenes.alike.some((row) => row.includes(scene) && scenes.slice(0, place).some((earlier) => row.includes(earlier)))
  return [...scenes.filter((scene, place) => !isRepeat(scene, place)), ...scenes.filter((scene, place) => isRepeat(scene, place))]
}
