import { ruleSourceSchema } from '@adloom/domain/placements/rule-source.ts'
import { type UploadKind } from '@adloom/domain/placements/upload-file.ts'
import * as z from 'zod'
import table from './upload-rules.json' with { type: 'json' }

const columnSchema = z.string().min(1)

/** Texts of a row: `column 1` to `column count`, or `column` itself for a single one. At least `least` of them, of `most` characters at most. */
const textColumnsSchema = z.strictObject({
  column: columnSchema,
  field: z.enum(['headline', 'longHeadline', 'body', 'businessName']),
  least: z.int().min(0),
  count: z.int().positive(),
  most: z.int().positive(),
  /** One of them must be this short. */
  oneOf: z.int().positive().optional(),
  isSingle: z.boolean().default(false),
})
export type TextColumns = z.output<typeof textColumnsSchema>

/** What a table for ads must look like to be imported by a platform's program. */
const rulesSchema = z.strictObject({
  name: z.string(),
  /** Of the limits, and of the columns' names. */
  source: ruleSourceSchema,
  columnSource: ruleSourceSchema,
  columns: z.array(columnSchema),
  required: z.array(columnSchema),
  /** What always stands in a column. Everything begins paused. */
  fixed: z.record(columnSchema, z.string()),
  texts: z.array(textColumnsSchema),
  /** As how many a Chinese, Japanese or Korean character counts. */
  wide: z.int().positive(),
  addresses: z.array(columnSchema),
  calls: z.strictObject({ column: columnSchema, list: z.enum(['google', 'meta']) }),
})
export type UploadRules = z.output<typeof rulesSchema>

export const uploadRulesSchema = z.strictObject({
  $schema: z.string().optional(),
  'responsive-display': rulesSchema,
  'performance-max': rulesSchema,
  meta: rulesSchema,
})

const { $schema: _, ...rules } = uploadRulesSchema.parse(table)
export const uploadRules: Readonly<Record<UploadKind, UploadRules>> = rules

/** The columns of these texts, in order. */
export const columnsOf = ({ column, count, isSingle }: TextColumns): readonly string[] =>
  isSingle ? [column] : Array.from({ length: count }, (_unused, index) => `${column} ${index + 1}`)
