import { type FactSource } from '@adloom/domain/provenance.ts'
import { isObject, type SchemaObject } from './json-ld.ts'
import { POSITION, type ItemPlace } from './microdata.ts'
import { region } from '../document/page-region.ts'
import { asList, numberIn, type Resolve, textIn, typesOf, writtenIn } from './schema-values.ts'
import { featuresIn, imagesIn, offersIn, type StatedImage, type StatedOffer } from './product-parts.ts'
import { breadcrumbIn, type Crumb } from './stated-breadcrumb.ts'
import { type LooseRating, looseRatingIn, ratingIn, type StatedRating } from './stated-rating.ts'

/** A product as one block of structured data states it, in any syntax. Texts are plain; '' means not stated. */
export interface StructuredProduct {
  readonly source: FactSource
  readonly name: string
  readonly description: string
  /** The description with its original markup and line breaks. */
  readonly writtenDescription: string
  readonly brand: string
  readonly category: string
  readonly url: string
  readonly sku: string
  readonly images: readonly StatedImage[]
  readonly offers: readonly StatedOffer[]
  readonly currency: string | null
  readonly rating: StatedRating | null
  readonly features: readonly string[]
  /** Its index among all products of the page, from 0. */
  readonly order: number
  /** Whether it is in a list, or named as related to, or a variant of another. */
  readonly isSecondary: boolean
  readonly isVariant: boolean
  readonly isGroup: boolean
}

/** Other structured data of the page: its breadcrumb, its owner, its kind. */
export interface StatedPage {
  readonly products: readonly StructuredProduct[]
  readonly organisations: readonly { readonly name: string; readonly logo: string; readonly url: string; readonly type: string }[]
  readonly siteName: string
  /** Every stated breadcrumb, in page order. */
  readonly breadcrumbs: readonly (readonly Crumb[])[]
  /** Ratings outside the thing they rate. */
  readonly looseRatings: readonly LooseRating[]
  /** Review texts, with their stars of five, null when not stated. */
  readonly reviews: readonly { readonly text: string; readonly stars: number | null }[]
  /** Questions with their accepted answers. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  readonly types: ReadonlySet<string>
  readonly listedItems: number
}

const productTypes = new Set(
  'product productgroup individualproduct productmodel someproducts vehicle car motorcycle book movie softwareapplication mobileapplication videogame boat'.split(
    ' ',
  ),
)
const articleTypes = new Set('article newsarticle blogposting techarticle recipe report reviewnewsarticle liveblogposting'.split(' '))
/** Properties whose objects are other products. */
const secondaryKeys =
  /^(isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor|isConsumableFor|itemListElement|relatedLink|mentions|hasPart|recommend\w*|makesOffer|review|reviews|containsPlace)$/i

const OBJECTS_MAX = 60_000
const PRODUCTS_MAX = 400

interface Visit {
  readonly value: unknown
  readonly isSecondary: boolean
  readonly isVariant: boolean
}

/** Every object below the given roots, with its parents; a loop, so nesting costs nothing. */
function* objectsIn(roots: readonly unknown[]): Generator<{ object: SchemaObject; isSecondary: boolean; isVariant: boolean }> {
  const stack: Visit[] = roots.toReversed().map((value) => ({ value, isSecondary: false, isVariant: false }))
  let visited = 0
  while (stack.length > 0 && visited < OBJECTS_MAX) {
    const visit = stack.pop()
    if (visit === undefined) return
    const { value, isSecondary, isVariant } = visit
    visited++
    if (Array.isArray(value)) {
      for (let at = Math.min(value.length, 5000) - 1; at >= 0; at--) stack.push({ value: value[at], isSecondary, isVariant })
      continue
    }
    if (!isObject(value)) continue
    yield { object: value, isSecondary, isVariant }
    const keys = Object.keys(value)
    for (let at = Math.min(keys.length, 300) - 1; at >= 0; at--) {
      const child = value[keys[at]]
      if (typeof child !== 'object' || child === null || keys[at] === POSITION) continue
      stack.push({
        value: child,
        isSecondary: isSecondary || secondaryKeys.test(keys[at]),
        isVariant: isVariant || keys[at] === 'hasVariant' || keys[at] === 'model',
      })
    }
  }
}

/** Most reviews and questions read. */
const REVIEWS_MAX = 40

/** The stars of one review on a scale of five; null when not stated. */
function starsIn(value: unknown, resolve: Resolve): number | null {
  const [rating] = asList(resolve(value))
  if (!isObject(rating)) return numberIn(rating)
  const stars = numberIn(rating.ratingValue)
  const best = numberIn(rating.bestRating) ?? 5
  return stars === null || best <= 0 ? null : (stars / best) * 5
}

/** Reads everything the objects of one syntax state. */
export function statedPage(roots: readonly unknown[], source: FactSource): StatedPage {
  const visited = [...objectsIn(roots)]
  const byId = new Map<string, SchemaObject>()
  for (const { object } of visited) {
    const id = object['@id']
    if (typeof id !== 'string') continue
    const before = byId.get(id)
    if (before === undefined || Object.keys(before).length < Object.keys(object).length) byId.set(id, object)
  }
  const resolve: Resolve = (value) => {
    if (!isObject(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 2) return value
    return byId.get(value['@id']) ?? value
  }
  const products: StructuredProduct[] = []
  const organisations: { name: string; logo: string; url: string; type: string }[] = []
  const types = new Set<string>()
  const breadcrumbs: Crumb[][] = []
  const looseRatings: LooseRating[] = []
  const reviews: { text: string; stars: number | null }[] = []
  const questions: { question: string; answer: string }[] = []
  let siteName = ''
  let listedItems = 0
  for (const { object, isSecondary, isVariant } of visited) {
    const own = typesOf(object)
    for (const type of own) types.add(type)
    const place = object[POSITION] as ItemPlace | undefined // set by our own microdata and RDFa readers only
    const isInAside = place !== undefined && (place.region & (region.related | region.footer | region.nav | region.dialog)) !== 0
    if (own.some((type) => productTypes.has(type)) && products.length < PRODUCTS_MAX) {
      const name = textIn(object.name, resolve) || textIn(object.title, resolve)
      const { offers, currency } = offersIn(object, resolve)
      if (isSecondary && !isVariant) listedItems++
      products.push({
        source,
        name,
        description: textIn(object.description, resolve),
        writtenDescription: writtenIn(object.description, resolve),
        brand: textIn(object.brand, resolve) || textIn(object.manufacturer, resolve),
        category: textIn(asList(object.category)[0], resolve),
        url: textIn(object.url, resolve) || textIn(object['@id'], resolve),
        sku: textIn(object.sku, resolve) || textIn(object.productID, resolve) || textIn(object.mpn, resolve),
        images: imagesIn(object.image ?? object.images ?? object.photo, resolve),
        offers,
        currency,
        rating: ratingIn(object, resolve),
        features: featuresIn(object, resolve),
        order: products.length,
        isSecondary: isSecondary || isInAside,
        isVariant,
        isGroup: own.includes('productgroup') || object.hasVariant !== undefined,
      })
    }
    if (own.includes('breadcrumblist') && breadcrumbs.length < 10) breadcrumbs.push(breadcrumbIn(object, resolve))
    if (own.includes('aggregaterating') && looseRatings.length < 20) {
      const loose = looseRatingIn(object, roots.includes(object), isInAside, resolve)
      if (loose !== null) looseRatings.push(loose)
    }
    if (own.includes('review') && reviews.length < REVIEWS_MAX && !isInAside) {
      const text = textIn(object.reviewBody ?? object.description, resolve)
      if (text !== '') reviews.push({ text, stars: starsIn(object.reviewRating, resolve) })
    }
    if (own.includes('question') && questions.length < REVIEWS_MAX && !isInAside) {
      const [accepted] = [object.acceptedAnswer, object.suggestedAnswer].flatMap(asList).map(resolve).filter(isObject)
      const question = textIn(object.name ?? object.text, resolve)
      const answer = accepted === undefined ? '' : textIn(accepted.text, resolve)
      if (question !== '' && answer !== '') questions.push({ question, answer })
    }
    if (own.includes('website') && siteName === '') siteName = textIn(object.name, resolve)
    if (own.includes('itemlist')) listedItems = Math.max(listedItems, asList(object.itemListElement).length)
    if (own.some((type) => /organization|store$|^brand$|localbusiness|corporation|restaurant/.test(type)) && organisations.length < 40) {
      const logo = imagesIn(object.logo, resolve)[0]?.src ?? ''
      organisations.push({ name: textIn(object.name, resolve), logo, url: textIn(object.url, resolve), type: own.join(' ') })
    }
  }
  return { products, organisations, siteName, breadcrumbs, looseRatings, reviews, questions, types, listedItems }
}

export const isArticleType = (type: string): boolean => articleTypes.has(type)
