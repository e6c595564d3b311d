import { expect, test } from 'vitest'
import { extractProduct } from '../extract-product.ts'

const url = 'https://www.fernshop.example/p/oak-table'
const read = (before: string, head = '', title = 'Oak Table') =>
  extractProduct(
    `<html lang="en"><head><title>${title}</title><meta property="og:site_name" content="Fernshop"><meta property="og:type" content="product">${head}</head><body><header><nav class="main-menu"><a href="/">Home</a><a href="/new">New</a><a href="/sale">Sale</a></nav></header>${before}<main><h1>${title}</h1><div class="price">€24.00</div><button>Add to cart</button></main></body></html>`,
    url,
    url,
  ).categoryPath
const ld = (value: object): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const trail = (...steps: readonly (readonly [string, string?])[]): string =>
  ld({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], place) => ({ '@type': 'ListItem', position: place + 1, name, item })),
  })

test.each([
  ['start page and product', trail(['Home', '/'], ['Furniture', '/f'], ['Tables', '/f/t'], ['Oak Table', '/p/oak-table'])],
  ['the start page under its own name', trail(['Fernshop', '/'], ['Furniture', '/f'], ['Tables', '/f/t'])],
  ['the start page under another name', trail(['Welcome', 'https://www.fernshop.example/'], ['Furniture', '/f'], ['Tables', '/f/t'])],
  ['the shelf of everything', trail(['All products', '/all'], ['Furniture', '/f'], ['Tables', '/f/t'])],
  ['a number at the end', trail(['Furniture', '/f'], ['Tables', '/f/t'], ['Item # TA224626'])],
  ['a word for the page at the end', trail(['Furniture', '/f'], ['Tables', '/f/t'], ['Product Details'])],
  ['the product under a shorter name', trail(['Furniture', '/f'], ['Tables', '/f/t'], ['Table', '/p/oak-table'])],
  [
    'positions out of order',
    ld({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 2, name: 'Tables' },
        { position: 1, name: 'Furniture' },
      ],
    }),
  ],
  [
    'names inside items',
    ld({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: { '@id': '/f', name: 'Furniture' } },
        { position: 2, item: { '@id': '/f/t', name: 'Tables' } },
      ],
    }),
  ],
  ['an empty list before', trail() + trail(['Furniture', '/f'], ['Tables', '/f/t'])],
])('a breadcrumb in data with %s gives only the categories', (_, head) => {
  expect(read('', head)).toEqual(['Furniture', 'Tables'])
})

test.each([
  [
    'a list with a class',
    '<ul class="breadcrumb"><li><a href="/">Home</a></li><li><a href="/f">Furniture</a></li><li><a href="/f/t">Tables</a></li><li>Oak Table</li></ul>',
  ],
  [
    'a part that is labelled for screen readers',
    '<nav aria-label="Breadcrumbs"><ol><li><a href="/">Home</a></li><li><a href="/f">Furniture</a></li><li><a href="/f/t">Tables</a></li></ol></nav>',
  ],
  [
    'links between marks in a box without a name',
    '<p><a href="/">Home</a> » <a href="/f">Furniture</a> » <a href="/f/t">Tables</a> » Oak Table</p>',
  ],
  ['words without links', '<div class="breadcrumbs">Home &gt; Furniture &gt; Tables &gt; Oak Table</div>'],
  [
    'links that bring their own marks',
    '<div id="topicpath"><a href="/">Home</a><a href="/f">› Furniture</a><a href="/f/t">› Tables</a></div>',
  ],
  [
    'microdata',
    '<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="/f"><span itemprop="name">Furniture</span></a><meta itemprop="position" content="1"></li><li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="/f/t"><span itemprop="name">Tables</span></a><meta itemprop="position" content="2"></li></ol>',
  ],
  [
    'RDFa',
    '<ol vocab="https://schema.org/" typeof="BreadcrumbList"><li property="itemListElement" typeof="ListItem"><a property="item" typeof="WebPage" href="/f"><span property="name">Furniture</span></a><meta property="position" content="1"></li><li property="itemListElement" typeof="ListItem"><a property="item" typeof="WebPage" href="/f/t"><span property="name">Tables</span></a><meta property="position" content="2"></li></ol>',
  ],
])('the breadcrumb is read from %s', (_, before) => {
  expect(read(before)).toEqual(['Furniture', 'Tables'])
})

test.each([
  'Startseite',
  'Accueil',
  'Inicio',
  'Início',
  'Domů',
  'Strona główna',
  'Hjem',
  'Etusivu',
  'Főoldal',
  'Acasă',
  'Ana Sayfa',
  'Главная',
  'Головна',
  'Начало',
  'Αρχική',
  'الرئيسية',
  'ホーム',
  'トップページ',
  '首頁',
  '홈',
])('the home page called “%s” is no category', (home) => {
  expect(read('', trail([home, '/start'], ['Furniture', '/f'], ['Tables', '/f/t']))).toEqual(['Furniture', 'Tables'])
})

test('a category that shares a word with the product stays', () => {
  expect(read('', trail(['Tables', '/t'], ['Oak Tables', '/t/oak'], ['Oak Table', '/p/oak-table']))).toEqual(['Tables', 'Oak Tables'])
})

test('a category written as a path is split, and its last step is the category', () => {
  const head = ld({
    '@type': 'Product',
    name: 'Oak Table',
    category: 'Furniture > Tables',
    image: '/t.jpg',
    offers: { price: 24, priceCurrency: 'EUR' },
  })
  expect(read('', head)).toEqual(['Furniture', 'Tables'])
  const html = `<html><head><title>Oak Table</title>${head}</head><body><h1>Oak Table</h1></body></html>`
  expect(extractProduct(html, url, url)).toMatchObject({
    category: 'Tables',
    evidence: { category: { source: 'json-ld', snippet: 'Furniture > Tables' } },
  })
})

test('a menu is no breadcrumb', () => {
  expect(read('<ul><li><a href="/">Home</a></li><li><a href="/new">New</a></li><li><a href="/sale">Sale</a></li></ul>')).toEqual([])
})
