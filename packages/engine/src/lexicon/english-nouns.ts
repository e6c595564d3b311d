import * as z from 'zod'
import { dataFile } from './data-file.ts'
import data from './english-nouns.json' with { type: 'json' }
import { productGroupIds } from './product-groups.ts'

/** Grammatical number: `mass` takes no article ("soap"). */
const grammaticalNumbers = ['one', 'many', 'mass'] as const
export type GrammaticalNumber = (typeof grammaticalNumbers)[number]

const englishNounSchema = z
  .strictObject({
    noun: z.string().describe('In running text: capitals only where a sentence keeps them ("Dutch oven").'),
    number: z
      .enum(grammaticalNumbers)
      .optional()
      .describe(
        '"one": countable, in the singular ("mug"; plurals are derived). "many": a pair or a plural ("boots"). "mass": no article ("soap").',
      ),
    group: z.enum(productGroupIds).optional().describe('Group of products (product-groups.json). A noun without one is not used in ads.'),
    weak: z
      .literal(true)
      .optional()
      .describe('Names the product only when no other noun of the phrase does: "workbench top" is no shirt, "phone case" no suitcase.'),
    category: z.string().optional().describe('Category of the product that people read (product-categories.json).'),
    kind: z.string().optional().describe('Kind of product that is drawn for it.'),
    contentOf: z.string().optional().describe('Kind of product that holds it, drawn when no other noun is found: "lavender shampoo".'),
  })
  .refine(({ number, group }) => (number === undefined) === (group === undefined), 'An ad needs both the number and the group of a noun.')

/**
 * Every English noun for a product, once, with what each folder needs of it: copy its number and group, classification its category, prompts the kind
 * that is drawn. The schema of `english-nouns.json`; add yours there, beside its like. A longer noun wins over the words in it, so "coffee table" is
 * furniture although coffee is a drink. Nouns of other languages name a category: `product-categories.json`.
 */
export const englishNounsSchema = dataFile({ nouns: z.array(englishNounSchema) })

type EnglishNoun = z.output<typeof englishNounSchema>

// The test of the data files holds the file to the schema: to check it at every start would take longer than to read it.
export const englishNouns = data.nouns as readonly EnglishNoun[]

/** Nouns for a kind of product, its own name first where that is one. */
export function nounsOfKind(kind: string): readonly string[] {
  const nouns = englishNouns.filter((row) => row.kind === kind).map(({ noun }) => noun.toLowerCase())
  return nouns.toSorted((one, other) => Number(other === kind) - Number(one === kind))
}
