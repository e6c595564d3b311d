import { dataFile } from '../../lexicon/data-file.ts'
import { patternOf, phrasesSchema } from './phrases.ts'
import data from './brand-labels.json' with { type: 'json' }

/** Words for a brand or a maker that label one on a page: the schema of `brand-labels.json`. */
export const brandLabelsSchema = dataFile({
  labels: phrasesSchema.describe('Words before the brand, in the same text or in one of their own: "Brand: Acme".'),
  onlyAlone: phrasesSchema.describe('Words that label a brand only as a complete text of their own, because they begin other texts too.'),
  many: phrasesSchema.describe('Words of links to many products, as "all" and "products".'),
  linking: phrasesSchema.describe('Other words of links beside a brand: "view", "of", "this". A text of such words only is no brand.'),
})

/** The word alone; the brand is in the next text. */
export const brandLabel = patternOf(
  { all: [...Object.values(data.labels), ...Object.values(data.onlyAlone)].flat() },
  String.raw`^\s*`,
  String.raw`\s*(?:[:：]\s*)?$`,
)
/** The word with the brand after it, which is the pattern's group. */
export const labelWithBrand = patternOf(data.labels, String.raw`^\s*`, String.raw`\s*[:：]\s*(.{2,50})$`)

/** Words of links to many products, and the other words of links beside a brand, of all languages. */
export const linkWords = { many: Object.values(data.many).flat(), linking: Object.values(data.linking).flat() }
