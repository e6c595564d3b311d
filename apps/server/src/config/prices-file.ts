import { readFileSync } from 'node:fs'
import { knownPrices } from '@adloom/providers/prices/known-prices.ts'
import { type Prices, pricesSchema } from '@adloom/providers/prices/price.ts'

/** The known prices, and the problems of the installation's own file. */
interface ReadPrices {
  readonly prices: Prices
  readonly problems: readonly { readonly path: 'PRICES_FILE'; readonly message: string }[]
}

/** The known prices, overridden by those of the file at `path`; '' is no file. Every problem of the file is reported. */
export function readPrices(path: string | undefined): ReadPrices {
  const file = path?.trim() ?? ''
  if (file === '') return { prices: knownPrices, problems: [] }
  const refused = (...messages: string[]): ReadPrices => ({
    prices: knownPrices,
    problems: messages.map((message) => ({ path: 'PRICES_FILE', message })),
  })
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return refused(error instanceof SyntaxError ? 'holds no valid JSON' : 'must be the path of a file that can be read')
  }
  const read = pricesSchema.safeParse(content)
  if (read.success) return { prices: { ...knownPrices, ...read.data }, problems: [] }
  return refused(
    ...read.error.issues.map((issue) => `${['', ...issue.path].slice(1).join(' › ')}${issue.path.length > 0 ? ': ' : ''}${issue.message}`),
  )
}
