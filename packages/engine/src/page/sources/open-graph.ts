import { type FactSource } from '@adloom/domain/provenance.ts'
import { meta, type PageReading } from './page-reading.ts'
import { currencyCode } from '../values/currency.ts'
import { machineAmount } from '../values/price.ts'

/** A price stated in meta tags. */
export interface MetaPrice {
  readonly amount: number
  readonly currency: string | null
  readonly source: FactSource
}

/** The price in the meta tags of Open Graph and similar vocabularies; a sale price before the regular one. */
export function metaPrice(reading: PageReading): MetaPrice | null {
  const currency = currencyCode(
    meta(
      reading,
      'product:sale_price:currency',
      'product:price:currency',
      'og:price:currency',
      'og:product:price:currency',
      'og:price:standard_currency',
      'currency',
      'price:currency',
    ),
  )
  const stated = meta(
    reading,
    'product:sale_price:amount',
    'product:price:amount',
    'og:price:amount',
    'og:product:price:amount',
    'og:price',
    'product:price',
    'price',
    'price:amount',
    'twitter:data1:price',
  )
  const amount = machineAmount(stated, currency)
  return amount === null || amount <= 0 ? null : { amount, currency, source: 'open-graph' }
}

/** The brand in meta tags, or ''. */
export const metaBrand = (reading: PageReading): string => meta(reading, 'product:brand', 'og:brand', 'brand', 'og:product:brand')
