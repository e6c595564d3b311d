import { type LightId, lightWords, type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import * as z from 'zod'
import { dataFile } from '../lexicon/data-file.ts'
import data from './prompt-scenes.json' with { type: 'json' }

// Object.keys loses the key types.
const sceneIds = Object.keys(sceneWords) as [SceneId, ...SceneId[]]
const lightIds = Object.keys(lightWords) as [LightId, ...LightId[]]

const scenes = z.array(z.enum(sceneIds)).min(1)

/** Which scenes and lights the prompts for images combine: the schema of `prompt-scenes.json`. Add yours there. */
export const promptScenesSchema = dataFile({
  lights: z.record(z.enum(sceneIds), z.array(z.enum(lightIds)).min(1)).describe('The lights that suit each scene.'),
  settings: z.record(z.string(), scenes).describe('Scenes that a setting of the audience (`targetingOptions`) ranks higher.'),
  alike: z.array(scenes).describe('Scenes that look alike: the five images of a product use one of a row as long as others are left.'),
  seasons: z
    .array(
      z.strictObject({
        scene: z.enum(sceneIds),
        words: z
          .array(z.string())
          .min(1)
          .transform((words) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'iu'))
          .describe('Sources of regular expressions for whole words, case-insensitive.'),
      }),
    )
    .describe('Names of products that mention a season; in a description "a perfect Christmas present" may be anything.'),
})

export const promptScenes = promptScenesSchema.parse(data)
