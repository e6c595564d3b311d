import { type ModelPrice, type Prices } from './price.ts'

const PRICES_AS_OF = '2026-11-20'

/** USD for a million tokens in and out. */
const price = (input: number, output: number): ModelPrice => ({ per: 'million-tokens', input, output, asOf: PRICES_AS_OF })

/** Prices of text by `provider:model`, from the vendors' price pages. A missing price is not known. Add yours here. */
export const textPrices: Prices = {
  'openai:gpt-6-luna': { ...price(0.1, 0.5), asOf: '2026-09-22' },
  'openai:gpt-5.6-luna': price(0.2, 1.2),
  'openai:gpt-5.4-mini': price(0.75, 4.5),
  'openai:gpt-4o-mini': price(0.15, 0.6),
  'anthropic:claude-haiku-5-5': price(0.1, 0.5),
  'anthropic:claude-haiku-4-5': price(1, 5),
  'anthropic:claude-sonnet-5-5': price(2, 10),
  'anthropic:claude-opus-5-5': price(4, 20),
  'google:gemini-3.8-flash': {
    per: 'million-tokens',
    input: 0.75,
    output: 3.75,
    asOf: PRICES_AS_OF,
    until: '2026-12-31',
    next: { input: 1.5, output: 7.5 },
  },
  'google:gemini-3.5-flash-lite': price(0.3, 2.5),
  'google:gemini-2.5-flash': price(0.3, 2.5),
}
