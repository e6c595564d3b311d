import * as z from 'zod'
import { dataFile } from '../../lexicon/data-file.ts'
import { type ForeignLanguage } from '../../lexicon/product-categories.ts'
import german from './de.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }
import dutch from './nl.json' with { type: 'json' }
import portuguese from './pt.json' with { type: 'json' }

const words = z.record(z.string(), z.array(z.string()).min(1))

/**
 * Prompt words of one language: the schema of `prompt-words/<code>.json`. The English word the built-in engine knows → what people write, in the
 * dictionary's form (accents do not matter); plurals and endings are derived (`translate-prompt.ts`), irregular forms are listed. A longer phrase
 * wins over the words in it. German and Dutch compounds are taken apart: "Keramiktasse", "Marmortisch". Product nouns are in the lexicon
 * (`product-categories.json`).
 */
export const promptVocabularySchema = dataFile({
  colors: words,
  materials: words,
  parts: words.describe('Parts of products and backgrounds: a colour or material beside one of them is its own.'),
  places: words.describe('Places, surfaces and objects in a scene.'),
  styles: words.describe('Light, style, mood and camera.'),
  functionWords: words.describe('Prepositions, conjunctions and articles: "on", "beside", "and", "a".'),
})

/** The groups of a vocabulary; where they share a word, the first wins. */
export const promptWordGroups = ['colors', 'materials', 'parts', 'places', 'styles', 'functionWords'] as const
export type PromptWordGroup = (typeof promptWordGroups)[number]

type PromptVocabulary = Readonly<Record<PromptWordGroup, Readonly<Record<string, readonly string[]>>>>

/** Add yours here. */
export const promptVocabularies: Readonly<Record<ForeignLanguage, PromptVocabulary>> = {
  es: spanish,
  fr: french,
  de: german,
  nl: dutch,
  it: italian,
  pt: portuguese,
}
