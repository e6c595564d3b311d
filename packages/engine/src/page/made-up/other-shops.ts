import { aroundProduct, jsonLd, type MadeUpPage } from './made-up-page.ts'

const { top, bottom } = aroundProduct

/** Marketplaces, pages drawn by scripts, shops of other scripts, and pages without any system. Add yours here. */
export const otherShopPages: readonly MadeUpPage[] = [
  {
    platform: 'a marketplace in the manner of Amazon',
    url: 'https://www.allesbazar.example/Wanduhr-Linde/dp/B0LINDE123',
    html: `<html lang="de-de"><head><title>Wanduhr Linde, 30 cm : Allesbazar.example: Küche &amp; Haushalt</title></head><body><div id="dp-container"><div id="rightCol"><div id="desktop_buybox"><div id="availability" class="a-section"><span class="a-color-success">Auf Lager.</span></div><div id="mbc-popover-availability-1"><span>Nur noch 1 auf Lager</span></div></div></div>
      <div id="wayfinding-breadcrumbs_feature_div"><ul><li><a class="a-link-normal" href="/k">Küche &amp; Haushalt</a></li><li class="a-breadcrumb-divider">›</li><li><a class="a-link-normal" href="/u">Uhren</a></li></ul></div>
      <div id="leftCol"><img id="landingImage" alt="Wanduhr Linde, 30 cm" src="https://m.allesbazar.example/images/I/uhr.jpg"></div><div id="centerCol"><h1 id="title"><span id="productTitle"> Wanduhr Linde, 30 cm </span></h1>
      <div id="averageCustomerReviews"><span id="acrPopover" title="4,6 von 5 Sternen"><i class="a-icon a-icon-star a-star-4-5"><span class="a-icon-alt">4,6 von 5 Sternen</span></i></span> <a id="acrCustomerReviewLink" href="#customerReviews"><span id="acrCustomerReviewText">1.234 Sternebewertungen</span></a></div>
      <div id="corePrice"><span class="a-price"><span class="a-offscreen">49,90&nbsp;€</span></span></div><div id="feature-bullets"><h2>Info zu diesem Artikel</h2><ul><li><span class="a-list-item">Lautloses Uhrwerk ohne Ticken</span></li><li><span class="a-list-item">Zifferblatt aus Lindenholz</span></li></ul></div>
      <div id="productDescription"><p>Eine Uhr, die man sieht und nicht hört, gefertigt aus einem Stück Lindenholz aus dem Schwarzwald.</p></div></div>
      <div id="sims" class="a-carousel related"><ol><li><span class="a-icon-alt">4,9 von 5 Sternen</span> <span>88 Bewertungen</span></li></ol></div>
      <div id="customerReviews"><h2>Kundenrezensionen</h2><div class="review"><i class="a-icon-star"><span class="a-icon-alt">1,0 von 5 Sternen</span></i><p>Zu leise.</p></div></div></div></body></html>`,
    truth: {
      title: 'Wanduhr Linde, 30 cm',
      brand: null,
      price: { amount: 49.9, currency: 'EUR' },
      language: 'de',
      availability: 'in-stock',
      rating: { value: 4.6, count: 1234 },
      features: ['Lautloses Uhrwerk ohne Ticken', 'Zifferblatt aus Lindenholz'],
      categoryPath: ['Küche & Haushalt', 'Uhren'],
      description: 'Eine Uhr, die man sieht und nicht hört',
    },
  },
  {
    platform: 'an auction house in the manner of eBay',
    url: 'https://www.gavelroom.example/itm/386012345678',
    html: `<html lang="en"><head><title>Oak Ship's Wheel, 60 cm, 1930s | Gavelroom</title><meta property="og:image" content="https://i.gavelroom.example/g/s-l1600.jpg"></head><body>${top}<nav class="breadcrumbs"><ul><li><a href="/b/Antiques"><span>Antiques</span></a></li><li><a href="/b/Maritime"><span>Maritime</span></a></li></ul></nav>
      <main><h1 class="x-item-title__mainTitle"><span>Oak Ship's Wheel, 60 cm, 1930s</span></h1><div class="x-sellercard-atf"><a href="/usr/tidewrack">tidewrack (2,310)</a><span>99.2% positive feedback</span><span class="seller-rating">4.9 out of 5 (2,310 ratings)</span></div>
      <div class="x-price-primary"><span>GBP 245.00</span></div><div class="d-quantity__availability"><span>Last one</span></div><a class="ux-call-to-action">Buy It Now</a>
      <div class="vim x-about-this-item"><h2>Item specifics</h2><div class="ux-layout-section__row"><div class="ux-labels-values__labels"><span>Material</span></div><div class="ux-labels-values__values"><span>Oak and brass</span></div></div><div class="ux-layout-section__row"><div class="ux-labels-values__labels"><span>Period</span></div><div class="ux-labels-values__values"><span>1930s</span></div></div></div>
      <div class="x-item-description"><h2>Item description from the seller</h2><p>A wheel from a coastal trawler, oiled once a year and still true, with a hub of solid brass.</p></div></main>${bottom}</body></html>`,
    truth: {
      title: "Oak Ship's Wheel, 60 cm, 1930s",
      brand: null,
      price: { amount: 245, currency: 'GBP' },
      language: 'en',
      availability: 'limited',
      rating: null,
      features: ['Material: Oak and brass', 'Period: 1930s'],
      categoryPath: ['Antiques', 'Maritime'],
      description: 'A wheel from a coastal trawler',
    },
  },
  {
    platform: 'Next.js with everything in its state',
    url: 'https://stride-and-stone.example/p/trail-runner-220',
    html: `<!doctype html><html lang="en"><head><title>Trail Runner 220</title></head><body><div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { product: { sku: 'TR220', name: 'Trail Runner 220', brand: { name: 'Stone' }, description: 'A shoe for wet rock and long descents, with a sole that bites and a tongue that stays where it is.', price: { current: 139.5, currency: 'EUR' }, images: [{ url: 'https://cdn.stride-and-stone.example/220-1.jpg' }, { url: 'https://cdn.stride-and-stone.example/220-2.jpg' }], inStock: false, reviewSummary: { averageRating: 4.2, totalReviews: 61 }, features: ['Rock plate under the ball', 'Drop of six millimetres'] } } } })}</script></body></html>`,
    truth: {
      title: 'Trail Runner 220',
      brand: 'Stone',
      price: { amount: 139.5, currency: 'EUR' },
      language: 'en',
      availability: 'out-of-stock',
      rating: { value: 4.2, count: 61 },
      features: ['Rock plate under the ball', 'Drop of six millimetres'],
      categoryPath: [],
      description: 'A shoe for wet rock',
    },
  },
  {
    platform: 'a Japanese shop',
    url: 'https://shop.yamanoutsuwa.example.jp/item/hagi-chawan/',
    html: `<html lang="ja"><head><title>萩焼の茶碗｜山のうつわ</title><meta property="og:site_name" content="山のうつわ"><meta property="og:image" content="https://shop.yamanoutsuwa.example.jp/img/chawan.jpg"></head><body><div id="topicpath"><a href="/">ホーム</a> &gt; <a href="/c/utsuwa">うつわ</a> &gt; <a href="/c/chawan">茶碗</a> &gt; 萩焼の茶碗</div>
      <div class="item-detail"><img src="/img/chawan.jpg" alt="萩焼の茶碗" width="800" height="800"><h1 class="item-name">萩焼の茶碗</h1><div class="item-review"><span class="star">★★★★☆</span> <span class="score">4.25</span>（<a href="#review">レビュー 48件</a>）</div><p class="item-price">6,600円<span>(税込)</span></p><p class="item-stock">在庫：残りわずか</p><button>カートに入れる</button>
      <div class="item-description"><h2>商品説明</h2><p>手になじむ小ぶりの茶碗です。使うほどに色が変わり、毎日の食卓で育っていきます。ひとつひとつ手で作っています。</p><p>■直径：12cm<br>■高さ：6.5cm<br>■素材：陶器</p></div></div></body></html>`,
    truth: {
      title: '萩焼の茶碗',
      brand: null,
      price: { amount: 6600, currency: 'JPY' },
      language: 'ja',
      availability: 'limited',
      rating: { value: 4.25, count: 48 },
      features: ['直径：12cm', '高さ：6.5cm', '素材：陶器'],
      categoryPath: ['うつわ', '茶碗'],
      description: '手になじむ小ぶりの茶碗です',
    },
  },
  {
    platform: 'an Arabic shop from right to left',
    url: 'https://www.baytalnour.example/ar/p/copper-lantern',
    html: `<html lang="ar" dir="rtl"><head><title>فانوس نحاسي | بيت النور</title><meta property="og:title" content="فانوس نحاسي"><meta property="og:image" content="https://www.baytalnour.example/i/lantern.jpg"></head><body>${top}<div class="breadcrumb"><a href="/ar">الرئيسية</a> / <a href="/ar/home">المنزل</a> / <a href="/ar/lighting">الإضاءة</a></div>
      <main><h1>فانوس نحاسي</h1><div class="product-rating"><span>٤٫٧ من ٥</span> <span>(٢١٠ تقييم)</span></div><div class="price"><span>٣٤٩٫٠٠ ر.س</span></div><p class="stock-status">متوفر في المخزون</p><div class="product-description"><p>فانوس من النحاس يضيء المجلس بنور دافئ، صنع على يد حرفيين من أبناء المدينة.</p><h2>المميزات</h2><ul><li>نحاس مطروق باليد</li><li>زجاج مقاوم للحرارة</li></ul></div><button>أضف إلى السلة</button></main></body></html>`,
    truth: {
      title: 'فانوس نحاسي',
      brand: null,
      price: { amount: 349, currency: 'SAR' },
      language: 'ar',
      availability: 'in-stock',
      rating: { value: 4.7, count: 210 },
      features: ['نحاس مطروق باليد', 'زجاج مقاوم للحرارة'],
      categoryPath: ['المنزل', 'الإضاءة'],
      description: 'فانوس',
    },
  },
  {
    platform: 'a Polish shop whose rating is for the shop',
    url: 'https://lesnapracownia.example.pl/deska-jesion',
    html: `<html lang="pl"><head><title>Deska jesion | Leśna Pracownia</title>${jsonLd({ '@context': 'https://schema.org', '@type': 'LocalBusiness', name: 'Leśna Pracownia', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, ratingCount: 902 } })}${jsonLd({ '@type': 'AggregateRating', itemReviewed: { '@type': 'Organization', name: 'Leśna Pracownia' }, ratingValue: 4.8, ratingCount: 902 })}${jsonLd({ '@context': 'https://schema.org', '@type': 'Product', name: 'Deska jesion', category: 'Kuchnia > Deski', image: '/deska.jpg', description: 'Deska z jednego kawałka jesionu, olejowana i gotowa do pracy w każdej kuchni.', material: 'Jesion', offers: { '@type': 'Offer', price: '89.00', priceCurrency: 'PLN', seller: { '@type': 'Organization', aggregateRating: { ratingValue: 4.8, reviewCount: 902 } } } })}</head>
      <body>${top}<main><h1>Deska jesion</h1><div class="price">89,00 zł</div><p>Dostępność: <b class="dostepnosc">dostępny od ręki</b></p><div class="opis"><p>Deska z jednego kawałka jesionu, olejowana i gotowa do pracy w każdej kuchni.</p></div><button>Do koszyka</button></main>${bottom}</body></html>`,
    truth: {
      title: 'Deska jesion',
      brand: null,
      price: { amount: 89, currency: 'PLN' },
      language: 'pl',
      availability: 'in-stock',
      rating: null,
      features: ['Material: Jesion'],
      categoryPath: ['Kuchnia', 'Deski'],
      description: 'Deska z jednego kawałka jesionu',
    },
  },
  {
    platform: 'a hand-made page with nothing but what one sees',
    url: 'https://www.brookandbow.example/flies/mayfly.html',
    html: `<html><head><title>Mayfly, dressed by hand</title></head><body><p><a href="/">Home</a> &gt; <a href="/flies/">Flies</a> &gt; <a href="/flies/dry.html">Dry flies</a></p><h1>Mayfly, dressed by hand</h1><img src="mayfly.jpg" width="640" height="480" alt="Mayfly, dressed by hand"><p><b>£4.20</b></p><p>We have dressed this fly for forty years now, and the trout of our brook have not seen through it yet.</p><p>Hook: size 14<br>Wing: mallard<br>Body: pale yellow silk</p><p>Rated 4.9/5 by 31 customers</p><p>In stock</p><form action="/cart/add"><input type="submit" value="Add to basket"></form><p>Post and packing £2 on all orders.</p></body></html>`,
    truth: {
      title: 'Mayfly, dressed by hand',
      brand: null,
      price: { amount: 4.2, currency: 'GBP' },
      language: 'en',
      availability: 'in-stock',
      rating: { value: 4.9, count: 31 },
      features: ['Hook: size 14', 'Wing: mallard', 'Body: pale yellow silk'],
      categoryPath: ['Flies', 'Dry flies'],
      description: 'We have dressed this fly',
    },
  },
]
