import { homeNouns } from './home-nouns.ts'
import { livingNouns } from './living-nouns.ts'
import { otherNouns } from './other-nouns.ts'
import { techNouns } from './tech-nouns.ts'
import { wornNouns } from './worn-nouns.ts'
import { type NounRow } from '../phrasebook.ts'

/** What Spanish calls things, with gender and plural; what else a thing is called stands last in its row. */
export const spanishNouns: readonly NounRow[] = [...otherNouns, ...homeNouns, ...techNouns, ...wornNouns, ...livingNouns]
