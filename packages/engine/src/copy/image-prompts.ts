import { type CopyRequest } from '@adloom/domain/copy.ts'
import { AD_IMAGE_VARIANTS } from '@adloom/domain/image.ts'
import { type LightId, lightWords, type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import { graphemes } from './limits.ts'
import { productGroups } from '../lexicon/product-groups.ts'
import { scenesSpokenOf, type SpokenText } from './scenes-by-words.ts'
import { shuffled } from './seeded.ts'
import { type Subject } from './subject.ts'

/** Scenes that an audience setting ranks higher. */
const scenesOf: Readonly<Record<string, readonly SceneId[]>> = {
  luxury: ['marble', 'velvet'],
  modern: ['concrete', 'studio'],
  vintage: ['walnut', 'linen'],
  'affordable-stylish': [],
  urban: ['concrete', 'evening'],
  rural: ['garden', 'leaves'],
  suburban: ['window', 'garden'],
  students: ['desk'],
  families: ['window'],
  male: ['walnut'],
  female: ['arch'],
}

/** The lights that suit each scene, for prompts. Add yours here. */
const lightsOf: Readonly<Record<SceneId, readonly LightId[]>> = {
  studio: ['bright', 'cool'],
  glow: ['dramatic', 'cool'],
  marble: ['morning', 'bright'],
  oak: ['morning', 'golden'],
  walnut: ['dramatic', 'golden'],
  concrete: ['cool', 'dramatic'],
  linen: ['morning', 'golden'],
  arch: ['bright', 'golden'],
  terrazzo: ['bright', 'morning'],
  sand: ['golden', 'bright'],
  leaves: ['golden', 'morning'],
  window: ['golden', 'morning'],
  evening: ['dramatic', 'golden'],
  steps: ['bright', 'golden'],
  water: ['bright', 'cool'],
  velvet: ['dramatic', 'golden'],
  podiums: ['bright', 'morning'],
  kitchen: ['morning', 'bright'],
  bathroom: ['bright', 'morning'],
  desk: ['morning', 'cool'],
  garden: ['golden', 'bright'],
  snow: ['cool', 'golden'],
  neon: ['dramatic', 'cool'],
  kraft: ['golden', 'morning'],
  festive: ['golden', 'dramatic'],
}

/** Scenes that look alike: the five images of a product use one per row as long as others are left. */
const alike: readonly (readonly SceneId[])[] = [
  ['oak', 'kitchen', 'desk', 'window'],
  ['walnut', 'evening', 'festive'],
  ['arch', 'podiums'],
  ['linen', 'kraft'],
]

/** Names that mention a season; in a description "a perfect Christmas present" may be anything. */
const seasons: readonly (readonly [words: RegExp, scene: SceneId])[] = [
  [/\b(?:christmas|xmas|advent|baubles?|yuletide|weihnacht\p{L}*|noël|navidad)\b/iu, 'festive'],
  [/\b(?:winter|snow\p{L}*|ski|skis|skiing|sled|sledge|toboggan)\b/iu, 'snow'],
]

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

/** The name of a `#RRGGBB` colour; null for greys, near-black and near-white, which do not colour a scene. */
export function promptColorName(hex: string): string | null {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const highest = Math.max(red, green, blue)
  const spread = highest - Math.min(red, green, blue)
  if (Number.isNaN(spread) || highest < 0.25 || spread < 0.2 || spread / highest < 0.25) return null
  const turn = highest === red ? ((green - blue) / spread) % 6 : highest === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  const hue = (turn * 60 + 360) % 360
  return hues.find(([, from, to]) => (hue >= from && hue < to) || (hue + 360 >= from && hue + 360 < to))?.[0] ?? null
}

/** Most scenes taken from the product's own sentences; the rest of the five come from its group. */
const SPOKEN_MOST = 2

/**
 * Exactly five prompts for images of the product, each in a different scene, for the built-in engine and image models alike. `said`: the
 * texts of the ad, best first; a place they mention is shown first.
 */
export function imagePrompts(request: CopyRequest, subject: Subject, seed: number, said: readonly SpokenText[] = []): readonly string[] {
  const { targeting, facts } = request
  const wanted = [targeting?.browsingFor, targeting?.location, targeting?.lifeStage, targeting?.gender].flatMap(
    (value) => scenesOf[value ?? ''] ?? [],
  )
  const own = productGroups[subject.group].scenes
  const [best, ...others] = own
  const names = subject.name?.names.join(' ') ?? ''
  const season = seasons.filter(([words]) => words.test(names)).map(([, scene]) => scene)
  const spoken = scenesSpokenOf(said).slice(0, SPOKEN_MOST)
  const scenes = unlikeFirst([
    ...new Set<SceneId>([...spoken, best, ...season, ...wanted.slice(0, 2), ...shuffled(others, seed, 'scenes')]),
  ]).slice(0, AD_IMAGE_VARIANTS)
  const name = subject.name?.names.find((text) => graphemes(text) <= LONGEST_PROMPT_NAME) ?? subject.kind?.text ?? 'Product'
  const product = name.charAt(0).toUpperCase() + name.slice(1)
  const color = (facts?.colors ?? []).map((hex) => promptColorName(hex)).find((found) => found !== null)
  return scenes.map((scene, place) => {
    const [light] = shuffled(lightsOf[scene], seed, `light:${scene}`)
    const accent = color !== undefined && color !== null && place === scenes.length - 1 ? `, ${color} accents` : ''
    return `${product} ${sceneWords[scene].phrase}, ${lightWords[light].phrase}${accent}`
  })
}

/** The same scenes in order, with look-alikes of an earlier one last. */
function unlikeFirst(scenes: readonly SceneId[]): readonly SceneId[] {
  const isRepeat = (scene: SceneId, place: number): boolean =>
    alike.some((row) => row.includes(scene) && scenes.slice(0, place).some((earlier) => row.includes(earlier)))
  return [...scenes.filter((scene, place) => !isRepeat(scene, place)), ...scenes.filter((scene, place) => isRepeat(scene, place))]
}
