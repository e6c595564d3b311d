import { type Passage, passageLimits, type PassagePlace, productSchema } from '@adloom/domain/product.ts'
import { expect, test } from 'vitest'
import { extractProduct } from '../extract-product.ts'
import { aroundProduct, jsonLd } from '../fixtures/made-up-page.test-data.ts'

const URL_OF_MUG = 'https://shop.example/p/tideline-mug'

/** Removes the shipping promise of `aroundProduct`; these pages state their own. */
const bottom = aroundProduct.bottom.replace(/<section class="shipping">.*?<\/section>/s, '')

/** A sample product page: `buy` is next to the price, `below` under the buy box, `data` in the head. */
const pageOf = ({ buy = '', below = '', data = '', lang = 'en' }: { buy?: string; below?: string; data?: string; lang?: string }): string =>
  `<html lang="${lang}"><head><title>Tideline Stoneware Mug | Kilnhouse</title><meta property="og:type" content="product"><meta property="og:site_name" content="Kilnhouse">${data}</head><body>${aroundProduct.top}<main><div class="product-main"><h1>Tideline Stoneware Mug</h1><p class="price">€24.00</p>${buy}<button>Add to cart</button></div>${below}</main>${bottom}</body></html>`

const passagesOf = (html: string): readonly Passage[] => extractProduct(html, URL_OF_MUG, URL_OF_MUG).passages
const textsAt = (html: string, place: PassagePlace): string[] =>
  passagesOf(html)
    .filter((passage) => passage.place === place)
    .map(({ text }) => text)
const allTexts = (html: string): string =>
  passagesOf(html)
    .map(({ text }) => text)
    .join('\n')

const THROWN = 'Every mug is thrown by hand in our workshop in Porto and fired twice.'
const KEEPS = 'The thick wall keeps coffee warm for half an hour longer than a thin one.'

test('each paragraph of a description is a passage, in page order', () => {
  const html = pageOf({ below: `<div class="product-description"><p>${THROWN}</p><p>${KEEPS}</p></div>` })
  expect(textsAt(html, 'description')).toEqual([THROWN, KEEPS])
})

test('a line break ends a passage, and words of adjacent boxes are separated', () => {
  const html = pageOf({
    below: `<div class="description">${THROWN}<br>${KEEPS}<br><span>Love the glaze.</span><span>It never chips.</span></div>`,
  })
  expect(textsAt(html, 'description').slice(0, 2)).toEqual([THROWN, KEEPS])
  expect(allTexts(html)).not.toContain('glaze.It')
})

test('a caption right above a paragraph is joined to it, unless it only names the section', () => {
  const html = pageOf({
    below: `<section class="product-description"><h2>Product details</h2><p>${THROWN}</p><h3>Easy clean</h3><p>The glaze is smooth, so that even tea leaves no rings behind.</p></section>`,
  })
  expect(textsAt(html, 'description')).toEqual([THROWN, 'Easy clean: The glaze is smooth, so that even tea leaves no rings behind.'])
})

test('folded text comes after visible text', () => {
  const html = pageOf({
    below: `<div class="tab-description" style="display:none"><p>${KEEPS}</p></div><div class="product-story"><p>${THROWN}</p></div>`,
  })
  expect(textsAt(html, 'description')).toEqual([THROWN, KEEPS])
})

test('a description only in data is split at its markup', () => {
  const data = jsonLd({ '@type': 'Product', name: 'Tideline Stoneware Mug', description: `<p>${THROWN}</p><ul><li>${KEEPS}</li></ul>` })
  expect(textsAt(pageOf({ data }), 'description')).toEqual([THROWN, KEEPS])
})

test('data that repeats the page adds nothing', () => {
  const data = jsonLd({ '@type': 'Product', name: 'Tideline Stoneware Mug', description: `${THROWN}${KEEPS}` })
  const html = pageOf({ data, below: `<div class="product-description"><p>${THROWN}</p><p>${KEEPS}</p></div>` })
  expect(textsAt(html, 'description')).toEqual([THROWN, KEEPS])
})

test("the shop's summary and the invitation to buy are left out where the page describes the product", () => {
  const data = `<meta name="description" content="Buy the Tideline Stoneware Mug online at Kilnhouse, with fast delivery and great prices.">`
  const html = pageOf({ data, below: `<div class="product-description"><p>${THROWN}</p><p>${KEEPS}</p></div>` })
  expect(allTexts(html)).not.toMatch(/Buy the Tideline|great prices/)
  expect(textsAt(pageOf({ data }), 'description')).toEqual([])
})

test('the page’s own description wins where the summary says less', () => {
  const data = `<meta name="description" content="A stoneware mug for coffee and tea, thrown by hand.">`
  const html = pageOf({
    data,
    below: `<div class="product-story"><p>${THROWN}</p><p>${KEEPS} Its foot is left without glaze, so that it stands firm on any table.</p></div>`,
  })
  expect(extractProduct(html, URL_OF_MUG, URL_OF_MUG).description).toContain(KEEPS)
})

test('points are highlights, and name-value pairs are specifications, beyond the twelve features', () => {
  const points = Array.from({ length: 20 }, (_, place) => `<li>Made with clay of pit number ${place + 1} in the valley</li>`).join('')
  const rows = Array.from({ length: 20 }, (_, place) => `<tr><th>Measure ${place + 1}</th><td>${place + 10} mm</td></tr>`).join('')
  const html = pageOf({ below: `<div class="product-details"><ul>${points}</ul><table>${rows}</table></div>` })
  expect(textsAt(html, 'highlight')).toHaveLength(20)
  expect(textsAt(html, 'specification')).toHaveLength(20)
  expect(textsAt(html, 'specification')[0]).toBe('Measure 1: 10 mm')
  expect(extractProduct(html, URL_OF_MUG, URL_OF_MUG).features).toHaveLength(12)
})

test('a name and a value in two boxes without a blank are a pair', () => {
  const html = pageOf({
    below: `<div class="product-specs"><ul><li><span>MATERIAL</span><span>Stoneware</span></li><li><span>GLAZE</span><span>Matt white</span></li></ul></div>`,
  })
  expect(textsAt(html, 'specification')).toEqual(['MATERIAL: Stoneware', 'GLAZE: Matt white'])
})

test('under a "why" caption every short line is a highlight', () => {
  const html = pageOf({
    below: `<section><h2>Why Tideline?</h2><div><p>Cool to hold, warm inside</p></div><div><p>A favourite of three cafés</p></div></section>`,
  })
  expect(textsAt(html, 'highlight')).toEqual(['Cool to hold, warm inside', 'A favourite of three cafés'])
})

test('badges next to the name and seals shown as small images are badges', () => {
  const html = pageOf({
    buy: '<span class="label">Best seller</span><img src="/seal.png" width="60" height="60" alt="OEKO-TEX® certified"><img src="/mug.jpg" width="900" height="900" alt="Organic mug on a table">',
  })
  expect(textsAt(html, 'badge')).toEqual(['Best seller', 'OEKO-TEX® certified'])
})

test('a percentage saved is a badge only when the product’s two prices match it', () => {
  const old = '<del class="old-price">€30.00</del>'
  expect(textsAt(pageOf({ buy: `${old}<div class="sticker">-20%</div>` }), 'badge')).toEqual(['-20%'])
  expect(textsAt(pageOf({ buy: `${old}<div class="sticker">-60%</div>` }), 'badge')).toEqual([])
})

test.each([
  ['en', 'Free delivery over €50', 'Free 60-day returns', '2 year guarantee'],
  ['de', 'Kostenloser Versand ab 50 €', '30 Tage Rückgaberecht', '5 Jahre Garantie'],
  ['fr', 'Livraison gratuite dès 50 €', 'Retours gratuits', 'Garantie 2 ans'],
  ['es', 'Envío gratis a partir de 50 €', 'Devoluciones gratis', 'Garantía de 3 años'],
  ['it', 'Spedizione gratuita da 50 €', 'Reso gratuito', '2 anni di garanzia'],
  ['pt', 'Frete grátis acima de 50 €', 'Devoluções grátis', '2 anos de garantia'],
  ['nl', 'Gratis verzending vanaf 50 €', '30 dagen bedenktijd', '2 jaar garantie'],
  ['pl', 'Darmowa dostawa od 200 zł', '30 dni na zwrot', '2 lata gwarancji'],
])('promises next to the button are read in %s', (lang, delivery, returns, guarantee) => {
  const html = pageOf({ lang, buy: `<ul class="usps"><li>${delivery}</li><li>${returns}</li><li>${guarantee}</li></ul>` })
  expect(textsAt(html, 'delivery')).toEqual([delivery])
  expect(textsAt(html, 'returns')).toEqual([returns])
  expect(textsAt(html, 'guarantee')).toEqual([guarantee])
})

test('a basket’s delivery text is no promise', () => {
  const html = pageOf({ buy: '<div class="mini-cart"><p>You qualify for free shipping!</p><p>Free shipping over €49</p></div>' })
  expect(textsAt(html, 'delivery')).toEqual([])
})

test('review summaries are quoted, and only positive reviews', () => {
  const review = (stars: number, text: string): string =>
    `<article class="review"><span aria-label="${stars} out of 5 stars"></span><p>${text}</p></article>`
  const html = pageOf({
    below: `<section class="reviews"><h2>Customer reviews</h2><p>92% of reviewers would recommend this product</p>${review(5, 'I love this mug, it is perfect for my morning coffee. It arrived late.')}${review(2, 'The colour is great for a kitchen like ours at home.')}${review(4, 'Beautiful, but it was broken when it came to us.')}</section>`,
  })
  expect(textsAt(html, 'review')).toEqual([
    '92% of reviewers would recommend this product',
    'I love this mug, it is perfect for my morning coffee.',
  ])
})

test('a question with its answer is one passage, and questions about the shop are left out', () => {
  const html = pageOf({
    below: `<section class="faq"><h2>Questions</h2><h3>Is it dishwasher safe?</h3><p>Yes, on the top rack.</p><h3>When will my order be delivered?</h3><p>Within three days.</p></section>`,
  })
  expect(textsAt(html, 'question')).toEqual(['Is it dishwasher safe? Yes, on the top rack.'])
})

test('questions stated in data are passages too', () => {
  const data = jsonLd({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Does it fit under a machine?',
        acceptedAnswer: { '@type': 'Answer', text: 'It is 9 cm high and fits under most of them.' },
      },
    ],
  })
  expect(textsAt(pageOf({ data }), 'question')).toEqual(['Does it fit under a machine? It is 9 cm high and fits under most of them.'])
})

test.each([
  [
    'other products',
    '<section><h2>Compare with similar items</h2><div class="description"><p>The Breakwater mug holds twice as much and has a lid of cork.</p></div></section>',
  ],
  [
    'a newer version',
    '<section><h2>There is a newer version</h2><p>The Tideline mug of this year has a wider handle and a new glaze.</p></section>',
  ],
  [
    'a row of cards',
    ['Breakwater', 'Harbour', 'Lagoon']
      .map(
        (name) =>
          `<div><h3>${name}</h3><p>A stoneware mug with a ${name} glaze that shines in the sun.</p><a href="/p/${name}">Shop now</a></div>`,
      )
      .join(''),
  ],
  [
    'the terms',
    '<section class="product-details"><h2>Delivery &amp; returns</h2><p>Parcels are handed to the courier on the day after your order was placed.</p></section>',
  ],
  ['liability', '<div class="product-description"><p>Colours may vary from the pictures shown, which are for illustration only.</p></div>'],
  [
    'what visitors are asked',
    '<div class="product-description"><p>Please select your size before you add the mug to your basket.</p></div>',
  ],
  ['consent', '<div class="product-info"><p>We use cookies to show you content that fits your interests.</p></div>'],
])('nothing is taken from %s', (_, below) => {
  expect(passagesOf(pageOf({ below }))).toEqual([])
})

test('menus, cookies, other products and the footer give no passages', () => {
  expect(passagesOf(pageOf({}))).toEqual([])
})

test('sentences that name the shop are about the shop, unless it makes what it sells', () => {
  const below = `<div class="product-description"><p>${THROWN} Kilnhouse has sold pottery on the high street for forty years. ${KEEPS}</p></div>`
  const brand = (name: string): string => jsonLd({ '@type': 'Product', name: 'Tideline Stoneware Mug', brand: { '@type': 'Brand', name } })
  expect(allTexts(pageOf({ below, data: brand('Porto Clay') }))).not.toContain('Kilnhouse')
  expect(allTexts(pageOf({ below, data: brand('Kilnhouse') }))).toContain('Kilnhouse has sold')
})

test('an endless page stays within the limits', () => {
  const below = `<div class="product-description">${Array.from({ length: 400 }, (_, place) => `<p>Paragraph ${place} tells of the clay, the kiln and the sea in words that no other paragraph has, ${'and goes on '.repeat(30)}until ${place}.</p>`).join('')}</div>`
  const passages = passagesOf(pageOf({ below }))
  expect(passages.length).toBeLessThanOrEqual(passageLimits.count)
  expect(passages.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(passageLimits.total)
  expect(passages.every(({ text }) => text.length <= passageLimits.text)).toBe(true)
})

test('a page without a product has no passages, and a product stored without any still loads', () => {
  const product = extractProduct(
    '<html><title>About us</title><body><p>We have made mugs since 1960, and love it.</p></body></html>',
    URL_OF_MUG,
    URL_OF_MUG,
  )
  expect(product.passages).toEqual([])
  const { passages: _passages, otherAddresses: _others, ...rest } = product
  expect(productSchema.parse(rest).passages).toEqual([])
})

const related = (heading: string): string =>
  `<section><h2>${heading}</h2><div><h3>Breakwater Mug</h3><del class="old-price">€44.00</del><span class="price">€39.00</span></div></section>`

test.each([
  'Compare with similar items',
  'Sponsored',
  'There is a newer version of this item',
  'Frequently bought together',
  'Zusammen kaufen',
  'Comparar con productos parecidos',
])('no price is taken from under "%s"', (heading) => {
  const html = pageOf({ below: related(heading) })
  expect(extractProduct(html, URL_OF_MUG, URL_OF_MUG).price).toEqual({ amount: 24, currency: 'EUR' })
})

test('the former price comes from the same block, never from another product', () => {
  const far = `<div>${'<p>The sea is wide.</p>'.repeat(30)}</div><div class="teaser"><b>Breakwater Mug</b><del class="old-price">€44.00</del></div>`
  expect(extractProduct(pageOf({ below: far }), URL_OF_MUG, URL_OF_MUG).price).toEqual({ amount: 24, currency: 'EUR' })
  const own = pageOf({ buy: '<del class="old-price">€32.00</del>', below: far })
  expect(extractProduct(own, URL_OF_MUG, URL_OF_MUG).price).toEqual({ amount: 24, currency: 'EUR', before: 32 })
})

test.each([
  ['en', '94% of our customers would recommend this mug'],
  ['en', 'Recommended by 94% of customers'],
  ['de', '94% aller Bewerter würden diesen Artikel weiterempfehlen.'],
  ['fr', '94 % des clients recommandent ce produit'],
])('the number of recommendations is read in %s although its box is named recommendation', (lang, sentence) => {
  const [share = '', ...rest] = sentence.split(/(?<=%)/)
  const html = pageOf({
    lang,
    below: `<div class="reviews"><p class="review-head__recommendation"><b>${share}</b>${rest.join('')}</p></div>`,
  })
  expect(textsAt(html, 'review')).toEqual([sentence])
})

test('a box of recommended products is skipped, whatever discount it states', () => {
  const below =
    '<div class="recommendations"><p>94% off recommended mugs</p><p>Recommended by our team: the Breakwater mug for all.</p></div>'
  expect(passagesOf(pageOf({ below }))).toEqual([])
})

test.each([
  ['en', 'Even exchanges are free.', 'Official warranty'],
  ['de', '60 Tage kostenlose Rücksendung', '30 Tage Money-Back-Garantie'],
  ['es', 'Dispones de 10 días para entregar el producto en tienda.', 'Garantía oficial'],
  ['it', 'Reso gratuito', 'Garanzia Ufficiale Italiana'],
  ['pt', 'Devolução prolongada até 30/01', '3 meses de garantia'],
  ['fr', 'Retours gratuits', 'Garantie constructeur'],
])('promises of returns and guarantees without the usual words are recognised in %s', (lang, returns, guarantee) => {
  const html = pageOf({ lang, buy: `<ul class="usps"><li>${returns}</li><li>${guarantee}</li></ul>` })
  expect(textsAt(html, 'returns')).toEqual([returns])
  expect(textsAt(html, 'guarantee')).toEqual([guarantee])
})

test('both promises of a long paragraph are read, and a badge’s number only once', () => {
  const long =
    'Orders may be returned within 30 days of purchase. Final sale items are kept by whoever bought them. We charge a fee for return parcels. Even exchanges are free. Start at our help centre.'
  const html = pageOf({ buy: `<p>${long}</p><a class="badge"><b>5</b> 5 years warranty</a>` })
  expect(textsAt(html, 'returns')).toEqual(['Orders may be returned within 30 days of purchase.', 'Even exchanges are free.'])
  expect(textsAt(html, 'guarantee')).toEqual(['5 years warranty'])
})

test('ticked items of a summary are promises; usual dispatch times are not', () => {
  const data = '<meta name="description" content="Tideline mug at Kilnhouse ✓ 30 Tage Rückgaberecht ✓ Jetzt bestellen!">'
  const html = pageOf({ data, lang: 'de', buy: '<p>Usually ships within 4 to 5 days.</p>' })
  expect(textsAt(html, 'returns')).toEqual(['30 Tage Rückgaberecht'])
  expect(textsAt(html, 'delivery')).toEqual([])
})

test('a bold name with its value, and names and values in rows of boxes, are specifications', () => {
  const html = pageOf({
    below: `<div class="product-description"><p><strong>Weight</strong> 420 g<br><strong>Holds when full</strong> 0.4 l<br><strong>Made by hand</strong> in our workshop</p></div><div class="product-detail"><div><span>Body</span><span>Stoneware</span></div><div><span>Handle</span><span>Ash wood</span></div></div>`,
  })
  expect(textsAt(html, 'specification')).toEqual(['Weight: 420 g', 'Holds when full: 0.4 l', 'Body: Stoneware', 'Handle: Ash wood'])
})

test('a table with the class tab is a table', () => {
  const html = pageOf({
    below: '<section class="product-detail"><table class="tab"><tr><th>Glaze</th><td>Matt white</td></tr></table></section>',
  })
  expect(textsAt(html, 'specification')).toEqual(['Glaze: Matt white'])
})

test('material shares that add up to a whole are a point, a discount is not', () => {
  const html = pageOf({
    below: '<div class="product-description"><p>72% Cotton, 28% Linen</p><p>20% off mugs</p><p>100% satisfaction</p></div>',
  })
  expect(textsAt(html, 'highlight')).toEqual(['72% Cotton, 28% Linen'])
})

test('safety notes give only the age range', () => {
  const html = pageOf({
    below: `<div class="product-description"><h3>Product safety</h3><p>Keep away from open fire. Best for ages 3 and up. Not suitable for children under 1, and never for ages 0 and up.</p></div>`,
  })
  expect(allTexts(html)).toBe('Best for ages 3 and up.')
})

test('the text of a window about a seal is read, other windows are not', () => {
  const html = pageOf({
    below: `<div class="modal"><h2>OEKO-TEX® Standard 100</h2><p>This product was tested for harmful substances and certified to OEKO-TEX®.*br**br* Certificate of 2024.</p></div><div class="modal"><h2>Our glazes</h2><p>This product was dipped into glaze by hand, as all of them are.</p></div>`,
  })
  expect(textsAt(html, 'description')).toEqual([
    'OEKO-TEX® Standard 100: This product was tested for harmful substances and certified to OEKO-TEX®.',
  ])
})

test('experts in a caption count only where they review', () => {
  const html = pageOf({
    below: `<div class="product-description"><h3>Expert glazing</h3><p>${KEEPS}</p><h3>Expert reviews</h3><p>A mug that none of our testers wanted to give back to us.</p></div>`,
  })
  expect(textsAt(html, 'description')).toEqual([`Expert glazing: ${KEEPS}`])
})

test('bans of a care label, "Imported.", words of tabs and the contents of the box are no points', () => {
  const points = ['Do not bleach', 'Imported.', 'Photo/Video Gallery', 'Product Information', 'Nicht bügeln', 'Fits every cup holder']
  const html = pageOf({
    below: `<div class="product-description"><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul><p>${THROWN} ${KEEPS} Lieferumfang: 1 x Becher aus Steinzeug.</p></div>`,
  })
  expect(textsAt(html, 'highlight')).toEqual(['Fits every cup holder'])
  expect(allTexts(html)).not.toContain('Lieferumfang')
})

test('a script’s assigned product gives description and details, from its first variant', () => {
  const variant = (size: string): object => ({
    description: `Made for slow mornings, the Tideline Stoneware Mug holds coffee and tea without losing their heat. The ${size} one is the one most cafés of Porto ask us for.`,
    details:
      '<ul><li>Thrown by hand from one piece of clay and fired twice in the kiln.</li><li>Left without glaze at its foot, so that it stands firm on any table</li></ul>',
  })
  const stated = jsonLd({
    '@type': 'Product',
    name: 'Tideline Stoneware Mug',
    image: 'https://shop.example/mug.jpg',
    brand: { '@type': 'Brand', name: 'Porto Clay' },
    offers: { '@type': 'Offer', price: '24.00', priceCurrency: 'EUR' },
  })
  const data = `${stated}<meta property="og:image" content="https://shop.example/mug.jpg"><script>Shop.Data.productData =\n\n{"product":{"name":"Tideline Stoneware Mug"},"variants":[${[variant('small'), variant('large')].map((one) => JSON.stringify(one)).join(',')}]}</script>`
  const texts = allTexts(pageOf({ data }))
  expect(texts).toContain('The small one')
  expect(texts).not.toContain('The large one')
  expect(texts).toContain('Thrown by hand from one piece of clay')
})

test('a higher price is the former one only where the page states the matching percentage', () => {
  const discounted = (percent: string): string => `<div><div><span>€30.00</span></div><span>\n ${percent}\n %\n Rabatt</span></div>`
  expect(extractProduct(pageOf({ buy: discounted('20') }), URL_OF_MUG, URL_OF_MUG).price).toEqual({
    amount: 24,
    currency: 'EUR',
    before: 30,
  })
  expect(extractProduct(pageOf({ buy: discounted('50') }), URL_OF_MUG, URL_OF_MUG).price).toEqual({ amount: 24, currency: 'EUR' })
  const far = pageOf({ below: `<div>${'<p>The sea is wide.</p>'.repeat(15)}</div>${discounted('20')}` })
  expect(extractProduct(far, URL_OF_MUG, URL_OF_MUG).price).toEqual({ amount: 24, currency: 'EUR' })
})
