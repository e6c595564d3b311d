import { languages } from '@adloom/domain/language.ts'
import { findUnsupported } from '@adloom/engine/copy/claims/find-unsupported.ts'
import { claimSupportOf } from '@adloom/engine/copy/claims/claim-support.ts'
import { madeUpProducts } from '@adloom/engine/copy/made-up-products.test-data.ts'
import { writeCopy } from '@adloom/engine/copy/write-copy.ts'
import { percentile } from './figures.ts'

/** Time of writing eight options without a model, in one language. */
interface CopyFigures {
  readonly language: string
  /** Milliseconds per request: the median, and the 95th percentile. */
  readonly p50Ms: number
  readonly p95Ms: number
  readonly optionsPerSecond: number
  /** Ratio to the time of only checking the finished texts against the facts: the baseline of the same run. */
  readonly toChecking: number
}

const ROUNDS = 3

/** Every language over forty sample products, with alternating seeds, after one warm-up round. */
export function copyFigures(): readonly CopyFigures[] {
  return languages.map(({ code }): CopyFigures => {
    const requests = madeUpProducts.map((product) => ({ ...product, languages: [code] }))
    for (const request of requests) writeCopy(request, 0)
    const spent: number[] = []
    let checking = 0
    let options = 0
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const request of requests) {
        const start = performance.now()
        const written = writeCopy(request, round)
        spent.push(performance.now() - start)
        options += written.options.length
        const checkStart = performance.now()
        const support = claimSupportOf(request, code)
        for (const { headline, description } of written.options) findUnsupported(`${headline}\n${description}`, support)
        checking += performance.now() - checkStart
      }
    }
    const total = spent.reduce((sum, value) => sum + value, 0)
    return {
      language: code,
      p50Ms: percentile(spent, 0.5),
      p95Ms: percentile(spent, 0.95),
      optionsPerSecond: (1000 * options) / total,
      toChecking: total / checking,
    }
  })
}
