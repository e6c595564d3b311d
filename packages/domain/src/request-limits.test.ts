import * as z from 'zod'
import { expect, test } from 'vitest'
import { endpointNames, endpoints } from './endpoints.ts'

/** Values without a limit of their own, by their path in any request, and what limits them instead. */
const limitedOtherwise: Readonly<Record<string, string>> = {
  'targeting.*': 'unknown settings of another client: `targetingSchema` limits their JSON',
  'request.*': 'the request a video was made from, perhaps of another version: `videoAdSchema` limits its JSON',
}

const hasMax = (schema: z.ZodType): boolean => {
  // A string or list with a limit says so as JSON schema does; a pattern of one length limits too.
  const { maxLength, maxItems, format, enum: values } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return maxLength !== undefined || maxItems !== undefined || values !== undefined || format === 'date'
}

/** The paths of all strings, lists and unknown values in a schema that have no limit. */
function unlimited(schema: z.ZodType, path: readonly string[] = []): readonly string[] {
  const here = path.join('.')
  const within = (inner: unknown, name: string): readonly string[] =>
    inner instanceof z.ZodType ? unlimited(inner, name === '' ? path : [...path, name]) : []
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return hasMax(schema) ? [] : [here]
  if (schema instanceof z.ZodArray) return [...(hasMax(schema) ? [] : [`${here}[]`]), ...within(schema.element, '[]')]
  if (schema instanceof z.ZodObject)
    return [
      ...Object.entries(schema.shape).flatMap(([name, inner]) => within(inner, name)),
      ...(schema.def.catchall instanceof z.ZodUnknown ? [`${here}.*`] : []),
    ]
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((item) => within(item, '[]'))
  if (schema instanceof z.ZodRecord) return [...within(schema.keyType, 'key'), ...within(schema.valueType, '*')]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => within(option, ''))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return within(schema.unwrap(), '')
  const isPlain = [z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodNull].some((kind) => schema instanceof kind)
  return isPlain ? [] : [here]
}

test.each(endpointNames)('every string and list of a request of %s has a limit', (name) => {
  const exempt = Object.keys(limitedOtherwise)
  expect(unlimited(endpoints[name].request).filter((path) => !exempt.some((end) => path === end || path.endsWith(`.${end}`)))).toEqual([])
})

test('each exemption is needed', () => {
  const all = endpointNames.flatMap((name) => unlimited(endpoints[name].request))
  const unneeded = Object.keys(limitedOtherwise).filter((end) => !all.some((path) => path === end || path.endsWith(`.${end}`)))
  expect(unneeded).toEqual([])
})
