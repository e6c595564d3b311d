import { availabilities, type Product } from '@adloom/domain/product.ts'
import { type Evidence } from '@adloom/domain/provenance.ts'
import { elementsOf, type PageElement } from './page-document.ts'
import { meta, type PageReading } from './page-reading.ts'
import { region } from './page-region.ts'
import { textOf } from './page-text.ts'
import { type StatedProduct } from './structured-product.ts'

type Availability = NonNullable<Product['availability']>

const stockWords: Readonly<Record<string, Availability>> = {
  instock: 'in-stock',
  instoreonly: 'in-stock',
  onlineonly: 'in-stock',
  available: 'in-stock',
  true: 'in-stock',
  outofstock: 'out-of-stock',
  soldout: 'out-of-stock',
  oos: 'out-of-stock',
  unavailable: 'out-of-stock',
  preorder: 'preorder',
  presale: 'preorder',
  backorder: 'backorder',
  limitedavailability: 'limited',
  discontinued: 'discontinued',
  madetoorder: 'in-stock',
}

/** Whole short texts a page shows; the first row that fits counts. Add your language's words here. */
const shownWords: readonly (readonly [Availability, RegExp])[] = [
  [
    'out-of-stock',
    /^(currently |temporarily )?(sold out|out of stock|unavailable|not available)\b|^notify me|^(derzeit |momentan )?(ausverkauft|nicht (verfügbar|lieferbar|auf lager))|^(épuisé|rupture de stock|indisponible)|^(agotado|sin stock|no disponible)|^(esaurito|non disponibile)|^(esgotado|indisponível)|^(uitverkocht|niet op voorraad)|^(niedostępny|wyprzedan)|^(vyprodáno|vypredané|nedostupné)|^(slutsåld|udsolgt|utsolgt|loppu(nut)?)|^(нет в наличии|немає в наявності|изчерпан)|^(品切れ|在庫なし|売り切れ|품절|缺貨|已售完|نفد|غير متوفر)/iu,
  ],
  ['preorder', /^(pre-?order|vorbestell|précommand|preventa|preordina|pré-venda|予約|예약)/iu],
  [
    'in-stock',
    /^(\d+ )?in stock\b|^available( now)?[.!]?$|^(sofort )?(auf lager|lieferbar|verfügbar)|^en stock|^disponib(le|ile)|^disponível|^em estoque|^op voorraad|^(dostępny|na stanie)|^skladem|^na sklade|^i lager|^på lager|^varastossa|^(есть )?в наличии|^(є )?в наявності|^в наличност|^(în|in) stoc|^raktáron|^stokta|^在庫あり|^有貨|^متوفر/iu,
  ],
]

const aside =
  region.related | region.nav | region.footer | region.dialog | region.template | region.reviews | region.noscript | region.header

/** Whether it can be had, as stated by data, else as the page shows it near the name. One variant in stock is enough to sell. */
export function availabilityOf(
  reading: PageReading,
  main: readonly StatedProduct[],
  heading: PageElement | null,
): { readonly availability: Availability; readonly evidence: Evidence } | null {
  const stated = [
    ...main.flatMap(({ offers, source }) => offers.slice(0, 20).map(({ availability }) => ({ word: availability, source }))),
    { word: meta(reading, 'product:availability', 'og:availability'), source: 'open-graph' as const },
  ].flatMap(({ word, source }) => {
    const availability = stockWords[word.toLowerCase().replace(/[^a-z]/g, '')]
    return availability === undefined ? [] : [{ availability, evidence: { source, snippet: word.slice(0, 200) } }]
  })
  for (const one of availabilities) {
    const found = stated.find(({ availability }) => availability === one)
    if (found !== undefined) return found
  }
  if (heading === null) return null
  for (const tag of ['span', 'p', 'div', 'button', 'strong', 'b', 'li', 'dd', 'link', 'a'])
    for (const element of elementsOf(reading.page, tag)) {
      const distance = element.index - heading.index
      if (distance < 0 || distance > 900 || element.end - element.index > 8 || (element.region & (aside | region.hidden)) !== 0) continue
      const text = textOf(reading.page, element, { limit: 60, withButtons: true })
      if (text.length < 3 || text.length > 40) continue
      const shown = shownWords.find(([, pattern]) => pattern.test(text))
      if (shown !== undefined) return { availability: shown[0], evidence: { source: 'visible', snippet: text } }
    }
  return null
}
