import { expect, test } from 'vitest'
import { bare, framed, grid, ld, prose, apron, buy, named, classify, expectedFor, type Row } from './page-kinds.test-data.ts'

const categoryPages: readonly Row[] = [
  [
    'a grid with a list for machines',
    framed(
      'Aprons',
      `<h1>Aprons</h1>${grid(9, 'grid')}`,
      'en',
      ld({
        '@type': 'ItemList',
        itemListElement: Array.from({ length: 9 }, (_, at) => ({ '@type': 'ListItem', url: `/p/thing-${at}` })),
      }),
    ),
    'https://fernundfels.example/c/aprons',
  ],
  [
    'a grid without',
    framed('Schürzen', `<h1>Schürzen</h1><p>48 Artikel</p>${grid(12, 'grid')}`, 'de'),
    'https://fernundfels.example/c/schuerzen',
  ],
  [
    'a grid whose cards can be bought at once',
    framed('Tea towels', `<h1>Tea towels</h1>${grid(10, 'grid').replaceAll('</div>', `${buy}</div>`)}`),
    'https://fernundfels.example/collections/tea-towels',
  ],
  [
    'a search result',
    framed('Search results for "apron"', `<h1>Search results for “apron”</h1><p>3 results</p>${grid(3, 'results')}`),
    'https://fernundfels.example/search?q=apron',
  ],
  [
    'a search result in French',
    framed('Résultats de recherche pour tablier', `<h1>Résultats pour « tablier »</h1>${grid(5, 'resultats')}`, 'fr'),
    'https://fernundfels.example/recherche?q=tablier',
  ],
  [
    'a category with a long text below',
    framed('Küchenmesser', `<h1>Küchenmesser</h1>${grid(16, 'grid')}<div class="seo">${prose(12)}</div>`, 'de'),
    'https://fernundfels.example/kueche/messer/',
  ],
  [
    'a small one, with a note on its newsletter’s form',
    framed('Aprons', `<h1>Aprons</h1>${grid(12, 'x')}<p>This site is protected by hCaptcha and its terms apply.</p>`),
    'https://fernundfels.example/c/aprons',
  ],
  ['of cookies one can eat', framed('Cookies', `<h1>Cookies</h1>${grid(12, 'x')}`), 'https://fernundfels.example/c/sweets/4'],
  ['a brand’s page', framed('Marram', `<h1>Marram</h1>${grid(20, 'grid')}`), 'https://fernundfels.example/brands/marram'],
  [
    'a search result counted',
    framed('apron', `<h1>12 results for “apron”</h1>${grid(12, 'results')}`),
    'https://fernundfels.example/s?k=apron',
  ],
  [
    'a search result in German',
    framed('apron', `<h1>Suchergebnis</h1><p>12 Treffer für apron</p>${grid(12, 'results')}`, 'de'),
    'https://fernundfels.example/catalogsearch/result/?q=apron',
  ],
  [
    'a search with nothing found',
    framed('Search', `<h1>Search results for “aprn”</h1><p>No results were found for “aprn”. Did you mean apron?</p>${grid(4)}`),
    'https://fernundfels.example/search?q=aprn',
  ],
  [
    'a gift guide of a shop',
    framed('Gifts for cooks', `<h1>Gifts for cooks</h1><p>Twenty presents below €30, chosen by our team.</p>${grid(20, 'grid')}`),
    'https://fernundfels.example/gift-guide/cooks',
  ],
  [
    'with stock of each',
    framed(
      'Sale',
      `<h1>Sale</h1>${Array.from({ length: 9 }, (_, at) => `<article class="tile"><h2><a href="/p/x-${at}">Towel ${at}</a></h2><img src="/i/${at}.jpg" alt="Towel ${at}"><del>€${at + 20}.00</del> <ins>€${at + 10}.00</ins> <button>Add to cart</button></article>`).join('')}`,
    ),
    'https://fernundfels.example/sale',
  ],
]

const articlePages: readonly Row[] = [
  [
    'a blog post',
    framed(
      'A day at the pottery',
      `<article><h1>A day at the pottery</h1><time>3 May</time>${prose(8)}</article>`,
      'en',
      '<meta property="og:type" content="article">',
    ),
    'https://fernundfels.example/blog/a-day-at-the-pottery',
  ],
  [
    'a magazine’s piece that says nothing of itself',
    framed('A day at the pottery', `<article><h1>A day at the pottery</h1><p>By Ann Reed</p>${prose(14)}</article>`),
    'https://dailyriver.example/2026/05/03/a-day-at-the-pottery',
  ],
  [
    'a recipe',
    framed('Plum cake', `<h1>Plum cake</h1>${prose(10)}`, 'en', ld({ '@type': 'Recipe', name: 'Plum cake' })),
    'https://dailyriver.example/recipes/plum-cake',
  ],
  [
    'a buying guide with prices',
    framed(
      'The 7 best aprons of 2026',
      `<article><h1>The 7 best aprons of 2026</h1><p>By Ann Reed</p>${Array.from({ length: 7 }, (_, at) => `<h2>Apron ${at}</h2>${prose(2)}<p><a href="https://other.example/${at}">$${at + 20} at Other</a></p>`).join('')}</article>`,
      'en',
      ld({ '@type': 'NewsArticle', headline: 'The 7 best aprons of 2026' }),
    ),
    'https://dailyriver.example/guides/best-aprons',
  ],
  [
    'a page of terms',
    framed('Allgemeine Geschäftsbedingungen', `<h1>Allgemeine Geschäftsbedingungen</h1>${prose(20)}`, 'de'),
    'https://fernundfels.example/agb',
  ],
  [
    'about one product',
    framed(
      'Fern’s linen apron: our verdict',
      `<article><h1>Fern’s linen apron: our verdict</h1><p>By Ann Reed, 4 May</p><img src="/i/apron-test.jpg" alt="Linen apron" width="1200" height="800">${prose(9)}<p>It costs €39 at Fern.</p><a href="https://shop.example/apron">Buy at Fern</a></article>`,
      'en',
      ld({ '@type': 'BlogPosting', headline: 'Fern’s linen apron: our verdict', author: 'Ann Reed' }),
    ),
    'https://dailyriver.example/reviews/fern-linen-apron',
  ],
  [
    'a recipe with its numbers',
    framed(
      'Plum cake',
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Plum cake</h1><img itemprop="image" src="/i/cake.jpg" alt="Plum cake" width="1000" height="800"><span itemprop="recipeYield">12 pieces</span><ul><li itemprop="recipeIngredient">1.5 kg plums</li><li itemprop="recipeIngredient">500 g flour</li></ul><div itemprop="recipeInstructions">${prose(4)}</div></div>`,
    ),
    'https://fernundfels.example/recipes/plum-cake-1234567',
  ],
  [
    'a comparison',
    framed(
      'Linen apron vs. cotton apron',
      `<article><h1>Linen apron vs. cotton apron: which one is for you?</h1>${prose(6)}<table><tr><th></th><th>Linen</th><th>Cotton</th></tr><tr><td>Price</td><td>€39</td><td>€25</td></tr></table>${prose(3)}</article>`,
      'en',
      ld({ '@type': 'Article', headline: 'Linen apron vs. cotton apron' }),
    ),
    'https://fernundfels.example/blog/linen-vs-cotton',
  ],
  [
    'news that a shop tells',
    framed(
      'We moved',
      `<h1>We moved to a larger mill</h1>${prose(9)}`,
      'en',
      '<meta property="article:published_time" content="2026-03-01">',
    ),
    'https://fernundfels.example/news/we-moved',
  ],
]

const homePages: readonly Row[] = [
  [
    'of a shop',
    framed('Fern &amp; Fels – linen for kitchens', `<h1>Linen for kitchens</h1><p>We weave in the valley.</p>${grid(12, 'bestsellers')}`),
    'https://fernundfels.example/',
  ],
  [
    'in a language’s folder',
    framed('Leinen für Küchen', '<h1>Leinen für Küchen</h1><p>Wir weben im Tal.</p>', 'de'),
    'https://fernundfels.example/de-de/',
  ],
  [
    'of a service',
    bare(
      'Ledgerline – books that keep themselves',
      '<h1>Books that keep themselves</h1><p>Accounting for small studios.</p><a href="/signup">Start free</a>',
    ),
    'https://ledgerline.example/',
  ],
  [
    'of an application that says its name and nothing else',
    '<!doctype html><title>Fern & Fels</title><div id="root"></div><script src="/app.js"></script>',
    'https://fernundfels.example/',
  ],
  [
    'that mentions cookies, captcha and errors in passing',
    framed(
      'Fern &amp; Fels',
      `<h1>Linen for kitchens</h1><p>We weave in the valley. Sorry, no robots here.</p><div class="cookie-banner">We value your privacy. Accept all cookies</div>`,
    ),
    'https://fernundfels.example/',
  ],
  [
    'that states one product it shows',
    framed(
      'Linen for kitchens',
      `<h1>Linen for kitchens</h1><p>We weave in the valley.</p><div class="hero"><img src="/i/hero.jpg" alt="A table" width="1600" height="700"></div>${grid(8, 'bestsellers')}`,
      'en',
      ld({ ...apron, name: 'Rye Basket' }),
    ),
    'https://fernundfels.example/',
  ],
  [
    'that states all it shows',
    framed(
      'Linen for kitchens',
      `<h1>Linen for kitchens</h1>${grid(8, 'bestsellers')}`,
      'en',
      ld({ '@graph': Array.from({ length: 8 }, (_, at) => ({ ...apron, name: `Thing ${at}` })) }),
    ),
    'https://fernundfels.example/',
  ],
]

test.each(named(categoryPages))('page kind is category: $what', ({ html, address }) => {
  expect(classify(html, address)).toEqual(expectedFor('category'))
})

test.each(named(articlePages))('page kind is article: $what', ({ html, address }) => {
  expect(classify(html, address)).toEqual(expectedFor('article'))
})

test.each(named(homePages))('page kind is home: $what', ({ html, address }) => {
  expect(classify(html, address)).toEqual(expectedFor('home'))
})
