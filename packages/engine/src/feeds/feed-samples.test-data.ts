/** A feed as bytes, in parts of a given length: letters and rows are cut anywhere. */
export async function* cutInParts(content: string | Uint8Array, length = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

/** Milliseconds of the day the samples are read on. */
export const SAMPLE_DAY = Date.parse('2026-11-28T12:00:00Z')

/** Google's product data specification, as RSS 2.0: nested values, several images, a sale within its dates, HTML and its names. */
export const googleRss = `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0">
<channel>
<title>Example store</title>
<link>https://shop.example</link>
<description>What we sell</description>
<image><url>https://shop.example/logo.png</url><title>Example store</title><link>https://shop.example</link></image>
<item>
<g:id>MUG-1</g:id>
<g:title>Red Mug &amp; Saucer</g:title>
<title>The page's title</title>
<g:description><![CDATA[<p>Fired twice.</p><ul><li>Dishwasher safe</li><li>Holds 300&nbsp;ml</li></ul>]]></g:description>
<g:link>https://shop.example/p/red-mug?a=1&amp;b=2</g:link>
<g:image_link>https://cdn.shop.example/red-mug.jpg</g:image_link>
<g:additional_image_link>https://cdn.shop.example/red-mug-2.jpg</g:additional_image_link>
<g:additional_image_link>https://cdn.shop.example/red-mug-3.jpg</g:additional_image_link>
<g:availability>in_stock</g:availability>
<g:price>15.00 EUR</g:price>
<g:sale_price>12.00 EUR</g:sale_price>
<g:sale_price_effective_date>2026-11-20T00:00+0100/2026-12-01T23:59+0100</g:sale_price_effective_date>
<g:brand>Clay &amp; Co</g:brand>
<g:product_type>Home &gt; Kitchen &gt; Mugs</g:product_type>
<g:google_product_category>2169</g:google_product_category>
<g:shipping><g:country>DE</g:country><g:price>4.90 EUR</g:price></g:shipping>
</item>
<item>
<g:id>BOWL-1</g:id>
<g:structured_title><g:digital_source_type>trained_algorithmic_media</g:digital_source_type><g:content>Blue Bowl</g:content></g:structured_title>
<g:link>https://shop.example/p/blue-bowl</g:link>
<g:image_link>https://cdn.shop.example/blue-bowl.jpg</g:image_link>
<g:price>20.00 EUR</g:price>
<g:sale_price>16.00 EUR</g:sale_price>
<g:sale_price_effective_date>2026-01-01T00:00+0100/2026-01-31T23:59+0100</g:sale_price_effective_date>
<g:availability>out of stock</g:availability>
</item>
</channel>
</rss>`

/** The same specification as Atom 1.0. */
export const googleAtom = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
<title>Example store</title>
<link rel="self" href="https://shop.example"/>
<entry>
<title>Green Vase</title>
<link rel="alternate" href="https://shop.example/p/green-vase"/>
<summary>A vase of stoneware.</summary>
<id>tag:shop.example,2026:vase</id>
<g:id>VASE-1</g:id>
<g:image_link>https://cdn.shop.example/vase.jpg</g:image_link>
<g:price>EUR 39</g:price>
</entry>
</feed>`

/** The same as tab-separated text. */
export const googleTsv = [
  'id\tstructured_title\tdescription\tlink\timage_link\tadditional_image_link\tavailability\tprice\tsale_price\tbrand\tproduct_highlight',
  'MUG-1\ttrained_algorithmic_media:"Red Mug"\tFired twice.\thttps://shop.example/p/red-mug\thttps://cdn.shop.example/red-mug.jpg\thttps://cdn.shop.example/2.jpg,https://cdn.shop.example/3.jpg\tin_stock\t15.00 USD\t\tClay\tDishwasher safe|Holds 300 ml',
  'VASE-1\tdefault:Green Vase\t\thttps://shop.example/p/vase\thttps://cdn.shop.example/vase.jpg\t\tpreorder\t39.00 USD\t29.00 USD\tClay\t',
].join('\n')

/** Shopify's product export: a variant and a further image each in a row of its own. */
export const shopifyCsv = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Status',
  'oak-board,Oak Board,"<p>Oiled oak, cut by hand.</p>",Wood & Co,Home & Garden > Kitchen,Boards,kitchen,true,Size,Small,OB-S,29.00,35.00,https://cdn.shopify.example/oak-1.jpg,1,An oak board,active',
  'oak-board,,,,,,,,,Large,OB-L,29.00,35.00,https://cdn.shopify.example/oak-2.jpg,2,,',
  'oak-board,,,,,,,,,,,,,https://cdn.shopify.example/oak-3.jpg,3,,',
  'linen-towel,Linen Towel,<p>Washed linen.</p>,Wood & Co,,Towels,,true,Colour,Grey,LT-G,12.00,,https://cdn.shopify.example/towel.jpg,1,,active',
  'linen-towel,,,,,,,,,Blue,LT-B,14.00,,,,,',
  'old-tray,Old Tray,,Wood & Co,,,,false,Title,Default Title,OT,9.00,,https://cdn.shopify.example/tray.jpg,1,,draft',
].join('\r\n')

/** WooCommerce's product export, with the names of its columns in German. */
export const wooCsv = [
  'ID,Typ,Artikelnummer,Name,Veröffentlicht,Ist hervorgehoben?,Kurzbeschreibung,Beschreibung,Datum an dem Angebotspreis beginnt,Datum an dem Angebotspreis endet,Vorrätig?,Angebotspreis,Regulärer Preis,Kategorien,Bilder,Übergeordnetes Produkt',
  '100,simple,LAMPE-1,Kleine Lampe,1,0,Warmes Licht.,"<p>Eine Lampe aus Messing.\\nMit Dimmer.</p>",,,1,"39,90","49,90","Wohnen, Wohnen > Lampen","https://shop.example/lampe.jpg, https://shop.example/lampe-2.jpg",',
  '101,variable,HEMD-1,Leinenhemd,1,0,,Aus Leinen.,,,1,,,Kleidung,https://shop.example/hemd.jpg,',
  '102,variation,HEMD-1-M,Leinenhemd - M,1,0,,,,,1,,"59,00",,https://shop.example/hemd.jpg,HEMD-1',
  '103,simple,ENTWURF,Entwurf,-1,0,,,,,1,,"5,00",,https://shop.example/entwurf.jpg,',
  '104,simple,KORB,Korb,1,0,,,,,1,,"12,00",,https://shop.example/korb.jpg,',
].join('\n')

export const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://shop.example/p/red-mug</loc><lastmod>2026-11-01</lastmod><image:image><image:loc>https://cdn.shop.example/red-mug.jpg</image:loc><image:title>Red Mug</image:title></image:image></url>
<url><loc>https://shop.example/p/vase</loc></url>
</urlset>`

export const sitemapIndex = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://shop.example/sitemap_products_1.xml</loc></sitemap>
<sitemap><loc>https://shop.example/sitemap_pages_1.xml</loc></sitemap>
</sitemapindex>`

/** A table of a small German shop, as a spreadsheet saves it: semicolons, decimal commas, a title above. */
export const germanTable = [
  'Produktliste 2026;;;;',
  'Artikelnummer;Bezeichnung;Preis in €;Produktlink;Bildlink',
  'A1;Rote Tasse;12,50;https://shop.example/tasse;https://shop.example/tasse.jpg',
  'A2;"Schüssel ""Blau""";1.299,00;https://shop.example/schuessel;https://shop.example/schuessel.jpg',
].join('\r\n')

/** Shopify's template of 2025, which names its columns otherwise; a column of the shop's own holds links of films. */
export const newShopifyCsv = [
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Cost per item,Unit price total measure,Product image URL,Image position,Image alt text,Variant image URL,SEO title,Film (product.metafields.custom.film)',
  'Oak Board,oak-board,<p>Oiled oak.</p>,Wood & Co,Home & Garden > Kitchen,Boards,kitchen,TRUE,Active,OB-S,Size,Small,29.00,35.00,11.00,,https://cdn.shopify.example/oak-1.jpg,1,,,,https://films.example/watch/1',
  ',oak-board,,,,,,,,OB-L,,Large,29.00,,12.00,,,,,,,',
].join('\n')
