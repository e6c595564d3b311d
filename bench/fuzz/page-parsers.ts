import { readdirSync, readFileSync } from 'node:fs'
import { parseHexColor, siteOf } from '@adloom/domain/brand.ts'
import { parseProductUrl } from '@adloom/domain/product.ts'
import { withFetchedStyle } from '@adloom/engine/page/brand/apply-styles.ts'
import { cssColor } from '@adloom/engine/page/css/css-color.ts'
import { importsOf } from '@adloom/engine/page/css/css-imports.ts'
import { imageAddress, srcsetOf } from '@adloom/engine/page/document/image-url.ts'
import { extractProduct } from '@adloom/engine/page/extract-product.ts'
import { checkedUrl } from '@adloom/engine/page/fetch/connect.ts'
import { decodePage, isHtml } from '@adloom/engine/page/fetch/decode-page.ts'
import { otherShopPages } from '@adloom/engine/page/fixtures/other-shops.test-data.ts'
import { shopSystemPages } from '@adloom/engine/page/fixtures/shop-systems.test-data.ts'
import { worldSystemPages } from '@adloom/engine/page/fixtures/world-systems.test-data.ts'
import { currencyCode, countriesOf, knownMark, currencyOfMark } from '@adloom/engine/page/values/currency.ts'
import { machineAmount, parseAmount, pricesIn } from '@adloom/engine/page/values/price.ts'
import { countIn, scoreIn } from '@adloom/engine/page/values/rating-text.ts'
import { stockOf } from '@adloom/engine/page/values/stock-words.ts'
import { isPublic, numberFlaws, productFlaws, unless } from './flaws.ts'
import { type Parser, usually } from './parser.ts'

const HERE = 'https://shop.example/p/red-mug'
const SHOP = new URL('../../e2e/shop/pages/', import.meta.url)
const HTML = /\.html?$/i

const shopPages = (): string[] =>
  readdirSync(SHOP)
    .filter((file) => HTML.test(file))
    .map((file) => readFileSync(new URL(file, SHOP), 'utf8'))
const pages = (): string[] => [...shopPages(), ...[...otherShopPages, ...shopSystemPages, ...worldSystemPages].map(({ html }) => html)]

const isHex = (color: string | null): boolean => color === null || /^#[0-9A-F]{6}$/.test(color)
const isCode = (currency: string | null): boolean => currency === null || /^[A-Z]{3}$/.test(currency)

/** Addresses as pages and people write them. */
const addresses = [
  HERE,
  'shop.example/p?id=1#top',
  '//cdn.example/img/mug_1200x800.jpg?v=3',
  '/_next/image?url=%2Fi%2Fmug.jpg&w=640&q=75',
  'https://m.media-amazon.com/images/I/61abc._AC_SX300_.jpg',
  'https://res.cloudinary.example/shop/image/upload/w_300,h_300,c_fill/mug.jpg',
  'https://xn--bcher-kva.example:443/ü?q=ä',
  'http://192.0.2.1:80/a.jpg',
  'https://[2001:db8::1]/a.jpg',
  '/a.jpg 1x, /b,c.jpg 2x, https://cdn.example/d.jpg 800w',
]
const css = [
  '@import url("a.css") screen; @charset "utf-8"; :root{--brand:#c0392b;--on:white} body{font:16px/1.5 "Inter",sans-serif;color:var(--on)}',
  '@media (min-width:900px){.btn,.button:hover>a{background:linear-gradient(#fff,rgb(20 30 40 / .5)) no-repeat;color:hsl(12deg 40% 50%)}}',
  '@layer base,theme;@supports (color:oklch(1 0 0)){h1{color:oklch(70% .2 30);background:color-mix(in srgb,red 20%,blue)}}@font-face{font-family:Shop;src:url(f.woff2)}',
]
const colors = [
  '#C0392B',
  '#abc8',
  'rgb(1, 2, 3)',
  'rgb(10% 20% 30% / 50%)',
  'hsla(120deg,50%,50%,.7)',
  'oklch(70% 0.2 30)',
  'color(display-p3 1 .5 0)',
  'rebeccapurple',
  'transparent',
  'currentcolor',
]
const numbers = [
  '12,50 €',
  '$1,299.00',
  'EUR 1.299,00',
  'CHF 1’299.–',
  '₹1,54,999',
  'kr 199,-',
  '٣٫٥ د.إ',
  '1 299,90 zł',
  'US$ 19.99 - 29.99',
  '4.6 von 5 Sternen (1.204 Bewertungen)',
  '4,6/5',
  '88 reviews',
  'Only 3 left in stock',
  'Auf Lager',
  '10K+ ratings',
]

const stylePage =
  '<html lang="en"><title>Red Mug</title><header><a href="/"><img class="logo" src="/logo.png" alt="Shop"></a></header><h1>Red Mug</h1><p class="price">12,50 €</p><button class="btn">Add to cart</button>'
const styled = extractProduct(stylePage, HERE, HERE)

/** Parsers of what a shop's server sends, and of the addresses people type. */
export const pageParsers: readonly Parser[] = [
  {
    ...usually,
    name: 'page',
    changes: 'markup',
    starts: pages,
    endings: HTML,
    faultsOf: (html) => productFlaws(extractProduct(html, HERE, HERE)),
    limitMs: 3000,
    share: 8,
  },
  {
    ...usually,
    name: 'page bytes',
    changes: 'bytes',
    starts: () => shopPages().flatMap((html) => [Buffer.from(html), Buffer.from(html, 'utf16le'), Buffer.from(html, 'latin1')]),
    endings: HTML,
    faultsOf: (bytes) => {
      isHtml(bytes, null)
      return unless(decodePage(bytes, 'text/html; charset=shift_jis').length <= bytes.length * 2, 'a text longer than its bytes')
    },
  },
  {
    ...usually,
    name: 'address',
    changes: 'words',
    starts: () => addresses,
    faultsOf: (text) => {
      siteOf(text)
      countriesOf(text, text)
      const typed = parseProductUrl(text)
      const checked = checkedUrl(text, new URL(HERE), [])
      return [
        ...unless(typed === null || /^https?:$/.test(typed.protocol), `typed ${typed?.href}`),
        ...unless(isPublic(checked.href) && checked.username === '' && ['', '80', '443'].includes(checked.port), `fetches ${checked.href}`),
      ]
    },
  },
  {
    ...usually,
    name: 'image address',
    changes: 'words',
    starts: () => addresses,
    faultsOf: (text) => {
      const found = imageAddress(text, HERE)
      const set = srcsetOf(text)
      return [
        ...unless(found === null || /^data:image\//i.test(found.href) || isPublic(found.href), `shows ${found?.href}`),
        ...unless(found?.written === undefined || found.written === null || isPublic(found.written), `falls back to ${found?.written}`),
        ...numberFlaws('side', found?.side, 1),
        ...set.flatMap(({ width }) => numberFlaws('width', width)),
      ]
    },
  },
  {
    ...usually,
    name: 'colour',
    changes: 'words',
    starts: () => colors,
    faultsOf: (text) => [cssColor(text), parseHexColor(text)].flatMap((color) => unless(isHex(color), `colour ${color}`)),
  },
  {
    ...usually,
    name: 'style sheet',
    changes: 'words',
    starts: () => css,
    endings: /\.css$/i,
    faultsOf: (sheet) => [
      ...importsOf(sheet, HERE).flatMap((address) => unless(/^https?:/.test(address), `imports ${address}`)),
      ...productFlaws(withFetchedStyle(stylePage, styled, [sheet], null)),
    ],
    limitMs: 3000,
    share: 2,
  },
  {
    ...usually,
    name: 'price',
    changes: 'words',
    starts: () => numbers,
    faultsOf: (text) => {
      stockOf(text)
      const mark = knownMark(text)
      const currency = mark === null ? null : currencyOfMark(mark)
      const score = scoreIn(text)
      return [
        ...pricesIn(text).flatMap((price) => [
          ...numberFlaws('price', price.amount),
          ...unless(isCode(price.currency), `currency ${price.currency}`),
        ]),
        ...[parseAmount(text, 'KWD'), machineAmount(text, 'EUR'), countIn(text)].flatMap((value) => numberFlaws('amount', value)),
        ...[currency, currencyCode(text)].flatMap((code) => unless(isCode(code), `currency ${String(code)}`)),
        ...numberFlaws('score', score?.value),
        ...unless(score === null || score.value <= score.best, `score ${score?.value} of ${score?.best}`),
      ]
    },
  },
]
