import { type Language } from '@adloom/domain/language.ts'
import type * as z from 'zod'

/** A reader of per-language data. Checks each language against `schema` once, on first use. */
export function dataByLanguage<Schema extends z.ZodType>(
  schema: Schema,
  sources: Readonly<Record<Language, unknown>>,
): (language: Language) => z.output<Schema> {
  const read = new Map<Language, z.output<Schema>>()
  return (language) => {
    const known = read.get(language)
    if (known !== undefined) return known
    const data = schema.parse(sources[language])
    read.set(language, data)
    return data
  }
}
