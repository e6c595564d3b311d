import { expect, test } from 'vitest'
import { extractProduct } from '../extract-product.ts'

const url = 'https://shop.example/p/reed-basket'
const ratingOf = (inside: string, { head = '', below = '', lang = 'en' } = {}) =>
  extractProduct(
    `<html lang="${lang}"><head><title>Reed Basket</title><meta property="og:type" content="product">${head}</head><body><main class="product-detail"><h1>Reed Basket</h1>${inside}<div class="price">€24.00</div><button>Add to cart</button></main>${below}</body></html>`,
    url,
    url,
  ).rating
const ld = (value: object): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const product = (rating: object): string =>
  ld({ '@type': 'Product', name: 'Reed Basket', aggregateRating: rating, offers: { price: 24, priceCurrency: 'EUR' } })

test.each([
  ['a scale of ten', { ratingValue: '9', bestRating: '10', reviewCount: '12' }, 4.5, 12],
  ['a scale of hundred', { ratingValue: 92, bestRating: 100, ratingCount: 31 }, 4.6, 31],
  ['percent', { ratingValue: '92%', ratingCount: 31 }, 4.6, 31],
  ['a comma', { ratingValue: '4,6', reviewCount: 8 }, 4.6, 8],
  ['the scale in the value', { ratingValue: '4.6/5', reviewCount: 8 }, 4.6, 8],
  ['parted thousands', { ratingValue: 4.6, reviewCount: '1,204' }, 4.6, 1204],
  ['a count in words', { ratingValue: 4.6, reviewCount: '(3592 Reviews)' }, 4.6, 3592],
  ['a value above the scale it names', { ratingValue: 84, bestRating: 5, reviewCount: 9 }, 4.2, 9],
])('a rating in data with %s is read', (_, rating, value, count) => {
  expect(ratingOf('', { head: product(rating) })).toEqual({ value, count })
})

test.each([
  ['without a count', { ratingValue: 4.6 }],
  ['with a count of zero', { ratingValue: 4.6, reviewCount: 0 }],
  ['of zero stars', { ratingValue: 0, reviewCount: 3 }],
])('a rating %s is none', (_, rating) => {
  expect(ratingOf('', { head: product(rating) })).toBeNull()
})

test.each([
  ['in German words', '<div class="bewertung">4,6 von 5 (1.234 Bewertungen)</div>', 4.6, 1234],
  ['in English words', '<div class="reviews-summary"><span>4.4 out of 5 stars</span> <span>1,204 ratings</span></div>', 4.4, 1204],
  ['in French words', '<p>Note : 4,2 sur 5 – 87 avis</p>', 4.2, 87],
  ['in Spanish words', '<p>4,8 de 5 estrellas · 12 opiniones</p>', 4.8, 12],
  ['in Italian words', '<p>4,5 su 5 stelle, 230 recensioni</p>', 4.5, 230],
  ['in Dutch words', '<p>4,1 van 5 sterren uit 19 beoordelingen</p>', 4.1, 19],
  ['in Polish words', '<p>4,9 z 5 gwiazdek, 46 opinii</p>', 4.9, 46],
  ['in Czech words', '<p>4,7 z 5 hvězdiček, 33 hodnocení</p>', 4.7, 33],
  ['in Swedish words', '<p>4,3 av 5 stjärnor (21 omdömen)</p>', 4.3, 21],
  ['in Russian words', '<p>4,8 из 5, 1 020 отзывов</p>', 4.8, 1020],
  ['in Turkish words', '<p>5 üzerinden 4,5 · 310 değerlendirme</p>', 4.5, 310],
  ['in Japanese words', '<p>5つ星のうち4.4 1,234個の評価</p>', 4.4, 1234],
  ['in Korean words', '<p>5점 만점에 4.9점 (리뷰 87개)</p>', 4.9, 87],
  ['in Chinese words', '<div class="rating"><span>4.9 / 5</span> <span>2.3万条评价</span></div>', 4.9, 23_000],
  ['as a label for screen readers', '<div role="img" aria-label="Rating: 4.7 out of 5, 92 reviews"></div>', 4.7, 92],
  ['as a width of stars', '<div class="rating-stars"><div style="width: 90%"></div></div><a href="#r">17 reviews</a>', 4.5, 17],
  ['as a variable of style', '<div class="stars" style="--rating: 3.8"></div><span class="review-count">(44)</span>', 3.8, 44],
  ['as an attribute', '<span class="star-rating" data-rating="4.25"></span> <span>16 reviews</span>', 4.25, 16],
  [
    'as a bare number beside stars',
    '<div class="product-reviews"><i class="stars">★★★★☆</i> <b class="rating-value">4.1</b> <a>(1.2k)</a></div>',
    4.1,
    1200,
  ],
  ['as a score of ten', '<p class="score">8,8 / 10 – 25 Bewertungen</p>', 4.4, 25],
])('a rating shown %s is read', (_, html, value, count) => {
  expect(ratingOf(html)).toEqual({ value, count })
})

test.each([
  [
    'the organisation’s in data',
    '',
    { head: ld({ '@type': 'Organization', name: 'Shop', aggregateRating: { ratingValue: 4.9, reviewCount: 900 } }) },
  ],
  [
    'the store’s that says what it reviews',
    '',
    { head: ld({ '@type': 'AggregateRating', itemReviewed: { '@type': 'Store', name: 'Shop' }, ratingValue: 4.9, reviewCount: 900 }) },
  ],
  [
    'another product’s that says what it reviews',
    '',
    {
      head: ld({
        '@type': 'AggregateRating',
        itemReviewed: { '@type': 'Product', name: 'Pine Stool' },
        ratingValue: 4.9,
        reviewCount: 900,
      }),
    },
  ],
  [
    'a shop that wraps the page in its own data',
    '<div itemscope itemtype="https://schema.org/LocalBusiness"><div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><i itemprop="ratingValue">4.9</i><i itemprop="reviewCount">900</i></div></div>',
    {},
  ],
  ['a seal beside the name', '<div class="trustpilot-widget"><span>4.9 out of 5</span> <span>12,000 reviews</span></div>', {}],
  ['a seal that says so in words', '<p>Trusted Shops: 4.9 / 5.00 (2,300 Bewertungen)</p>', {}],
  ['the seller’s', '<div class="seller-info">4.9 out of 5 stars, 310 ratings</div>', {}],
  ['the footer’s', '', { below: '<footer><p>4.9 out of 5 from 4,000 reviews</p></footer>' }],
  [
    'those of other products',
    '',
    { below: '<section class="related-products"><p class="stars">4.9 out of 5 stars (88 reviews)</p></section>' },
  ],
  ['one reviewer’s', '<section class="reviews"><div class="review"><span>5.0 out of 5 stars</span><p>Lovely.</p></div></section>', {}],
  ['the place of a slide', '<div>1 / 5</div><div>6 customers bought this</div>', {}],
])('a rating is never %s', (_, html, around) => {
  expect(ratingOf(html, around)).toBeNull()
})

test('a standalone rating counts when it names the product', () => {
  const head = ld({
    aggregateRating: {
      '@type': 'AggregateRating',
      itemReviewed: { '@type': 'Product', name: 'Reed Basket' },
      ratingValue: '4.6',
      reviewCount: '10143',
    },
  })
  expect(ratingOf('', { head })).toEqual({ value: 4.6, count: 10_143 })
})

test('unattached parts of a rating in the head are combined', () => {
  const head =
    '<meta itemprop="ratingValue" content="5.0"><meta itemprop="bestRating" content="5"><meta itemprop="reviewCount" content="816">'
  expect(ratingOf('', { head })).toEqual({ value: 5, count: 816 })
})
