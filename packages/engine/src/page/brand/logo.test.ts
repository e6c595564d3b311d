import { expect, test } from 'vitest'
import { extractProduct } from '../extract-product.ts'
import { inlineSvg } from './inline-svg.ts'

const at = 'https://hob.example/products/kettle'
const DRAWING = '<path fill="#7a1f5c" d="M0 0h120v40z"/>'
const sprite = (parts: string): string =>
  `<svg style="display:none"><symbol id="cart" viewBox="0 0 9 9"><path d="M0 0h9"/></symbol>${parts}</svg>`
const organisation = (data: string): string => `<script type="application/ld+json">${data}</script>`
const home = (inner: string, more = ''): string =>
  `<header class="site"><a href="/" class="brand" ${more}>${inner}</a><nav><a href="/shop">Shop</a></nav></header>`

/** The logos of a sample shop in readable form. */
const logosOn = (header: string, head = ''): string[] =>
  extractProduct(
    `<html lang="en"><head><title>Copper Kettle | Hob</title>${head}</head><body>${header}<main><h1>Copper Kettle</h1>` +
      '<img src="/kettle.jpg" width="800" height="800" alt="Copper Kettle"><p>£64.00</p><button name="add">Add to basket</button></main></body></html>',
    at,
    at,
  ).logos.map((logo) => decodeURIComponent(logo.replace('https://hob.example', '')))

test.each([
  ['a picture that waits', home('<img data-src="/hob.png" alt="Hob">')],
  ['one behind a stand-in', home('<img src="/img/blank.gif" data-src="/hob.png" alt="Hob">')],
  ['one behind a stand-in of data', home('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAE=" data-lazy="/hob.png" alt="Hob">')],
  ['one for browsers without scripts', home('<noscript><img src="/hob.png" alt="Hob"></noscript>')],
  ['one whose folder alone says it', '<header><a href="/"><img src="/promo-logo.png"></a></header>', '', ['/promo-logo.png']],
  ['a background in the attribute', home('Hob', 'style="width:9em;background-image:url(\'/hob.png\')"')],
  [
    'a background in a style',
    home('Hob'),
    '<style>.x{color:red}.site .brand{background:#fff url(/hob.png) no-repeat}.brand:hover{opacity:.5}</style>',
  ],
  [
    'one before the words',
    home('<span class="logo">Hob</span>'),
    '<style>@media screen{a .logo::before{content:"";background:url("/hob.png")}}</style>',
  ],
  [
    'an organisation’s picture object',
    home('Hob'),
    organisation('{"@type":"Organization","logo":{"@type":"ImageObject","url":"/hob.png"}}'),
  ],
  [
    'a picture object elsewhere in the graph',
    home('Hob'),
    organisation(
      '{"@graph":[{"@type":"OnlineStore","name":"Hob","logo":{"@id":"#l"}},{"@id":"#l","@type":"ImageObject","contentUrl":"/hob.png"}]}',
    ),
  ],
])('%s is the logo', (_, header, head = '', expected = ['/hob.png']) => {
  expect(logosOn(header, head)).toEqual(expected)
})

test.each([
  ['drawn in the page', `<svg class="logo" viewBox="0 0 120 40">${DRAWING}</svg>`, ''],
  [
    'a symbol of the page’s sprite',
    '<svg class="logo"><use href="#hob"></use></svg>',
    sprite(`<symbol id="hob" viewBox="0 0 120 40">${DRAWING}</symbol>`),
  ],
  [
    'a group, in the older spelling',
    '<svg class="logo" viewBox="0 0 120 40"><use xlink:href="#hob"/></svg>',
    sprite(`<g id="hob">${DRAWING}</g>`),
  ],
])('a logo %s is extracted whole', (_, drawn, before) => {
  const [logo, ...others] = logosOn(before + home(drawn))
  expect(logo).toMatch(/^data:image\/svg\+xml.*viewBox="0 0 120 40".*#7a1f5c.*<\/svg>$/)
  expect(others).toEqual([])
})

test.each([
  ['a file of many drawings', '<svg class="logo"><use href="/img/sprite.svg#hob"/></svg>'],
  ['a symbol nobody drew', '<svg class="logo"><use href="#hob"/></svg>'],
  ['a drawing that is a part of itself', '<svg class="logo" id="hob"><use href="#hob"/></svg>'],
  [
    'several at once',
    `${sprite(`<g id="one">${DRAWING}</g><g id="two">${DRAWING}</g>`)}<svg class="logo"><use href="#one"/><use href="#two"/></svg>`,
  ],
  ['the stand-in alone', '<img class="logo" src="/img/blank.gif" alt="Hob">'],
])('%s is no logo', (_, drawn) => {
  expect(logosOn(home(drawn))).toEqual([])
})

test.each([
  [
    'for dark grounds',
    '<img class="logo logo--light" src="/logo-white.svg" alt="Hob"><img class="logo" src="/logo-ink.svg" alt="Hob">',
    '/logo-ink.svg',
  ],
  ['of a jubilee', '<img src="/50-years-hob-logo.svg" alt="Hob"><img class="logo" src="/mark.svg" alt="Hob">', '/mark.svg'],
  ['a badge', '<img src="/award-badge.png" alt="Hob"><img src="/mark.svg" alt="Hob">', '/mark.svg'],
])('of two logos, one %s ranks second', (_, images, first) => {
  expect(logosOn(home(images))[0]).toBe(first)
})

test('a logo for dark backgrounds or for an anniversary is used where the shop has no other', () => {
  expect(logosOn(home('<img class="logo" src="/logo-white.svg" alt="Hob">'))).toEqual(['/logo-white.svg'])
  expect(logosOn(home('<img class="logo" src="/50-years-logo.svg" alt="Hob">'))).toEqual(['/50-years-logo.svg'])
})

test('backgrounds of the footer and of products are no logos', () => {
  const style =
    '<style>.brand-tile{background:url(/maker.png)}footer .logo{background:url(/seal.png)}.hero{background:url(/beach.jpg)}</style>'
  expect(logosOn('<div class="hero"></div><footer><a href="/" class="logo"></a></footer>', style)).toEqual([])
})

test('an inline SVG is stored as valid XML, without anything that could run or load', () => {
  const svg = decodeURIComponent(
    inlineSvg(
      '<svg viewbox="0 0 9 9" width=9 onload=alert(1) class="x"><script>alert(2)</script><a href="https://x.example"><path d=M0 fill=red /></a>' +
        '<text aria-label="a b=c">&nbsp;</text><!-- <path onclick=x> --></svg>',
    ) ?? '',
  )
  expect(svg).toBe(
    'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9"><a><path d="M0" fill="red"/></a><text>\u00a0</text></svg>',
  )
})

test('drawings larger than a logo, or that refer outside the page, are dropped', () => {
  expect(inlineSvg(`<svg><path d="${'M0 0'.repeat(10_000)}"/></svg>`)).toBeNull()
  expect(inlineSvg('<svg><image href="https://x.example/a.png"/><path d="M0"/></svg>')).toBeNull()
  expect(inlineSvg('<svg><foreignObject><p>x</p></foreignObject><path d="M0"/></svg>')).toBeNull()
  expect(inlineSvg('<svg><path id="\ud800" d="M0"/></svg>')).toContain('%EF%BF%BD')
  expect(inlineSvg(`<svg ${'='.repeat(20_000)}<path ${'a=b'.repeat(3000)}`)).toBeNull()
})

test('style sheets of nothing but images, and pages of nothing but candidates, are read to their end', () => {
  const style = `<style>${'.logo{background:url('.repeat(4000)}</style>`
  expect(logosOn('<a href="/" class="logo">Hob</a>'.repeat(2000), style)).toEqual([])
})
