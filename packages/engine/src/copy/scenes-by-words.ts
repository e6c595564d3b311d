import { type Language, languageSchema } from '@adloom/domain/language.ts'
import { type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import * as z from 'zod'
import { wholeWords } from './languages/claims.ts'
import data from './scenes-by-words.json' with { type: 'json' }

/** A text of an ad, in its language. */
export interface SpokenText {
  readonly text: string
  readonly language: Language
}

// Object.keys forgets that the keys are scenes.
const sceneIds = Object.keys(sceneWords) as [SceneId, ...SceneId[]]

/**
 * By scene and language the words of a product's page that speak of such a place: sources of regular expressions, matched as whole words. Only places that
 * products are used in; a season or a material in a sentence says nothing about where its product belongs. Add yours to `scenes-by-words.json`.
 */
export const scenesByWordsSchema = z.partialRecord(z.enum(sceneIds), z.record(languageSchema, z.array(z.string()).min(1)))

const read = scenesByWordsSchema.parse(data)
const patterns = new Map<string, RegExp>()

function patternOf(scene: SceneId, language: Language): RegExp | null {
  const sources = read[scene]?.[language]
  if (sources === undefined) return null
  const pattern = patterns.get(`${scene} ${language}`) ?? wholeWords(sources)
  patterns.set(`${scene} ${language}`, pattern)
  return pattern
}

/** The texts of the best options, in which one mention of a place is enough. */
const BEST = 3
const MENTIONS = 2

/** Scenes that the texts of a product's options speak of, the most mentioned first; `texts` best option first, each sentence counted once. */
export function scenesSpokenOf(texts: readonly SpokenText[]): readonly SceneId[] {
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
