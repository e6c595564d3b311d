import { type PageReading } from '../sources/page-reading.ts'
import { foldedText, wordsOf } from '../document/page-text.ts'
import { type StatedProduct } from '../sources/structured-product.ts'
import { addressShare, addressWords } from '../document/page-address.ts'

/**
 * The product the page is about, as each syntax states it, best first. A page may state dozens: recommendations, the variants of a group,
 * the product once more without its price. Headings, title and address decide.
 */
export function mainProducts(reading: PageReading): StatedProduct[] {
  const all = [...reading.jsonLd.products, ...reading.microdata.products, ...reading.rdfa.products]
  if (all.length === 0) return []
  const names = [
    ...reading.headings.filter(({ level }) => level === 1).map(({ text }) => text),
    reading.title,
    ...(reading.metas.get('og:title') ?? []),
  ].map(foldedText)
  const words = addressWords(reading.url)
  const path = URL.parse(reading.url)?.pathname ?? ''
  const scored = all.map((product) => ({ product, score: likeness(product, names, words, path) }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  // Only products of a list, and none that the page is about: a category.
  if (best.score < 0) return []
  const chosen = [best.product]
  const isKin = (product: StatedProduct): boolean => sameName(product.name, best.product.name)
  for (const { product, score } of scored.toSorted((one, other) => other.score - one.score)) {
    if (chosen.length >= 8 || product === best.product) continue
    const isVariantOfIt = product.isVariant && best.product.isGroup
    if (
      !isVariantOfIt &&
      (score < 0 || (product.source === best.product.source ? !isKin(product) : product.isSecondary && !isKin(product)))
    )
      continue
    chosen.push(product)
  }
  return chosen
}

const sameName = (one: string, other: string): boolean => {
  const [first, second] = [foldedText(one), foldedText(other)]
  return first === '' || second === '' || first.includes(second) || second.includes(first)
}

function likeness(product: StatedProduct, names: readonly string[], words: ReadonlySet<string>, path: string): number {
  const name = foldedText(product.name)
  let score = 0
  if (product.isSecondary) score -= 3
  if (product.isVariant) score -= 1
  if (product.isGroup) score += 0.6
  if (name !== '') {
    score += 0.5
    if (names.some((other) => other === name)) score += 3
    else if (names.some((other) => name.length > 3 && other.includes(name))) score += 2.4
    else if (names.some((other) => other.length > 5 && name.includes(other))) score += 2
    else score += 1.5 * sharedWords(product.name, names)
    score += addressShare(product.name, words)
  }
  if (product.offers.some(({ amount }) => !Number.isNaN(amount))) score += 1
  if (product.images.length > 0) score += 0.5
  if (product.description !== '') score += 0.4
  if (product.url !== '' && path.length > 1 && product.url.includes(path)) score += 1
  return score - Math.min(0.5, product.order * 0.02)
}

function sharedWords(text: string, names: readonly string[]): number {
  const own = wordsOf(text).filter((word) => word.length > 2)
  if (own.length === 0) return 0
  return Math.max(0, ...names.map((name) => own.filter((word) => name.includes(foldedText(word))).length / own.length))
}
