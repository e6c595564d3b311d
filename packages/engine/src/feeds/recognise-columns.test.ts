import { type FeedField } from '@adloom/domain/campaign/feed-product.ts'
import { describe, expect, test } from 'vitest'
import { fieldOfName, recogniseColumns } from './recognise-columns.ts'

const fieldsOf = (columns: readonly string[]): Record<string, FeedField> =>
  Object.fromEntries(columns.flatMap((column) => (fieldOfName(column) === null ? [] : [[column, fieldOfName(column)?.field ?? 'id']])))

describe('columns of published formats are known by their names', () => {
  test('Google’s product data specification (attribute names as gathered on 2026-11-20)', () => {
    const names =
      'id,title,structured_title,description,structured_description,link,image_link,additional_image_link,lifestyle_image_link,mobile_link,availability,availability_date,cost_of_goods_sold,expiration_date,price,sale_price,sale_price_effective_date,unit_pricing_measure,installment,google_product_category,product_type,brand,gtin,mpn,identifier_exists,condition,adult,multipack,is_bundle,age_group,color,gender,material,pattern,size,item_group_id,product_length,product_detail,product_highlight,ads_redirect,custom_label_0,promotion_id,shipping,shipping_weight'
    expect(fieldsOf(names.split(','))).toEqual({
      id: 'id',
      title: 'title',
      structured_title: 'title',
      description: 'description',
      structured_description: 'description',
      link: 'link',
      image_link: 'image',
      additional_image_link: 'pictures',
      lifestyle_image_link: 'pictures',
      mobile_link: 'link',
      availability: 'availability',
      price: 'price',
      sale_price: 'salePrice',
      sale_price_effective_date: 'saleDates',
      google_product_category: 'category',
      product_type: 'category',
      brand: 'brand',
      gtin: 'id',
      mpn: 'id',
      product_highlight: 'features',
    })
  })

  test('WooCommerce in French and Spanish (as programs that read its exports know them, read on 2026-11-28)', () => {
    const french =
      'ID|Type|UGS|GTIN, UPC, EAN ou ISBN|Nom|Publié|Mis en avant ?|Description courte|Description|Date de début de promo|Date de fin de promo|En stock ?|Stock|Poids (kg)|Tarif promo|Tarif régulier|Catégories|Étiquettes|Images|Parent|URL externe'
    expect(fieldsOf(french.split('|'))).toMatchObject({
      UGS: 'id',
      Nom: 'title',
      Publié: 'published',
      Description: 'description',
      'Date de début de promo': 'saleFrom',
      'Date de fin de promo': 'saleUntil',
      'En stock ?': 'availability',
      'Tarif promo': 'salePrice',
      'Tarif régulier': 'price',
      Catégories: 'category',
      Images: 'image',
      'URL externe': 'link',
    })
    const spanish =
      'ID|Tipo|SKU|Nombre|Publicado|Descripción corta|Descripción|Día en que empieza el precio rebajado|Día en que termina el precio rebajado|¿En inventario?|Inventario|Precio rebajado|Precio normal|Categorías|Imágenes|Superior|URL externa'
    expect(fieldsOf(spanish.split('|'))).toMatchObject({
      Nombre: 'title',
      'Precio rebajado': 'salePrice',
      'Precio normal': 'price',
      '¿En inventario?': 'availability',
      Imágenes: 'image',
      'Día en que empieza el precio rebajado': 'saleFrom',
    })
  })
})

test('case, accents, marks, a currency and a number do not count in a name', () => {
  expect(['PRICE', 'Price (EUR)', 'price_usd', 'Preis in €', 'g:price'].map((name) => fieldOfName(name)?.field)).toEqual(
    Array.from({ length: 5 }, () => 'price'),
  )
  expect(['Image 1', 'Image 2', 'Bild 3', 'Bullet point 4'].map((name) => fieldOfName(name)?.field)).toEqual([
    'image',
    'pictures',
    'pictures',
    'features',
  ])
  expect(
    ['price_old', 'Cost per item', 'Unit price base measure', 'Image alt text', 'SEO title', ''].map(
      (name) => fieldOfName(name)?.field ?? null,
    ),
  ).toEqual(['oldPrice', null, null, null, null, null])
})

test('what stands in a column decides only where no name does, and never in a format that names all', () => {
  const columns = ['Name', 'A', 'B', 'C']
  const samples = new Map([
    ['Name', ['Mug', 'Vase']],
    ['A', ['https://shop.example/1', 'https://shop.example/2']],
    ['B', ['https://shop.example/1.jpg', 'https://shop.example/2.webp?w=1']],
    ['C', ['€12.50', '30 EUR']],
  ])
  const recognised = (isKnown: boolean) => [
    ...recogniseColumns(columns, samples, { mapping: {}, isHeaderless: false, isKnownFormat: () => isKnown }).values(),
  ]
  expect(recognised(false)).toEqual(['title', 'link', 'image', 'price'])
  expect(recognised(true)).toEqual(['title', null, null, null])
  const mapped = recogniseColumns(columns, samples, {
    mapping: { A: null, Name: 'brand' },
    isHeaderless: false,
    isKnownFormat: () => false,
  })
  expect([...mapped.values()]).toEqual(['brand', null, 'image', 'price'])
})
