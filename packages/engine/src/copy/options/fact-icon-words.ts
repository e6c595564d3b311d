import { type FactIcon, factIcons } from '@adloom/domain/design/ad-facts.ts'
import * as z from 'zod'
import { dataFile } from '../../lexicon/data-file.ts'
import data from './fact-icon-words.json' with { type: 'json' }

/** Words that tell what a feature is about, of all languages: the schema of `fact-icon-words.json`. */
export const factIconWordsSchema = dataFile({
  icons: z
    .partialRecord(z.enum(factIcons), z.array(z.string()).min(1))
    .describe('By icon, how words of a feature begin, in lower case. The first icon that has one is taken.'),
})

const { icons } = factIconWordsSchema.parse(data)

/** The icon of a feature; a tick where its words name nothing that can be drawn. */
export function iconOf(text: string): FactIcon {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+|°/gu) ?? []
  const found = factIcons.find((icon) => icons[icon]?.some((start) => words.some((word) => word.startsWith(start))))
  return found ?? 'check'
}
