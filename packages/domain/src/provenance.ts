import * as z from 'zod'

/** Who made a thing: `studio` is the engine inside Adloom, otherwise `provider:model`. The screen shows it in a quiet caption. */
export const engineNameSchema = z.string().regex(/^(studio|[a-z0-9-]+:.+)$/)
export type EngineName = z.infer<typeof engineNameSchema>
export const BUILT_IN_ENGINE: EngineName = 'studio'

/** What the caption beside a generated thing says. */
export const engineCaption = (engine: EngineName): string =>
  engine === BUILT_IN_ENGINE ? 'Made by the built-in studio' : `Made by ${engine.replace(':', ' · ')}`

/** Where on a page a fact was found. */
export const factSourceSchema = z.enum([
  'json-ld',
  'microdata',
  'rdfa',
  'open-graph',
  'twitter',
  'meta',
  'embedded-state',
  'visible',
  'url',
  'style-sheet',
  'picture',
  'agreement',
])
export type FactSource = z.infer<typeof factSourceSchema>

/**
 * The source of one fact and the words of the page it was read from, as they stand there (at most 200 characters). Words from several
 * places are parted by ' · ', steps of a way by ' › '. A fact that stands in no words has none.
 */
export const evidenceSchema = z.object({ source: factSourceSchema, snippet: z.string().max(200).optional() })
export type Evidence = z.infer<typeof evidenceSchema>
