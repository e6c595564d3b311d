import { type Product } from '@adloom/domain/product.ts'
import { type Evidence } from '@adloom/domain/provenance.ts'
import { availabilityOf } from './fields/availability.ts'
import { brandOf } from './fields/brand-name.ts'
import { brandOfPage } from './brand/brand-profile.ts'
import { stateProductOf } from './sources/embedded-state.ts'
import { visiblePrices } from './sources/visible.ts'
import { categoryOf, categoryPathOf } from './fields/category-path.ts'
import { descriptionOf } from './fields/description.ts'
import { featureLists, featuresOf } from './fields/features.ts'
import { logosOf } from './brand/logo.ts'
import { mainProducts } from './fields/main-product.ts'
import { attribute, elementsOf } from './document/page-document.ts'
import { kindOf } from './kind/page-kind.ts'
import { languageOf, languageOfText } from './fields/page-language.ts'
import { meta, type PageReading, readPage } from './sources/page-reading.ts'
import { region } from './document/page-region.ts'
import { passagesOf } from './passages/passages.ts'
import { productImages } from './fields/images.ts'
import { chosenPrice } from './fields/price-choice.ts'
import { headingOf } from './fields/product-heading.ts'
import { isPublicUrl } from './fetch/public-address.ts'
import { ratingOf } from './fields/rating.ts'
import { type StatedProduct } from './sources/structured-product.ts'
import { titleOf } from './fields/title.ts'

export { rejectionOf as refusalOf } from './kind/page-rejection.ts'

/** A product read from its page, with data needed only while its images are fetched. */
export interface ReadProduct extends Product {
  /** Other addresses of an image by its `src`, best first; empty for most. */
  readonly otherAddresses: ReadonlyMap<string, readonly string[]>
}

/**
 * The product a page describes; fields without a candidate are null or empty. Main image first; relative addresses are resolved against the
 * page's base. `url`: the requested address, `finalUrl`: the address after redirects. Never throws, whatever the page contains.
 */
export function extractProduct(html: string, url: string, finalUrl: string): ReadProduct {
  const reading = readPage(withoutTornNumber(html), finalUrl)
  const main = mainProducts(reading)
  const state = needsState(reading, main) ? stateProductOf(reading) : null
  const title = titleOf(reading, main, state?.name ?? '')
  const titleText = title?.text ?? ''
  const heading = headingOf(reading, titleText)
  const seen = visiblePrices(reading.page)
  const chosen = chosenPrice(reading, main, state, seen, heading)
  const openImages = productImages(reading, main, titleText, heading, state?.images ?? [])
  // Only one visible image: the rest of the gallery may be in the page's scripts.
  const hidden = state === null && openImages.images.length === 1 ? stateProductOf(reading) : null
  const images =
    hidden !== null && hidden.score >= AGREES && hidden.images.length > 1
      ? productImages(reading, main, titleText, heading, hidden.images)
      : openImages
  const kind = kindOf(reading, {
    main,
    title: titleText,
    titleScore: title?.score ?? 0,
    price: chosen !== null,
    seen,
    hasImage: images.images.length > 0,
    hasStateProduct: state !== null && state.score >= AGREES,
  })
  const isProduct = kind === 'product'
  const description = descriptionOf(reading, main, titleText, heading, state?.description ?? '')
  const brand = isProduct ? brandOf(reading, main, titleText, heading, state?.brand ?? '', description?.text ?? '') : null
  const siteName = siteNameOf(reading)
  const logos = logosOf(reading)
  const shelves = isProduct ? categoryPathOf(reading, titleText, heading, main) : { names: [], source: 'visible' as const }
  const spoken = languageOf(reading, [titleText, description?.text ?? ''])
  const language =
    spoken === null ? null : { text: spoken, evidence: languageEvidence(reading, spoken, [description?.text ?? '', titleText]) }
  const evidence: Record<string, Evidence> = {}
  if (title !== null) evidence.title = { source: title.source, snippet: title.text.slice(0, 200) }
  if (description !== null) evidence.description = description.evidence
  if (isProduct && chosen !== null) evidence.price = chosen.evidence
  if (brand !== null) evidence.brand = { source: brand.source, snippet: brand.text.slice(0, 200) }
  if (images.source !== null) evidence.productImages = { source: images.source, snippet: (images.images[0]?.src ?? '').slice(0, 200) }
  const availability = isProduct ? availabilityOf(reading, main, heading, state) : null
  if (availability !== null) evidence.availability = availability.evidence
  const rating = isProduct ? ratingOf(reading, main, heading, titleText, state) : null
  if (rating !== null) evidence.rating = rating.evidence
  const lists = isProduct ? featureLists(reading, heading, titleText) : null
  const features = lists === null ? { features: [], source: null, snippet: '' } : featuresOf(main, titleText, state?.features ?? [], lists)
  const { passages, ownDescription } =
    lists === null
      ? { passages: [], ownDescription: '' }
      : passagesOf(reading, {
          main,
          heading,
          title: titleText,
          brand: brand?.text ?? '',
          price: chosen?.price ?? null,
          rating: rating?.rating.value ?? null,
          description: description?.text ?? '',
          isMetaDescription: isSummary(description?.evidence),
          stateDescription: state?.writtenDescription ?? '',
          lists,
          statedPoints: [...main.flatMap((product) => product.features), ...(state?.features ?? [])],
        })
  const fuller = fullerDescription(description, ownDescription)
  if (fuller !== null) evidence.description = { source: 'visible', snippet: fuller.slice(0, 200) }
  if (features.source !== null) evidence.features = { source: features.source, snippet: features.snippet }
  if (shelves.names.length > 0) evidence.categoryPath = { source: shelves.source, snippet: shelves.names.join(' › ').slice(0, 200) }
  const category = categoryOf(reading, main, shelves)
  if (category !== null) evidence.category = category.evidence
  if (siteName !== null) evidence.siteName = siteName.evidence
  if (language !== null) evidence.language = language.evidence
  if (logos.length > 0) evidence.logos = { source: logoSource(reading, logos[0]), snippet: logos[0].slice(0, 200) }
  const look = brandOfPage(reading, {
    heading,
    siteName,
    logos,
    logoEvidence: evidence.logos,
    description: description?.text ?? '',
    language: language?.text ?? null,
    sheets: [],
    logo: null,
  })
  return {
    url,
    finalUrl,
    kind,
    title: titleText === '' ? null : titleText,
    description: fuller ?? description?.text ?? null,
    logos,
    productImages: [...images.images],
    otherAddresses: images.otherAddresses,
    productVideos: videosOf(reading),
    styles: look.styles,
    siteName: siteName?.text ?? null,
    brand: brand?.text ?? null,
    category: category?.text ?? null,
    price: isProduct ? (chosen?.price ?? null) : null,
    language: language?.text ?? null,
    availability: availability?.availability ?? null,
    rating: rating?.rating ?? null,
    features: [...features.features],
    passages: [...passages],
    categoryPath: [...shelves.names],
    evidence,
    brandProfile: look.brandProfile,
  }
}

/** Whether a description is the shop's summary for search engines and links. */
const isSummary = (evidence: Evidence | undefined): boolean =>
  evidence === undefined || ['meta', 'open-graph', 'twitter'].includes(evidence.source)

/** Characters of a description, the fewest of one that says more than a summary, and how much longer than the summary it must be. */
const DESCRIPTION_MAX = 3000
const FULLER_LEAST = 160
const FULLER_TIMES = 1.3

/**
 * The description from the page's own section, when only the shop's summary was chosen and the section clearly says more, in other words;
 * else null.
 */
function fullerDescription(chosen: { readonly text: string; readonly evidence: Evidence } | null, own: string): string | null {
  if (!isSummary(chosen?.evidence) || (chosen !== null && own.includes(chosen.text))) return null
  const text = own.slice(0, DESCRIPTION_MAX).trim()
  return text.length >= FULLER_LEAST && text.length > (chosen?.text.length ?? 0) * FULLER_TIMES ? text : null
}

/** Removes a number at a torn end, because a complete page ends with a tag: "€1,2" of "€1,299.00". */
const withoutTornNumber = (html: string): string =>
  /\d[\d.,]{0,12}$/.test(html.slice(-14)) && /<(?:!doctype|html|body)[\s>]/i.test(html.slice(0, 2000))
    ? html.slice(0, html.lastIndexOf('>') + 1)
    : html

/** Score of a product in embedded state whose name matches the page's. */
const AGREES = 4

/** Whether to read the embedded state. It is large, so only when name, price or image are missing elsewhere. */
const needsState = (reading: PageReading, main: readonly StatedProduct[]): boolean =>
  !main.some(({ name, offers, images, brand }) => name !== '' && offers.length > 0 && images.length > 0 && brand !== '') ||
  meta(reading, 'og:image') === ''

function siteNameOf(reading: PageReading): { text: string; evidence: Evidence } | null {
  const [stated] = reading.siteNames
  if (stated !== undefined) {
    const isOpenGraph = reading.metas.get('og:site_name')?.includes(stated) === true
    const isJsonLd = [reading.jsonLd.siteName, ...reading.jsonLd.organisations.map(({ name }) => name)].includes(stated)
    return { text: stated, evidence: { source: isOpenGraph ? 'open-graph' : isJsonLd ? 'json-ld' : 'meta', snippet: stated } }
  }
  if (reading.siteLabel === '') return null
  const text = reading.siteLabel.charAt(0).toUpperCase() + reading.siteLabel.slice(1)
  return { text, evidence: { source: 'url', snippet: reading.siteLabel.slice(0, 200) } }
}

/** The `lang` attribute when it agrees with the decision, else the words the language was detected in. */
function languageEvidence({ locale }: PageReading, language: string, texts: readonly string[]): Evidence {
  if (locale.toLowerCase().startsWith(language)) return { source: 'meta', snippet: locale.slice(0, 200) }
  const heard = texts.find((text) => languageOfText(text)?.language === language)
  return heard === undefined ? { source: 'visible' } : { source: 'visible', snippet: heard.slice(0, 200) }
}

function logoSource(reading: PageReading, logo: string): Evidence['source'] {
  const isIn = (addresses: readonly string[]): boolean => addresses.some((one) => one !== '' && URL.parse(one, reading.base)?.href === logo)
  if (isIn(reading.jsonLd.organisations.map((one) => one.logo))) return 'json-ld'
  if (isIn(reading.microdata.organisations.map((one) => one.logo))) return 'microdata'
  return isIn([...(reading.metas.get('og:logo') ?? []), ...(reading.metas.get('og:image') ?? [])]) ? 'open-graph' : 'visible'
}

/** Videos of the product on the page itself: files that a browser plays, not players of other sites. */
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
