import { type Rating } from '@adloom/domain/product.ts'
import { type Evidence } from '@adloom/domain/provenance.ts'
import { type StatedProduct } from './structured-product.ts'

/** How the product is rated, on a scale of 5, and by how many; null when nobody says so. */
export function ratingOf(main: readonly StatedProduct[]): { rating: Rating; evidence: Evidence } | null {
  for (const { rating, source } of main) {
    if (rating === null || rating.best <= 0) continue
    const value = Math.round((rating.value / rating.best) * 500) / 100
    if (value <= 5)
      return {
        rating: { value, count: rating.count },
        evidence: { source, snippet: `${rating.value} of ${rating.best}, ${rating.count} ratings` },
      }
  }
  return null
}
