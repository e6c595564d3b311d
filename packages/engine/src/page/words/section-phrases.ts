import { dataFile } from '../../lexicon/data-file.ts'
import { patternOf, phrasesSchema } from './phrases.ts'
import data from './section-phrases.json' with { type: 'json' }

/** Words that name the sections of a product page and the steps of its breadcrumb: the schema of `section-phrases.json`. */
export const sectionPhrasesSchema = dataFile({
  related: phrasesSchema.describe('Beginnings of headings over other products.'),
  reviews: phrasesSchema.describe('Beginnings of headings over reviews and questions.'),
  description: phrasesSchema.describe('Complete headings over the description or the details.'),
  breadcrumb: phrasesSchema.describe('Labels of a breadcrumb, for screen readers.'),
  notCategories: phrasesSchema.describe(
    'Complete steps of a breadcrumb that are no category: the home page, categories that contain everything, and "back".',
  ),
})

export const relatedHeading = patternOf(data.related, '^')
export const reviewsHeading = patternOf(data.reviews, '^')
export const descriptionHeading = patternOf(data.description, '^', String.raw`\s*:?$`)
export const breadcrumbLabel = patternOf(data.breadcrumb)
/** The home page, categories that contain everything, and links back. */
export const notACategory = patternOf(data.notCategories, '^', '$')
