import { type Tone, tones } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import * as z from 'zod'
import { dataByLanguage } from './data-by-language.ts'
import german from './de/tones.json' with { type: 'json' }
import english from './en/tones.json' with { type: 'json' }
import spanish from './es/tones.json' with { type: 'json' }
import french from './fr/tones.json' with { type: 'json' }
import italian from './it/tones.json' with { type: 'json' }
import dutch from './nl/tones.json' with { type: 'json' }
import portuguese from './pt/tones.json' with { type: 'json' }

/** How to phrase a text in a requested tone: the schema of `languages/<code>/tones.json`. */
const tonesDataSchema = z.record(
  z.enum(tones),
  z.object({
    /** Short sentences of this tone for the start or the end of any ad text. */
    openings: z.array(z.string()),
    closings: z.array(z.string()),
    /** Words this tone replaces: "don’t" becomes "do not" where it is formal. */
    swaps: z.array(z.tuple([z.string().transform((source) => new RegExp(source, 'gu')), z.string()])),
  }),
)
export type ToneWords = z.output<typeof tonesDataSchema>[Tone]

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
