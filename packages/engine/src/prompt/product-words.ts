import { dataFile } from '../lexicon/data-file.ts'
import { wordListSchema } from '../lexicon/word-list.ts'
import data from './product-words.json' with { type: 'json' }

/** English words around the product of a prompt: the schema of `product-words.json`. Lower case, in the singular. Add yours there. */
export const productWordsSchema = dataFile({
  beforeSurroundings: wordListSchema.describe('Words before the surroundings of the product: after them the text is about something else.'),
  companions: wordListSchema.describe('After the noun of a product these make it something else: a phone case is not a phone.'),
  parts: wordListSchema.describe('Parts of products: a colour before one of them belongs to the part.'),
  backdrop: wordListSchema.describe('A colour before one of these belongs to the backdrop.'),
  fillers: wordListSchema.describe('Words an image cannot show.'),
  understood: wordListSchema.describe('Further words that have an effect: the shapes and materials of the renderer know them.'),
  joining: wordListSchema.describe('Words that join one product to the next.'),
  counts: wordListSchema.describe('Words for more than one.'),
  plurals: wordListSchema.describe('Kinds that are several things, or come in pairs.'),
  lying: wordListSchema.describe('Things that are photographed lying or hanging.'),
  english: wordListSchema.describe('Further words of English prompts: a clause of them is not translated.'),
})

export const productWords = productWordsSchema.parse(data)
