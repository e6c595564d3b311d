import { expect, test } from 'vitest'
import { extractProduct } from '../extract-product.ts'

const described = (head: string, body: string, lang = 'en'): string | null => {
  const url = 'https://www.lathehouse.example/p/walnut-bowl'
  return extractProduct(`<html lang="${lang}"><head>${head}</head><body>${body}</body></html>`, url, url).description
}
const name = '<h1>Walnut Bowl</h1><span class="price">$48.00</span><button>Add to cart</button>'
const prose = 'Turned from one piece of walnut and oiled by hand, the walnut bowl keeps bread, fruit and keys for a lifetime.'

test.each([
  [
    'English',
    'Shop Lathe House for Walnut Bowl, where you always find bowls at an affordable price! Free shipping on orders over $45 at our online kitchen store.',
  ],
  ['German', 'Walnut Bowl im Lathe House Online-Shop kaufen ✓ 30 Tage Rückgaberecht ✓ Schneller Versand ✓ Jetzt bestellen!'],
  [
    'Russian',
    'Выберите Walnut Bowl в интернет-магазине по отзывам, характеристикам, ценам и стоимости доставки по России. Купите Walnut Bowl выгодно!',
  ],
  ['Italian', 'Acquista Walnut Bowl sul negozio online Lathe House: spedizione gratuita, miglior prezzo e recensioni dei clienti.'],
])('sales talk in %s, however stated, loses against the page’s visible sentences', (_, talk) => {
  const head = `<title>Walnut Bowl</title><meta property="og:description" content="${talk}"><meta name="description" content="${talk}">`
  expect(described(head, `<main>${name}<div class="about"><p>${prose}</p></div></main>`)).toBe(prose)
})

test('a single shop word after real text is not sales talk', () => {
  const stated = `${prose} Shop Lathe House.`
  expect(
    described(
      `<meta name="description" content="${stated}">`,
      `<main>${name}<div class="product-info"><p>Walnut | Oiled | Round</p><p>Wash by hand, dry at once, oil once a year.</p></div></main>`,
    ),
  ).toBe(stated)
})

test('a table of facts and a list of points rank below a text of sentences', () => {
  const rows = ['Wood', 'Finish', 'Across', 'Height', 'Origin', 'Weight'].map(
    (label) => `<tr><td>${label}</td><td>${label} of the walnut bowl</td></tr>`,
  )
  const points = [
    'Turned from a single block of walnut',
    'Bowl rubbed with linseed oil three times',
    'Grain unlike that of any other piece',
    'Wide enough to serve salad for eight guests',
    'Felt underneath spares tables their scratches',
  ]
  expect(
    described(
      '',
      `<main>${name}<div class="specifications"><table>${rows.join('')}</table></div><div class="product-description"><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul></div><div class="description"><p>${prose}</p></div></main>`,
    ),
  ).toBe(prose)
})

test('a layout of tables is no table of facts', () => {
  expect(
    described(
      '',
      `<table><tr><td><div class="description"><table><tr><td>${prose}</td></tr></table></div></td><td>${name}</td></tr></table>`,
    ),
  ).toBe(prose)
})

test('a description of another page, next to its linked name, does not describe the product', () => {
  const teasers = ['Bowls', 'Plates', 'Spoons'].map(
    (what) =>
      `<li class="item"><h3><a href="/guide/${what}">How to care for walnut ${what}</a></h3><div class="description">Knowing how walnut drinks its oil, a walnut bowl will stay with you for many years of use, and its grain will deepen with every winter in your kitchen at home.</div></li>`,
  )
  expect(
    described(
      '',
      `<main>${name}<ul>${teasers.join('')}</ul><div class="tabs"><p>Walnut bowl, turned and oiled by hand in our own barn.</p></div></main>`,
    ),
  ).toBe('Walnut bowl, turned and oiled by hand in our own barn.')
})
