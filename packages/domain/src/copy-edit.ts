import * as z from 'zod'
import { anglesSchema, copyRequestSchema } from './copy.ts'
import { languageSchema } from './language.ts'

/** What can be done to a written option without writing it by hand. */
export const copyEdits = [
  'shorter',
  'longer',
  'friendlier',
  'more-formal',
  'more-playful',
  'with-emoji',
  'without-emoji',
  'other-button',
  'other-language',
] as const
export const copyEditSchema = z.enum(copyEdits)
export type CopyEdit = z.infer<typeof copyEditSchema>

/** The texts of an option as they stand on the screen, written or typed. */
const editedTextSchema = z.object({
  headline: z.string().max(500),
  subline: z.string().max(2000),
  button: z.string().max(80),
  language: languageSchema.default('en'),
})

/** An option to be changed, with what it was written from. */
export const editRequestSchema = z.object({
  text: editedTextSchema.extend({
    angle: anglesSchema.optional(),
    /** Whether a person has changed headline or description: then their words are kept as far as the edit allows. */
    byHand: z.boolean().default(false),
  }),
  edit: copyEditSchema,
  /** Into which language, where that is the edit. */
  into: languageSchema.optional(),
  /** What the copy was asked with. */
  from: copyRequestSchema,
  seed: z.int().min(0).optional(),
})
export type EditRequest = z.output<typeof editRequestSchema>

export const checkRequestSchema = z.object({ text: editedTextSchema, from: copyRequestSchema })
export type CheckRequest = z.output<typeof checkRequestSchema>

/** What an ad text should not say, or says at too great length: advice, nothing is refused. */
export const concernSchema = z.object({
  field: z.enum(['headline', 'subline']),
  /** The words it is about; null when it is about the whole. */
  passage: z.string().nullable(),
  reason: z.string(),
})
export type Concern = z.infer<typeof concernSchema>
