import { type LightId, lightWords, type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import * as z from 'zod'
import { dataFile } from '../lexicon/data-file.ts'
import { wordList, wordListSchema } from '../lexicon/word-list.ts'
import data from './style-words.json' with { type: 'json' }

// Object.keys loses the key types.
const lightIds = Object.keys(lightWords) as [LightId, ...LightId[]]
const sceneIds = Object.keys(sceneWords) as [SceneId, ...SceneId[]]

/** Effect of a style or mood word on an image. Missing parts change nothing. */
const styleWordSchema = z.strictObject({
  strength: z.number().optional().describe('Factor on how strong colours may be.'),
  shift: z.number().optional().describe('Added to their lightness.'),
  light: z.enum(lightIds).optional().describe('Light when the words name none.'),
  softness: z.number().optional().describe('Factor on the size of the lamp. Raking light, below 1, is what shows a texture.'),
  lift: z.number().optional().describe('Degrees added to its height.'),
  scenes: z.array(z.enum(sceneIds)).optional().describe('Suitable scenes when the words name none.'),
  isFine: z.literal(true).optional().describe('Edges get the most rays, and the file its best quality.'),
})
export type StyleWord = z.output<typeof styleWordSchema>

/** Words and phrases for the style of an image, lower case: the schema of `style-words.json`. Add yours there. */
export const styleWordsSchema = dataFile({
  styles: z.record(z.string(), styleWordSchema),
  anyScenes: z.array(z.enum(sceneIds)).min(1).describe('Scenes that suit anything, for prompts that name none.'),
  feelings: wordListSchema.describe(
    'Scene words of the domain for a feeling rather than a place: a place named beside them wins. One that is missing here weighs as much as a place.',
  ),
})

// The test of the data files holds the file to the schema.
export const styleWords = data.styles as Readonly<Record<string, StyleWord>>
// The test of the data files holds the file to the schema.
export const anyScenes = data.anyScenes as readonly SceneId[]
export const feelingWords = wordList(data.feelings)
