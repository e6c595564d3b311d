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
  /** How far it reaches below the baseline, as a share of the type size (`hhea`). */
  readonly descent: number
  /** Figures as high as capitals, where its own are not: a price in old-style ones dances. */
  readonly features?: string
  /** Widths of its letters at 400 and 700, in thousandths of the type size. Written by write-letters.mjs. */
  readonly runs: readonly { readonly first: string; readonly widths: string }[]
}

/** THE list of typefaces. Add yours here and its package in `packages/engine/package.json`, then run write-letters.mjs. */
export const faces = {
  inter: { family: 'Inter Variable', packageName: '@fontsource-variable/inter', descent: 494 / 2048, runs: inter.runs },
  outfit: { family: 'Outfit Variable', packageName: '@fontsource-variable/outfit', descent: 0.26, runs: outfit.runs },
  source: { family: 'Source Sans 3 Variable', packageName: '@fontsource-variable/source-sans-3', descent: 0.4, runs: source.runs },
  bitter: { family: 'Bitter Variable', packageName: '@fontsource-variable/bitter', descent: 0.265, runs: bitter.runs },
  playfair: {
    family: 'Playfair Display Variable',
    packageName: '@fontsource-variable/playfair-display',
    descent: 0.251,
    features: "'lnum'",
    runs: playfair.runs,
  },
  oswald: { family: 'Oswald Variable', packageName: '@fontsource-variable/oswald', descent: 0.289, runs: oswald.runs },
  nunito: { family: 'Nunito Variable', packageName: '@fontsource-variable/nunito', descent: 0.353, runs: nunito.runs },
  caveat: { family: 'Caveat Variable', packageName: '@fontsource-variable/caveat', descent: 0.3, runs: caveat.runs },
} as const satisfies Record<string, Face>

export type FaceId = keyof typeof faces
