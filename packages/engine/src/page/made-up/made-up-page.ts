import { type Product } from '@adloom/domain/product.ts'

/** A page of a shop that does not exist, and what is true of its product. Markup as its platform's themes write it; names and texts are ours. */
export interface MadeUpPage {
  readonly platform: string
  readonly url: string
  readonly html: string
  readonly truth: Pick<Product, 'title' | 'brand' | 'price' | 'language' | 'availability' | 'rating' | 'features' | 'categoryPath'> & {
    /** How the description begins. */
    readonly description: string
  }
}

/** A block of JSON-LD. */
export const jsonLd = (value: object): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

/** What every shop has around its product, and what none of it says of the product: menu, cart, terms, cookies, other products, the shop's own rating. */
export const aroundProduct = {
  top: `<header class="site-header"><div class="topbar"><ul class="usp"><li>Free delivery over 50</li><li>30 days return</li></ul><span class="trusted-shops">4.9 / 5 (12,045 reviews)</span></div>
    <nav class="main-menu"><ul><li><a href="/new">New in</a></li><li><a href="/sale">Sale</a></li><li><a href="/gifts">Gifts for gardeners</a></li></ul></nav><a class="logo" href="/"><img src="/logo.svg" alt="Shop"></a></header>
    <div class="cookie-consent" role="dialog"><ul><li>Necessary cookies</li><li>Statistics and measurement</li></ul><button>Accept all</button></div>`,
  bottom: `<section class="related-products"><h2>You may also like</h2><ul><li class="product-card"><a href="/p/other">Another thing</a><span class="stars" aria-label="3.1 out of 5 stars">★★★</span><span>(7 reviews)</span><span class="stock">Sold out</span></li></ul></section>
    <section class="shipping"><h2>Shipping &amp; returns</h2><ul><li>Dispatched within two days</li><li>Returns are free</li></ul></section>
    <footer class="site-footer"><div class="trustpilot-widget">Rated 4.7 out of 5 based on 3,204 reviews</div><ul><li>About us</li><li>Imprint</li></ul></footer>`,
} as const
