import { musicMoods, videoStoryboardSchema } from '@adloom/domain/video.ts'
import * as z from 'zod'
import { dataFile } from '../../lexicon/data-file.ts'
import data from './video-words.json' with { type: 'json' }

const words = z.string().meta({
  id: 'words',
  description: 'Words separated by spaces, lower case, without accents. calm* stands for every word with that start.',
})

const answerWords = {
  requests: words.describe(
    'Words that ask for it: English ones, and those of other languages that the prompt vocabulary does not translate.',
  ),
  suggestions: words.describe('Kinds of products and occasions it suits.'),
}
const answerWordsSchema = z.strictObject(answerWords)
export type AnswerWords = z.output<typeof answerWordsSchema>

/** Words of prompts that choose the storyboard and the music of a video: the schema of `video-words.json`. Add yours there. */
export const videoWordsSchema = dataFile({
  storyboards: z.record(
    videoStoryboardSchema,
    z.strictObject({ seconds: z.tuple([z.number(), z.number()]).describe('Durations that suit it best, from and to.'), ...answerWords }),
  ),
  moods: z.record(z.enum(musicMoods), answerWordsSchema),
  silence: z.strictObject({
    silent: words.describe('Each asks for a video without sound.'),
    music: words.describe('Asks for it after a refusal: "no music".'),
    refusals: words,
    fillers: words.describe('May stand between a refusal and the music: "without any sound".'),
  }),
  refusals: words.describe('Refuse the words after them. As they are after translation into English.'),
  turns: words.describe('End a refusal: "not dark, but bright".'),
})

// The test of the data files holds the file to the schema.
export const videoWords = data as unknown as z.output<typeof videoWordsSchema>
