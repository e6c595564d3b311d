import * as z from 'zod'
import { textLimits } from './text-limits.ts'

/** The engine that made something: `studio` is the built-in engine, otherwise `provider:model`. The screen shows it in a quiet caption. */
export const engineNameSchema = z
  .string()
  .regex(/^(studio|[a-z0-9-]+:.+)$/)
  .max(textLimits.id)
export type EngineName = z.infer<typeof engineNameSchema>
export const BUILT_IN_ENGINE: EngineName = 'studio'

/** The caption beside a generated item. */
export const engineCaption = (engine: EngineName): string =>
  engine === BUILT_IN_ENGINE ? 'Made by the built-in studio' : `Made by ${engine.replace(':', ' · ')}`

/** The source on a page, or the feed, that a fact was read from. */
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
  'feed',
])
export type FactSource = z.infer<typeof factSourceSchema>

/**
 * The source of one fact and the snippet it was read from, verbatim (at most 200 characters). Snippets from several places are separated by ' · ',
 * breadcrumb steps by ' › '. The snippet is missing where no text states the fact.
 */
export const evidenceSchema = z.object({ source: factSourceSchema, snippet: z.string().max(200).optional() })
export type Evidence = z.infer<typeof evidenceSchema>
