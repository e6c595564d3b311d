import * as z from 'zod'
import { type CallToAction, callsToAction } from '../copy.ts'
import table from './calls-to-action.json' with { type: 'json' }
import { ruleSourceSchema } from './rule-source.ts'

// Safe: these are its keys.
const callSchema = z.enum(Object.keys(callsToAction) as CallToAction[])

/** The calls to action that a platform offers, by its own names, and the nearest of them where one of ours has another name or is missing. */
const platformCallsSchema = z.object({
  source: ruleSourceSchema,
  values: z.array(z.string()).min(1),
  nearest: z.partialRecord(callSchema, z.string()),
})

const listSchema = z.object({
  meta: platformCallsSchema,
  google: platformCallsSchema,
  tiktok: platformCallsSchema,
  linkedin: platformCallsSchema,
})
type CallList = keyof z.infer<typeof listSchema>

export const platformCalls = listSchema.parse(table)

/** One of our calls to action by the platform's name. `isExact`: whether the platform's says the same. */
export function platformCallOf(list: CallList, call: CallToAction): { readonly value: string; readonly isExact: boolean } {
  const { values, nearest } = platformCalls[list]
  const value = values.includes(call) ? call : (nearest[call] ?? values[0])
  return { value, isExact: callOfPlatform(value) === call }
}

/** Which of ours a platform's value says; null for what none of them says. */
export function callOfPlatform(value: string): CallToAction | null {
  return callSchema.safeParse(value.toUpperCase().replace(' ', '_')).data ?? null
}
