import { ownValue } from '@adloom/domain/own-value.ts'

/** A model that its vendor shuts down. */
interface Retirement {
  /** Day it stops answering, `YYYY-MM-DD`. */
  readonly on: string
  /** The vendor's replacement. */
  readonly instead: string
}

/** Day the vendors' notices were read. */
export const RETIREMENTS_AS_OF = '2026-11-20'

const gptText = 'gpt-6-luna'
const gptImage = 'gpt-image-2 or gpt-image-2.5-flare'

/** Announced retirements by `provider:model`, for servers whose model list omits them. Add yours here, with the notice's date. */
export const retirements: Readonly<Record<string, Retirement>> = {
  'openai:gpt-image-1': { on: '2026-10-23', instead: gptImage },
  'openai:gpt-image-1-mini': { on: '2026-12-01', instead: gptImage },
  'openai:gpt-image-1.5': { on: '2026-12-01', instead: gptImage },
  'openai:gpt-5': { on: '2026-12-11', instead: gptText },
  'openai:gpt-5-mini': { on: '2026-12-11', instead: gptText },
  'openai:gpt-5-nano': { on: '2026-12-11', instead: gptText },
  'openai:gpt-4o': { on: '2027-01-14', instead: gptText },
  'openai:gpt-4o-mini': { on: '2027-01-14', instead: gptText },
  'openai:gpt-4.1': { on: '2027-01-14', instead: gptText },
  'openai:gpt-4.1-mini': { on: '2027-01-14', instead: gptText },
  'anthropic:claude-sonnet-4-5': { on: '2026-11-30', instead: 'claude-sonnet-5-5 or claude-haiku-5-5' },
  'google:gemini-3.1-flash-image': { on: '2026-10-29', instead: 'gemini-nano-banana-2.1' },
}

/** An engine without the snapshot's date: `…-20251001`, `…-2025-04-14`. */
export const withoutSnapshot = (engine: string): string => engine.replace(/-(\d{8}|\d{4}-\d{2}-\d{2})$/, '')

/** The retirement of a model; null when none is known. */
export const retirementOf = (engine: string): Retirement | null =>
  ownValue(retirements, engine) ?? ownValue(retirements, withoutSnapshot(engine))

const DAY_MS = 86_400_000

/**
 * A sentence about a model’s retirement, shown from the day it is announced. `instead` is null where the vendor names no replacement; `now` in
 * milliseconds.
 */
export function retirementNotice(model: string, { on, instead }: { on: string; instead: string | null }, now: number): string {
  const daysLeft = Math.ceil((Date.parse(`${on}T00:00:00Z`) - now) / DAY_MS)
  const advice = instead === null ? 'Please choose another.' : `Please choose another, such as ${instead}.`
  if (daysLeft <= 0) return `The model "${model}" was shut down on ${on}. ${advice}`
  return `The model "${model}" is shut down on ${on}, in ${daysLeft === 1 ? 'a day' : `${daysLeft} days`}. ${advice}`
}
