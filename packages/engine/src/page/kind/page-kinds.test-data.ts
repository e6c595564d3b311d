import { type PageKind } from '@adloom/domain/product.ts'
import { extractProduct } from '../extract-product.ts'
import { rejectionOf } from './page-rejection.ts'

/** Sample pages, short but with the typical signs of their kind; shops, products and texts are ours. */
export type Row = readonly [what: string, html: string, address?: string]

const AT = 'https://fernundfels.example/p/linen-apron-4417'

export const menu = '<nav><a href="/c/kitchen">Kitchen</a><a href="/c/garden">Garden</a><a href="/sale">Sale</a></nav>'
const basket = '<a href="/cart" class="cart-link">Cart (0)</a><form action="/search"><input name="q"></form>'
const small =
  '<footer class="footer"><a href="/contact">Contact</a><a href="/returns">Returns</a><p>© Fern &amp; Fels. All prices include VAT.</p></footer>'

/** A page without surroundings, like bot walls and error pages of servers. */
export const bare = (title: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`
/** A page in the shop's own frame: header, menu, basket, footer. */
export const framed = (title: string, body: string, lang = 'en', head = ''): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title} | Fern &amp; Fels</title><meta property="og:site_name" content="Fern &amp; Fels">${head}</head><body><header><a href="/"><img class="logo" src="/logo.svg" alt="Fern &amp; Fels"></a>${menu}${basket}</header><main>${body}</main>${small}</body></html>`
/** A grid of products "you might like", which some shops show on their error page. */
export const grid = (count: number, inside = 'recommendations'): string =>
  `<section class="${inside}">${Array.from({ length: count }, (_, at) => `<div class="card"><a href="/p/thing-${at}"><img src="/i/${at}.jpg" alt="Thing ${at}">Thing ${at}</a> <span class="price">€${at + 9}.00</span></div>`).join('')}</section>`
export const lost = (heading: string, text: string, lang: string): string =>
  framed(heading, `<h1>${heading}</h1><p>${text}</p>${grid(4)}`, lang)
export const ld = (value: object): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
export const prose = (count: number): string =>
  '<p>We walked along the river until the mill came into sight, and there the potter told us how she came to the valley, what the clay is like, and why she never left it again.</p>'.repeat(
    count,
  )
export const script = (src: string): string => `<script src="${src}" async></script>`
export const apron = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Linen Apron',
  image: 'https://fernundfels.example/i/apron.jpg',
  offers: { '@type': 'Offer', price: '39.00', priceCurrency: 'EUR' },
}
export const galleryOf = (name: string): string =>
  `<div class="product-gallery"><img src="/i/apron.jpg" alt="${name}" width="900" height="900"></div>`
export const gallery = galleryOf('Linen Apron')
export const buy = '<button class="btn">Add to cart</button>'
export const product = (extra = '', head = ''): string =>
  framed('Linen Apron', `${gallery}<h1>Linen Apron</h1><p class="price">€39.00</p>${buy}${extra}`, 'en', head)

/** The expected result for a page; `refusal`: its error code, null for a product and a home page. */
interface ExpectedKind {
  readonly kind: PageKind
  readonly refusal: string | null
  readonly hasPrice: boolean
}

export function classify(html: string, address: string): ExpectedKind {
  const read = extractProduct(html, address, address)
  return { kind: read.kind, refusal: rejectionOf(read)?.code ?? null, hasPrice: read.price !== null }
}

/** The expected result for a kind: only a product and a home page become an ad, and only a product has a price. */
export const expectedFor = (kind: Exclude<PageKind, 'product'>): ExpectedKind => ({
  kind,
  refusal: kind === 'home' ? null : `page.${kind}`,
  hasPrice: false,
})

/** Rows in the form that tables of tests need. */
export const named = (rows: readonly Row[]) => rows.map(([what, html, address = AT]) => ({ what, html, address }))
