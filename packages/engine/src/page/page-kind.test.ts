import { type PageKind } from '@adloom/domain/product.ts'
import { describe, expect, test } from 'vitest'
import { extractProduct, refusalOf } from './extract-product.ts'

/** Pages made up here, short but with what such a page is known by; shops, products and texts are ours. */
type Row = readonly [what: string, html: string, address?: string]

const AT = 'https://fernundfels.example/p/linen-apron-4417'
const kindOf = (html: string, address: string): PageKind => extractProduct(html, address, address).kind

const menu = '<nav><a href="/c/kitchen">Kitchen</a><a href="/c/garden">Garden</a><a href="/sale">Sale</a></nav>'
const basket = '<a href="/cart" class="cart-link">Cart (0)</a><form action="/search"><input name="q"></form>'
const small =
  '<footer class="footer"><a href="/contact">Contact</a><a href="/returns">Returns</a><p>© Fern &amp; Fels. All prices include VAT.</p></footer>'

/** A page with nothing around it, as bot walls and error pages of servers are. */
const bare = (title: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`
/** A page in the shop's own frame: header, menu, basket, footer. */
const framed = (title: string, body: string, lang = 'en', head = ''): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title} | Fern &amp; Fels</title><meta property="og:site_name" content="Fern &amp; Fels">${head}</head><body><header><a href="/"><img class="logo" src="/logo.svg" alt="Fern &amp; Fels"></a>${menu}${basket}</header><main>${body}</main>${small}</body></html>`
/** A shop that shows its error page below products "you might like". */
const grid = (count: number, inside = 'recommendations'): string =>
  `<section class="${inside}">${Array.from({ length: count }, (_, at) => `<div class="card"><a href="/p/thing-${at}"><img src="/i/${at}.jpg" alt="Thing ${at}">Thing ${at}</a> <span class="price">€${at + 9}.00</span></div>`).join('')}</section>`
const lost = (heading: string, text: string, lang: string): string => framed(heading, `<h1>${heading}</h1><p>${text}</p>${grid(4)}`, lang)
const ld = (value: object): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const prose = (count: number): string =>
  '<p>We walked along the river until the mill came into sight, and there the potter told us how she came to the valley, what the clay is like, and why she never left it again.</p>'.repeat(
    count,
  )
const script = (src: string): string => `<script src="${src}" async></script>`
const apron = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Linen Apron',
  image: 'https://fernundfels.example/i/apron.jpg',
  offers: { '@type': 'Offer', price: '39.00', priceCurrency: 'EUR' },
}
const gallery = '<div class="product-gallery"><img src="/i/apron.jpg" alt="Linen Apron" width="900" height="900"></div>'
const buy = '<button class="btn">Add to cart</button>'
const product = (extra = '', head = ''): string =>
  framed('Linen Apron', `${gallery}<h1>Linen Apron</h1><p class="price">€39.00</p>${buy}${extra}`, 'en', head)

const rows: Readonly<Partial<Record<PageKind, readonly Row[]>>> = {
  challenge: [
    [
      'Cloudflare, waiting',
      bare(
        'Just a moment...',
        `<div id="cf-wrapper"><h1>fernundfels.example</h1><p>Verifying you are human. This may take a few seconds.</p></div>${script('/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1')}`,
      ),
    ],
    [
      'Cloudflare, in German',
      bare(
        'Nur einen Moment…',
        `<h1>fernundfels.example</h1><p>Es wird überprüft, ob Sie ein Mensch sind. Dies kann einige Sekunden dauern.</p>${script('/cdn-cgi/challenge-platform/h/g/orchestrate')}`,
        'de',
      ),
    ],
    [
      'Cloudflare, in Japanese',
      bare(
        'しばらくお待ちください...',
        `<p>あなたが人間であることを確認しています。これには数秒かかる場合があります。</p>${script('/cdn-cgi/challenge-platform/h/b')}`,
        'ja',
      ),
    ],
    [
      'Cloudflare, blocked',
      bare(
        'Attention Required! | Cloudflare',
        '<h1>Sorry, you have been blocked</h1><h2>You are unable to access fernundfels.example</h2><p>Why have I been blocked? This website is using a security service to protect itself from online attacks.</p><p>Ray ID: 8c1</p>',
      ),
    ],
    [
      'Akamai',
      bare(
        'Access Denied',
        '<h1>Access Denied</h1><p>You don’t have permission to access "http://fernundfels.example/p/linen-apron-4417" on this server.</p><p>Reference #18.2d351ab8.1730000000.a4e16ab</p>',
      ),
    ],
    [
      'DataDome',
      bare(
        'fernundfels.example',
        '<p id="cmsg">Please enable JS and disable any ad blocker</p><script>var dd={"rt":"c","host":"geo.captcha-delivery.com"}</script><script src="https://ct.captcha-delivery.com/c.js"></script>',
      ),
    ],
    [
      'PerimeterX, press and hold',
      bare(
        'Access to this page has been denied',
        '<h1>Before we continue...</h1><p>Press &amp; Hold to confirm you are a human (and not a bot).</p><div id="px-captcha"></div>',
      ),
    ],
    [
      'PerimeterX, robot or human',
      bare('Robot or human?', '<h1>Activate and hold the button to confirm that you’re human. Thank You!</h1>'),
    ],
    [
      'Incapsula',
      bare(
        '',
        '<iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31">Request unsuccessful. Incapsula incident ID: 877000</iframe>',
      ),
    ],
    [
      'Distil',
      bare(
        'Pardon Our Interruption',
        '<h1>Pardon Our Interruption</h1><p>As you were browsing something about your browser made us think you were a bot.</p>',
      ),
    ],
    [
      'the robot check of a big shop',
      bare(
        'Fels.com',
        '<h4>Enter the characters you see below</h4><p>Sorry, we just need to make sure you’re not a robot. For best results, please make sure your browser is accepting cookies.</p><img src="/captcha/Captcha_abc.jpg"><input id="captchacharacters"><button>Continue shopping</button>',
      ),
    ],
    [
      'a robot check with a button only',
      bare('Fels.de', '<h4>Klicke auf die Schaltfläche unten, um mit dem Einkauf fortzufahren</h4><button>Weiter shoppen</button>', 'de'),
    ],
    [
      'hCaptcha alone',
      bare(
        'One more step',
        '<h1>One more step</h1><p>Please complete the security check to access the shop.</p><div class="h-captcha" data-sitekey="x"></div><script src="https://js.hcaptcha.com/1/api.js"></script>',
      ),
    ],
    [
      'reCAPTCHA alone, in Italian',
      bare(
        'Verifica di sicurezza',
        '<h1>Non sei un robot?</h1><p>Completa la verifica per continuare.</p><div class="g-recaptcha"></div>',
        'it',
      ),
    ],
    [
      'Turnstile without a word',
      bare('', '<div class="cf-turnstile"></div><script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>'),
    ],
    [
      'in French',
      bare('Vérification', '<h1>Confirmez que vous n’êtes pas un robot</h1><p>Nous avons détecté un trafic inhabituel.</p>', 'fr'),
    ],
    ['in Spanish', bare('Comprobación', '<h1>Demuestra que eres humano</h1><p>Hemos detectado actividad inusual desde tu red.</p>', 'es')],
    ['in Portuguese', bare('Verificação', '<h1>Confirme que você não é um robô</h1><p>Conclua a verificação de segurança.</p>', 'pt')],
    ['in Polish', bare('Weryfikacja', '<h1>Potwierdź, że nie jesteś robotem</h1>', 'pl')],
    ['in Russian', bare('Доступ ограничен', '<h1>Подтвердите, что вы не робот</h1><p>С вашего адреса поступает много запросов.</p>', 'ru')],
    ['in Dutch', bare('Controle', '<h1>Even controleren of je geen robot bent</h1>', 'nl')],
    ['in Turkish', bare('Güvenlik doğrulaması', '<h1>Robot olmadığınızı doğrulayın</h1>', 'tr')],
    [
      'in Chinese',
      bare(
        '安全验证',
        '<div id="nc_1_wrapper"></div><p>请完成验证,拖动滑块继续访问</p><script src="https://g.alicdn.com/punish.js"></script>',
        'zh',
      ),
    ],
    ['in Korean', bare('보안 확인', '<h1>로봇이 아닙니다</h1><p>계속하려면 보안 문자를 입력하세요.</p>', 'ko')],
    [
      'a waiting room',
      bare(
        'Queue-it',
        '<h1>You are now in line</h1><p>Thank you for waiting. When it is your turn, you will have 10 minutes to enter the website.</p>',
      ),
    ],
    [
      'a shop that is closed to this country',
      bare(
        'Not available',
        '<h1>This website is not available in your country</h1><p>We are sorry, access from your region is restricted.</p>',
      ),
    ],
    [
      'a wall in the shop’s own frame',
      framed('Bist du ein Mensch?', '<h1>Bist du ein Mensch?</h1><p>Bitte bestätige, dass du kein Roboter bist.</p>', 'de'),
    ],
  ],
  consent: [
    [
      'cookies first, in English',
      bare(
        'Before you continue to Fern &amp; Fels',
        '<h1>Before you continue</h1><p>We use cookies and data to deliver our services.</p><form action="/consent/save"><button>Reject all</button><button>Accept all</button></form>',
      ),
    ],
    [
      'cookies first, in German',
      bare(
        'Datenschutzeinstellungen',
        '<h1>Bevor Sie fortfahren</h1><p>Wir und unsere Partner verwenden Cookies.</p><button>Alle akzeptieren</button><button>Ablehnen</button>',
        'de',
      ),
    ],
    [
      'cookies first, in French',
      bare(
        'Votre vie privée',
        '<h1>Nous respectons votre vie privée</h1><p>Nous et nos partenaires utilisons des cookies.</p><button>Tout accepter</button><button>Continuer sans accepter</button>',
        'fr',
      ),
    ],
    [
      'cookies first, in Dutch',
      bare('Cookies', '<h1>Jouw privacy</h1><p>Wij gebruiken cookies.</p><button>Alles accepteren</button><button>Weigeren</button>', 'nl'),
    ],
    [
      'cookies first, in Polish',
      bare(
        'Twoja prywatność',
        '<h1>Szanujemy Twoją prywatność</h1><p>Używamy plików cookie.</p><button>Akceptuję wszystkie</button>',
        'pl',
      ),
    ],
    [
      'an age gate',
      bare(
        'Age verification',
        '<h1>Are you over 18?</h1><p>You must be of legal drinking age to enter this site.</p><button>Yes</button><button>No</button>',
      ),
    ],
    [
      'an age gate in German',
      bare('Altersprüfung', '<h1>Bist du mindestens 18 Jahre alt?</h1><button>Ja</button><button>Nein</button>', 'de'),
    ],
    [
      'an age gate in French',
      bare(
        'Bienvenue',
        '<h1>Avez-vous plus de 18 ans ?</h1><p>L’abus d’alcool est dangereux.</p><button>Oui</button><button>Non</button>',
        'fr',
      ),
    ],
    [
      'the choice of a country',
      bare(
        'Choose your country',
        `<h1>Choose your country or region</h1><ul>${['France', 'Deutschland', 'Italia', 'España'].map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul>`,
      ),
    ],
  ],
  error: [
    ['a bare 404', bare('404 Not Found', '<center><h1>404 Not Found</h1></center><hr><center>nginx</center>')],
    ['in English', lost('Page not found', 'The page you were looking for has moved or never was.', 'en')],
    ['in English, with humour', lost('Well, this is awkward', 'We can’t find the page you’re looking for.', 'en')],
    ['in German', lost('Diese Seite gibt es nicht', 'Leider konnten wir die Seite nicht finden.', 'de')],
    ['in French', lost('Cette page n’existe pas', 'La page que vous cherchez est introuvable.', 'fr')],
    ['in Spanish', lost('Página no encontrada', 'Lo sentimos, no hemos encontrado la página.', 'es')],
    ['in Italian', lost('Pagina non trovata', 'La pagina che cerchi non esiste più.', 'it')],
    ['in Portuguese', lost('Página não encontrada', 'A página que procura não existe.', 'pt')],
    ['in Dutch', lost('Pagina niet gevonden', 'Deze pagina bestaat niet (meer).', 'nl')],
    ['in Polish', lost('Nie znaleziono strony', 'Strona, której szukasz, nie istnieje.', 'pl')],
    ['in Czech', lost('Stránka nenalezena', 'Požadovaná stránka neexistuje.', 'cs')],
    ['in Slovak', lost('Stránka sa nenašla', 'Hľadaná stránka neexistuje.', 'sk')],
    ['in Hungarian', lost('Az oldal nem található', 'A keresett oldal nem létezik.', 'hu')],
    ['in Romanian', lost('Pagina nu a fost găsită', 'Ne pare rău, pagina nu există.', 'ro')],
    ['in Swedish', lost('Sidan kunde inte hittas', 'Sidan du söker finns inte längre.', 'sv')],
    ['in Danish', lost('Siden blev ikke fundet', 'Siden findes desværre ikke.', 'da')],
    ['in Norwegian', lost('Fant ikke siden', 'Siden du leter etter finnes ikke.', 'no')],
    ['in Finnish', lost('Sivua ei löytynyt', 'Etsimääsi sivua ei ole olemassa.', 'fi')],
    ['in Estonian', lost('Lehte ei leitud', 'Otsitud lehte ei ole olemas.', 'et')],
    ['in Russian', lost('Страница не найдена', 'Возможно, она была удалена.', 'ru')],
    ['in Ukrainian', lost('Сторінку не знайдено', 'Можливо, її було видалено.', 'uk')],
    ['in Bulgarian', lost('Страницата не е намерена', 'Търсената страница не съществува.', 'bg')],
    ['in Greek', lost('Η σελίδα δεν βρέθηκε', 'Η σελίδα που ζητήσατε δεν υπάρχει.', 'el')],
    ['in Turkish', lost('Sayfa bulunamadı', 'Aradığınız sayfa mevcut değil.', 'tr')],
    ['in Indonesian', lost('Halaman tidak ditemukan', 'Halaman yang Anda cari tidak ada.', 'id')],
    ['in Vietnamese', lost('Không tìm thấy trang', 'Trang bạn tìm không tồn tại.', 'vi')],
    ['in Japanese', lost('ページが見つかりません', 'お探しのページは削除された可能性があります。', 'ja')],
    ['in Chinese', lost('找不到页面', '您访问的页面不存在。', 'zh')],
    ['in Korean', lost('페이지를 찾을 수 없습니다', '요청하신 페이지가 없습니다.', 'ko')],
    ['in Arabic', lost('الصفحة غير موجودة', 'عذرًا، لم نتمكن من العثور على الصفحة.', 'ar')],
    ['in Hebrew', lost('הדף לא נמצא', 'הדף שחיפשת אינו קיים.', 'he')],
    ['in Croatian', lost('Stranica nije pronađena', 'Tražena stranica ne postoji.', 'hr')],
    ['in Slovenian', lost('Strani ni mogoče najti', 'Iskana stran ne obstaja.', 'sl')],
    [
      'with a grid that sells at once',
      framed('Page not found', `<h1>Page not found</h1>${grid(8, 'x').replaceAll('</div>', `${buy}</div>`)}`),
    ],
    [
      'that states the products it recommends',
      framed('Page not found', `<h1>Page not found</h1>${grid(4, 'x')}`, 'en', ld({ ...apron, name: 'Rye Basket' })),
    ],
    [
      'with a note on its newsletter’s form',
      framed('Page not found', '<h1>Page not found</h1><p>This site is protected by reCAPTCHA and the privacy policy applies.</p>'),
    ],
    [
      'an article that was taken from the range',
      lost('Dieser Artikel ist leider nicht mehr verfügbar', 'Vielleicht gefällt dir etwas anderes.', 'de'),
    ],
    ['a listing that has ended', lost('This listing is no longer available', 'The seller removed it, or it was sold.', 'en')],
    ['a product that is gone, in French', lost('Ce produit n’est plus disponible', 'Découvrez nos autres produits.', 'fr')],
    ['a product that is gone, in Spanish', lost('Este producto ya no está disponible', 'Mira otros parecidos.', 'es')],
    [
      'maintenance',
      bare(
        'We’ll be back soon',
        '<h1>We’ll be back soon!</h1><p>The shop is down for scheduled maintenance. Please check back in an hour.</p>',
      ),
    ],
    [
      'maintenance, in German',
      bare('Wartungsarbeiten', '<h1>Wir sind gleich zurück</h1><p>Zurzeit finden Wartungsarbeiten statt.</p>', 'de'),
    ],
    ['a fault of the server', bare('Error', '<h1>Something went wrong</h1><p>Please try again later. Error ID 7f3.</p>')],
    ['a gateway', bare('502 Bad Gateway', '<h1>502 Bad Gateway</h1><p>cloudflare</p>')],
    ['a closed shop', bare('Sorry, this shop is currently unavailable', '<h1>Sorry, this shop is currently unavailable.</h1>')],
  ],
  category: [
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
  ],
  article: [
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
  ],
  home: [
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
  ],
  shell: [
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
  ],
  other: [
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
  ],
  product: [
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
  ],
}

for (const [kind, pages] of Object.entries(rows)) {
  describe(`a page is told to be ${kind}`, () => {
    const known = pages.map(([what, html, address = AT]) => ({ what, html, address }))
    test.each(known)('$what', ({ html, address }) => expect(kindOf(html, address)).toBe(kind))
  })
}

const everyRow = Object.entries(rows).flatMap(([kind, pages]) =>
  pages.map(([what, html, address]) => ({ kind, what, read: extractProduct(html, address ?? AT, address ?? AT) })),
)

test('only a product and a start page become an ad; every other kind has a refusal of its own', () => {
  for (const { kind, what, read } of everyRow)
    expect([what, refusalOf(read)?.code ?? null]).toEqual([what, kind === 'product' || kind === 'home' ? null : `page.${kind}`])
})

test('no price is told of a page that is no product', () => {
  expect(everyRow.filter(({ kind, read }) => kind !== 'product' && read.price !== null).map(({ what }) => what)).toEqual([])
})
