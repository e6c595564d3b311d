import { type Language, languageSchema } from '@adloom/domain/language.ts'
import { type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import * as z from 'zod'
import { dataFile } from '../lexicon/data-file.ts'
import { wholeWords } from './languages/claims.ts'
import data from './scenes-by-words.json' with { type: 'json' }

/** A text of an ad with its language. */
export interface AdTextInLanguage {
  readonly text: string
  readonly language: Language
}

// Object.keys loses the key type.
const sceneIds = Object.keys(sceneWords) as [SceneId, ...SceneId[]]

/**
 * Words of a product's page that mention a scene, by scene and language: sources of regular expressions, matched as whole words. Only
 * places where products are used; a season or a material says nothing about where its product belongs. Add yours to `scenes-by-words.json`.
 */
export const scenesByWordsSchema = dataFile({
  scenes: z.partialRecord(z.enum(sceneIds), z.record(languageSchema, z.array(z.string()).min(1))),
})

const { scenes: sourcesByScene } = scenesByWordsSchema.parse(data)
const patterns = new Map<string, RegExp>()

function patternOf(scene: SceneId, language: Language): RegExp | null {
  const sources = sourcesByScene[scene]?.[language]
  if (sources === undefined) return null
  const pattern = patterns.get(`${scene} ${language}`) ?? wholeWords(sources)
  patterns.set(`${scene} ${language}`, pattern)
  return pattern
}

/** How many of the best options make a scene count with a single mention. */
const BEST = 3
const MENTIONS = 2

/** Scenes that the texts of a product's options mention, most mentioned first. `texts`: best option first; each sentence counts once. */
export function scenesMentionedIn(texts: readonly AdTextInLanguage[]): readonly SceneId[] {
  const sentences = texts.flatMap(({ text, language }, rank) =>
    text.split(/(?<=[.!?…])\s+|\n/u).map((sentence) => ({ sentence, language, isAmongBest: rank < BEST })),
  )
  const counted = sceneIds.map((scene) => {
    const mentions = sentences.filter(({ sentence, language }) => {
      const pattern = patternOf(scene, language)
      return pattern !== null && sentence.search(pattern) >= 0
    })
    return { scene, count: new Set(mentions.map(({ sentence }) => sentence)).size, isAmongBest: mentions.some((one) => one.isAmongBest) }
  })
  return counted
    .filter(({ count, isAmongBest }) => isAmongBest || count >= MENTIONS)
    .toSorted((one, other) => other.count - one.count)
    .map(({ scene }) => scene)
}
