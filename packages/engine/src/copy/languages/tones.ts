import { type Tone } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import * as z from 'zod'
import { dataByLanguage } from '../../lexicon/data-by-language.ts'
import { dataFile } from '../../lexicon/data-file.ts'
import german from './de/tones.json' with { type: 'json' }
import english from './en/tones.json' with { type: 'json' }
import spanish from './es/tones.json' with { type: 'json' }
import french from './fr/tones.json' with { type: 'json' }
import italian from './it/tones.json' with { type: 'json' }
import dutch from './nl/tones.json' with { type: 'json' }
import portuguese from './pt/tones.json' with { type: 'json' }

/** How a language says things in one tone. */
const toneSchema = z.strictObject({
  openings: z.array(z.string()).describe('Short sentences of this tone for the start of any ad text.'),
  closings: z.array(z.string()).describe('The same for its end.'),
  swaps: z
    .array(z.tuple([z.string().transform((source) => new RegExp(source, 'gu')), z.string()]))
    .describe('Words this tone replaces, as the source of a regular expression, and by what: "don’t" becomes "do not" where it is formal.'),
})
type ToneWords = z.output<typeof toneSchema>

/** How to phrase a text in a requested tone: the schema of `languages/<code>/tones.json`. */
export const tonesDataSchema = dataFile({ friendly: toneSchema, formal: toneSchema, playful: toneSchema } satisfies Record<Tone, z.ZodType>)

/** Add yours here. */
const tonesDataOf = dataByLanguage(tonesDataSchema, {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  nl: dutch,
  it: italian,
  pt: portuguese,
})

export const toneWords = (language: Language, tone: Tone): ToneWords => tonesDataOf(language)[tone]
