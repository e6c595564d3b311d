import { expect, test } from 'vitest'
import { extractProduct } from './extract-product.ts'

/** Sample pages with price formats of shops around the world; only the format is real. */
const page = (lang: string, prices: string, rest = ''): string =>
  `<html lang="${lang}"><head><title>Pelta Jug | Shop</title><meta property="og:type" content="product"></head><body><main><h1>Pelta Jug</h1>${prices}<button class="add-to-cart">Buy</button></main>${rest}</body></html>`

interface Case {
  readonly name: string
  readonly host: string
  readonly lang?: string
  readonly html: string
  readonly rest?: string
  readonly price: { readonly amount: number; readonly currency: string; readonly before?: number } | null
}

const cases: readonly Case[] = [
  {
    name: 'yen after the number',
    host: 'shop.example.jp',
    lang: 'ja',
    html: '<p class="item-price">12,800円<span>(税込)</span></p>',
    price: { amount: 12_800, currency: 'JPY' },
  },
  {
    name: 'yen with tax and without',
    host: 'shop.example.jp',
    lang: 'ja',
    html: '<dl><dt>販売価格</dt><dd class="price">￥5,500（税込）</dd><dd class="price-excl">￥5,000（税抜）</dd></dl>',
    price: { amount: 5500, currency: 'JPY' },
  },
  {
    name: 'Czech crowns',
    host: 'obchod.example.cz',
    lang: 'cs',
    html: '<div class="cena"><del>2 490 Kč</del> <strong>1 990 Kč</strong> <span>s DPH</span></div>',
    price: { amount: 1990, currency: 'CZK', before: 2490 },
  },
  {
    name: 'Czech crowns with a dash',
    host: 'obchod.example.cz',
    lang: 'cs',
    html: '<div class="price-final">649,- Kč</div><div class="price-novat">536,36 Kč bez DPH</div>',
    price: { amount: 649, currency: 'CZK' },
  },
  {
    name: 'złoty with the lowest price of thirty days',
    host: 'sklep.example.pl',
    lang: 'pl',
    html: '<div class="price">129,99 zł</div><p class="omnibus">Najniższa cena z 30 dni przed obniżką: 119,99 zł</p><p>Cena regularna: <s>159,99 zł</s></p>',
    price: { amount: 129.99, currency: 'PLN', before: 159.99 },
  },
  {
    name: 'rupees in lakhs',
    host: 'shop.example.in',
    html: '<span class="selling-price">₹1,49,999</span> <span class="mrp">MRP ₹<s>1,79,999</s></span> <span>16% off</span>',
    price: { amount: 149_999, currency: 'INR', before: 179_999 },
  },
  {
    name: 'rupees as Rs.',
    host: 'shop.example.in',
    html: '<div class="price">Rs. 2,499.00</div><div>or 3 interest free payments of Rs. 833</div>',
    price: { amount: 2499, currency: 'INR' },
  },
  {
    name: 'francs with apostrophe and dash',
    host: 'laden.example.ch',
    lang: 'de-CH',
    html: '<div class="price">CHF 1’299.–</div>',
    price: { amount: 1299, currency: 'CHF' },
  },
  {
    name: 'francs without a currency',
    host: 'laden.example.ch',
    lang: 'de-CH',
    html: '<div class="produkt-preis">statt <s>59.90</s> <b class="price">39.90</b></div>',
    price: { amount: 39.9, currency: 'CHF', before: 59.9 },
  },
  {
    name: 'reais and instalments',
    host: 'loja.example.com.br',
    lang: 'pt-BR',
    html: '<div class="preco">De <s>R$ 1.599,00</s> por <strong>R$ 1.299,00</strong></div><p>ou 10x de R$ 129,90 sem juros</p><p>R$ 1.169,10 no Pix</p>',
    price: { amount: 1299, currency: 'BRL', before: 1599 },
  },
  {
    name: 'won with the price before',
    host: 'shop.example.kr',
    lang: 'ko',
    html: '<div class="price"><del>45,000원</del><strong>32,000원</strong></div>',
    price: { amount: 32_000, currency: 'KRW', before: 45_000 },
  },
  {
    name: 'rupiah',
    host: 'toko.example.id',
    lang: 'id',
    html: '<div class="price">Rp 1.250.000</div>',
    price: { amount: 1_250_000, currency: 'IDR' },
  },
  {
    name: 'dong',
    host: 'cuahang.example.vn',
    lang: 'vi',
    html: '<div class="price">459.000₫</div>',
    price: { amount: 459_000, currency: 'VND' },
  },
  {
    name: 'lira',
    host: 'dukkan.example.com.tr',
    lang: 'tr',
    html: '<div class="fiyat">1.749,90 TL</div>',
    price: { amount: 1749.9, currency: 'TRY' },
  },
  {
    name: 'roubles with a blank',
    host: 'lavka.example.ru',
    lang: 'ru',
    html: '<div class="price"><span>12 990 ₽</span> <span class="price-old">15 490 ₽</span></div>',
    price: { amount: 12_990, currency: 'RUB', before: 15_490 },
  },
  {
    name: 'lei with cents on high',
    host: 'magazin.example.ro',
    lang: 'ro',
    html: '<p class="product-new-price">1.299<sup>99</sup> Lei</p><p class="product-old-price">PRP: <s>1.499<sup>99</sup> Lei</s></p>',
    price: { amount: 1299.99, currency: 'RON', before: 1499.99 },
  },
  {
    name: 'forint',
    host: 'bolt.example.hu',
    lang: 'hu',
    html: '<span class="ar">14 990 Ft</span>',
    price: { amount: 14_990, currency: 'HUF' },
  },
  {
    name: 'Danish crowns',
    host: 'butik.example.dk',
    lang: 'da',
    html: '<span class="pris">1.149,00 kr.</span>',
    price: { amount: 1149, currency: 'DKK' },
  },
  {
    name: 'Norwegian crowns with a dash',
    host: 'butikk.example.no',
    lang: 'nb',
    html: '<span class="price">1 299,-</span>',
    price: { amount: 1299, currency: 'NOK' },
  },
  {
    name: 'Swedish crowns with a colon',
    host: 'butik.example.se',
    lang: 'sv',
    html: '<span class="price">499:-</span>',
    price: { amount: 499, currency: 'SEK' },
  },
  {
    name: 'dirhams in Arabic digits',
    host: 'shop.example.ae',
    lang: 'ar',
    html: '<span class="price">٣٤٩٫٠٠ د.إ</span>',
    price: { amount: 349, currency: 'AED' },
  },
  {
    name: 'toman’s neighbour: rials in Persian digits',
    host: 'shop.example.com',
    lang: 'fa',
    html: '<span class="price">۱٬۲۵۰٬۰۰۰ ریال</span>',
    price: { amount: 1_250_000, currency: 'IRR' },
  },
  {
    name: 'baht',
    host: 'shop.example.co.th',
    lang: 'th',
    html: '<span class="price">฿1,290</span>',
    price: { amount: 1290, currency: 'THB' },
  },
  {
    name: 'a range',
    host: 'shop.example.com',
    html: '<p class="price"><span class="amount">$24.00</span> – <span class="amount">$48.00</span></p>',
    price: { amount: 24, currency: 'USD' },
  },
  { name: 'from', host: 'shop.example.co.uk', html: '<p class="price">From £249</p>', price: { amount: 249, currency: 'GBP' } },
  {
    name: 'a member’s price',
    host: 'shop.example.com',
    html: '<div class="price">$30.00</div><div class="member-price">Members pay $24.00</div>',
    price: { amount: 30, currency: 'USD' },
  },
  {
    name: 'a unit price',
    host: 'markt.example.de',
    lang: 'de',
    html: '<div class="price">3,49 €</div><div class="base">1 kg = 13,96 €</div>',
    price: { amount: 3.49, currency: 'EUR' },
  },
  {
    name: 'a unit price in brackets',
    host: 'markt.example.at',
    lang: 'de',
    html: '<span class="price">€ 12,90</span> <span>(€ 51,60 / kg)</span>',
    price: { amount: 12.9, currency: 'EUR' },
  },
  {
    name: 'a saving',
    host: 'shop.example.com.au',
    html: '<div class="price">$159.00 <span>Save $40.00</span> <span class="was">Was $199.00</span></div>',
    price: { amount: 159, currency: 'AUD', before: 199 },
  },
  {
    name: 'a deposit and a voucher',
    host: 'markt.example.de',
    lang: 'de',
    html: '<div class="preis">1,19 €</div><p>zzgl. 0,25 € Pfand</p><p>5 € Gutschein ab 50 € Einkauf</p>',
    price: { amount: 1.19, currency: 'EUR' },
  },
  {
    name: 'monthly rates',
    host: 'shop.example.es',
    lang: 'es',
    html: '<div class="precio">1.199,00 €</div><p>o desde 33,31 €/mes</p>',
    price: { amount: 1199, currency: 'EUR' },
  },
  {
    name: 'cents in an element of their own',
    host: 'shop.example.com',
    html: '<div class="price"><span>$</span><span>19</span><span class="cents">99</span></div>',
    price: { amount: 19.99, currency: 'USD' },
  },
  {
    name: 'a sign behind a no-break space',
    host: 'shop.example.fi',
    lang: 'fi',
    html: '<div class="hinta">1&nbsp;249,90&nbsp;€</div>',
    price: { amount: 1249.9, currency: 'EUR' },
  },
  {
    name: 'a narrow no-break space',
    host: 'boutique.example.fr',
    lang: 'fr',
    html: '<div class="prix">1 249,90 €</div>',
    price: { amount: 1249.9, currency: 'EUR' },
  },
  {
    name: 'the euro sign between units and cents',
    host: 'boutique.example.fr',
    lang: 'fr',
    html: '<div class="prix">34€90</div>',
    price: { amount: 34.9, currency: 'EUR' },
  },
  {
    name: 'Mexican pesos',
    host: 'tienda.example.com.mx',
    lang: 'es-MX',
    html: '<div class="precio">$1,899.00 MXN</div>',
    price: { amount: 1899, currency: 'MXN' },
  },
  {
    name: 'Chilean pesos',
    host: 'tienda.example.cl',
    lang: 'es-CL',
    html: '<div class="precio">$29.990</div><div class="precio-normal"><s>$39.990</s></div>',
    price: { amount: 29_990, currency: 'CLP', before: 39_990 },
  },
  {
    name: 'Taiwan dollars',
    host: 'shop.example.com.tw',
    lang: 'zh-TW',
    html: '<div class="price">NT$ 1,280</div>',
    price: { amount: 1280, currency: 'TWD' },
  },
  { name: 'rand', host: 'shop.example.co.za', html: '<div class="price">R 1 499.00</div>', price: { amount: 1499, currency: 'ZAR' } },
  {
    name: 'free shipping above a sum',
    host: 'shop.example.com',
    html: '<div class="promo">Free shipping over $50</div><div class="price">$18</div>',
    price: { amount: 18, currency: 'USD' },
  },
  {
    name: 'a product that is gone among products that are not',
    host: 'shop.example.com',
    html: '<p>Out of stock</p>',
    rest: '<section><h2>You might also like</h2><a href="/p/a"><span class="price">$19</span></a><a href="/p/b"><span class="price">$29</span></a></section>',
    price: null,
  },
  {
    name: 'dollars of two countries',
    host: 'shop.example.ca',
    html: '<div class="price">C$58.00</div><div>US$42.00</div>',
    price: { amount: 58, currency: 'CAD' },
  },
  {
    name: 'shekels',
    host: 'shop.example.co.il',
    lang: 'he',
    html: '<div class="price">₪129.90</div>',
    price: { amount: 129.9, currency: 'ILS' },
  },
  {
    name: 'old leva beside euros',
    host: 'magazin.example.bg',
    lang: 'bg',
    html: '<div class="price">25,56 € <span>(49,99 лв.)</span></div>',
    price: { amount: 25.56, currency: 'EUR' },
  },
  {
    name: 'a price in an attribute’s digits without sign',
    host: 'winkel.example.nl',
    lang: 'nl',
    html: '<div class="prijs">van <span class="oud"><s>89,95</s></span> voor <span class="price">64,95</span></div>',
    price: { amount: 64.95, currency: 'EUR', before: 89.95 },
  },
]

test.each(cases.map((one) => [one.name, one] as const))('the price is read from %s', (_, { host, lang, html, rest, price }) => {
  const url = `https://${host}/p/pelta-jug`
  expect(extractProduct(page(lang ?? 'en', html, rest), url, url).price).toEqual(price)
})
