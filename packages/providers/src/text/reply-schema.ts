import * as z from 'zod'

type Schema = z.core.JSONSchema.JSONSchema
type Part = z.core.JSONSchema._JSONSchema

/**
 * The schema of a reply in the form every vendor accepts: OpenAI's strict mode and Anthropic's structured output reject objects that allow unnamed
 * fields, and OpenAI also optional fields and defaults. So every field is required here; the caller's own schema stays lenient.
 */
export const replySchemaOf = (schema: z.ZodType): Schema => {
  const { $schema: _dialect, ...whole } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' })
  return strict(whole)
}

function strict(schema: Schema): Schema {
  const { default: _default, properties, items, anyOf, ...rest } = schema
  return {
    ...rest,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, strictPart(one)])),
          required: Object.keys(properties),
          additionalProperties: false,
        }),
    ...(items === undefined || Array.isArray(items) ? {} : { items: strictPart(items) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(strict) }),
  }
}

/** JSON Schema also allows `true` and `false` in place of a schema. */
const strictPart = (part: Part): Part => (typeof part === 'boolean' ? part : strict(part))
