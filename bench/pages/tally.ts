import { marksOf, type Miss, type Page, type ReadFacts, WHOLE } from './marks.ts'

/** Headings of the columns of `row`. */
export const HEADER = 'title exact | main picture | logo | description | price (wrong) | currency | brand | whole |'

/** Correct answers of one reader per field over all pages. */
export class Tally {
  readonly misses: Miss[] = []
  whole = 0
  products = 0
  private readonly counts = new Map<string, [number, number]>()
  private readonly byPlatform = new Map<string, [number, number]>()

  add(page: Page, facts: ReadFacts): void {
    const marks = marksOf(page, facts, this.misses)
    for (const [field, isRight] of marks) {
      const [right, of] = this.of(field)
      this.counts.set(field, [right + (isRight ? 1 : 0), of + 1])
    }
    if (page.kind !== 'product') return
    const isWhole = WHOLE.every((field) => marks.get(field) !== false)
    this.products++
    if (isWhole) this.whole++
    const platform = page.platform ?? 'unknown'
    const [right, of] = this.byPlatform.get(platform) ?? [0, 0]
    this.byPlatform.set(platform, [right + (isWhole ? 1 : 0), of + 1])
  }

  of(field: string): [number, number] {
    return this.counts.get(field) ?? [0, 0]
  }

  share(field: string): string {
    return this.of(field).join('/')
  }

  wrong(field: string): number {
    const [right, of] = this.of(field)
    return of - right
  }

  /** Fully correct product pages per platform, and the total of each. */
  get platforms(): ReadonlyMap<string, readonly [number, number]> {
    return this.byPlatform
  }

  /** A row of the table; more cells may follow. */
  row(name: string): string {
    const cells = [
      this.share('title'),
      this.share('mainImage'),
      this.share('logo'),
      this.share('description'),
      `${this.share('price')} (${this.wrong('priceNotWrong')})`,
      this.share('currency'),
      this.share('brand'),
      `${this.whole}/${this.products}`,
    ]
    return `| ${name} | ${cells.join(' | ')} |`
  }
}
