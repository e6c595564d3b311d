import { AsyncLocalStorage } from 'node:async_hooks'
import { type Cost, type Usage } from '@adloom/domain/cost.ts'
import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { costOf, priceOf, type Prices } from '@adloom/providers/prices/price.ts'
import { wasNeverSent } from '@adloom/providers/provider-failure.ts'
import { type PaidCalls } from './paid-calls.ts'

/** A paid request to a provider: its role, its engine, and its maximum usage. */
export interface Purchase {
  readonly role: string
  readonly engine: EngineName
  readonly maxUsage: Usage
}

/** Meters everything that costs money. */
export interface Ledger {
  /**
   * Runs a paid request, once. Its maximum cost is reserved before, and settled after with the usage that `work` reports. Fails as
   * `PaidCalls.reserve` does, and then `work` never ran; otherwise with what `work` fails with.
   */
  readonly pay: <Result>(purchase: Purchase, work: (reportUsage: (use: Usage) => void) => Promise<Result>) => Promise<Result>
  /** Runs `work` and adds up what is paid for it meanwhile; `cost` is null when nothing was. A bill within a bill counts for both. */
  readonly billed: <Result>(work: () => Promise<Result>) => Promise<{ readonly result: Result; readonly cost: Cost | null }>
  readonly today: PaidCalls['today']
}

/** Failures before anything is made, so that nothing is billed. After any other the maximum may have been billed. */
const unbilled: ReadonlySet<ErrorCode> = new Set([
  'provider.key-refused',
  'provider.no-credit',
  'provider.busy',
  'provider.model-unknown',
  'provider.request-refused',
])
const isUnbilled = (error: unknown): boolean => error instanceof AdloomError && (unbilled.has(error.code) || wasNeverSent(error))

/** Dependencies of a ledger. `warn` notifies the owner of the installation, `now` gives milliseconds. */
interface LedgerParts {
  readonly paidCalls: PaidCalls
  readonly prices: Prices
  readonly warn: (message: string, about: { readonly engine: string; readonly detail: string | null }) => void
  readonly now: () => number
}

export function createLedger({ paidCalls, prices, warn, now }: LedgerParts): Ledger {
  /** The bill of the current call; each of its requests adds to it. */
  const bills = new AsyncLocalStorage<(usd: number | null) => void>()

  async function settle(id: string, { engine }: Purchase, used: Usage | null, isFree: boolean): Promise<void> {
    const usd = isFree ? 0 : used === null ? null : costOf(used, priceOf(engine, prices), now())
    if (!isFree) bills.getStore()?.(usd)
    try {
      await paidCalls.settle(id, { usd, used })
    } catch (error) {
      // The paid result is returned all the same; the row keeps counting at its maximum.
      warn('What a paid call cost could not be written down.', { engine, detail: String(error) })
    }
  }

  return {
    pay: async (purchase, work) => {
      const mostUsd = costOf(purchase.maxUsage, priceOf(purchase.engine, prices), now())
      const id = await paidCalls.reserve({ ...purchase, mostUsd })
      let used: Usage | null = null
      try {
        const result = await work((use) => (used = use))
        await settle(id, purchase, used, false)
        return result
      } catch (error) {
        await settle(id, purchase, used, used === null && isUnbilled(error))
        throw error
      }
    },
    billed: async (work) => {
      const amounts: (number | null)[] = []
      const outer = bills.getStore()
      const add = (usd: number | null): void => {
        amounts.push(usd)
        outer?.(usd)
      }
      const result = await bills.run(add, work)
      return { result, cost: amounts.length === 0 ? null : { usd: sumOf(amounts) } }
    },
    today: paidCalls.today,
  }
}

/** Null where one of them is not known. Sums of fractions contain rounding noise, which is cut at a millionth of a cent. */
const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>((sum, usd) => (sum === null || usd === null ? null : Number((sum + usd).toFixed(8))), 0)
