import { factsSchema } from '@adloom/domain/copy.ts'
import { languageSchema } from '@adloom/domain/language.ts'
import { passageSchema } from '@adloom/domain/product.ts'
import * as z from 'zod'
import data from './truthful-options.test-data.json' with { type: 'json' }

const optionSchema = z.object({
  /** The page that supports it; null for a sample option. */
  page: z.string().nullable(),
  language: languageSchema,
  facts: factsSchema.extend({ title: z.string() }),
  passages: z
    .array(passageSchema.extend({ text: z.string().max(200) }))
    .min(1)
    .max(4),
  headline: z.string(),
  description: z.string(),
  /** The same option with a claim the page does not make. */
  untruthful: z.object({
    headline: z.string(),
    description: z.string(),
    changed: z.enum(['number', 'material', 'superlative', 'claim', 'property', 'country', 'guarantee', 'delivery']),
  }),
})
export type TruthfulOption = z.infer<typeof optionSchema>

/** A hundred truthful options, the passages that support each, and an untruthful twin of each. */
export const truthfulOptions: readonly TruthfulOption[] = z.array(optionSchema).length(100).parse(data)
