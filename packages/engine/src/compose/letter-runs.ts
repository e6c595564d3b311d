import * as z from 'zod'
import { dataFile } from '../lexicon/data-file.ts'

/** Widths of the letters of a font, by runs of code points: the schema of `letters.json` and `script-letters.json` in `packages/creatives/src`. */
export const letterRunsSchema = dataFile({
  runs: z
    .array(
      z.strictObject({
        first: z
          .string()
          .regex(/^U\+[\dA-F]{4,6}$/)
          .describe('The first code point of the run.'),
        widths: z
          .string()
          .regex(/^([\da-z]{4})+$/)
          .describe('Four base-36 digits for each letter: two for its width at weight 400, two at 700.'),
      }),
    )
    .min(1)
    .describe('Measured by `node packages/creatives/write-letters.mjs`; not to be edited by hand.'),
})
