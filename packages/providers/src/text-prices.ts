import { withoutSnapshot } from './retirements.ts'

/** USD for a million tokens, and the day the price was read. `until` is the last day it holds, `next` what follows. */
export interface TextPrice {
  readonly input: number
  readonly output: number
  readonly asOf: string
  readonly until?: string
  readonly next?: { readonly input: number; readonly output: number }
}

/** Day the vendors' price pages were read. */
export const PRICES_AS_OF = '2026-11-20'

const price = (input: number, output: number): TextPrice => ({ input, output, asOf: PRICES_AS_OF })

/** What text costs by `provider:model`, from the vendors' price pages. What is missing is not known. Add yours here. */
export const textPrices: Readonly<Record<string, TextPrice>> = {
  'openai:gpt-6-luna': { ...price(0.1, 0.5), asOf: '2026-09-22' },
  'openai:gpt-5.6-luna': price(0.2, 1.2),
  'openai:gpt-5.4-mini': price(0.75, 4.5),
  'openai:gpt-4o-mini': price(0.15, 0.6),
  'anthropic:claude-haiku-5-5': price(0.1, 0.5),
  'anthropic:claude-haiku-4-5': price(1, 5),
  'anthropic:claude-sonnet-5-5': price(2, 10),
  'anthropic:claude-opus-5-5': price(4, 20),
  'google:gemini-3.8-flash': { ...price(0.75, 3.75), until: '2026-12-31', next: { input: 1.5, output: 7.5 } },
  'google:gemini-3.5-flash-lite': price(0.3, 2.5),
  'google:gemini-2.5-flash': price(0.3, 2.5),
}

/** Tokens of one request. */
export interface TextUse {
  readonly input: number
  readonly output: number
}

/** About what a request costs in USD on the day of `now` (milliseconds); `usd` is null where the price is not known. */
export function textEstimate(engine: string, use: TextUse, now: number): { readonly usd: number | null; readonly asOf: string } {
  const known = textPrices[engine] ?? textPrices[withoutSnapshot(engine)]
  if (known === undefined) return { usd: null, asOf: PRICES_AS_OF }
  const isOver = known.until !== undefined && new Date(now).toISOString().slice(0, 10) > known.until
  const { input, output } = isOver && known.next !== undefined ? known.next : known
  const usd = (use.input * input + use.output * output) / 1_000_000
  return { usd: Number(usd.toPrecision(2)), asOf: known.asOf }
}
