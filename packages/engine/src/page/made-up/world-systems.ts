import { aroundProduct, jsonLd, type MadeUpPage } from './made-up-page.ts'

const { top, bottom } = aroundProduct

/** What a page of streamed parts holds of a product, as the framework writes it into its calls. */
const streamed = (value: object): string =>
  `<script>self.__next_f.push([1,${JSON.stringify(`4:["$","$L9",null,${JSON.stringify(value)}]\n`)}])</script>`

/** Pages of shop systems and marketplaces at home in one part of the world, or drawn by scripts. Add yours here. */
export const worldSystemPages: readonly MadeUpPage[] = [
  {
    platform: 'Squarespace',
    url: 'https://www.tidepoolpottery.example/shop/p/barnacle-mug',
    html: `<html lang="en-US"><head><title>Barnacle Mug &mdash; Tidepool Pottery</title><meta property="og:site_name" content="Tidepool Pottery"><meta property="og:title" content="Barnacle Mug &mdash; Tidepool Pottery"><meta property="og:type" content="product"><meta property="product:price:amount" content="38.00"><meta property="product:price:currency" content="USD"><meta property="product:availability" content="instock">
      ${jsonLd({ '@context': 'http://schema.org', '@type': 'Product', name: 'Barnacle Mug &mdash; Tidepool Pottery', description: 'Thrown on the wheel and dotted by hand, one barnacle at a time.', brand: 'Tidepool Pottery', offers: { '@type': 'Offer', price: 38, priceCurrency: 'USD', availability: 'http://schema.org/InStock' } })}</head>
      <body class="view-item">${top}<main><article class="ProductItem"><nav class="ProductItem-nav"><div class="ProductItem-nav-breadcrumb"><a href="/shop" class="ProductItem-nav-breadcrumb-link">Shop</a><span class="ProductItem-nav-breadcrumb-separator"></span><a href="/shop/mugs">Mugs</a></div></nav><section class="ProductItem-summary"><section class="ProductItem-gallery"><img class="ProductItem-gallery-slides-item-image" data-src="https://images.tidepoolpottery.example/mug.jpg" alt="Barnacle Mug"></section>
      <section class="ProductItem-details"><h1 class="ProductItem-details-title">Barnacle Mug</h1><div class="ProductItem-product-price"><div class="product-price">$38.00</div></div><div class="ProductItem-details-excerpt"><p>Thrown on the wheel and dotted by hand, one barnacle at a time.</p><ul><li><p>Holds twelve ounces</p></li><li><p>Safe in the dishwasher</p></li></ul></div><div class="product-mark sold-out">Sold Out</div><div class="sqs-add-to-cart-button disabled" role="button">Add To Cart</div></section></section></article></main>${bottom}</body></html>`,
    truth: {
      title: 'Barnacle Mug',
      brand: 'Tidepool Pottery',
      price: { amount: 38, currency: 'USD' },
      language: 'en',
      availability: 'out-of-stock',
      rating: null,
      features: ['Holds twelve ounces', 'Safe in the dishwasher'],
      categoryPath: ['Mugs'],
      description: 'Thrown on the wheel',
    },
  },
  {
    platform: 'OXID',
    url: 'https://www.bergblick.example/Kueche/Messer/Kochmesser-Grat.html',
    html: `<html lang="de"><head><title>Kochmesser Grat | Bergblick kaufen | online</title><meta name="description" content="Kochmesser Grat günstig im Online-Shop kaufen. Schnelle Lieferung, Kundenbewertungen und bester Preis."></head><body class="cl-details">${top}
      <ol class="breadcrumb" itemscope itemtype="http://schema.org/BreadcrumbList"><li itemprop="itemListElement" itemscope itemtype="http://schema.org/ListItem" class="breadcrumb-item"><a href="/Kueche/" itemprop="item"><span itemprop="name">Küche</span></a><meta itemprop="position" content="1"></li><li itemprop="itemListElement" itemscope itemtype="http://schema.org/ListItem" class="breadcrumb-item"><a href="/Kueche/Messer/" itemprop="item"><span itemprop="name">Messer</span></a><meta itemprop="position" content="2"></li></ol>
      <div id="details_container"><div id="productinfo"><div id="detailsMain" itemscope itemtype="http://schema.org/Product"><div class="picture"><a href="/out/pictures/generated/product/1/1200/grat.jpg" id="zoom1"><img itemprop="image" src="/out/pictures/generated/product/1/540/grat.jpg" alt="Kochmesser Grat"></a></div>
      <h1 id="productTitle"><span itemprop="name">Kochmesser Grat</span></h1><div class="brandLogo"><a href="/Marken/Felsen/"><img src="/out/pictures/master/manufacturer/felsen.png" alt="Felsen"></a></div><span>Marke: </span><span itemprop="brand">Felsen</span>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><del>99,00 €</del> <label id="productPrice" class="price"><span>79,90 €</span></label><meta itemprop="price" content="79.90"><meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="http://schema.org/InStock"></div><span class="stockFlag">sofort lieferbar</span><button id="toBasket">In den Warenkorb</button></div></div>
      <div class="tab-content"><div id="description"><p>Aus einem Stück Stahl geschmiedet, mit einem Griff aus Almnuss, der mit den Jahren dunkler wird.</p></div><div id="attributes"><dl><dt>Klinge</dt><dd>21 cm</dd><dt>Härte</dt><dd>60 HRC</dd><dt>Griff</dt><dd>Almnuss</dd></dl></div></div></div>${bottom}</body></html>`,
    truth: {
      title: 'Kochmesser Grat',
      brand: 'Felsen',
      price: { amount: 79.9, currency: 'EUR', before: 99 },
      language: 'de',
      availability: 'in-stock',
      rating: null,
      features: ['Klinge: 21 cm', 'Härte: 60 HRC', 'Griff: Almnuss'],
      categoryPath: ['Küche', 'Messer'],
      description: 'Aus einem Stück Stahl',
    },
  },
  {
    platform: 'Nuvemshop',
    url: 'https://www.lojadoferro.example.br/produtos/luminaria-arco/',
    html: `<html lang="pt"><head><title>Luminária Arco - Comprar em Loja do Ferro</title><meta property="og:site_name" content="Loja do Ferro"><meta property="og:title" content="Luminária Arco"><meta property="tiendanube:price" content="249.9"><meta name="description" content="Compre online Luminária Arco por R$ 249,90. Temos frete grátis e ótimos preços. Faça seu pedido e pague online."></head><body>${top}
      <div id="single-product" class="js-has-new-shipping js-product-detail js-product-container"><div class="breadcrumbs"><a class="crumb" href="/">Início</a><span class="separator">.</span><a class="crumb" href="/iluminacao/">Iluminação</a><span class="separator">.</span><a class="crumb" href="/iluminacao/mesa/">Mesa</a><span class="separator">.</span><span class="crumb active">Luminária Arco</span></div>
      <div class="js-swiper-product"><a href="//cdn.lojadoferro.example.br/arco-1024.webp" class="js-product-slide-link"><img data-srcset="//cdn.lojadoferro.example.br/arco-480.webp 480w, //cdn.lojadoferro.example.br/arco-1024.webp 1024w" class="js-product-slide-img" alt="Luminária Arco"></a></div>
      <h1 class="js-product-name">Luminária Arco</h1><div class="price-container"><span id="compare_price_display" class="js-compare-price-display price-compare">R$299,90</span><span class="js-price-display" id="price_display" data-product-price="24990">R$249,90</span></div><div class="js-max-installments">10x de R$24,99 sem juros</div><form class="js-product-form"><input type="submit" class="js-addtocart" value="Comprar"></form>
      <div class="product-description user-content"><p>Dobrada à mão a partir de uma única barra de ferro, com luz quente e um cabo de tecido.</p></div></div>${bottom}</body></html>`,
    truth: {
      title: 'Luminária Arco',
      brand: null,
      price: { amount: 249.9, currency: 'BRL', before: 299.9 },
      language: 'pt',
      availability: null,
      rating: null,
      features: [],
      categoryPath: ['Iluminação', 'Mesa'],
      description: 'Dobrada à mão',
    },
  },
  {
    platform: 'Salla',
    url: 'https://sadu.example.sa/ar/mabkhara/p123456',
    html: `<html lang="ar" dir="rtl"><head><title>مبخرة سدو - متجر سدو</title><meta property="og:site_name" content="متجر سدو"><meta property="og:type" content="product"><meta property="product:price:amount" content="145"><meta property="product:price:currency" content="SAR">
      ${jsonLd({ '@context': 'https://schema.org', '@type': 'Product', name: 'مبخرة سدو', description: 'مبخرة من الخشب الطبيعي مزينة بنقوش السدو، تصنع يدويا في الرياض.', offers: { '@type': 'Offer', price: 145, priceCurrency: 'SAR', availability: 'https://schema.org/InStock' } })}</head><body class="product-single">${top}
      <main><salla-breadcrumb><ol class="s-breadcrumb-wrapper"><li><a href="/">الرئيسية</a></li><li><a href="/c1">البخور</a></li><li>مبخرة سدو</li></ol></salla-breadcrumb><div class="main-content"><img src="https://cdn.sadu.example.sa/mabkhara.jpg" width="600" alt="مبخرة سدو"><h1>مبخرة سدو</h1><div class="price-wrapper"><h2 class="total-price">١٤٥ ر.س</h2></div><div class="product__description"><p>مبخرة من الخشب الطبيعي مزينة بنقوش السدو، تصنع يدويا في الرياض.</p></div><salla-add-product-button product-status="out"><button class="s-button-element" disabled>نفدت الكمية</button></salla-add-product-button></div></main>${bottom}</body></html>`,
    truth: {
      title: 'مبخرة سدو',
      brand: null,
      price: { amount: 145, currency: 'SAR' },
      language: 'ar',
      availability: 'out-of-stock',
      rating: null,
      features: [],
      categoryPath: ['البخور'],
      description: 'مبخرة من الخشب',
    },
  },
  {
    platform: 'a marketplace in the manner of Walmart',
    url: 'https://www.aisle9.example/ip/Camp-Lantern-400/556677',
    html: `<html lang="en-US"><head><title>Emberline Camp Lantern 400 Lumens - Aisle9.example</title><meta name="description" content="Buy Emberline Camp Lantern 400 Lumens at Aisle9.example. Free shipping, customer reviews and low prices."></head><body><div id="__next"><main><h1 id="main-title" itemprop="name">Emberline Camp Lantern 400 Lumens</h1></main></div>
      <script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { initialData: { data: { product: { name: 'Emberline Camp Lantern 400 Lumens', brand: 'Emberline', usItemId: '556677', availabilityStatus: 'IN_STOCK', averageRating: 4.3, numberOfReviews: 512, shortDescription: 'A lantern that folds flat, charges by the sun and lights a whole tent for two nights.', imageInfo: { allImages: [{ url: 'https://i5.aisle9.example/lantern-1.jpeg' }, { url: 'https://i5.aisle9.example/lantern-2.jpeg' }] }, priceInfo: { currentPrice: { price: 24.88, currencyUnit: 'USD', priceString: '$24.88' } } } } } } } })}</script></body></html>`,
    truth: {
      title: 'Emberline Camp Lantern 400 Lumens',
      brand: 'Emberline',
      price: { amount: 24.88, currency: 'USD' },
      language: 'en',
      availability: 'in-stock',
      rating: { value: 4.3, count: 512 },
      features: [],
      categoryPath: [],
      description: 'A lantern that folds flat',
    },
  },
  {
    platform: 'Next.js in streamed parts',
    url: 'https://rowan.example/products/field-blanket',
    html: `<html lang="en"><head><title>Field Blanket | Rowan</title></head><body><main><h1>Field Blanket</h1><div hidden id="S:0"></div></main><script>(self.__next_f=self.__next_f||[]).push([0])</script>
      ${streamed({ product: { id: 'b1', name: 'Field Blanket', brand: { name: 'Rowan Weavers' }, description: 'Woven from the wool of hill sheep, waxed on one side so that the grass may be wet.', price: { amount: 132, currency: 'GBP' }, images: [{ url: 'https://cdn.rowan.example/blanket.jpg' }], rating: { average: 4.8, count: 61 }, inStock: true } })}</body></html>`,
    truth: {
      title: 'Field Blanket',
      brand: 'Rowan Weavers',
      price: { amount: 132, currency: 'GBP' },
      language: 'en',
      availability: 'in-stock',
      rating: { value: 4.8, count: 61 },
      features: [],
      categoryPath: [],
      description: 'Woven from the wool',
    },
  },
  {
    platform: 'a marketplace in the manner of Mercado Libre',
    url: 'https://articulo.feriagrande.example.mx/MLM-77-termo-de-acero-_JM',
    html: `<html lang="es-MX"><head><title>Termo De Acero Nevado 1 L | FeriaGrande</title></head><body>${top}<main><div class="ui-pdp-container"><ol class="andes-breadcrumb"><li class="andes-breadcrumb__item"><a class="andes-breadcrumb__link" href="/hogar">Hogar</a></li><li class="andes-breadcrumb__item"><a class="andes-breadcrumb__link" href="/termos">Termos</a></li></ol>
      <figure class="ui-pdp-gallery__figure"><img class="ui-pdp-image ui-pdp-gallery__figure__image" data-zoom="https://http2.feriagrande.example.mx/D_NQ_NP_2X_77-F.webp" src="https://http2.feriagrande.example.mx/D_NQ_NP_77-O.webp" alt="Termo De Acero Nevado 1 L"></figure>
      <div class="ui-pdp-header"><span class="ui-pdp-subtitle">Nuevo  |  +500 vendidos</span><h1 class="ui-pdp-title">Termo De Acero Nevado 1 L</h1><a class="ui-pdp-review__label" href="#reviews"><span class="ui-pdp-review__rating">4.7</span><span class="ui-pdp-review__amount">(238)</span><p class="andes-visually-hidden">Calificación 4.7 de 5. 238 opiniones.</p></a></div>
      <div class="ui-pdp-price"><s class="andes-money-amount andes-money-amount--previous"><span class="andes-money-amount__currency-symbol">$</span><span class="andes-money-amount__fraction">899</span></s><span class="andes-money-amount"><span class="andes-money-amount__currency-symbol">$</span><span class="andes-money-amount__fraction">649</span></span><span class="ui-pdp-price__subtitles">en 12x $ 54.08 sin interés</span></div><p class="ui-pdp-stock-information__title">Stock disponible</p><button class="andes-button">Comprar ahora</button>
      <div class="ui-vpp-highlighted-specs"><h2>Lo que tienes que saber de este producto</h2><ul class="ui-vpp-highlighted-specs__features-list"><li>Capacidad de un litro</li><li>Mantiene el calor doce horas</li></ul></div><div class="ui-pdp-description"><h2>Descripción</h2><p class="ui-pdp-description__content">Un termo de acero de doble pared que acompaña la jornada entera, del primer café al último mate.</p></div>
      <table class="andes-table"><tr><th>Marca</th><td>Nevado</td></tr></table></div></main>${bottom}</body></html>`,
    truth: {
      title: 'Termo De Acero Nevado 1 L',
      brand: 'Nevado',
      price: { amount: 649, currency: 'MXN', before: 899 },
      language: 'es',
      availability: 'in-stock',
      rating: { value: 4.7, count: 238 },
      features: ['Capacidad de un litro', 'Mantiene el calor doce horas'],
      categoryPath: ['Hogar', 'Termos'],
      description: 'Un termo de acero',
    },
  },
  {
    platform: 'Lightspeed eCom',
    url: 'https://www.fietsenhoek.example.nl/fietstas-polder.html',
    html: `<html lang="nl"><head><title>Fietstas Polder - Fietsenhoek</title><meta property="og:site_name" content="Fietsenhoek"></head><body>${top}<div class="product-page"><div class="breadcrumb-container"><a href="/">Home</a> / <a href="/tassen/">Tassen</a> / <a href="/fietstas-polder.html">Fietstas Polder</a></div>
      <div class="product-images"><img src="https://cdn.fietsenhoek.example.nl/files/800x800x2/polder.jpg" alt="Dijk Fietstas Polder"></div><div class="product-info"><div class="product-brand"><a href="/brands/dijk/">Dijk</a></div><h1 class="product-title">Fietstas Polder</h1><div class="product-price"><span class="price">€89,95</span> <span class="price-incl">Incl. btw</span></div><div class="product-stock">Niet op voorraad</div><div class="product-description"><p>Een tas van gewaxt katoen die droog blijft op de dijk, met twee haken die niet rammelen.</p></div></div></div>${bottom}</body></html>`,
    truth: {
      title: 'Fietstas Polder',
      brand: 'Dijk',
      price: { amount: 89.95, currency: 'EUR' },
      language: 'nl',
      availability: 'out-of-stock',
      rating: null,
      features: [],
      categoryPath: ['Tassen'],
      description: 'Een tas van gewaxt katoen',
    },
  },
  {
    platform: 'a marketplace in the manner of Etsy',
    url: 'https://www.handmarkt.example/listing/1122/linen-apron-cross-back',
    html: `<html lang="en-GB"><head><title>Linen Apron Cross Back, Stonewashed Pinafore - Handmarkt</title><meta property="og:site_name" content="Handmarkt">
      ${jsonLd({ '@context': 'https://schema.org', '@type': 'Product', name: 'Linen Apron Cross Back, Stonewashed Pinafore', description: 'An apron without ties that hangs from the shoulders, sewn from linen washed soft.', brand: { '@type': 'Brand', name: 'FlaxAndFold' }, category: 'Homeware &lt; Kitchen &lt; Aprons', aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: 1377 }, offers: { '@type': 'AggregateOffer', lowPrice: '31.50', highPrice: '44.00', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' } })}</head>
      <body>${top}<main><div data-component="listing-page-image-carousel"><img src="https://i.handmarkt.example/il_794xN.1.jpg" alt="Linen apron worn in a kitchen"></div><div data-buy-box><p class="wt-text-title-larger" data-selector="price-only">£31.50+</p><h1 data-buy-box-listing-title="true">Linen Apron Cross Back, Stonewashed Pinafore</h1><select><option>Select a colour</option><option>Sage (sold out)</option></select><button>Add to basket</button></div>
      <div data-appears-component-name="Listzilla_Details"><h2>Item details</h2><h3>Highlights</h3><ul><li>Made by FlaxAndFold</li><li>Materials: Linen</li></ul></div></main>${bottom}</body></html>`,
    truth: {
      title: 'Linen Apron Cross Back, Stonewashed Pinafore',
      brand: 'FlaxAndFold',
      price: { amount: 31.5, currency: 'GBP' },
      language: 'en',
      availability: 'in-stock',
      rating: { value: 4.9, count: 1377 },
      features: ['Made by FlaxAndFold', 'Materials: Linen'],
      categoryPath: ['Homeware', 'Kitchen', 'Aprons'],
      description: 'An apron without ties',
    },
  },
  {
    platform: 'VTEX',
    url: 'https://www.casadeltelar.example.ar/manta-puna/p',
    html: `<html lang="es-AR"><head><title>Manta Puna | Casa del Telar</title></head><body><div class="vtex-store-components-3-x-container">${top}<div data-testid="breadcrumb" class="vtex-breadcrumb-1-x-container"><a class="vtex-breadcrumb-1-x-homeLink" href="/">⌂</a><span><a class="vtex-breadcrumb-1-x-link" href="/hogar">Hogar</a></span><span><a class="vtex-breadcrumb-1-x-link" href="/hogar/mantas">Mantas</a></span><span class="vtex-breadcrumb-1-x-term">Manta Puna</span></div>
      <div class="vtex-store-components-3-x-productImagesContainer"><img class="vtex-store-components-3-x-productImageTag--main" src="https://casadeltelar.example.ar/arquivos/ids/9-800-auto/puna.jpg" alt="Manta Puna"></div><h1 class="vtex-store-components-3-x-productNameContainer"><span class="vtex-store-components-3-x-productBrand">Manta Puna</span></h1><span class="vtex-store-components-3-x-productBrandName">Telar Andino</span>
      <span class="vtex-product-price-1-x-sellingPrice"><span class="vtex-product-price-1-x-currencyContainer"><span class="vtex-product-price-1-x-currencyCode">$</span> <span class="vtex-product-price-1-x-currencyInteger">84</span><span class="vtex-product-price-1-x-currencyGroup">.</span><span class="vtex-product-price-1-x-currencyInteger">500</span></span></span><button class="vtex-button"><span>Agregar al carrito</span></button>
      <div class="vtex-store-components-3-x-productDescriptionText"><p>Tejida en telar de pie con lana de llama, abriga las noches de la puna y las tardes del sofá.</p></div><table class="vtex-store-components-3-x-specificationsTable"><tr><td>Material</td><td>Lana de llama</td></tr><tr><td>Largo</td><td>200 cm</td></tr></table></div>${bottom}</body></html>`,
    truth: {
      title: 'Manta Puna',
      brand: 'Telar Andino',
      price: { amount: 84_500, currency: 'ARS' },
      language: 'es',
      availability: null,
      rating: null,
      features: ['Material: Lana de llama', 'Largo: 200 cm'],
      categoryPath: ['Hogar', 'Mantas'],
      description: 'Tejida en telar de pie',
    },
  },
]
