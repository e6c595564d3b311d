import { languages } from '@adloom/domain/language.ts'
import * as z from 'zod'
import { titleWordsSchema } from './classify/title-words.ts'
import { letterRunsSchema } from './compose/letter-runs.ts'
import { claimWordsSchema } from './copy/languages/claims.ts'
import { factsDataSchema } from './copy/languages/facts.ts'
import { tonesDataSchema } from './copy/languages/tones.ts'
import { functionWordsSchema } from './copy/function-words.ts'
import { factIconWordsSchema } from './copy/options/fact-icon-words.ts'
import { neutralSchema, writingSchema } from './copy/languages/writing.ts'
import { nameWordsSchema } from './copy/name-words.ts'
import { pageOrdersSchema } from './copy/page-orders.ts'
import { promptScenesSchema } from './copy/prompt-scenes.ts'
import { clauseWordsSchema } from './copy/sentences/clause-words.ts'
import { scenesByWordsSchema } from './copy/scenes-by-words.ts'
import { columnWordsSchema } from './feeds/recognise-columns.ts'
import { uploadRulesSchema } from './pack/upload-rules.ts'
import { englishNounsSchema } from './lexicon/english-nouns.ts'
import { groupPatternsSchema } from './lexicon/group-patterns.ts'
import { foreignLanguages, productCategoriesSchema } from './lexicon/product-categories.ts'
import { productGroupsSchema } from './lexicon/product-groups.ts'
import { fontClassesSchema } from './page/brand/font-class.ts'
import { frequentWordsSchema } from './page/fields/language.ts'
import { pagePhrasesSchema } from './page/kind/page-phrases.ts'
import { addressWordsSchema } from './page/words/address-words.ts'
import { brandLabelsSchema } from './page/words/brand-labels.ts'
import { featurePhrasesSchema } from './page/words/feature-phrases.ts'
import { passagePhrasesSchema } from './page/words/passage-phrases.ts'
import { pricePhrasesSchema } from './page/words/price-phrases.ts'
import { ratingPhrasesSchema } from './page/words/rating-phrases.ts'
import { salesPhrasesSchema } from './page/words/sales-phrases.ts'
import { sectionPhrasesSchema } from './page/words/section-phrases.ts'
import { stockPhrasesSchema } from './page/words/stock-phrases.ts'
import { cameraWordsSchema } from './prompt/camera-words.ts'
import { colorWordsSchema } from './prompt/color-words.ts'
import { productWordsSchema } from './prompt/product-words.ts'
import { promptVocabularySchema } from './prompt/prompt-words/prompt-vocabulary.ts'
import { styleWordsSchema } from './prompt/style-words.ts'
import { motionsSchema } from './video/camera/motion.ts'
import { videoWordsSchema } from './video/storyboards/video-words.ts'

interface DataFiles {
  readonly schema: z.ZodType
  /** Paths from this folder. */
  readonly files: readonly string[]
}

const ofLanguages = (name: string): readonly string[] => languages.map(({ code }) => `copy/languages/${code}/${name}.json`)

/**
 * The JSON files that people edit, by the name of their editor schema in `editor-schemas/`. Each has one zod schema beside its reader: the test of this
 * list checks the files against it, so that reading them need not, and an editor gets it as JSON schema. Add yours here, then run
 * `node scripts/editor-schemas.mjs`.
 */
export const dataFiles: Readonly<Record<string, DataFiles>> = {
  'product-groups': { schema: productGroupsSchema, files: ['lexicon/product-groups.json'] },
  'product-categories': { schema: productCategoriesSchema, files: ['lexicon/product-categories.json'] },
  'english-nouns': { schema: englishNounsSchema, files: ['lexicon/english-nouns.json'] },
  'group-patterns': { schema: groupPatternsSchema, files: ['lexicon/group-patterns.json'] },
  'title-words': { schema: titleWordsSchema, files: ['classify/title-words.json'] },
  'scenes-by-words': { schema: scenesByWordsSchema, files: ['copy/scenes-by-words.json'] },
  'prompt-scenes': { schema: promptScenesSchema, files: ['copy/prompt-scenes.json'] },
  'name-words': { schema: nameWordsSchema, files: ['copy/name-words.json'] },
  'function-words': { schema: functionWordsSchema, files: ['copy/function-words.json'] },
  'fact-icon-words': { schema: factIconWordsSchema, files: ['copy/options/fact-icon-words.json'] },
  'page-orders': { schema: pageOrdersSchema, files: ['copy/page-orders.json'] },
  writing: { schema: writingSchema, files: ofLanguages('writing') },
  facts: { schema: factsDataSchema, files: ofLanguages('facts') },
  claims: { schema: claimWordsSchema, files: ofLanguages('claims') },
  tones: { schema: tonesDataSchema, files: ofLanguages('tones') },
  'prompt-words': { schema: promptVocabularySchema, files: foreignLanguages.map((code) => `prompt/prompt-words/${code}.json`) },
  'product-words': { schema: productWordsSchema, files: ['prompt/product-words.json'] },
  'color-words': { schema: colorWordsSchema, files: ['prompt/color-words.json'] },
  'style-words': { schema: styleWordsSchema, files: ['prompt/style-words.json'] },
  'camera-words': { schema: cameraWordsSchema, files: ['prompt/camera-words.json'] },
  'clause-words': { schema: clauseWordsSchema, files: ['copy/sentences/clause-words.json'] },
  'page-phrases': { schema: pagePhrasesSchema, files: ['page/kind/page-phrases.json'] },
  'stock-phrases': { schema: stockPhrasesSchema, files: ['page/words/stock-phrases.json'] },
  'feature-phrases': { schema: featurePhrasesSchema, files: ['page/words/feature-phrases.json'] },
  'letter-runs': { schema: letterRunsSchema, files: ['letters', 'script-letters'].map((name) => `../../creatives/src/${name}.json`) },
  'font-classes': { schema: fontClassesSchema, files: ['page/brand/font-classes.json'] },
  'passage-phrases': { schema: passagePhrasesSchema, files: ['page/words/passage-phrases.json'] },
  'price-phrases': { schema: pricePhrasesSchema, files: ['page/words/price-phrases.json'] },
  'rating-phrases': { schema: ratingPhrasesSchema, files: ['page/words/rating-phrases.json'] },
  'address-words': { schema: addressWordsSchema, files: ['page/words/address-words.json'] },
  'brand-labels': { schema: brandLabelsSchema, files: ['page/words/brand-labels.json'] },
  'sales-phrases': { schema: salesPhrasesSchema, files: ['page/words/sales-phrases.json'] },
  'section-phrases': { schema: sectionPhrasesSchema, files: ['page/words/section-phrases.json'] },
  'frequent-words': { schema: frequentWordsSchema, files: ['page/fields/frequent-words.json'] },
  motions: { schema: motionsSchema, files: ['video/camera/motions.json'] },
  'video-words': { schema: videoWordsSchema, files: ['video/storyboards/video-words.json'] },
  'column-words': { schema: columnWordsSchema, files: ['feeds/column-words.json'] },
  'upload-rules': { schema: uploadRulesSchema, files: ['pack/upload-rules.json'] },
  neutral: { schema: neutralSchema, files: ['copy/languages/neutral.json'] },
}

/** What an editor knows of a file: its zod schema as JSON schema, of the text as it is written. */
export const editorSchemaOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { io: 'input' })
