import { expect, test } from 'vitest'
import { extractProduct } from './extract-product.ts'

/** Sample pages, each in the typical markup of its platform's themes; shops, products and texts are ours. */
interface MadeUpPage {
  readonly platform: string
  readonly url: string
  readonly html: string
  readonly title: string
  readonly price: { readonly amount: number; readonly currency: string; readonly before?: number } | null
  readonly brand?: string | null
  /** Main image, and the number of images. */
  readonly image?: string
  readonly images?: number
  readonly features?: readonly string[]
  readonly availability?: string
  readonly shelves?: readonly string[]
}

const ld = (value: object): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

const pages: readonly MadeUpPage[] = [
  {
    platform: 'Shopify, a theme of sections',
    url: 'https://fernandfell.com/collections/all/products/heather-wool-throw',
    html: `<html lang="en"><head><title>Heather Wool Throw &ndash; Fern &amp; Fell</title><meta property="og:site_name" content="Fern &amp; Fell"><meta property="og:type" content="product"><meta property="og:title" content="Heather Wool Throw"><meta property="og:image" content="http://fernandfell.com/cdn/shop/files/throw-front.jpg?v=1698"><meta property="og:price:amount" content="89.00"><meta property="og:price:currency" content="GBP">
      <meta name="description" content="Woven in the Borders from undyed lambswool, this throw keeps a reader warm through three chapters."></head>
      <body><div class="shopify-section shopify-section-group-header-group"><header class="header"><a href="/" class="header__heading-link"><img src="//fernandfell.com/cdn/shop/files/fern-logo.png?width=200" alt="Fern &amp; Fell" class="header__heading-logo"></a></header></div>
      <main id="MainContent"><section class="product"><media-gallery class="product__column-sticky"><ul class="product__media-list"><li class="product__media-item"><div class="product__media media"><img src="//fernandfell.com/cdn/shop/files/throw-front.jpg?v=1698&width=1946" srcset="//fernandfell.com/cdn/shop/files/throw-front.jpg?v=1698&width=246 246w, //fernandfell.com/cdn/shop/files/throw-front.jpg?v=1698&width=1946 1946w" width="1946" height="1946" alt="Heather Wool Throw"></div></li><li class="product__media-item"><div class="product__media media"><img src="//fernandfell.com/cdn/shop/files/throw-detail.jpg?v=1699&width=1946" srcset="//fernandfell.com/cdn/shop/files/throw-detail.jpg?v=1699&width=246 246w" alt=""></div></li></ul></media-gallery>
      <div class="product__info-wrapper"><p class="product__text caption-with-letter-spacing">Fell Weavers</p><div class="product__title"><h1>Heather Wool Throw</h1></div><div class="price price--on-sale"><div class="price__regular"><span class="visually-hidden">Regular price</span><span class="price-item price-item--regular">£89.00 GBP</span></div><div class="price__sale"><span class="visually-hidden">Regular price</span><span><s class="price-item price-item--regular">£119.00 GBP</s></span><span class="visually-hidden">Sale price</span><span class="price-item price-item--sale price-item--last">£89.00 GBP</span></div></div>
      <div class="product__description rte"><p>Woven in the Borders from undyed lambswool.</p><ul><li>Undyed lambswool</li><li>130 × 180 cm</li><li>Fringed by hand</li></ul></div><button type="submit" name="add" class="product-form__submit">Add to cart</button></div></section>
      <section class="related-products"><ul><li class="product-card"><a href="/products/moss-throw"><img src="//fernandfell.com/cdn/shop/files/moss.jpg" alt="Moss Throw">Moss Throw</a><span class="price">£95.00</span></li></ul></section></main>
      <script>var meta = {"product":{"id":77,"vendor":"Fell Weavers","type":"Throws","variants":[{"id":9,"price":8900,"name":"Heather Wool Throw","public_title":null,"sku":"FW-1"}]}};</script><script>Shopify.currency = {"active":"GBP","rate":"1.0"};</script></body></html>`,
    title: 'Heather Wool Throw',
    price: { amount: 89, currency: 'GBP', before: 119 },
    brand: 'Fell Weavers',
    image: 'throw-front.jpg',
    images: 2,
    features: ['Undyed lambswool', '130 × 180 cm', 'Fringed by hand'],
  },
  {
    platform: 'WooCommerce',
    url: 'https://beekeepers.example.com/product/oak-honey/',
    html: `<html lang="en-US"><head><title>Oak Honey 500 g | Beekeepers Yard</title></head><body class="product-template-default single single-product woocommerce woocommerce-page">
      <header id="masthead" class="site-header"><a href="https://beekeepers.example.com/" class="custom-logo-link"><img src="https://beekeepers.example.com/wp-content/uploads/2022/logo.png" class="custom-logo" alt="Beekeepers Yard"></a><div class="site-header-cart"><span class="woocommerce-Price-amount amount"><span class="woocommerce-Price-currencySymbol">$</span>0.00</span></div></header>
      <nav class="woocommerce-breadcrumb"><a href="/">Home</a> / <a href="/c/honey">Honey</a> / Oak Honey 500 g</nav>
      <div id="product-55" class="product type-product instock"><div class="woocommerce-product-gallery"><figure><div data-thumb="https://beekeepers.example.com/wp-content/uploads/oak-100x100.jpg" class="woocommerce-product-gallery__image"><a href="https://beekeepers.example.com/wp-content/uploads/oak.jpg"><img width="600" height="600" src="https://beekeepers.example.com/wp-content/uploads/oak-600x600.jpg" data-src="https://beekeepers.example.com/wp-content/uploads/oak.jpg" data-large_image="https://beekeepers.example.com/wp-content/uploads/oak.jpg" data-large_image_width="1800" alt=""></a></div><div data-thumb="https://beekeepers.example.com/wp-content/uploads/spoon-100x100.jpg" class="woocommerce-product-gallery__image"><a href="https://beekeepers.example.com/wp-content/uploads/spoon.jpg"><img width="100" height="100" src="https://beekeepers.example.com/wp-content/uploads/spoon-100x100.jpg" alt=""></a></div></figure></div>
      <div class="summary entry-summary"><h1 class="product_title entry-title">Oak Honey 500 g</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">$</span>18.50</bdi></span></p><div class="woocommerce-product-details__short-description"><p>Dark, malty honeydew gathered in late August from old oak woods.</p></div><p class="stock in-stock">12 in stock</p><button type="submit" class="single_add_to_cart_button button alt">Add to cart</button></div>
      <div class="woocommerce-tabs"><div id="tab-additional_information"><h2>Additional information</h2><table class="woocommerce-product-attributes shop_attributes"><tr><th>Weight</th><td>0.7 kg</td></tr><tr><th>Origin</th><td>Vermont</td></tr></table></div></div>
      <section class="related products"><ul class="products"><li class="product"><a href="/product/lime"><img src="/wp-content/uploads/lime-300x300.jpg"><h2>Lime Honey</h2></a><span class="price">$16.00</span></li></ul></section></div></body></html>`,
    title: 'Oak Honey 500 g',
    price: { amount: 18.5, currency: 'USD' },
    image: '/oak.jpg',
    images: 2,
    features: ['Weight: 0.7 kg', 'Origin: Vermont'],
    availability: 'in-stock',
    shelves: ['Honey'],
  },
  {
    platform: 'Magento 2',
    url: 'https://www.radwerk.de/trekkingrad-elbe-28.html',
    html: `<html lang="de"><head><title>Trekkingrad Elbe 28 Zoll</title><meta property="og:type" content="product"><meta property="og:title" content="Trekkingrad Elbe 28 Zoll"></head><body class="catalog-product-view"><header class="page-header"><a class="logo" href="https://www.radwerk.de/"><img src="https://www.radwerk.de/static/frontend/images/logo.svg" alt="Radwerk"></a></header>
      <div class="breadcrumbs"><ul class="items"><li><a href="/">Startseite</a></li><li><a href="/raeder.html">Räder</a></li><li><a href="/raeder/trekking.html">Trekking</a></li><li><strong>Trekkingrad Elbe 28 Zoll</strong></li></ul></div>
      <main id="maincontent" class="page-main"><div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">Trekkingrad Elbe 28 Zoll</span></h1></div>
      <div class="product-info-price"><div class="price-box price-final_price"><span class="special-price"><span class="price-container"><span class="price-label">Sonderangebot</span><span id="product-price-5" data-price-amount="899" class="price-wrapper"><span class="price">899,00 €</span></span></span></span><span class="old-price"><span class="price-label">Regulärer Preis</span><span class="price-wrapper"><span class="price">1.099,00 €</span></span></span></div><div class="tax-details">Inkl. 19% Steuern, zzgl. Versandkosten</div></div><div class="stock available"><span>Auf Lager</span></div><button id="product-addtocart-button"><span>In den Warenkorb</span></button></div>
      <div class="product media"><div class="gallery-placeholder" data-gallery-role="gallery-placeholder"><img class="gallery-placeholder__image" src="https://www.radwerk.de/media/catalog/product/cache/0123456789abcdef0123456789abcdef/e/l/elbe.jpg" alt="main product photo"></div></div>
      <script type="text/x-magento-init">{"[data-gallery-role=gallery-placeholder]":{"mage/gallery/gallery":{"data":[{"thumb":"https://www.radwerk.de/media/catalog/product/cache/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/e/l/elbe.jpg","img":"https://www.radwerk.de/media/catalog/product/cache/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb/e/l/elbe.jpg","full":"https://www.radwerk.de/media/catalog/product/e/l/elbe.jpg","caption":"Elbe","isMain":true},{"thumb":"https://www.radwerk.de/media/catalog/product/cache/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/e/l/elbe-lenker.jpg","full":"https://www.radwerk.de/media/catalog/product/e/l/elbe-lenker.jpg","isMain":false}]}}}</script>
      <div class="product data items"><div class="product attribute description"><div class="value"><p>Das Elbe rollt leise über Schotter und Stadt, mit Nabenschaltung und wartungsarmem Riemen für jeden Tag.</p></div></div><table class="data table additional-attributes" id="product-attribute-specs-table"><tbody><tr><th class="col label">Rahmen</th><td class="col data">Aluminium</td></tr><tr><th class="col label">Gänge</th><td class="col data">8</td></tr><tr><th class="col label">Marke</th><td class="col data">Fährmann</td></tr></tbody></table></div></main></body></html>`,
    title: 'Trekkingrad Elbe 28 Zoll',
    price: { amount: 899, currency: 'EUR', before: 1099 },
    brand: 'Fährmann',
    image: '/e/l/elbe.jpg',
    images: 2,
    features: ['Rahmen: Aluminium', 'Gänge: 8'],
    shelves: ['Räder', 'Trekking'],
  },
  {
    platform: 'PrestaShop',
    url: 'https://www.atelier-brume.fr/accueil/24-bougie-figuier.html',
    html: `<html lang="fr"><head><title>Bougie figuier</title><meta property="og:type" content="product"><meta property="og:url" content="https://www.atelier-brume.fr/accueil/24-bougie-figuier.html"><meta property="og:title" content="Bougie figuier"><meta property="og:site_name" content="Atelier Brume"><meta property="og:image" content="https://www.atelier-brume.fr/31-large_default/bougie-figuier.jpg"><meta property="product:price:amount" content="29"><meta property="product:price:currency" content="EUR"></head>
      <body id="product"><header id="header"><div id="_desktop_logo"><a href="https://www.atelier-brume.fr/"><img class="logo img-fluid" src="/img/atelier-brume-logo-1.jpg" alt="Atelier Brume"></a></div></header><nav class="breadcrumb"><ol><li><a href="/"><span>Accueil</span></a></li><li><a href="/3-bougies"><span>Bougies</span></a></li></ol></nav>
      <section id="main"><div class="images-container"><div class="product-cover"><img class="js-qv-product-cover img-fluid" src="https://www.atelier-brume.fr/31-large_default/bougie-figuier.jpg" alt="Bougie figuier" width="800" height="800"></div><ul class="product-images js-qv-product-images"><li class="thumb-container"><img class="thumb js-thumb" data-image-large-src="https://www.atelier-brume.fr/31-large_default/bougie-figuier.jpg" src="https://www.atelier-brume.fr/31-small_default/bougie-figuier.jpg"></li><li class="thumb-container"><img class="thumb js-thumb" data-image-medium-src="https://www.atelier-brume.fr/32-medium_default/bougie-figuier.jpg" data-image-large-src="https://www.atelier-brume.fr/32-large_default/bougie-figuier.jpg" src="https://www.atelier-brume.fr/32-small_default/bougie-figuier.jpg"></li></ul></div>
      <h1 class="h1">Bougie figuier</h1><div class="product-prices"><div class="current-price"><span class="current-price-value" content="29">29,00 €</span></div><div class="tax-shipping-delivery-label">TTC</div></div><div class="product-information"><div id="product-description-short-24"><p>Une bougie coulée à la main dans la cire de soja, au parfum vert et lacté du figuier.</p></div></div><button class="btn btn-primary add-to-cart" data-button-action="add-to-cart">Ajouter au panier</button>
      <div id="product-details"><section class="product-features"><p class="h6">Fiche technique</p><dl class="data-sheet"><dt class="name">Cire</dt><dd class="value">Soja</dd><dt class="name">Durée</dt><dd class="value">45 heures</dd></dl></section></div></section></body></html>`,
    title: 'Bougie figuier',
    price: { amount: 29, currency: 'EUR' },
    image: '31-large_default',
    images: 2,
    features: ['Cire: Soja', 'Durée: 45 heures'],
    shelves: ['Bougies'],
  },
  {
    platform: 'Shopware 6',
    url: 'https://gartenfroh.de/Hochbeet-Laerche/GF-220',
    html: `<html lang="de-DE" itemscope itemtype="https://schema.org/WebPage"><head><title>Hochbeet Lärche | GF-220</title><meta property="og:type" content="product"><meta property="og:site_name" content="Gartenfroh"><meta property="og:title" content="Hochbeet Lärche | GF-220"><meta property="product:brand" content="Waldrand"><meta property="product:price" content="249.95"><meta property="og:image" content="https://gartenfroh.de/media/1a/hochbeet.jpg?ts=17"></head><body class="is-ctl-product is-act-index"><header class="header-main"><a class="header-logo-main-link" href="/" title="Zur Startseite gehen"><img src="https://gartenfroh.de/media/gartenfroh-logo.png" class="img-fluid header-logo-main-img" alt="Zur Startseite gehen"></a></header>
      <main class="content-main"><div class="product-detail" itemscope itemtype="https://schema.org/Product"><h1 class="product-detail-name" itemprop="name">Hochbeet Lärche</h1><div class="gallery-slider"><div class="gallery-slider-item"><img src="https://gartenfroh.de/media/1a/hochbeet.jpg?ts=17" srcset="https://gartenfroh.de/media/1a/hochbeet.jpg?ts=17 800w, https://gartenfroh.de/thumbnail/1a/hochbeet_1920x1920.jpg?ts=17 1920w, https://gartenfroh.de/thumbnail/1a/hochbeet_400x400.jpg?ts=17 400w" class="img-fluid gallery-slider-image magnifier-image" alt="Hochbeet Lärche" data-full-image="https://gartenfroh.de/media/1a/hochbeet.jpg?ts=17" itemprop="image"></div></div>
      <div class="product-detail-buy" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><meta itemprop="price" content="249.95"><p class="product-detail-price with-list-price">249,95 €* <span class="list-price-price">299,00 €*</span></p><p class="product-detail-tax">Preise inkl. MwSt. zzgl. Versandkosten</p><link itemprop="availability" href="https://schema.org/InStock"><button class="btn btn-primary btn-buy">In den Warenkorb</button></div>
      <div class="product-detail-description-text" itemprop="description">Unbehandeltes Lärchenholz, das mit den Jahren silbern wird, und eine Folie, die hält.<ul><li>Sägeraue Bretter</li><li>Edelstahlschrauben liegen bei</li></ul></div></div></main></body></html>`,
    title: 'Hochbeet Lärche',
    price: { amount: 249.95, currency: 'EUR', before: 299 },
    brand: 'Waldrand',
    image: 'hochbeet',
    images: 1,
    features: ['Sägeraue Bretter', 'Edelstahlschrauben liegen bei'],
    availability: 'in-stock',
  },
  {
    platform: 'BigCommerce',
    url: 'https://trailhand.com/ridge-20l-daypack/',
    html: `<html lang="en"><head><title>Ridge 20L Daypack - Trailhand</title><meta property="product:price:amount" content="74.95"><meta property="product:price:currency" content="USD"><meta property="og:type" content="product"><meta property="og:title" content="Ridge 20L Daypack"><meta property="og:image" content="https://cdn11.bigcommerce.com/s-abc/products/112/images/380/ridge__1.1280.1280.jpg?c=2"></head><body><header class="header"><h1 class="header-logo"><a href="https://trailhand.com/" class="header-logo__link"><img class="header-logo-image" src="https://cdn11.bigcommerce.com/s-abc/images/stencil/250x100/trailhand_logo.png" alt="Trailhand"></a></h1></header>
      <div class="productView"><section class="productView-images"><figure class="productView-image" data-zoom-image="https://cdn11.bigcommerce.com/s-abc/images/stencil/1280x1280/products/112/380/ridge__1.jpg?c=2"><a href="https://cdn11.bigcommerce.com/s-abc/images/stencil/1280x1280/products/112/380/ridge__1.jpg?c=2"><img src="https://cdn11.bigcommerce.com/s-abc/images/stencil/500x659/products/112/380/ridge__1.jpg?c=2" alt="Ridge 20L Daypack"></a></figure><ul class="productView-thumbnails"><li><a class="productView-thumbnail-link" data-image-gallery-zoom-image-url="https://cdn11.bigcommerce.com/s-abc/images/stencil/1280x1280/products/112/381/ridge_back__2.jpg?c=2" href="https://cdn11.bigcommerce.com/s-abc/images/stencil/1280x1280/products/112/381/ridge_back__2.jpg?c=2"><img src="https://cdn11.bigcommerce.com/s-abc/images/stencil/50x50/products/112/381/ridge_back__2.jpg?c=2" alt="Ridge 20L Daypack"></a></li></ul></section>
      <section class="productView-details product-data"><div class="productView-product"><h1 class="productView-title">Ridge 20L Daypack</h1><h2 class="productView-brand"><a href="/brands/cairnline/"><span>Cairnline</span></a></h2><div class="productView-price"><div class="price-section price-section--withoutTax rrp-price--withoutTax">MSRP: <span class="price price--rrp">$99.00</span></div><div class="price-section price-section--withoutTax"><span class="price-label">Now:</span> <span class="price price--withoutTax price--main">$74.95</span></div><div class="price-section price-section--saving">(You save <span class="price price--saving">$24.05</span>)</div></div></div></section>
      <article class="productView-description"><div class="tab-content" id="tab-description"><p>A slim pack for short days, with a back panel that breathes and one pocket that fits a map.</p><ul><li>Recycled ripstop</li><li>Fits a 13 inch laptop</li></ul></div></article></div></body></html>`,
    title: 'Ridge 20L Daypack',
    price: { amount: 74.95, currency: 'USD', before: 99 },
    brand: 'Cairnline',
    image: 'ridge__1',
    images: 2,
    features: ['Recycled ripstop', 'Fits a 13 inch laptop'],
  },
  {
    platform: 'Next.js with nothing but its data',
    url: 'https://kettleandco.com/p/slow-kettle',
    html: `<!doctype html><html lang="en"><head><title>Slow Kettle | Kettle &amp; Co</title></head><body><div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { nav: [{ title: 'Kettles', url: '/kettles' }], product: { id: 'k1', slug: 'slow-kettle', title: 'Slow Kettle', vendor: 'Hobbs', descriptionHtml: '<p>A gooseneck kettle that pours as thin as a thread and holds its heat for twenty minutes.</p>', priceRange: { minVariantPrice: { amount: '129.0', currencyCode: 'CAD' } }, images: { edges: [{ node: { url: 'https://cdn.kettleandco.com/slow-1.jpg', width: 1600, height: 1600 } }, { node: { url: 'https://cdn.kettleandco.com/slow-2.jpg' } }] }, highlights: ['Holds its heat for twenty minutes', 'Counterweighted handle'] }, related: [{ title: 'Quick Kettle', vendor: 'Hobbs', price: '99', image: '/q.jpg', sku: 'q' }] } } })}</script></body></html>`,
    title: 'Slow Kettle',
    price: { amount: 129, currency: 'CAD' },
    brand: 'Hobbs',
    image: 'slow-1.jpg',
    images: 2,
    features: ['Holds its heat for twenty minutes', 'Counterweighted handle'],
  },
  {
    platform: 'Apollo’s cache with references',
    url: 'https://www.nordlicht.se/produkt/lampa-skymning',
    html: `<html lang="sv"><head><title>Lampa Skymning - Nordlicht</title></head><body><div id="root"><h1>Lampa Skymning</h1></div><script>window.__APOLLO_STATE__ = ${JSON.stringify({ 'Product:7': { __typename: 'Product', id: '7', name: 'Lampa Skymning', sku: 'LS7', brand: { __ref: 'Brand:2' }, price: { __ref: 'Price:7' }, images: [{ __ref: 'Image:1' }, { __ref: 'Image:2' }], description: 'En mjuk lampa för sena kvällar, med skärm av handgjort papper och fot av ask.' }, 'Brand:2': { __typename: 'Brand', name: 'Ljusverk' }, 'Price:7': { __typename: 'Price', amount: 1295, currency: 'SEK' }, 'Image:1': { url: 'https://img.nordlicht.se/skymning-a.jpg' }, 'Image:2': { url: 'https://img.nordlicht.se/skymning-b.jpg' } })};</script></body></html>`,
    title: 'Lampa Skymning',
    price: { amount: 1295, currency: 'SEK' },
    brand: 'Ljusverk',
    image: 'skymning-a.jpg',
    images: 2,
  },
  {
    platform: 'Nuxt’s flat payload',
    url: 'https://thebreadbin.co.uk/shop/rye-starter-kit',
    html: `<html lang="en"><head><title>Rye Starter Kit</title></head><body><div id="__nuxt"><h1>Rye Starter Kit</h1></div><script type="application/json" id="__NUXT_DATA__">${JSON.stringify([{ data: 1 }, { product: 2 }, { name: 3, description: 4, sku: 5, brand: 6, price: 7, currency: 8, images: 9 }, 'Rye Starter Kit', 'Everything a first loaf asks for: a live starter, a jar, a spatula and a book of eight breads.', 'RSK', 'Crumb', 24.5, 'GBP', [10, 11], 'https://cdn.thebreadbin.co.uk/kit-1.jpg', 'https://cdn.thebreadbin.co.uk/kit-2.jpg'])}</script></body></html>`,
    title: 'Rye Starter Kit',
    price: { amount: 24.5, currency: 'GBP' },
    brand: 'Crumb',
    image: 'kit-1.jpg',
    images: 2,
  },
  {
    platform: 'a state parsed out of a string',
    url: 'https://cordandcleat.com/item/4411-sailing-gloves',
    html: `<html lang="en"><head><title>Sailing Gloves | Cord &amp; Cleat</title></head><body><div id="app"></div><script>window.__INITIAL_STATE__ = JSON.parse(${JSON.stringify(JSON.stringify({ pdp: { product: { productId: 4411, productName: 'Sailing Gloves', brandName: 'Halyard', pricing: { current: 32, currencyCode: 'USD' }, media: [{ src: 'https://i.cordandcleat.com/4411_a.jpg' }, { src: 'https://i.cordandcleat.com/4411_b.jpg' }], longDescription: 'Short-fingered gloves with a doubled palm that grips wet rope and dries before lunch.' } } }))});</script></body></html>`,
    title: 'Sailing Gloves',
    price: { amount: 32, currency: 'USD' },
    brand: 'Halyard',
    image: '4411_a.jpg',
    images: 2,
  },
  {
    platform: 'a marketplace in the manner of Amazon',
    url: 'https://www.bazaarly.com/Tern-Folding-Desk/dp/B0TERN1234',
    html: `<html lang="en-us"><head><title>Bazaarly.com: Tern Folding Desk, Bamboo, 100 cm : Home &amp; Kitchen</title><meta name="description" content="Bazaarly.com: Tern Folding Desk, Bamboo, 100 cm : Home &amp; Kitchen"></head><body><header id="navbar"><a href="/" id="nav-logo-sprites" aria-label="Bazaarly"></a></header><div id="dp-container"><div id="wayfinding-breadcrumbs_feature_div"><ul><li><a href="/h">Home &amp; Kitchen</a></li><li><a href="/f">Furniture</a></li></ul></div><div id="leftCol"><div id="imgTagWrapperId" class="imgTagWrapper"><img id="landingImage" alt="Tern Folding Desk, Bamboo, 100 cm" src="https://m.cdn-bazaarly.com/images/I/71desk._AC_SX300_.jpg" data-old-hires="https://m.cdn-bazaarly.com/images/I/71desk._AC_SL1500_.jpg" data-a-dynamic-image='{"https://m.cdn-bazaarly.com/images/I/71desk._AC_SX466_.jpg":[466,466],"https://m.cdn-bazaarly.com/images/I/71desk._AC_SX679_.jpg":[679,679]}'></div></div>
      <div id="centerCol"><h1 id="title"><span id="productTitle">  Tern Folding Desk, Bamboo, 100 cm </span></h1><a id="bylineInfo" href="/stores/Tern">Visit the Tern Store</a><div id="averageCustomerReviews"><span>4.4 out of 5 stars</span> <span>1,204 ratings</span></div><div id="corePrice_feature_div"><span class="a-price aok-align-center priceToPay"><span class="a-offscreen">$112.49</span><span aria-hidden="true"><span class="a-price-symbol">$</span><span class="a-price-whole">112<span class="a-price-decimal">.</span></span><span class="a-price-fraction">49</span></span></span> <span>List Price: <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">$139.99</span></span></span></div><div>or $18.75/mo with a card</div><div id="availability"><span>In Stock</span></div>
      <table><tr><td class="a-span3"><span class="a-text-bold">Material</span></td><td class="a-span9"><span>Bamboo</span></td></tr></table><div id="feature-bullets"><h2>About this item</h2><ul><li><span class="a-list-item">Folds to eight centimetres and stands behind a door</span></li><li><span class="a-list-item">Carries forty kilograms</span></li></ul></div><input id="add-to-cart-button" type="button" value="Add to Cart"></div></div>
      <div id="similarities_feature_div" class="a-carousel related"><div class="a-price"><span class="a-offscreen">$89.00</span></div></div></body></html>`,
    title: 'Tern Folding Desk, Bamboo, 100 cm',
    price: { amount: 112.49, currency: 'USD', before: 139.99 },
    brand: 'Tern',
    image: '71desk._AC_SL1500_',
    images: 1,
    features: ['Folds to eight centimetres and stands behind a door', 'Carries forty kilograms', 'Material: Bamboo'],
  },
  {
    platform: 'an auction house in the manner of eBay',
    url: 'https://www.hammerfall.com/itm/296012345678',
    html: `<html lang="en"><head><title>Enamel Coffee Pot, Blue, 1950s | Hammerfall</title><meta property="og:title" content="Enamel Coffee Pot, Blue, 1950s | Hammerfall"><meta property="og:image" content="https://i.himg.com/images/g/AAA/s-l500.jpg"></head><body><header><a href="https://www.hammerfall.com/"><svg aria-label="Hammerfall Logo" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg></a></header><main class="main-content"><div class="ux-image-carousel"><div class="ux-image-carousel-item"><img alt="Enamel Coffee Pot, Blue, 1950s - Picture 1 of 2" src="https://i.himg.com/images/g/AAA/s-l500.jpg" data-zoom-src="https://i.himg.com/images/g/AAA/s-l1600.jpg"></div><div class="ux-image-carousel-item"><img alt="Enamel Coffee Pot, Blue, 1950s - Picture 2 of 2" data-src="https://i.himg.com/images/g/BBB/s-l500.jpg" data-zoom-src="https://i.himg.com/images/g/BBB/s-l1600.jpg"></div></div>
      <h1 class="x-item-title__mainTitle"><span class="ux-textspans">Enamel Coffee Pot, Blue, 1950s</span></h1><div class="x-price-primary"><span class="ux-textspans">GBP 42.00</span></div><div class="x-price-approx"><span>Approximately</span><span class="x-price-approx__price">US $53.12</span></div><div class="ux-labels-values--shipping"><span>Postage: GBP 8.95</span></div><a class="ux-call-to-action">Buy It Now</a>
      <div class="ux-layout-section-evo__item--table-view"><h2>Item specifics</h2><dl class="ux-labels-values"><dt>Colour</dt><dd>Blue</dd></dl><dl class="ux-labels-values"><dt>Brand</dt><dd>Karlstadt</dd></dl></div></main></body></html>`,
    title: 'Enamel Coffee Pot, Blue, 1950s',
    price: { amount: 42, currency: 'GBP' },
    brand: 'Karlstadt',
    image: 'AAA/s-l1600.jpg',
    images: 2,
    features: ['Colour: Blue'],
  },
  {
    platform: 'Salesforce Commerce Cloud',
    url: 'https://www.lindenandlark.com/us/en/linen-shirt-4451.html',
    html: `<html lang="en-US"><head><title>Women's Linen Shirt | Linden &amp; Lark</title>${ld({ '@context': 'http://schema.org/', '@type': 'Product', name: "Women's Linen Shirt", brand: { '@type': 'Thing', name: 'Linden & Lark' }, sku: '4451', image: ['https://www.lindenandlark.com/dw/image/v2/ABC/on/demandware.static/-/Sites-master/default/dw1/4451_a.jpg?sw=400&sh=500'], description: 'A shirt that breathes, cut from Normandy linen and washed until it falls the way it should.', offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: 58, highPrice: 98, availability: 'http://schema.org/InStock' } })}</head>
      <body><div class="page" data-action="Product-Show"><header class="header"><a class="logo-home" href="/us/en/home" title="Linden &amp; Lark Home"><img src="/on/demandware.static/Sites-LL/logo.svg" alt="Linden &amp; Lark"></a></header><div class="product-detail product-wrapper"><div class="primary-images"><div class="carousel pdp-carousel"><img src="https://www.lindenandlark.com/dw/image/v2/ABC/on/demandware.static/-/Sites-master/default/dw1/4451_a.jpg?sw=800&sh=1000" alt="Women's Linen Shirt, White"><img src="https://www.lindenandlark.com/dw/image/v2/ABC/on/demandware.static/-/Sites-master/default/dw2/4451_b.jpg?sw=800&sh=1000" alt="Women's Linen Shirt, White"></div></div><h1 class="product-name">Women's Linen Shirt</h1><div class="prices"><div class="price"><span><del><span class="strike-through list"><span class="value" content="98.00"><span class="sr-only">Price reduced from</span>$98.00<span class="sr-only">to</span></span></span></del><span class="sales"><span class="value" content="68.60">$68.60</span></span></span></div></div><button class="add-to-cart btn btn-primary">Add to Bag</button><div class="size-guide"><ul><li>XS (0-2)</li><li>S (4-6)</li><li>M (8-10)</li></ul></div><div class="description-and-detail"><h2>Details</h2><ul><li>Mother-of-pearl buttons</li><li>Machine wash cold</li></ul></div></div></div></body></html>`,
    title: "Women's Linen Shirt",
    price: { amount: 68.6, currency: 'USD', before: 98 },
    brand: 'Linden & Lark',
    image: '4451_a.jpg',
    images: 2,
    features: ['Mother-of-pearl buttons', 'Machine wash cold'],
  },
  {
    platform: 'OpenCart',
    url: 'https://chailavka.ua/index.php?route=product/product&product_id=71',
    html: `<html lang="uk"><head><title>Чай Карпатський, 100 г</title><meta name="description" content="Чай Карпатський з чебрецем і м'ятою, зібраний вручну на полонинах."></head><body><header><div id="logo"><a href="https://chailavka.ua/"><img src="https://chailavka.ua/image/catalog/logo.png" alt="Чай Лавка"></a></div></header><ul class="breadcrumb"><li><a href="/"><i class="fa fa-home"></i></a></li><li><a href="/tea">Чай</a></li><li><a href="/71">Чай Карпатський, 100 г</a></li></ul><div id="content"><ul class="thumbnails"><li><a class="thumbnail" href="https://chailavka.ua/image/cache/catalog/karpaty-1000x1000.jpg"><img src="https://chailavka.ua/image/cache/catalog/karpaty-228x228.jpg" alt="Чай Карпатський, 100 г"></a></li><li class="image-additional"><a class="thumbnail" href="https://chailavka.ua/image/cache/catalog/pole-1000x1000.jpg"><img src="https://chailavka.ua/image/cache/catalog/pole-74x74.jpg" alt="Чай Карпатський, 100 г"></a></li></ul><h1>Чай Карпатський, 100 г</h1><ul class="list-unstyled"><li>Виробник: <a href="/m">Полонина</a></li><li>Наявність: Є в наявності</li></ul><ul class="list-unstyled"><li><h2>185 грн.</h2></li><li>Без ПДВ: 154 грн.</li></ul><button id="button-cart">Купити</button></div></body></html>`,
    title: 'Чай Карпатський, 100 г',
    price: { amount: 185, currency: 'UAH' },
    brand: 'Полонина',
    image: 'karpaty-1000x1000.jpg',
    images: 2,
  },
  {
    platform: 'Squarespace',
    url: 'https://www.potterspath.com/shop/p/salt-cellar',
    html: `<html lang="en-US"><head><title>Salt Cellar &mdash; Potter's Path</title><meta property="og:site_name" content="Potter's Path"><meta property="og:type" content="product"><meta property="og:title" content="Salt Cellar &mdash; Potter's Path"><meta property="product:price:amount" content="36.00"><meta property="product:price:currency" content="USD"><meta property="product:availability" content="instock"><meta property="og:image" content="http://static1.squarespace.com/static/55/t/1/salt.jpg?format=1500w"></head><body><section class="ProductItem-gallery"><div class="ProductItem-gallery-slides-item"><img data-src="https://images.squarespace-cdn.com/content/v1/55/salt.jpg" data-image="https://images.squarespace-cdn.com/content/v1/55/salt.jpg" data-image-dimensions="2000x2500" alt="salt.jpg"></div></section><section class="ProductItem-details"><h1 class="ProductItem-details-title">Salt Cellar</h1><div class="product-price">$36.00</div><div class="ProductItem-details-excerpt"><p>Thrown in one piece, with a lid that sits where you leave it and a glaze the colour of slate.</p></div><div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button">Add To Cart</div></div></section></body></html>`,
    title: 'Salt Cellar',
    price: { amount: 36, currency: 'USD' },
    image: 'salt.jpg',
    availability: 'in-stock',
  },
  {
    platform: 'Wix',
    url: 'https://www.lavenderhill.co/product-page/pillow-mist',
    html: `<html lang="en"><head><title>Pillow Mist | Lavender Hill</title><meta property="og:site_name" content="Lavender Hill"><meta property="og:title" content="Pillow Mist | Lavender Hill"><meta property="og:image" content="https://static.wixstatic.com/media/aa_1.jpg/v1/fit/w_500,h_500,q_90/file.jpg">${ld(
      {
        '@context': 'https://schema.org/',
        '@type': 'Product',
        name: 'Pillow Mist',
        description: 'A calming mist of lavender and clary sage, for linen and for the air above it.',
        sku: '0001',
        image: [
          {
            '@type': 'ImageObject',
            contentUrl: 'https://static.wixstatic.com/media/aa_1.jpg/v1/fit/w_1000,h_1000,q_90/file.jpg',
            width: '1000',
            height: '1000',
          },
          { '@type': 'ImageObject', contentUrl: 'https://static.wixstatic.com/media/aa_2.jpg/v1/fit/w_1000,h_1000,q_90/file.jpg' },
        ],
        Offers: { '@type': 'Offer', priceCurrency: 'AUD', price: '22.95', Availability: 'https://schema.org/InStock' },
      },
    )}</head><body><main><article data-hook="product-page"><h1 data-hook="product-title">Pillow Mist</h1><div data-hook="product-price"><span data-hook="formatted-primary-price">A$22.95</span></div><button data-hook="add-to-cart">Add to Cart</button></article></main></body></html>`,
    title: 'Pillow Mist',
    price: { amount: 22.95, currency: 'AUD' },
    image: 'aa_1.jpg',
    images: 2,
    availability: 'in-stock',
  },
  {
    platform: 'Ecwid and a builder without any class that speaks',
    url: 'https://candlewick.shop/Beeswax-Taper-Pair-p55012345',
    html: `<html lang="en"><head><title>Beeswax Taper Pair</title></head><body><div class="css-1a"><a href="/"><img class="css-2" src="https://candlewick.shop/i/candlewick.svg" alt="Candlewick"></a></div><div class="css-9x"><div class="css-3k"><img class="css-8" src="https://d2.cloudfront.example.com/images/55/tapers.webp" width="1200" height="1200" alt="Beeswax Taper Pair"></div><div class="css-7y"><h1 class="css-aa">Beeswax Taper Pair</h1><div class="css-bb"><span>$14.00</span></div><div class="css-cc"><p>Dipped twenty times by hand, these tapers burn slowly and smell faintly of summer.</p><ul><li>Pure beeswax</li><li>Burns seven hours</li></ul></div><button class="css-dd">Add to Bag</button></div></div><div class="css-ee"><h3>You may also like</h3><a href="/Pillar-p55099"><img src="https://d2.cloudfront.example.com/images/55/pillar.webp" alt="Pillar"><span>$28.00</span></a></div></body></html>`,
    title: 'Beeswax Taper Pair',
    price: { amount: 14, currency: 'USD' },
    image: 'tapers.webp',
    features: ['Pure beeswax', 'Burns seven hours'],
  },
  {
    platform: 'a product group with variants in other colours',
    url: 'https://stride.example.net/products/canvas-low?variant=2',
    html: `<html lang="en"><head><title>Canvas Low – Stride</title>${ld({
      '@context': 'https://schema.org',
      '@type': 'ProductGroup',
      name: 'Canvas Low',
      brand: { '@type': 'Brand', name: 'Stride' },
      description: 'A flat canvas shoe with a sole of natural rubber that bends where your foot does.',
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Canvas Low - Sand',
          image: 'https://stride.example.net/i/sand.jpg',
          offers: { '@type': 'Offer', price: '65.00', priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
        },
        {
          '@type': 'Product',
          name: 'Canvas Low - Ink',
          image: 'https://stride.example.net/i/ink.jpg',
          offers: { '@type': 'Offer', price: '65.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
        },
      ],
    })}</head><body><main><h1>Canvas Low</h1><p class="price">$65</p><button>Add to cart</button></main></body></html>`,
    title: 'Canvas Low',
    price: { amount: 65, currency: 'USD' },
    brand: 'Stride',
    images: 2,
    availability: 'in-stock',
  },
  {
    platform: 'a shop whose data names a thumbnail the page shows larger',
    url: 'https://clockhouse.co.uk/clocks/station-clock',
    html: `<html lang="en-GB"><head><title>Station Clock | Clockhouse</title>${ld({ '@type': 'Product', name: 'Station Clock', image: 'https://clockhouse.co.uk/media/station-clock-thumb-a.jpg', offers: { price: 140, priceCurrency: 'GBP' } })}</head><body><main><div class="gallery"><a href="/media/station-clock-xl.jpg" data-zoom="/media/station-clock-xl.jpg"><picture><source srcset="/media/station-clock-m.webp 600w, /media/station-clock-l.webp 1200w" type="image/webp"><img src="/media/station-clock-thumb-a.jpg" alt="Station Clock"></picture></a><a href="/media/station-clock-side-xl.jpg"><img src="/media/station-clock-side-thumb.jpg" alt="Station Clock, side"></a></div><h1>Station Clock</h1><p class="price">£140.00</p><button>Add to basket</button></main></body></html>`,
    title: 'Station Clock',
    price: { amount: 140, currency: 'GBP' },
    image: 'station-clock-',
    images: 2,
  },
  {
    platform: 'a shop that is out of stock and names no price',
    url: 'https://vinylcellar.com/record/the-long-quay-lp',
    html: `<html lang="en"><head><title>The Long Quay LP - Vinyl Cellar</title><meta property="og:type" content="product"><meta property="og:title" content="The Long Quay LP"><meta property="og:image" content="https://vinylcellar.com/img/quay.jpg"></head><body><header><a href="/cart">Cart $0.00</a></header><main><h1>The Long Quay LP</h1><p>Sold out. Leave your address and we write when it is back.</p><button disabled>Sold out</button><div class="shipping-info">Free shipping on orders over $75</div></main><section class="recommendations"><div class="product-card">Other record <span class="price">$24.00</span></div></section></body></html>`,
    title: 'The Long Quay LP',
    price: null,
    image: 'quay.jpg',
    images: 1,
    availability: 'out-of-stock',
  },
  {
    platform: 'specifications as a list of definitions and notes as Google reads them',
    url: 'https://glowworm.example.org/en/head-torch-300',
    html: `<html lang="en"><head><title>Head Torch 300</title>${ld({
      '@type': 'Product',
      name: 'Head Torch 300',
      image: '/t.jpg',
      positiveNotes: { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Charges in an hour' }] },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Weight', value: '68 g' },
        { '@type': 'PropertyValue', name: 'internal_id', value: '99123' },
      ],
      weight: { '@type': 'QuantitativeValue', value: 68, unitText: 'g' },
      material: 'Aluminium',
      offers: { price: '39.00', priceCurrency: 'EUR' },
    })}</head><body><main><h1>Head Torch 300</h1><h2>Highlights</h2><ul><li>300 lumens</li><li>Waterproof to one metre</li></ul><h2>Shipping &amp; returns</h2><ul><li>Free returns within 30 days</li><li>Ships in two days</li></ul><nav><ul><li>Torches for camping</li></ul></nav></main></body></html>`,
    title: 'Head Torch 300',
    price: { amount: 39, currency: 'EUR' },
    features: ['Charges in an hour', 'Weight: 68 g', '300 lumens', 'Waterproof to one metre', 'Material: Aluminium'],
  },
  {
    platform: 'a page in RDFa and right to left',
    url: 'https://www.souqbayt.sa/ar/p/wooden-incense-burner',
    html: `<html lang="ar" dir="rtl"><head><title>مبخرة خشبية | سوق بيت</title><meta property="og:title" content="مبخرة خشبية"><meta property="og:image" content="https://cdn.souqbayt.sa/m1.jpg"></head><body><main><h1>مبخرة خشبية</h1><div class="price"><span>١٬٢٤٩٫٥٠ ر.س</span></div><div class="product-description"><h2>المميزات</h2><ul><li>خشب الجوز الطبيعي</li><li>صناعة يدوية</li></ul></div><button>أضف إلى السلة</button></main></body></html>`,
    title: 'مبخرة خشبية',
    price: { amount: 1249.5, currency: 'SAR' },
    image: 'm1.jpg',
    features: ['خشب الجوز الطبيعي', 'صناعة يدوية'],
  },
]

/** The result in the form of the expectations above. */
const summary = ({ html, url, image }: MadeUpPage) => {
  const { title, brand, productImages, features, availability, categoryPath } = extractProduct(html, url, url)
  const [first] = productImages
  const isMain = image !== undefined && first !== undefined && first.src.includes(image)
  return {
    title,
    brand,
    image: isMain ? image : first?.src,
    images: productImages.length,
    features: features.toSorted(),
    availability,
    shelves: categoryPath,
  }
}

test.each(pages.map((page) => [page.platform, page] as const))('the result for %s is right', (_, page) => {
  const { platform: _platform, html, url, price, features, ...expected } = page
  const product = extractProduct(html, url, url)
  expect(product.kind).toBe('product')
  expect(product.price).toEqual(price)
  expect(summary(page)).toMatchObject(features === undefined ? expected : { ...expected, features: features.toSorted() })
  // Every field has evidence.
  for (const field of ['title', 'description', 'brand', 'price', 'availability', 'rating', 'siteName', 'language', 'category'] as const)
    expect(product.evidence[field] === undefined).toBe(product[field] === null)
  for (const field of ['features', 'categoryPath', 'productImages', 'logos'] as const)
    expect(product.evidence[field] === undefined).toBe(product[field].length === 0)
})

test('the largest address of an element is used, and data that states a smaller one means the same image', () => {
  const url = 'https://shop.example/tote'
  const html = `<html lang="en"><head><title>Pier Tote</title></head><body><main itemscope itemtype="https://schema.org/Product"><div class="gallery">
    <img itemprop="image" src="/tote-200.jpg" srcset="/tote-200.jpg 200w, /tote.jpg 1000w" alt="Pier Tote" width="500" height="500">
    <img src="/side.jpg" alt="Pier Tote from the side" width="800" height="600"></div><h1 itemprop="name">Pier Tote</h1><b class="price">£39.50</b><button>Add to basket</button></main></body></html>`
  expect(extractProduct(html, url, url).productImages).toEqual([
    { src: 'https://shop.example/tote.jpg', width: 1000, height: null, alt: 'Pier Tote' },
    { src: 'https://shop.example/side.jpg', width: 800, height: 600, alt: 'Pier Tote from the side' },
  ])
})

test('slides behind one shared placeholder stay separate images', () => {
  const url = 'https://shop.example/tote'
  const slides = ['a', 'b', 'c'].map((name) => `<img src="/soon.jpg" data-src="/tote-${name}.jpg" alt="Pier Tote">`).join('')
  const html = `<html><head><title>Pier Tote</title></head><body><main><h1>Pier Tote</h1><div class="gallery">${slides}</div><b class="price">£39.50</b><button>Add to basket</button></main></body></html>`
  expect(extractProduct(html, url, url).productImages.map(({ src }) => src)).toEqual(
    ['a', 'b', 'c'].map((name) => `https://shop.example/tote-${name}.jpg`),
  )
})
