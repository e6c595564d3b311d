import { emptyBrandProfile } from '@adloom/domain/brand.ts'
import { logos, style } from './brand/brand-fields.ts'
import { availability } from './fields/availability.ts'
import { productBrand } from './fields/brand.ts'
import { category, categoryPath } from './fields/category-path.ts'
import { description, summary } from './fields/description.ts'
import { embedded } from './fields/embedded.ts'
import { featureLists, features } from './fields/features.ts'
import { type ProductField, type FieldName, type Findings } from './fields/field.ts'
import { heading } from './fields/heading.ts'
import { productImages } from './fields/images.ts'
import { language } from './fields/language.ts'
import { pagePrice, price, shownPrices } from './fields/price.ts'
import { productVideos } from './fields/product-videos.ts'
import { rating } from './fields/rating.ts'
import { siteName } from './fields/site-name.ts'
import { structured } from './fields/structured.ts'
import { title } from './fields/title.ts'
import { kind } from './kind/page-kind.ts'
import { passages } from './passages/passages.ts'

/** Every field in reading order: each stands after the fields in its `needs`. Add yours here. */
export const productFields: { readonly [Name in FieldName]: ProductField<Name, FieldName> } = {
  // What the page is about.
  structured,
  embedded,
  title,
  heading,
  shownPrices,
  pagePrice,
  productImages,
  kind,
  // The product.
  price,
  summary,
  brand: productBrand,
  availability,
  rating,
  categoryPath,
  category,
  featureLists,
  features,
  passages,
  description,
  productVideos,
  // The shop.
  siteName,
  logos,
  language,
  style,
}

/** The values of an empty page; fields that are read on product pages only keep theirs on other pages. */
export const nothingFound: Findings = {
  structured: [],
  embedded: null,
  title: null,
  heading: null,
  shownPrices: [],
  pagePrice: null,
  productImages: null,
  kind: 'other',
  price: null,
  summary: null,
  brand: null,
  availability: null,
  rating: null,
  categoryPath: null,
  category: null,
  featureLists: null,
  features: null,
  passages: { passages: [], ownDescription: '' },
  description: null,
  productVideos: [],
  siteName: null,
  logos: null,
  language: null,
  style: {
    styles: { colors: [], elementStyles: {} },
    brandProfile: emptyBrandProfile,
  },
}
