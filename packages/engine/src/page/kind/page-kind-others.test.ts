import { expect, test } from 'vitest'
import { menu, bare, framed, lost, ld, named, classify, expectedFor, type Row } from './page-kinds.test-data.ts'

const shellPages: readonly Row[] = [
  ['of an application', '<!doctype html><title>Fern & Fels</title><div id="root"></div><script src="/app.js"></script>'],
  [
    'that asks for JavaScript',
    bare(
      'Fern & Fels',
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="app"></div><script src="/static/js/main.js"></script>',
    ),
  ],
  [
    'that is loading',
    bare(
      'Fern &amp; Fels',
      '<div id="__nuxt"><div class="spinner">Loading…</div></div><script type="module" src="/_nuxt/entry.js"></script>',
    ),
  ],
  [
    'at a start page that does not even say its name',
    '<!doctype html><div id="root"></div><script src="/app.js"></script>',
    'https://fernundfels.example/',
  ],
  [
    'with the shop’s frame and nothing in it',
    bare(
      'Fern &amp; Fels',
      `${menu}<div id="app-root"></div><footer>© Fern</footer><script src="/bundle.js"></script><script>window.__CONFIG__={}</script>`,
    ),
  ],
]

const otherPages: readonly Row[] = [
  [
    'a login page',
    framed(
      'Sign in',
      '<h1>Sign in</h1><form action="/login"><input type="email" name="email"><input type="password" name="password"><button>Sign in</button></form>',
    ),
    'https://fernundfels.example/account/login?return=/p/linen-apron-4417',
  ],
  [
    'a login page at the product’s own address',
    framed(
      'Anmelden',
      '<h1>Anmelden</h1><p>Bitte melden Sie sich an, um Preise zu sehen.</p><form><input type="email"><input type="password"><button>Anmelden</button></form>',
      'de',
    ),
  ],
  [
    'an empty cart',
    framed('Your cart', '<h1>Your cart</h1><p>Your cart is empty.</p><a href="/">Continue shopping</a>'),
    'https://fernundfels.example/cart',
  ],
  [
    'a full cart',
    framed(
      'Shopping basket',
      '<h1>Shopping basket</h1><table><tr><td>Linen Apron</td><td class="price">€39.00</td></tr><tr><td>Total</td><td class="price">€43.90</td></tr></table><button>Checkout</button>',
    ),
    'https://fernundfels.example/basket',
  ],
  [
    'a cart in German',
    framed('Warenkorb', '<h1>Ihr Warenkorb</h1><p>Leinenschürze</p><p class="price">39,00 €</p><button>Zur Kasse</button>', 'de'),
    'https://fernundfels.example/warenkorb',
  ],
  [
    'a contact page',
    framed(
      'Contact',
      '<h1>Contact us</h1><p>Write to us, we answer within a day.</p><form><textarea></textarea><button>Send</button></form>',
    ),
    'https://fernundfels.example/contact',
  ],
  [
    'a parked domain',
    bare('fernundfels.example', '<h1>fernundfels.example</h1><p>This domain is for sale. Buy this domain.</p>'),
    'https://fernundfels.example/',
  ],
  [
    'a login without a password',
    framed('Welcome back', '<h1>Sign in to continue</h1><form><input type="email"><button>Send me a link</button></form>'),
    'https://fernundfels.example/account/login',
  ],
  [
    'a shop for dealers',
    bare(
      'Händlerbereich',
      '<h1>Anmeldung für Händler</h1><p>Preise sehen nur angemeldete Kunden.</p><form><input name="user"><input type="password"><button>Anmelden</button></form>',
      'de',
    ),
  ],
  [
    'a shop that is not open yet',
    bare(
      'Fern &amp; Fels',
      '<h1>Opening soon</h1><p>Be the first to know when we launch.</p><form><input type="email"><button>Notify me</button></form><a href="#">Enter using password</a>',
    ),
    'https://fernundfels.example/password',
  ],
  [
    'a video',
    framed(
      'How linen is woven',
      '<h1>How linen is woven</h1><video src="/v.mp4" poster="/v.jpg"></video><p>4:12 · 12,000 views</p><p>A visit to the mill.</p>',
      'en',
      ld({ '@type': 'VideoObject', name: 'How linen is woven', thumbnailUrl: '/v.jpg' }) +
        '<meta property="og:type" content="video.other">',
    ),
    'https://watch.example/watch?v=8a7b',
  ],
  [
    'a thread',
    framed(
      'Is linen too hot?',
      `<h1>Is linen too hot for the kitchen?</h1><div class="post"><b>annr</b><p>I wonder whether it is.</p></div><div class="post"><b>tomk</b><p>Paid $25 for mine and never looked back.</p></div><form><textarea></textarea><button>Reply</button></form>`,
      'en',
      ld({ '@type': 'DiscussionForumPosting', headline: 'Is linen too hot?' }),
    ),
    'https://talk.example/t/is-linen-too-hot/88123',
  ],
  [
    'a finder of shops',
    framed(
      'Store locator',
      `<h1>Find a store</h1><form><input placeholder="Postcode"><button>Search</button></form>${['Mill Lane 4, Bath', 'High Street 9, York', 'Quay 2, Leith'].map((one) => `<div class="store"><h2>Fern &amp; Fels ${one.split(', ')[1]}</h2><p>${one}</p><p>Mon–Sat 9–18</p></div>`).join('')}`,
    ),
    'https://fernundfels.example/stores',
  ],
  [
    'terms of delivery with prices',
    framed(
      'Shipping',
      '<h1>Shipping &amp; returns</h1><p>Standard delivery €4.90, express €9.90. Free from €60.</p><p>Send it back within 30 days.</p>',
    ),
    'https://fernundfels.example/pages/shipping',
  ],
  [
    'a newsletter',
    framed(
      'Newsletter',
      '<h1>€10 off your first order</h1><p>Sign up to our newsletter.</p><input type="email"><button>Subscribe</button>',
    ),
    'https://fernundfels.example/newsletter',
  ],
  [
    'an order’s confirmation',
    framed('Thank you', '<h1>Thank you for your order!</h1><p>Order 88123. Total €43.90.</p>'),
    'https://fernundfels.example/checkout/thank-you',
  ],
  ['an error page that does not say so', lost('Hmm, we looked everywhere', 'That page seems to have wandered off.', 'en')],
]

test.each(named(shellPages))('page kind is shell: $what', ({ html, address }) => {
  expect(classify(html, address)).toEqual(expectedFor('shell'))
})

test.each(named(otherPages))('page kind is other: $what', ({ html, address }) => {
  expect(classify(html, address)).toEqual(expectedFor('other'))
})
