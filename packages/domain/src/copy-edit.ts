import * as z from 'zod'
import { anglesSchema, copyRequestSchema } from './copy.ts'
import { languageSchema } from './language.ts'

/** The edits that change a written option without typing. */
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
const copyEditSchema = z.enum(copyEdits)
export type CopyEdit = z.infer<typeof copyEditSchema>

/** Characters of texts that are typed. */
export const editLimits = { headline: 500, description: 2000, callToAction: 80 } as const

/** The texts of an option as the screen shows them, written or typed. */
const editedTextSchema = z.object({
  headline: z.string().max(editLimits.headline),
  subline: z.string().max(editLimits.description),
  button: z.string().max(editLimits.callToAction),
  language: languageSchema.default('en'),
})

/** An option to be edited, with the facts it was written from. */
export const editRequestSchema = z.object({
  text: editedTextSchema.extend({
    angle: anglesSchema.optional(),
    /** Whether a person has changed headline or description: the edit then keeps that text as far as possible. */
    byHand: z.boolean().default(false),
  }),
  edit: copyEditSchema,
  /** The target language, where the edit is a translation. */
  into: languageSchema.optional(),
  /** The request the copy was written for. */
  from: copyRequestSchema,
  seed: z.int().min(0).optional(),
})
export type EditRequest = z.output<typeof editRequestSchema>

export const checkRequestSchema = z.object({ text: editedTextSchema, from: copyRequestSchema })
export type CheckRequest = z.output<typeof checkRequestSchema>

/** What an ad text should not say, or says at too great length: advice only, nothing is rejected. */
export const concernSchema = z.object({
  field: z.enum(['headline', 'subline']),
  /** The words it is about; null when it is about the whole text. */
  passage: z.string().nullable(),
  reason: z.string(),
})
export type Concern = z.infer<typeof concernSchema>
