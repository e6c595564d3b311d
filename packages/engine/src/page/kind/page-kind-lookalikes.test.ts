import { expect, test } from 'vitest'
import {
  menu,
  bare,
  framed,
  ld,
  prose,
  apron,
  gallery,
  galleryOf,
  buy,
  product,
  named,
  classify,
  type Row,
} from './page-kinds.test-data.ts'

const productPages: readonly Row[] = [
  [
    'called 404',
    framed('404 Eau de Parfum', `${galleryOf('404 Eau de Parfum')}<h1>404 Eau de Parfum</h1><p class="price">€95.00</p>${buy}`),
    'https://fernundfels.example/products/404-eau-de-parfum',
  ],
  [
    'called Page Not Found',
    framed(
      'Page Not Found T-Shirt',
      `${galleryOf('Page Not Found T-Shirt')}<h1>Page Not Found T-Shirt</h1><p class="price">€25.00</p>${buy}`,
    ),
    'https://fernundfels.example/item/8841277',
  ],
  [
    'a book called Access Denied',
    framed(
      'Access Denied',
      `${galleryOf('Access Denied')}<h1>Access Denied</h1><p>by Ann Reed</p><p class="price">€14.00</p><p>Paperback, 320 pages</p>${buy}`,
    ),
    'https://fernundfels.example/books/9781861978769',
  ],
  [
    'a book called Access Denied, without a price',
    framed(
      'Access Denied',
      `${galleryOf('Access Denied')}<h1>Access Denied</h1><p>by Ann Reed</p><p>Paperback, 320 pages. Out of print.</p>`,
      'en',
      ld({ '@type': 'Book', name: 'Access Denied', author: 'Ann Reed', image: '/i/apron.jpg', isbn: '9781861978769' }),
    ),
    'https://fernundfels.example/books/access-denied-9781861978769',
  ],
  [
    'a game called Robot or Human?',
    framed(
      'Robot or Human?',
      `${galleryOf('Robot or Human?')}<h1>Robot or Human?</h1><p class="price">€19.00</p>${buy}`,
      'en',
      ld({ ...apron, name: 'Robot or Human?' }),
    ),
    'https://fernundfels.example/p/8841277',
  ],
  [
    'behind an age overlay that stands first',
    bare(
      'Marram Gin | Fern &amp; Fels',
      `<div class="age-gate"><h1>Are you over 18?</h1><p>You must be of legal drinking age.</p><button>Yes</button><button>No</button></div>${menu}<main><img src="/i/gin.jpg" alt="Marram Gin" width="800" height="1000"><h1>Marram Gin</h1><p class="price">€34.00</p>${buy}</main>`,
    ),
    'https://fernundfels.example/products/marram-gin',
  ],
  [
    'behind an overlay that asks for the country',
    bare(
      'Linen Apron | Fern &amp; Fels',
      `<div class="geo-popup"><h2>Choose your country</h2><ul><li>France</li><li>Italia</li></ul></div>${menu}<main>${gallery}<h1>Linen Apron</h1><p class="price">€39.00</p>${buy}</main>`,
    ),
  ],
  [
    'below a long consent banner without a class',
    framed(
      'Linen Apron',
      `<div><h2>Your privacy, your choice</h2>${'<p>We and our 834 partners store and access information on a device, such as unique identifiers in cookies, to process personal data.</p>'.repeat(12)}<button>Accept all cookies</button></div>${gallery}<h1>Linen Apron</h1><p class="price">€39.00</p>${buy}`,
    ),
  ],
  [
    'out of stock, without a price',
    framed(
      'Linen Apron',
      `${gallery}<h1>Linen Apron</h1><p>Currently unavailable. We don’t know when or if this item will be back in stock.</p><button>Add to wish list</button>`,
    ),
  ],
  [
    'out of stock, by data too',
    product(
      '<p>Sorry, this item is no longer available.</p>',
      ld({ ...apron, offers: { ...apron.offers, availability: 'https://schema.org/Discontinued' } }),
    ),
  ],
  [
    'with reviews as articles',
    product(
      `<section class="reviews">${Array.from({ length: 8 }, () => `<article><h3>Lovely</h3>${prose(2)}</article>`).join('')}</section>`,
      ld(apron) + ld({ '@type': 'Article', headline: 'How to wash linen' }),
    ),
  ],
  [
    'with reviews as articles, without data',
    product(
      `<section class="reviews">${Array.from({ length: 8 }, () => `<article><h3>Lovely</h3>${prose(2)}</article>`).join('')}</section>`,
    ),
  ],
  [
    'a bundle to put together',
    framed(
      'Kitchen Bundle',
      `${galleryOf('Kitchen Bundle')}<h1>Kitchen Bundle</h1><p class="price">from €89.00</p>${Array.from({ length: 10 }, (_, at) => `<div class="option"><img src="/i/o${at}.jpg" alt="Part ${at}"><label>Part ${at}</label> <span class="price">+ €${at + 5}.00</span></div>`).join('')}${buy}`,
    ),
    'https://fernundfels.example/products/kitchen-bundle',
  ],
  [
    'a recipe box',
    framed(
      'Recipe Box',
      `${galleryOf('Recipe Box')}<h1>Recipe Box</h1><p class="price">€29.00</p>${buy}${prose(3)}`,
      'en',
      ld({ '@type': 'Recipe', name: 'Plum cake' }),
    ),
    'https://fernundfels.example/products/recipe-box',
  ],
  ['with a video of it for machines', product('<video src="/v.mp4"></video>', ld({ '@type': 'VideoObject', name: 'Linen Apron' }))],
  [
    'a gift card',
    framed(
      'Gift card',
      `${galleryOf('Gift card')}<h1>Gift card</h1><p class="price">€10.00</p><select><option>€10.00</option><option>€25.00</option><option>€50.00</option></select>${buy}`,
    ),
    'https://fernundfels.example/products/gift-card',
  ],
  [
    'called Under Maintenance',
    framed('Under Maintenance Mug', `${galleryOf('Under Maintenance Mug')}<h1>Under Maintenance Mug</h1><p class="price">€15.00</p>${buy}`),
    'https://fernundfels.example/p/8841277',
  ],
  [
    'a login shield',
    framed('Please Log In Doormat', `${galleryOf('Please Log In Doormat')}<h1>Please Log In Doormat</h1><p class="price">€15.00</p>${buy}`),
    'https://fernundfels.example/p/8841277',
  ],
  [
    'with a cart drawer that is empty and first',
    bare(
      'Linen Apron',
      `<div id="cart-drawer"><h2>Your cart is empty</h2><a href="/login">Log in to check out faster</a></div>${menu}${gallery}<h1>Linen Apron</h1><p class="price">€39.00</p>${buy}`,
    ),
  ],
]

test.each(named(productPages))('page kind is product: $what', ({ html, address }) => {
  expect(classify(html, address)).toMatchObject({ kind: 'product', refusal: null })
})
