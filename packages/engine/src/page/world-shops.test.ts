import { expect, test } from 'vitest'
import { extractProduct } from './extract-product.ts'

/** Sample pages of shops around the world without data for machines, in their typical markup; names, texts and prices are invented. */
interface WorldShop {
  readonly kind: string
  readonly url: string
  readonly lang: string
  readonly head: string
  readonly body: string
  readonly title: string
  readonly price: { readonly amount: number; readonly currency: string; readonly before?: number }
  readonly image: string
  readonly brand?: string
}

const shops: readonly WorldShop[] = [
  {
    kind: 'a marketplace of the nineties layout, with the price in a block of its own',
    url: 'https://www.bazaar.example.de/dp/B00MADEUP1',
    lang: 'de-de',
    head: '<title>Nordhang Thermosflasche 1 Liter, Edelstahl : bazaar.de: Küche</title>',
    body: `<div id="dp-container"><div id="leftCol"><div id="imgTagWrapperId" class="imgTagWrapper"><img id="landingImage" alt="Nordhang Thermosflasche 1 Liter, Edelstahl" data-old-hires="https://bilder.example.de/I/81abc._AC_SL1500_.jpg" src="https://bilder.example.de/I/81abc._AC_SX300_.jpg" data-a-dynamic-image='{"https://bilder.example.de/I/81abc._AC_SX425_.jpg":[425,425],"https://bilder.example.de/I/81abc._AC_SX679_.jpg":[679,679]}'></div></div>
      <div id="centerCol"><h1 id="title"><span id="productTitle">Nordhang Thermosflasche 1 Liter, Edelstahl</span></h1><a id="bylineInfo" href="/nordhang">Besuche den Nordhang-Store</a>
      <span class="a-price aok-align-center" data-a-size="xl"><span class="a-offscreen">27,99 €</span><span aria-hidden="true"><span class="a-price-whole">27<span class="a-price-decimal">,</span></span><span class="a-price-fraction">99</span><span class="a-price-symbol">€</span></span></span>
      <span>UVP: <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">34,99 €</span></span></span>
      <div id="feature-bullets"><h2>Info zu diesem Artikel</h2><ul><li>Hält den Tee zwölf Stunden heiß und den Eistee einen ganzen Tag lang kalt.</li></ul></div></div>
      <div id="buybox"><input id="add-to-cart-button" type="submit" value="In den Einkaufswagen"></div></div>`,
    title: 'Nordhang Thermosflasche 1 Liter, Edelstahl',
    price: { amount: 27.99, currency: 'EUR', before: 34.99 },
    image: '81abc',
    brand: 'Nordhang',
  },
  {
    kind: 'an auction page in its newer layout',
    url: 'https://www.hammer.example.co.uk/itm/284012345678',
    lang: 'en-GB',
    head: '<title>Brass Ship’s Bell with Bracket | Hammer</title>',
    body: `<div class="ux-image-carousel-container"><div class="ux-image-carousel-item active"><img src="https://i.hammer.example.co.uk/images/g/abcAAOSw/s-l500.jpg" data-zoom-src="https://i.hammer.example.co.uk/images/g/abcAAOSw/s-l1600.jpg" alt="Brass Ship’s Bell with Bracket - Picture 1 of 2"></div><div class="ux-image-carousel-item"><img data-src="https://i.hammer.example.co.uk/images/g/defAAOSw/s-l500.jpg" data-zoom-src="https://i.hammer.example.co.uk/images/g/defAAOSw/s-l1600.jpg" alt="Brass Ship’s Bell with Bracket - Picture 2 of 2"></div></div>
      <h1 class="x-item-title__mainTitle"><span class="ux-textspans ux-textspans--BOLD">Brass Ship’s Bell with Bracket</span></h1><div class="x-price-primary"><span class="ux-textspans">£42.50</span></div><div class="x-shipping"><span>Postage: £4.20 Royal Mail</span></div><a class="ux-call-to-action" href="#">Buy it now</a>
      <dl class="ux-labels-values"><dt>Brand</dt><dd>Harbour &amp; Rope</dd></dl>`,
    title: 'Brass Ship’s Bell with Bracket',
    price: { amount: 42.5, currency: 'GBP' },
    image: 'abcAAOSw',
    brand: 'Harbour & Rope',
  },
  {
    kind: 'a Japanese mall of tables',
    url: 'https://item.example.jp/yamashita/kyusu-300/',
    lang: 'ja',
    head: '<title>【山下窯】急須 300ml 手作り | 山下商店</title>',
    body: `<table><tr><td><a href="https://image.example.jp/kyusu01.jpg"><img src="https://image.example.jp/kyusu01.jpg?_ex=400x400" width="400" height="400"></a></td><td><span class="item_name"><b>【山下窯】急須 300ml 手作り</b></span><br><span class="price2">4,980円</span> <span class="tax_postage">税込、送料無料</span><br><input type="submit" value="買い物かごに入れる"></td></tr></table><p>常滑の土で一つずつ挽いた急須です。注ぎ口の切れがよく、毎日のお茶の時間に長くお使いいただけます。</p>`,
    title: '【山下窯】急須 300ml 手作り',
    price: { amount: 4980, currency: 'JPY' },
    image: 'kyusu01',
  },
  {
    kind: 'a Korean shop with a consumer price and its own',
    url: 'https://hanok.example.kr/product/detail.html?product_no=77',
    lang: 'ko',
    head: '<title>한지 무드등 - 한옥상점</title>',
    body: `<div class="xans-product-detail"><div class="keyImg"><img src="//hanok.example.kr/web/product/big/lamp.jpg" alt="한지 무드등" class="BigImage"></div><div class="infoArea"><h2>한지 무드등</h2><table><tr><th>소비자가</th><td><span id="span_product_price_custom"><strike>59,000원</strike></span></td></tr><tr><th>판매가</th><td><strong id="span_product_price_text">45,000원</strong></td></tr></table><a class="btnSubmit" href="#">구매하기</a><a href="#">장바구니</a></div></div>`,
    title: '한지 무드등',
    price: { amount: 45_000, currency: 'KRW', before: 59_000 },
    image: 'lamp.jpg',
  },
  {
    kind: 'an Arabic shop with digits of its own, right to left',
    url: 'https://souq.example.sa/ar/p/dallah-gold',
    lang: 'ar',
    head: '<title>دلة قهوة ذهبية ١ لتر | سوق البيت</title>',
    body: `<main dir="rtl"><div class="product-gallery"><img src="/media/dallah.jpg" alt="دلة قهوة ذهبية ١ لتر" width="600"></div><h1>دلة قهوة ذهبية ١ لتر</h1><div class="product-price"><del>٣٤٩٫٠٠ ر.س</del> <ins>٢٧٩٫٥٠ ر.س</ins></div><button>أضف إلى السلة</button></main>`,
    title: 'دلة قهوة ذهبية ١ لتر',
    price: { amount: 279.5, currency: 'SAR', before: 349 },
    image: 'dallah.jpg',
  },
  {
    kind: 'a Persian shop in tomans of digits',
    url: 'https://bazar.example.ir/product/termeh',
    lang: 'fa-IR',
    head: '<title>رومیزی ترمه یزد</title>',
    body: `<main dir="rtl"><h1>رومیزی ترمه یزد</h1><img src="/termeh.jpg" width="500" alt="رومیزی ترمه یزد"><span class="price">۱٬۲۵۰٬۰۰۰ ریال</span><button>افزودن به سبد</button></main>`,
    title: 'رومیزی ترمه یزد',
    price: { amount: 1_250_000, currency: 'IRR' },
    image: 'termeh.jpg',
  },
  {
    kind: 'a Turkish marketplace',
    url: 'https://www.pazar.example.tr/anadolu/bakir-cezve-p-4412',
    lang: 'tr',
    head: '<title>Anadolu El Yapımı Bakır Cezve Fiyatı ve Yorumları - Pazar</title>',
    body: `<div class="product-container"><div class="gallery-modal"><div class="product-slide"><img src="https://cdn.example.tr/cezve_org_zoom.jpg" alt="Bakır Cezve"></div></div><h1 class="pr-new-br"><span>Anadolu</span> El Yapımı Bakır Cezve</h1><div class="pr-bx"><span class="prc-org">1.249,90 TL</span><span class="prc-dsc">999,90 TL</span></div><button class="add-to-basket">Sepete Ekle</button></div>`,
    title: 'Anadolu El Yapımı Bakır Cezve',
    price: { amount: 999.9, currency: 'TRY', before: 1249.9 },
    image: 'cezve_org_zoom',
  },
  {
    kind: 'a Polish marketplace with generated names',
    url: 'https://targ.example.pl/oferta/kubek-emaliowany-bialy-400-ml-1122334455',
    lang: 'pl',
    head: '<title>Kubek emaliowany biały 400 ml w atrakcyjnej cenie - Targ</title>',
    body: `<div class="_1n1 _4k2"><div class="mpof_z0"><img src="https://a.example.pl/original/11/kubek.jpg" alt="Kubek emaliowany biały 400 ml" width="512"></div><h1 class="mp4t_0">Kubek emaliowany biały 400 ml</h1><div aria-label="cena 29,99 zł" class="mli8_k4"><span>29,<span class="_7qjq4">99</span> zł</span></div><div class="m3h2">dostawa od 8,99 zł</div><button>Dodaj do koszyka</button></div>`,
    title: 'Kubek emaliowany biały 400 ml',
    price: { amount: 29.99, currency: 'PLN' },
    image: 'kubek.jpg',
  },
  {
    kind: 'an Indonesian shop in thousands',
    url: 'https://pasar.example.id/batik-tulis',
    lang: 'id',
    head: '<title>Jual Kain Batik Tulis Parang 2 Meter - Pasar</title>',
    body: `<main><img src="/batik.jpg" width="700" alt="Kain Batik Tulis Parang"><h1 data-testid="lblPDPDetailProductName">Kain Batik Tulis Parang 2 Meter</h1><div data-testid="lblPDPDetailProductPrice">Rp385.000</div><span data-testid="lblPDPDetailOriginalPrice"><s>Rp450.000</s></span><button>+ Keranjang</button></main>`,
    title: 'Kain Batik Tulis Parang 2 Meter',
    price: { amount: 385_000, currency: 'IDR', before: 450_000 },
    image: 'batik.jpg',
  },
  {
    kind: 'a Brazilian shop with instalments louder than the price',
    url: 'https://www.varanda.example.com.br/rede-de-algodao/p',
    lang: 'pt-BR',
    head: '<title>Rede de Algodão Casal | Varanda</title>',
    body: `<main><div class="vtex-store-components-3-x-productImagesContainer"><img class="vtex-store-components-3-x-productImageTag--main" src="https://varanda.example.com.br/arquivos/ids/155-800-auto" alt="Rede de Algodão Casal" width="800"></div><h1 class="vtex-store-components-3-x-productNameContainer"><span>Rede de Algodão Casal</span></h1><span class="vtex-product-price-1-x-listPrice">R$ 299,90</span><span class="vtex-product-price-1-x-sellingPrice">R$ 239,90</span><span class="vtex-product-price-1-x-installments">em até 10x de R$ 23,99 sem juros</span><button>Adicionar ao carrinho</button></main>`,
    title: 'Rede de Algodão Casal',
    price: { amount: 239.9, currency: 'BRL', before: 299.9 },
    image: 'ids/155',
  },
  {
    kind: 'a Hungarian shop that shows thousands with blanks',
    url: 'https://bolt.example.hu/termek/fonott-kosar',
    lang: 'hu',
    head: '<title>Fonott kosár, nagy - Bolt</title>',
    body: `<main><h1>Fonott kosár, nagy</h1><a href="/kepek/kosar-nagy.jpg"><img src="/kepek/kosar-kicsi.jpg" width="300"></a><div class="product-price">12 990 Ft</div><div>Kosárba rakva 3 990 Ft szállítási díj</div><button>Kosárba</button></main>`,
    title: 'Fonott kosár, nagy',
    price: { amount: 12_990, currency: 'HUF' },
    image: 'kosar-nagy',
  },
  {
    kind: 'an Indian shop with lakhs',
    url: 'https://dukaan.example.in/product/teak-swing',
    lang: 'en-IN',
    head: '<title>Buy Teak Swing for Two Online at Best Prices in India | Dukaan</title>',
    body: `<main><h1>Teak Swing for Two</h1><img src="/swing.jpg" width="640" alt="Teak Swing for Two"><div class="price">₹1,54,999 <span class="mrp"><strike>₹1,89,999</strike></span> <span>18% off</span></div><div>EMI from ₹7,456/month</div><button>Add to cart</button></main>`,
    title: 'Teak Swing for Two',
    price: { amount: 154_999, currency: 'INR', before: 189_999 },
    image: 'swing.jpg',
  },
]

test.each(shops)('$kind is read', ({ url, lang, head, body, title, price, image, brand }) => {
  const product = extractProduct(`<html lang="${lang}"><head>${head}</head><body>${body}</body></html>`, url, url)
  expect(product.kind).toBe('product')
  expect(product.title).toBe(title)
  expect(product.price).toEqual(price)
  expect(product.productImages[0]?.src).toContain(image)
  // A shop whose maker is not named may be read without a brand.
  expect([product.brand, undefined]).toContain(brand)
})
