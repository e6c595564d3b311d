import { type Product, type Rating, availabilities } from '@adloom/domain/product.ts'
import { type Evidence } from '@adloom/domain/provenance.ts'
import { brandOf } from './brand-name.ts'
import { stateProductOf } from './candidates/embedded-state.ts'
import { visiblePrices } from './candidates/visible.ts'
import { descriptionOf } from './description.ts'
import { logosOf } from './logo.ts'
import { mainProducts } from './main-product.ts'
import { attribute, elementsOf, type PageElement } from './page-document.ts'
import { kindOf } from './page-kind.ts'
import { languageOf } from './page-language.ts'
import { meta, type PageReading, readPage } from './page-reading.ts'
import { region } from './page-region.ts'
import { foldedText, textOf } from './page-text.ts'
import { fontsOf, paletteOf } from './palette.ts'
import { picturesOf } from './pictures.ts'
import { chosenPrice } from './price-choice.ts'
import { isPublicUrl } from './public-address.ts'
import { type StatedProduct } from './structured-product.ts'
import { isSiteName, titleOf } from './title.ts'

export { refusalOf } from './refusal.ts'

/**
 * The product a page describes; fields nobody states are null or empty. Main picture first; relative addresses are resolved against
 * the page's base. `url` is what was asked for, `finalUrl` where it was found. Throws nothing, whatever the page holds.
 */
export function extractProduct(html: string, url: string, finalUrl: string): Product {
  const reading = readPage(html, finalUrl)
  const main = mainProducts(reading)
  const state = needsState(reading, main) ? stateProductOf(reading) : null
  const title = titleOf(reading, main, state?.name ?? '')
  const titleText = title?.text ?? ''
  const heading = headingOf(reading, titleText)
  const seen = visiblePrices(reading.page)
  const chosen = chosenPrice(reading, main, state, seen, heading)
  const pictures = picturesOf(reading, main, titleText, heading, state?.images ?? [])
  const kind = kindOf(reading, {
    main,
    title: titleText,
    titleScore: title?.score ?? 0,
    price: chosen !== null,
    seen,
    hasPicture: pictures.images.length > 0,
    hasStateProduct: state !== null && state.score >= 4,
  })
  const isProduct = kind === 'product'
  const description = descriptionOf(reading, main, titleText, heading, state?.description ?? '')
  const brand = isProduct ? brandOf(reading, main, titleText, heading, state?.brand ?? '') : null
  const siteName = siteNameOf(reading)
  const logos = logosOf(reading)
  const colors = paletteOf(reading)
  const categoryPath = isProduct ? categoryPathOf(reading, titleText) : []
  const evidence: Record<string, Evidence> = {}
  if (title !== null) evidence.title = { source: title.source, snippet: title.text.slice(0, 200) }
  if (description !== null) evidence.description = description.evidence
  if (isProduct && chosen !== null) evidence.price = chosen.evidence
  if (brand !== null) evidence.brand = { source: brand.source, snippet: brand.text.slice(0, 200) }
  if (pictures.source !== null) evidence.productImages = { source: pictures.source }
  return {
    url,
    finalUrl,
    kind,
    title: titleText === '' ? null : titleText,
    description: description?.text ?? null,
    logos,
    productImages: [...pictures.images],
    productVideos: videosOf(reading),
    styles: { colors, elementStyles: {} },
    siteName,
    brand: brand?.text ?? null,
    category: main.find(({ category }) => category !== '')?.category.slice(0, 200) ?? categoryPath.at(-1) ?? null,
    price: isProduct ? (chosen?.price ?? null) : null,
    language: languageOf(reading, [titleText, description?.text ?? '']),
    availability: isProduct ? availabilityOf(reading, main) : null,
    rating: isProduct ? ratingOf(main) : null,
    features: isProduct ? featuresOf(reading, main, heading) : [],
    categoryPath,
    evidence,
    brandProfile: { name: siteName, logos, palette: colors, fonts: fontsOf(reading) },
  }
}

/** Embedded state is large; it is read only when what is stated openly leaves the name, the price or the picture out. */
const needsState = (reading: PageReading, main: readonly StatedProduct[]): boolean =>
  !main.some(({ name, offers, images, brand }) => name !== '' && offers.length > 0 && images.length > 0 && brand !== '') ||
  meta(reading, 'og:image') === ''

/** The heading that bears the product's name; the nearest thing to it when none does. */
function headingOf(reading: PageReading, title: string): PageElement | null {
  const folded = foldedText(title)
  const equal = reading.headings.find(({ text }) => foldedText(text) === folded)
  if (equal !== undefined) return equal.element
  const similar = reading.headings.find(({ text, level }) => {
    const own = foldedText(text)
    return own.length > 5 && (folded.includes(own) || (level === 1 && own.includes(folded) && folded.length > 5))
  })
  return similar?.element ?? reading.headings.find(({ level }) => level === 1)?.element ?? null
}

function siteNameOf(reading: PageReading): string | null {
  const [stated] = reading.siteNames
  if (stated !== undefined) return stated
  return reading.siteLabel === '' ? null : reading.siteLabel.charAt(0).toUpperCase() + reading.siteLabel.slice(1)
}

const stockWords: Readonly<Record<string, Product['availability']>> = {
  instock: 'in-stock',
  instoreonly: 'in-stock',
  onlineonly: 'in-stock',
  available: 'in-stock',
  true: 'in-stock',
  outofstock: 'out-of-stock',
  soldout: 'out-of-stock',
  oos: 'out-of-stock',
  unavailable: 'out-of-stock',
  preorder: 'preorder',
  presale: 'preorder',
  backorder: 'backorder',
  limitedavailability: 'limited',
  discontinued: 'discontinued',
  madetoorder: 'in-stock',
}

function availabilityOf(reading: PageReading, main: readonly StatedProduct[]): Product['availability'] {
  const words = [
    ...main.flatMap(({ offers }) => offers.slice(0, 20).map(({ availability }) => availability)),
    meta(reading, 'product:availability', 'og:availability'),
  ]
    .map((word) => stockWords[word.toLowerCase().replace(/[^a-z]/g, '')] ?? null)
    .filter((word) => word !== null)
  // One variant in stock is enough to sell.
  return availabilities.find((one) => words.includes(one)) ?? null
}

function ratingOf(main: readonly StatedProduct[]): Rating | null {
  const rating = main.find((product) => product.rating !== null)?.rating ?? null
  if (rating === null || rating.best <= 0) return null
  const value = Math.round((rating.value / rating.best) * 500) / 100
  return value > 5 ? null : { value, count: rating.count }
}

const FEATURES_MAX = 8

/** Short points the page lists about the product: stated ones, else the bullets behind the name. */
function featuresOf(reading: PageReading, main: readonly StatedProduct[], heading: PageElement | null): string[] {
  const stated = main.flatMap(({ features }) => features)
  const seen: string[] = []
  const aside =
    region.related |
    region.nav |
    region.footer |
    region.dialog |
    region.template |
    region.reviews |
    region.header |
    region.breadcrumb |
    region.gallery |
    region.noscript
  for (const item of elementsOf(reading.page, 'li').slice(0, 3000)) {
    if (seen.length >= FEATURES_MAX) break
    if ((item.region & aside) !== 0 || (item.region & (region.description | region.product | region.main)) === 0) continue
    if (heading !== null && (item.index < heading.index || item.index > heading.index + 4000)) continue
    if (item.end - item.index > 16) continue
    const text = textOf(reading.page, item, { limit: 400 })
    if (text.length < 15 || text.length > 200 || text.split(' ').length < 3) continue
    if (
      /\b(shipping|delivery|return|refund|cookie|newsletter|login|sign in|cart|wishlist|versand|lieferung|rückgabe|livraison|envío)\b|[$€£¥]\s?\d|https?:/i.test(
        text,
      )
    )
      continue
    seen.push(text)
  }
  return [...new Set([...stated, ...seen])].slice(0, FEATURES_MAX)
}

/** The shelves above the product, outermost first, without the start page and the product itself. */
function categoryPathOf(reading: PageReading, title: string): string[] {
  const folded = foldedText(title)
  const clean = (names: readonly string[]): string[] =>
    names
      .filter(
        (name) =>
          name.length > 1 &&
          name.length < 80 &&
          !/^(home|start|startseite|homepage|accueil|inicio|início|domů|domov|etusivu|главная|начало|strona główna|acasă|all|shop|back|zurück)$/i.test(
            name,
          ),
      )
      .filter((name) => foldedText(name) !== folded && !isSiteName(name, reading))
      .slice(0, 8)
  const stated = clean(reading.jsonLd.breadcrumb.length > 0 ? reading.jsonLd.breadcrumb : reading.microdata.breadcrumb)
  if (stated.length > 0) return stated
  const box = reading.page.elements.find(
    ({ region: bits, parent }) => (bits & region.breadcrumb) !== 0 && ((parent?.region ?? 0) & region.breadcrumb) === 0,
  )
  if (box === undefined) return []
  const names: string[] = []
  for (let index = box.index + 1; index < box.end && names.length < 10; index++) {
    const node = reading.page.nodes[index]
    if (typeof node !== 'string' && node.tag === 'a') names.push(textOf(reading.page, node, { limit: 120 }))
  }
  return clean([...new Set(names)])
}

/** Films of the product on the page itself: files a browser plays, not players of other sites. */
function videosOf(reading: PageReading): Product['productVideos'] {
  const found = new Map<string, { src: string; poster?: string }>()
  const add = (written: string, poster: string): void => {
    const src = URL.parse(written, reading.base)
    if (written === '' || src === null || !isPublicUrl(src) || !/\.(mp4|webm|ogg|mov)$/i.test(src.pathname)) return
    const posterUrl = poster === '' ? null : URL.parse(poster, reading.base)
    if (!found.has(src.href))
      found.set(src.href, posterUrl === null || !isPublicUrl(posterUrl) ? { src: src.href } : { src: src.href, poster: posterUrl.href })
  }
  for (const content of [...(reading.metas.get('og:video') ?? []), ...(reading.metas.get('og:video:url') ?? [])].slice(0, 3))
    add(content, '')
  for (const tag of ['video', 'source'])
    for (const element of elementsOf(reading.page, tag).slice(0, 60)) {
      if ((element.region & (region.related | region.footer | region.nav | region.header)) !== 0) continue
      const parent = element.tag === 'source' ? element.parent : element
      add(attribute(element, 'src') || attribute(element, 'data-src'), parent === null ? '' : attribute(parent, 'poster'))
    }
  return [...found.values()].slice(0, 6)
}
