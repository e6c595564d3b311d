import { aroundProduct, jsonLd, type MadeUpPage } from './made-up-page.ts'

const { top, bottom } = aroundProduct

/** Pages of the shop systems most shops run on. Add yours here. */
export const shopSystemPages: readonly MadeUpPage[] = [
  {
    platform: 'a Shopify theme',
    url: 'https://northquay.example/collections/lamps/products/harbour-lamp',
    html: `<html lang="en"><head><title>Harbour Lamp – North Quay</title><meta property="og:site_name" content="North Quay"><meta property="og:type" content="product"><meta property="og:title" content="Harbour Lamp"><meta property="og:image" content="https://northquay.example/cdn/shop/files/lamp.jpg">
      ${jsonLd({ '@context': 'https://schema.org', '@type': 'Organization', name: 'North Quay', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 8041 } })}
      ${jsonLd({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Harbour Lamp',
        brand: { '@type': 'Brand', name: 'Quay Works' },
        image: 'https://northquay.example/cdn/shop/files/lamp.jpg',
        description: 'A table lamp in spun steel that throws its light down and leaves your eyes in peace.',
        offers: [
          { '@type': 'Offer', price: '119.00', priceCurrency: 'GBP', availability: 'http://schema.org/OutOfStock' },
          { '@type': 'Offer', price: '119.00', priceCurrency: 'GBP', availability: 'http://schema.org/InStock' },
        ],
      })}</head>
      <body>${top}<main><nav class="breadcrumbs" aria-label="Breadcrumbs"><a href="/">Home</a> <span>/</span> <a href="/collections/lamps">Lamps</a> <span>/</span> <span aria-current="page">Harbour Lamp</span></nav>
      <div class="product__info-container"><h1 class="product__title">Harbour Lamp</h1><div class="rating-wrapper"><div class="rating" role="img" aria-label="4.6 out of 5.0 stars"><span aria-hidden="true" class="rating-star" style="--rating: 4.6; --rating-max: 5.0;"></span></div><p class="rating-text caption"><span aria-hidden="true">4.6 / 5.0</span></p><p class="rating-count caption"><span aria-hidden="true">(128)</span><span class="visually-hidden">128 total reviews</span></p></div>
      <div class="price"><span class="price-item price-item--regular">£119.00</span></div><div class="product__description rte"><p>A table lamp in spun steel that throws its light down and leaves your eyes in peace.</p><p><strong>Details</strong></p><ul><li>Spun steel shade</li><li>Dims with a turn</li><li>Cable of two metres</li></ul></div><button name="add">Add to cart</button></div></main>${bottom}</body></html>`,
    truth: {
      title: 'Harbour Lamp',
      brand: 'Quay Works',
      price: { amount: 119, currency: 'GBP' },
      language: 'en',
      availability: 'in-stock',
      rating: { value: 4.6, count: 128 },
      features: ['Spun steel shade', 'Dims with a turn', 'Cable of two metres'],
      categoryPath: ['Lamps'],
      description: 'A table lamp in spun steel',
    },
  },
  {
    platform: 'WooCommerce without data, stars drawn by width',
    url: 'https://hedgehouse.example/produkt/igelhaus-eiche/',
    html: `<html lang="de-DE"><head><title>Igelhaus Eiche – Heckenhof</title><meta property="og:site_name" content="Heckenhof"></head><body class="single-product woocommerce">${top}
      <nav class="woocommerce-breadcrumb" aria-label="Breadcrumb"><a href="https://hedgehouse.example">Startseite</a>&nbsp;/&nbsp;<a href="/garten">Garten</a>&nbsp;/&nbsp;<a href="/garten/wildtiere">Wildtiere</a>&nbsp;/&nbsp;Igelhaus Eiche</nav>
      <div id="product-9" class="product type-product post-9 status-publish onbackorder"><div class="woocommerce-product-gallery"><img src="/wp-content/uploads/igelhaus.jpg" width="900" height="900" alt="Igelhaus Eiche"></div><div class="summary entry-summary"><h1 class="product_title entry-title">Igelhaus Eiche</h1>
      <div class="woocommerce-product-rating"><div class="star-rating" role="img"><span style="width:92%"></span></div> <a href="#reviews" class="woocommerce-review-link">(<span class="count">13</span> Kundenrezensionen)</a></div>
      <p class="price"><span class="woocommerce-Price-amount amount"><bdi>64,90&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span></p><div class="woocommerce-product-details__short-description"><p>Ein trockenes Quartier aus Eichenholz, in dem ein Igel den Winter verschläft.</p></div><p class="stock in-stock">Nur noch 3 vorrätig</p><button class="single_add_to_cart_button">In den Warenkorb</button></div>
      <div class="woocommerce-tabs"><h2>Zusätzliche Informationen</h2><table class="woocommerce-product-attributes shop_attributes"><tr><th>Gewicht</th><td>6,2 kg</td></tr><tr><th>Größe</th><td>45 × 38 × 30 cm</td></tr><tr><th>Lackiert</th><td>Nein</td></tr></table></div></div>${bottom}</body></html>`,
    truth: {
      title: 'Igelhaus Eiche',
      brand: null,
      price: { amount: 64.9, currency: 'EUR' },
      language: 'de',
      availability: 'limited',
      rating: { value: 4.6, count: 13 },
      features: ['Gewicht: 6,2 kg', 'Größe: 45 × 38 × 30 cm'],
      categoryPath: ['Garten', 'Wildtiere'],
      description: 'Ein trockenes Quartier',
    },
  },
  {
    platform: 'Magento 2 with a rating of hundred',
    url: 'https://boutique-ardoise.example/theiere-grise.html',
    html: `<html lang="fr"><head><title>Théière grise</title><meta property="og:type" content="product"><meta property="og:title" content="Théière grise"><meta property="og:image" content="https://boutique-ardoise.example/media/theiere.jpg"></head><body class="catalog-product-view">${top}
      <div class="breadcrumbs"><ul class="items"><li class="item home"><a href="https://boutique-ardoise.example/">Accueil</a></li><li class="item category12"><a href="/cuisine.html">Cuisine</a></li><li class="item category15"><a href="/cuisine/the.html">L’heure du thé</a></li><li class="item product"><strong>Théière grise</strong></li></ul></div>
      <main id="maincontent" itemscope itemtype="http://schema.org/Product"><div class="product-info-main"><h1 class="page-title"><span class="base" itemprop="name">Théière grise</span></h1>
      <div class="product-reviews-summary" itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><div class="rating-summary"><span class="label"><span>Évaluation :</span></span><div class="rating-result" title="87%"><span style="width:87%"><span><span itemprop="ratingValue">87</span>% of <span itemprop="bestRating">100</span></span></span></div></div><div class="reviews-actions"><a class="action view" href="#reviews"><span itemprop="reviewCount">1 204</span> <span>Avis</span></a></div></div>
      <div class="product-info-price" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span class="price-wrapper"><span class="price">45,00 €</span></span><meta itemprop="price" content="45"><meta itemprop="priceCurrency" content="EUR"></div><div class="product-info-stock-sku"><div class="stock unavailable" title="Disponibilité"><span>En rupture de stock</span></div></div></div>
      <div class="product media"><img itemprop="image" src="/media/theiere.jpg" alt="Théière grise"></div><div class="product attribute description"><div class="value" itemprop="description"><p>Une théière en grès qui garde le thé au chaud pendant une heure entière.</p><p>• Contenance d’un litre<br>• Filtre en inox<br>• Passe au lave-vaisselle</p></div></div></main>${bottom}</body></html>`,
    truth: {
      title: 'Théière grise',
      brand: null,
      price: { amount: 45, currency: 'EUR' },
      language: 'fr',
      availability: 'out-of-stock',
      rating: { value: 4.35, count: 1204 },
      features: ['Contenance d’un litre', 'Filtre en inox', 'Passe au lave-vaisselle'],
      categoryPath: ['Cuisine', 'L’heure du thé'],
      description: 'Une théière en grès',
    },
  },
  {
    platform: 'PrestaShop with a data sheet',
    url: 'https://ceramicasol.example/es/jarras/31-jarra-olivo.html',
    html: `<html lang="es"><head><title>Jarra Olivo</title><meta property="og:type" content="product"><meta property="og:title" content="Jarra Olivo"><meta property="og:site_name" content="Cerámica Sol"><meta property="og:image" content="https://ceramicasol.example/31-large_default/jarra-olivo.jpg"><meta property="product:price:amount" content="34.5"><meta property="product:price:currency" content="EUR">
      ${jsonLd({
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://ceramicasol.example/es/' },
          { '@type': 'ListItem', position: 2, name: 'Mesa', item: 'https://ceramicasol.example/es/mesa' },
          { '@type': 'ListItem', position: 3, name: 'Jarras', item: 'https://ceramicasol.example/es/jarras' },
          { '@type': 'ListItem', position: 4, name: 'Jarra Olivo', item: 'https://ceramicasol.example/es/jarras/31-jarra-olivo.html' },
        ],
      })}</head><body id="product">${top}
      <section id="main"><div class="product-cover"><img src="/31-large_default/jarra-olivo.jpg" alt="Jarra Olivo"></div><h1 class="h1">Jarra Olivo</h1><div class="product_list_reviews"><div class="grade-stars small-stars" data-grade="4.5"></div><span class="nota">4,5 de 5</span> <a href="#product-comments">Leer 22 opiniones</a></div>
      <div class="product-prices"><span class="current-price-value">34,50 €</span></div><div id="product-description-short-31"><p>Una jarra torneada a mano, con el asa pensada para manos grandes y pequeñas.</p></div><span id="product-availability">Últimas unidades en stock</span><button class="add-to-cart">Añadir al carrito</button>
      <section class="product-features"><p class="h6">Ficha técnica</p><dl class="data-sheet"><dt class="name">Capacidad</dt><dd class="value">1,2 litros</dd><dt class="name">Material</dt><dd class="value">Barro cocido</dd></dl></section></section>${bottom}</body></html>`,
    truth: {
      title: 'Jarra Olivo',
      brand: null,
      price: { amount: 34.5, currency: 'EUR' },
      language: 'es',
      availability: 'limited',
      rating: { value: 4.5, count: 22 },
      features: ['Capacidad: 1,2 litros', 'Material: Barro cocido'],
      categoryPath: ['Mesa', 'Jarras'],
      description: 'Una jarra torneada a mano',
    },
  },
  {
    platform: 'Shopware 6',
    url: 'https://bergsocke.example/Merino-Wandersocke/SW-204',
    html: `<html lang="de-DE"><head><title>Merino Wandersocke | Bergsocke</title><meta property="og:type" content="product"><meta property="og:site_name" content="Bergsocke"><meta property="product:price:amount" content="24.95"><meta property="product:price:currency" content="EUR"></head><body class="is-ctl-product">${top}
      <nav aria-label="breadcrumb"><ol class="breadcrumb" itemscope itemtype="https://schema.org/BreadcrumbList"><li class="breadcrumb-item" itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a href="https://bergsocke.example/Socken/" itemprop="item"><span itemprop="name">Socken</span></a><meta itemprop="position" content="1"></li><li class="breadcrumb-item" itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a href="https://bergsocke.example/Socken/Wandern/" itemprop="item"><span itemprop="name">Wandern</span></a><meta itemprop="position" content="2"></li></ol></nav>
      <div class="product-detail" itemscope itemtype="https://schema.org/Product"><h1 class="product-detail-name" itemprop="name">Merino Wandersocke</h1><div class="product-detail-media"><img itemprop="image" src="/media/socke.jpg" alt="Merino Wandersocke"></div><div class="product-detail-manufacturer" itemprop="brand" itemscope itemtype="https://schema.org/Brand"><span itemprop="name">Grat</span></div>
      <div class="product-detail-reviews"><div class="product-review-rating" title="Durchschnittliche Bewertung von 4.8 von 5 Sternen"><div class="product-review-point"></div></div><a href="#review-tab-pane">37 Bewertungen</a></div>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><p class="product-detail-price" itemprop="price" content="24.95">24,95 €</p><link itemprop="availability" href="https://schema.org/InStock"><p class="delivery-information delivery-available">Sofort verfügbar, Lieferzeit 1-3 Tage</p></div>
      <div class="product-detail-description-text" itemprop="description"><p>Diese Socke hält den Fuß trocken und wärmt auch dann, wenn sie nass ist.</p></div><div class="product-detail-properties"><table class="product-detail-properties-table"><tr class="properties-row"><th class="properties-label">Material:</th><td class="properties-value">78 % Merinowolle</td></tr><tr class="properties-row"><th class="properties-label">Schaft:</th><td class="properties-value">Wadenhoch</td></tr></table></div></div>${bottom}</body></html>`,
    truth: {
      title: 'Merino Wandersocke',
      brand: 'Grat',
      price: { amount: 24.95, currency: 'EUR' },
      language: 'de',
      availability: 'in-stock',
      rating: { value: 4.8, count: 37 },
      features: ['Material: 78 % Merinowolle', 'Schaft: Wadenhoch'],
      categoryPath: ['Socken', 'Wandern'],
      description: 'Diese Socke hält den Fuß trocken',
    },
  },
  {
    platform: 'Salesforce Commerce Cloud',
    url: 'https://www.fieldandfold.example/us/en/rain-poncho-8812.html',
    html: `<html lang="en-US"><head><title>Rain Poncho | Field &amp; Fold</title><meta property="og:site_name" content="Field &amp; Fold">
      ${jsonLd({ '@context': 'http://schema.org/', '@type': 'Product', name: 'Rain Poncho', brand: { '@type': 'Thing', name: 'Field & Fold' }, sku: '8812', image: ['https://www.fieldandfold.example/dw/image/8812_a.jpg'], description: 'A poncho that folds into its own pocket and keeps a rucksack dry as well as you.', aggregateRating: { '@type': 'AggregateRating', ratingValue: '8.8', bestRating: '10', reviewCount: '1,311' }, offers: { '@type': 'Offer', priceCurrency: 'USD', price: '78.00', availability: 'http://schema.org/PreOrder' } })}</head>
      <body>${top}<div class="page" data-action="Product-Show"><div class="product-breadcrumb"><ol class="breadcrumb"><li class="breadcrumb-item"><a href="/us/en/outdoor">Outdoor</a></li><li class="breadcrumb-item"><a href="/us/en/outdoor/rainwear" aria-current="page">Rainwear</a></li></ol></div>
      <div class="product-detail product-wrapper"><h1 class="product-name">Rain Poncho</h1><div class="prices"><span class="sales"><span class="value" content="78.00">$78.00</span></span></div><div class="availability"><ul class="list-unstyled availability-msg"><li><div>Pre-Order</div></li></ul></div><button class="add-to-cart">Pre-order</button>
      <div class="description-and-detail"><h2 class="title">Details</h2><ul><li>Taped seams throughout</li><li>Weighs 280 g</li></ul><h2 class="title">Shipping</h2><ul><li>Two day express</li><li>Free above $50</li></ul></div></div></div>${bottom}</body></html>`,
    truth: {
      title: 'Rain Poncho',
      brand: 'Field & Fold',
      price: { amount: 78, currency: 'USD' },
      language: 'en',
      availability: 'preorder',
      rating: { value: 4.4, count: 1311 },
      features: ['Taped seams throughout', 'Weighs 280 g'],
      categoryPath: ['Outdoor', 'Rainwear'],
      description: 'A poncho that folds into its own pocket',
    },
  },
  {
    platform: 'BigCommerce',
    url: 'https://tackleroom.example/brass-spinner-set/',
    html: `<html lang="en"><head><title>Brass Spinner Set - Tackle Room</title><meta property="og:type" content="product"><meta property="og:title" content="Brass Spinner Set"><meta property="og:availability" content="oos"><meta property="og:image" content="https://tackleroom.example/images/spinners.jpg"></head><body>${top}
      <ul class="breadcrumbs"><li class="breadcrumb"><a href="https://tackleroom.example/" class="breadcrumb-label"><span>Home</span></a></li><li class="breadcrumb"><a href="/lures" class="breadcrumb-label"><span>Lures</span></a></li><li class="breadcrumb is-active"><a href="https://tackleroom.example/brass-spinner-set/" class="breadcrumb-label"><span>Brass Spinner Set</span></a></li></ul>
      <div class="productView" itemscope itemtype="https://schema.org/Product"><div class="productView-image"><img itemprop="image" src="/images/spinners.jpg" alt="Brass Spinner Set"></div><section class="productView-details"><h1 class="productView-title" itemprop="name">Brass Spinner Set</h1><h2 class="productView-brand" itemprop="brand" itemscope itemtype="https://schema.org/Brand"><a itemprop="url" href="/weir"><span itemprop="name">Weir</span></a></h2>
      <div class="productView-rating" itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><meta itemprop="ratingValue" content="4"><meta itemprop="ratingCount" content="5"><span class="productView-reviewLink">(5 reviews)</span></div><div class="productView-price"><span class="price">$18.40</span></div>
      <div class="productView-info"><dl><dt class="productView-info-name">SKU:</dt><dd class="productView-info-value">TR-22</dd><dt class="productView-info-name">Pieces:</dt><dd class="productView-info-value">Six in a tin</dd><dt class="productView-info-name">Shipping:</dt><dd class="productView-info-value">Calculated at checkout</dd></dl></div><p class="alertBox">Sold out</p></section>
      <article class="productView-description" itemprop="description"><h2>Description</h2><p>Six hand-turned spinners that flash in slow water and hold their shape for years.</p></article></div>${bottom}</body></html>`,
    truth: {
      title: 'Brass Spinner Set',
      brand: 'Weir',
      price: { amount: 18.4, currency: 'USD' },
      language: 'en',
      availability: 'out-of-stock',
      rating: { value: 4, count: 5 },
      features: ['Pieces: Six in a tin'],
      categoryPath: ['Lures'],
      description: 'Six hand-turned spinners',
    },
  },
]
