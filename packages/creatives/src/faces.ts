import bitter from './faces/bitter.json' with { type: 'json' }
import caveat from './faces/caveat.json' with { type: 'json' }
import nunito from './faces/nunito.json' with { type: 'json' }
import oswald from './faces/oswald.json' with { type: 'json' }
import outfit from './faces/outfit.json' with { type: 'json' }
import playfair from './faces/playfair.json' with { type: 'json' }
import source from './faces/source.json' with { type: 'json' }
import inter from './letters.json' with { type: 'json' }

/** A typeface of an ad: a variable font of Fontsource under the SIL Open Font License 1.1. */
export interface Face {
  /** The name of the family in style sheets. */
  readonly family: string
  readonly packageName: string
  /** How far it reaches above and below the baseline (`hhea`), and how high its capitals are (`OS/2`), as shares of the type size. */
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  /** Figures as high as capitals, where its own are not: a price in old-style ones dances. */
  readonly features?: string
  /** Widths of its letters at 400 and 700, in thousandths of the type size. Written by write-letters.mjs. */
  readonly runs: readonly { readonly first: string; readonly widths: string }[]
}

/** THE list of typefaces. Add yours here and its package in `packages/engine/package.json`, then run write-letters.mjs. */
export const faces = {
  inter: {
    family: 'Inter Variable',
    packageName: '@fontsource-variable/inter',
    ascent: 0.96875,
    descent: 494 / 2048,
    capHeight: 0.727,
    runs: inter.runs,
  },
  outfit: {
    family: 'Outfit Variable',
    packageName: '@fontsource-variable/outfit',
    ascent: 1,
    descent: 0.26,
    capHeight: 0.676,
    runs: outfit.runs,
  },
  source: {
    family: 'Source Sans 3 Variable',
    packageName: '@fontsource-variable/source-sans-3',
    ascent: 1.024,
    descent: 0.4,
    capHeight: 0.66,
    runs: source.runs,
  },
  bitter: {
    family: 'Bitter Variable',
    packageName: '@fontsource-variable/bitter',
    ascent: 0.935,
    descent: 0.265,
    capHeight: 0.692,
    runs: bitter.runs,
  },
  playfair: {
    family: 'Playfair Display Variable',
    packageName: '@fontsource-variable/playfair-display',
    ascent: 1.082,
    descent: 0.251,
    capHeight: 0.708,
    features: "'lnum'",
    runs: playfair.runs,
  },
  oswald: {
    family: 'Oswald Variable',
    packageName: '@fontsource-variable/oswald',
    ascent: 1.193,
    descent: 0.289,
    capHeight: 0.81,
    runs: oswald.runs,
  },
  nunito: {
    family: 'Nunito Variable',
    packageName: '@fontsource-variable/nunito',
    ascent: 1.011,
    descent: 0.353,
    capHeight: 0.705,
    runs: nunito.runs,
  },
  caveat: {
    family: 'Caveat Variable',
    packageName: '@fontsource-variable/caveat',
    ascent: 0.96,
    descent: 0.3,
    capHeight: 0.61,
    runs: caveat.runs,
  },
} as const satisfies Record<string, Face>

export type FaceId = keyof typeof faces
