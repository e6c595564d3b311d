import { expect, test } from 'vitest'
import { bare, framed, grid, ld, prose, script, apron, gallery, buy, product, named, classify, type Row } from './page-kinds.test-data.ts'

const productPages: readonly Row[] = [
  ['with everything', product('', ld(apron))],
  ['without data for machines', product()],
  [
    'without a price',
    framed(
      'Linen Apron',
      `${gallery}<h1>Linen Apron</h1><p>Ask us for a price.</p><a class="btn" href="/contact">Request a quote</a>`,
      'en',
      ld({ ...apron, offers: undefined }),
    ),
  ],
  [
    'sold out',
    framed(
      'Linen Apron',
      `${gallery}<h1>Linen Apron</h1><p class="price">€39.00</p><p>Sold out</p><button disabled>Sold out</button><p>This item is no longer available. Notify me when it is back.</p>`,
    ),
  ],
  [
    'sold out, and told so in German',
    framed(
      'Leinenschürze',
      `${gallery}<h1>Leinenschürze</h1><p class="price">39,00 €</p><p>Dieser Artikel ist leider nicht mehr verfügbar.</p>`,
      'de',
      ld({ ...apron, name: 'Leinenschürze' }),
    ),
  ],
  ['with a large grid of related ones', product(`<h2>You may also like</h2>${grid(24)}`, ld(apron))],
  ['with a large grid that nothing names, and data', product(grid(24, 'x'), ld(apron))],
  [
    'with a list of others for machines',
    product(
      grid(8),
      ld(apron) +
        ld({
          '@type': 'ItemList',
          itemListElement: Array.from({ length: 8 }, (_, at) => ({ '@type': 'ListItem', url: `/p/thing-${at}` })),
        }),
    ),
  ],
  [
    'with a reCAPTCHA for its reviews',
    product(`<form class="review-form"><div class="g-recaptcha"></div>${script('https://www.google.com/recaptcha/api.js')}</form>`),
  ],
  [
    'with a bot manager’s script',
    product(
      `${script('https://js.datadome.co/tags.js')}${script('/akam/13/5ce2b2')}${script('/cdn-cgi/challenge-platform/scripts/jsd/main.js')}`,
    ),
  ],
  [
    'with a cookie banner before everything',
    framed(
      'Linen Apron',
      `<div id="cookie-consent"><h2>We value your privacy</h2><p>We use cookies.</p><button>Accept all cookies</button></div>${gallery}<h1>Linen Apron</h1><p class="price">€39.00</p>${buy}`,
    ),
  ],
  [
    'with a cookie wall whose class says nothing',
    framed(
      'Linen Apron',
      `<div class="x1"><h1>We value your privacy</h1><p>We and our partners use cookies.</p><button>Accept all</button></div>${gallery}<h1>Linen Apron</h1><p class="price">€39.00</p>${buy}`,
      'en',
      ld(apron),
    ),
  ],
  ['with an age gate above it', product('<div class="age-modal"><h2>Are you over 18?</h2><button>Yes</button></div>', ld(apron))],
  ['with a script’s error text', product('<div class="newsletter">Oops! Something went wrong. Email not found (404).</div>')],
  [
    'whose number is 404',
    framed('Lamp 404', `${gallery}<h1>Lamp 404</h1><p class="price">€404.00</p>${buy}`),
    'https://fernundfels.example/p/lamp-404',
  ],
  [
    'called Error',
    framed(
      'Error 500 T-Shirt',
      `${gallery}<h1>Error 500 T-Shirt</h1><p class="price">€25.00</p>${buy}`,
      'en',
      ld({ ...apron, name: 'Error 500 T-Shirt' }),
    ),
    'https://fernundfels.example/products/error-500-t-shirt',
  ],
  [
    'called Captcha',
    framed('Captcha – A Party Game', `${gallery}<h1>Captcha – A Party Game</h1><p class="price">€25.00</p>${buy}`),
    'https://fernundfels.example/products/captcha-a-party-game',
  ],
  [
    'called Sorry',
    framed('Sorry Card', `${gallery}<h1>Sorry Card</h1><p class="price">€3.00</p>${buy}`),
    'https://fernundfels.example/products/sorry-card',
  ],
  [
    'called Oops',
    framed('Oops Eraser', `${gallery}<h1>Oops Eraser</h1><p class="price">€3.00</p>${buy}`, 'en', ld({ ...apron, name: 'Oops Eraser' })),
    'https://fernundfels.example/products/oops-eraser',
  ],
  [
    'called Blocked',
    framed('Blocked Linen Skirt', `${gallery}<h1>Blocked Linen Skirt</h1><p class="price">€83.00</p>${buy}`),
    'https://fernundfels.example/products/blocked-linen-skirt',
  ],
  [
    'that is a basket',
    framed('Basket', `${gallery}<h1>Basket</h1><p class="price">€30.00</p>${buy}`),
    'https://fernundfels.example/p/4420',
  ],
  [
    'that is a bag, at an address that ends so',
    framed('Bag', `${gallery}<h1>Bag</h1><p class="price">€30.00</p>${buy}`),
    'https://fernundfels.example/products/bag',
  ],
  [
    'aged eighteen years',
    framed('Tamsin 18 år', `${gallery}<h1>Tamsin 18 år</h1><p class="price">899 kr</p><button>Köp</button>`, 'sv'),
    'https://fernundfels.example/whisky/8841',
  ],
  [
    'alone on a start page',
    framed('The Linen Apron', `${gallery}<h1>Linen Apron</h1><p class="price">€39.00</p>${buy}`, 'en', ld(apron)),
    'https://linenapron.example/',
  ],
  [
    'of a shop of a single page, without data',
    bare(
      'Soil Kit',
      '<h1>Soil Kit</h1><img src="/kit.jpg" alt="Soil Kit" width="800" height="800"><p>Grow herbs from a box.</p><p class="price">$29</p><button>Buy now</button>',
    ),
    'https://soilkit.example/product/soil-kit',
  ],
  [
    'in a magazine’s dress',
    framed(
      'Linen Apron',
      `<article>${gallery}<h1>Linen Apron</h1><p class="price">€39.00</p>${buy}${prose(14)}</article>`,
      'en',
      '<meta property="og:type" content="article">',
    ),
  ],
  [
    'in Japanese',
    framed('リネンエプロン', `${gallery}<h1>リネンエプロン</h1><p class="price">¥4,900</p><button>カートに入れる</button>`, 'ja'),
    'https://fernundfels.example/items/4417',
  ],
  [
    'in Greek, with few words',
    framed('Λινή ποδιά', `${gallery}<h1>Λινή ποδιά</h1><span class="price">39,00 €</span><button>Προσθήκη στο καλάθι</button>`, 'el'),
    'https://fernundfels.example/linh-podia',
  ],
  [
    'in Vietnamese',
    framed(
      'Tạp dề vải lanh',
      `${gallery}<h1>Tạp dề vải lanh</h1><span class="price">390.000 ₫</span><button>Thêm vào giỏ hàng</button>`,
      'vi',
    ),
    'https://fernundfels.example/tap-de-vai-lanh',
  ],
  [
    'for members, with a login form in the header',
    product('<form class="login"><input type="email"><input type="password"><button>Sign in</button></form>'),
  ],
  [
    'with a mini cart',
    product('<div class="mini-cart"><h2>Your cart</h2><p>Your cart is empty.</p><a href="/checkout">Checkout</a></div>'),
  ],
  [
    'copied from a browser’s window, without its head',
    '<h1>Linen Apron</h1><img src="https://fernundfels.example/i/apron.jpg" alt="Linen Apron" width="900" height="900"><span style="font-size:20px">€39.00</span><button>Add to cart</button><p>Washed linen with two deep pockets.</p>',
  ],
  [
    'that a script draws from its state',
    `<!doctype html><title>Fern</title><div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { product: { name: 'Linen Apron', sku: '4417', brand: 'Fern', price: 39, currency: 'EUR', images: ['https://fernundfels.example/i/apron.jpg'] } } })}</script>`,
  ],
]

test.each(named(productPages))('page kind is product: $what', ({ html, address }) => {
  expect(classify(html, address)).toMatchObject({ kind: 'product', refusal: null })
})
