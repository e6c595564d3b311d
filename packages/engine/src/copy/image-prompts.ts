import { type CopyRequest } from '@adloom/domain/copy.ts'
import { AD_IMAGE_VARIANTS } from '@adloom/domain/image.ts'
import { type LightId, lightWords, type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import { graphemes } from './limits.ts'
import { productGroups } from './product-groups.ts'
import { shuffled } from './seeded.ts'
import { type Subject } from './subject.ts'

/** Scenes that an audience setting brings forward. */
const scenesOf: Readonly<Record<string, readonly SceneId[]>> = {
  luxury: ['marble', 'walnut'],
  modern: ['concrete', 'studio'],
  vintage: ['walnut', 'linen'],
  'affordable-stylish': [],
  urban: ['concrete', 'evening'],
  rural: ['leaves', 'oak'],
  suburban: ['window', 'oak'],
  students: ['terrazzo'],
  families: ['window'],
  male: ['walnut'],
  female: ['arch'],
}

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
}

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

/** Longer names drown the scene in a prompt. */
const LONGEST_PROMPT_NAME = 45

/** The name of a `#RRGGBB` colour, or null for greys, near-black and near-white, which colour no scene. */
export function colorName(hex: string): string | null {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const highest = Math.max(red, green, blue)
  const spread = highest - Math.min(red, green, blue)
  if (Number.isNaN(spread) || highest < 0.25 || spread < 0.2 || spread / highest < 0.25) return null
  const turn = highest === red ? ((green - blue) / spread) % 6 : highest === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  const hue = (turn * 60 + 360) % 360
  return hues.find(([, from, to]) => (hue >= from && hue < to) || (hue + 360 >= from && hue + 360 < to))?.[0] ?? null
}

/** Exactly five prompts for pictures of the product, each in another scene, understood by the studio and by image models alike. */
export function imagePrompts(request: CopyRequest, subject: Subject, seed: number): readonly string[] {
  const { targeting, facts } = request
  const wanted = [targeting?.browsingFor, targeting?.location, targeting?.lifeStage, targeting?.gender].flatMap(
    (value) => scenesOf[value ?? ''] ?? [],
  )
  const own = productGroups[subject.group].scenes
  const [best, ...others] = own
  const scenes = [...new Set<SceneId>([best, ...wanted.slice(0, 2), ...shuffled(others, seed, 'scenes'), ...own])].slice(
    0,
    AD_IMAGE_VARIANTS,
  )
  const name = subject.name?.names.find((text) => graphemes(text) <= LONGEST_PROMPT_NAME) ?? subject.kind?.text ?? 'Product'
  const product = name.charAt(0).toUpperCase() + name.slice(1)
  const color = (facts?.colors ?? []).map((hex) => colorName(hex)).find((found) => found !== null)
  return scenes.map((scene, place) => {
    const [light] = shuffled(lightsOf[scene], seed, `light:${scene}`)
    const accent = color !== undefined && color !== null && place === scenes.length - 1 ? `, ${color} accents` : ''
    return `${product} ${sceneWords[scene].phrase}, ${lightWords[light].phrase}${accent}`
  })
}
