import { ownValue } from '@adloom/domain/own-value.ts'
import { type Usage } from '@adloom/domain/cost.ts'
import * as z from 'zod'
import { withoutSnapshot } from './retirements.ts'

const usd = z.number({ error: 'must be a number of USD' }).min(0, { error: 'must not be below 0' })
/** One amount, or one for each grade. */
const usdByGrade = z.union([usd, z.record(z.string(), usd)], { error: 'must be a number of USD, or one for each grade' })
const day = z.iso.date({ error: 'must be a day such as 2026-11-22' })

/** One kind of price: its amounts, the day they were read, the last day they hold, and what follows. */
const dated = <Per extends string, Amounts extends z.ZodRawShape>(per: Per, amounts: Amounts) =>
  z.strictObject({
    per: z.literal(per),
    ...amounts,
    asOf: day,
    until: day.optional(),
    /** From the day after `until`; without it the price is not known from then on. */
    next: z.strictObject(amounts).optional(),
  })

/**
 * A provider's price, in USD. Tokens are billed by the million, in and out; images by megapixel or by the piece, videos by the second, for each grade
 * or all.
 */
const modelPriceSchema = z.discriminatedUnion(
  'per',
  [
    dated('million-tokens', { input: usd, output: usd }),
    dated('megapixel', { usd: usdByGrade }),
    dated('picture', { usd: usdByGrade }),
    dated('second', { usd: usdByGrade }),
  ],
  { error: 'must name what is paid for: "per" is "million-tokens", "megapixel", "picture" or "second"' },
)
export type ModelPrice = z.infer<typeof modelPriceSchema>

/** Prices by `provider:model`. A missing price is not known, which is not the same as free. */
export type Prices = Readonly<Record<string, ModelPrice>>

/** Prices as a file has them. */
export const pricesSchema = z.record(z.string().regex(/^[a-z0-9-]+:.+$/), modelPriceSchema, {
  error: ({ code }) => (code === 'invalid_key' ? 'must be named "provider:model"' : 'must be an object of prices by "provider:model"'),
})

/** The price of an engine, or of the model its snapshot belongs to; null where none is known. */
export const priceOf = (engine: string, prices: Prices): ModelPrice | null =>
  ownValue(prices, engine) ?? ownValue(prices, withoutSnapshot(engine))

/** Cost of a usage in USD on the day of `now` (milliseconds); null where price or count is not known. */
export function costOf(use: Usage, price: ModelPrice | null, now: number): number | null {
  if (price === null) return null
  const isOver = price.until !== undefined && new Date(now).toISOString().slice(0, 10) > price.until
  if (isOver && price.next === undefined) return null
  if (price.per === 'million-tokens') return ofTokens(use, isOver ? (price.next ?? price) : price)
  const { usd } = isOver ? (price.next ?? price) : price
  const rate = typeof usd === 'number' ? usd : usd[use.grade ?? '']
  const count = { megapixel: use.megapixels, picture: use.pictures, second: use.seconds }[price.per]
  return count === undefined || rate === undefined ? null : count * rate
}

const ofTokens = (
  { inputTokens, outputTokens }: Usage,
  { input, output }: { readonly input: number; readonly output: number },
): number | null =>
  inputTokens === undefined || outputTokens === undefined ? null : (inputTokens * input + outputTokens * output) / 1_000_000

/** Approximate cost of a usage, to two digits, and the day of the price; `asOf` is `tableAsOf` where none is known. */
export function maxCostOf(
  engine: string,
  use: Usage,
  prices: Prices,
  now: number,
  tableAsOf: string,
): { readonly usd: number | null; readonly asOf: string } {
  const price = priceOf(engine, prices)
  const usd = costOf(use, price, now)
  return { usd: usd === null ? null : Number(usd.toPrecision(2)), asOf: price?.asOf ?? tableAsOf }
}
