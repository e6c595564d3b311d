import { type PairingId, pairingSchema } from '@adloom/domain/design/ad-style.ts'
import * as z from 'zod'
import { dataFile } from '../../lexicon/data-file.ts'
import data from './font-classes.json' with { type: 'json' }

/** Widely used families of the web by the class of typeface that they are nearest to: the schema of `font-classes.json`. */
export const fontClassesSchema = dataFile({
  classes: z.record(pairingSchema, z.string().describe('Names of families, separated by commas. Add yours here.')),
})

const { classes } = data

const squeezed = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const classByName = new Map(
  pairingSchema.options.flatMap((id) => classes[id].split(', ').map((name): readonly [string, PairingId] => [squeezed(name), id])),
)

/** What follows a family's name in the names of its files: weight, width of no class, format, foundry. */
const ENDINGS =
  /(?:thin|extralight|ultralight|light|book|regular|roman|normal|medium|semibold|demibold|demi|extrabold|bold|black|heavy|italic|oblique|variable|var|vf|web|webfont|pro|std|lt|mt|bt|ot|wf|fallback|subset|latin|n\d|i\d|w\d{1,2}|\d{2,3})$/
const ENDINGS_MAX = 4

/** The table's spelling of a name, as the page or its tools write it: "__Inter_d65c78", "proxima-nova", "Poppins-Bold". */
function* spellingsOf(family: string): Generator<string> {
  let name = squeezed(family.replace(/^_+/, '').replace(/_(?=[\da-f]*\d)[\da-f]{6}$/i, ''))
  for (let cut = 0; cut <= ENDINGS_MAX; cut++) {
    yield name
    const shorter = name.replace(ENDINGS, '')
    if (shorter === name || shorter === '') return
    name = shorter
  }
}

/** Words in names of families that tell the class of one that is not in the table. */
const WORDS: readonly (readonly [RegExp, PairingId])[] = [
  [/condensed|compressed|narrow|\bcond\b|\bcn\b/i, 'condensed'],
  [/slab|egyptian|typewriter|clarendon|courier/i, 'slab'],
  [/round(?:ed)?\b|\bsoft\b/i, 'rounded'],
  [/handwrit|\bhand\b|script|brush|marker|chalk|cursive/i, 'hand'],
  [/didot|bodoni|didone|garamond|caslon|baskerville|(?<!sans[- ]?)serif|mincho|antiqua/i, 'didone'],
  [/grotes[kq]|gothic|helvetica|\bmono\b/i, 'grotesque'],
  [/geometric|futura|avenir/i, 'geometric'],
]

/** Shortest name of the table that a longer name may begin with: "Gotham HCo" is Gotham. */
const BEGINNING_MIN = 6

function classOfName(family: string): PairingId | null {
  const spellings = [...spellingsOf(family)]
  const known = spellings.map((name) => classByName.get(name)).find((found) => found !== undefined)
  if (known !== undefined) return known
  const spaced = family.replace(/[_-]+/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const byWord = WORDS.find(([pattern]) => pattern.test(spaced))?.[1]
  if (byWord !== undefined) return byWord
  const [full] = spellings
  const lengths = Array.from({ length: Math.max(0, full.length - BEGINNING_MIN) }, (_, less) => full.length - 1 - less)
  return lengths.map((length) => classByName.get(full.slice(0, length))).find((found) => found !== undefined) ?? null
}

/** What generic families say of a typeface that nothing else is known of. */
const HINTS: Readonly<Record<string, PairingId>> = {
  serif: 'didone',
  'ui-serif': 'didone',
  'sans-serif': 'grotesque',
  'ui-sans-serif': 'grotesque',
  'ui-rounded': 'rounded',
  monospace: 'grotesque',
  cursive: 'hand',
}

/** A stated list of families: its first, and the generic one that it ends in. */
export interface StatedFamily {
  readonly name: string
  readonly generic: string | null
}

/** The class of a brand's typeface, that of its headings before that of its text, and what tells it; null when nothing does. */
export function pairingOfBrand(
  families: readonly (StatedFamily | null)[],
): { readonly pairing: PairingId; readonly name: string; readonly by: 'name' | 'generic family' } | null {
  for (const family of families) {
    if (family === null) continue
    const known = classOfName(family.name)
    if (known !== null) return { pairing: known, name: family.name, by: 'name' }
    const hint = family.generic === null ? undefined : HINTS[family.generic]
    if (hint !== undefined) return { pairing: hint, name: family.name, by: 'generic family' }
  }
  return null
}
