import { layoutOf } from '@adloom/domain/design/ad-design.ts'
import { type SocialAd } from '@adloom/domain/ad.ts'
import { accentOf, emptyBrandProfile, type PaletteColor } from '@adloom/domain/brand.ts'
import { plainKit } from '@adloom/domain/design/brand-kit.ts'
import { type Product } from '@adloom/domain/product.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { copySubject, promptKey } from '../state/wizard/wizard-answers.ts'
import { emptyWizard } from '../state/wizard/empty-wizard.ts'
import { type SavedFile, stepNumber, type Wizard } from '../state/wizard/wizard-state.ts'

const isFromPage = ({ productUrl, facts }: SocialAd): boolean =>
  productUrl !== null && (facts === undefined || facts.features !== undefined)

/** The colours of the ad's page; the ad's own first, because the ad does not store their roles. Its second one was found to be the brand's. */
function colorsOf({ accent, design, facts }: SocialAd): PaletteColor[] {
  const own = accent.toUpperCase()
  const second = design?.style.secondary ?? null
  const others = (facts?.colors ?? []).filter((color) => color !== own && color !== second)
  return [
    { color: own, count: 1, role: 'primary' },
    ...(second === null ? [] : [{ color: second, count: 1, role: 'accent', from: ['custom-property'] } satisfies PaletteColor]),
    ...others.map((color): PaletteColor => ({ color, count: 1 })),
  ]
}

/** The product of an ad as its page would give it. Its images are the ad's: the page's own are not stored. */
function productOfAd(ad: SocialAd): Product {
  const { productUrl, productName, productDescription, productImageVariants, brandLogo, facts = {} } = ad
  const logos = brandLogo === null ? [] : [brandLogo]
  return {
    url: productUrl ?? '',
    finalUrl: productUrl ?? '',
    kind: 'product',
    title: productName,
    description: productDescription === '' ? null : productDescription,
    logos,
    productImages: productImageVariants.map((src) => ({ src, width: null, height: null })),
    bestImages: null,
    productVideos: [],
    styles: { colors: colorsOf(ad), elementStyles: {} },
    siteName: facts.siteName ?? null,
    brand: facts.brand ?? null,
    category: facts.category ?? null,
    price: facts.price ?? null,
    language: facts.language ?? null,
    availability: facts.availability ?? null,
    rating: facts.rating ?? null,
    features: facts.features ?? [],
    passages: facts.passages ?? [],
    categoryPath: facts.categoryPath ?? [],
    evidence: {},
    brandProfile: { ...emptyBrandProfile, logos, pairing: ad.design?.style.pairing ?? null },
  }
}

const fileOf = (serverUrl: string, place: number): SavedFile => ({
  id: `file_of_ad_${String(place)}`,
  name: `Picture ${String(place + 1)}`,
  type: 'image/jpeg',
  size: 0,
  lastModified: 0,
  state: { status: 'uploaded', serverUrl },
})

/** The answers of the method the ad began with. An ad without a page has the words of its prompt as its description; uploads have none. */
function originOf(ad: SocialAd): Partial<Wizard> {
  const [first] = ad.productImageVariants
  const variants = ad.productImageVariants.map((url) => ({
    status: 'done' as const,
    prompt: '',
    url,
    engine: ad.engine ?? BUILT_IN_ENGINE,
    cutOut: null,
    note: null,
  }))
  const made = { variantsOf: first, generatedImages: variants }
  if (isFromPage(ad))
    return { ...made, selectedMethod: 'url', productUrl: ad.productUrl ?? '', scrapedData: productOfAd(ad), selectedScrapedImage: first }
  if (ad.productDescription === '')
    return { ...made, selectedMethod: 'upload', serializedFiles: ad.productImageVariants.map(fileOf), selectedFileIndex: 0 }
  const promptData = { ...emptyWizard.promptData, prompt: ad.productDescription }
  const run = {
    status: 'done' as const,
    pictures: [...ad.productImageVariants],
    engine: ad.engine ?? BUILT_IN_ENGINE,
    of: promptKey(promptData),
    note: null,
    understood: null,
    seed: null,
    seeds: [],
  }
  return { selectedMethod: 'prompt', promptData: { ...promptData, run } }
}

function shownBy({ design }: SocialAd): Wizard['shownByAd'] {
  if (design === undefined) return null
  const { cutout, pictures, style, hasShapes } = design
  return { cutout, pictures, style, hasShapes }
}

/**
 * The wizard at Targeting with all that a finished ad knows: its images and texts exist already, and the user may choose among them again. Copy is
 * written anew, from the same facts, only after a change.
 */
export function wizardOfAd(ad: SocialAd): Wizard {
  const { brandLogo: _logo, ...targeting } = ad.targeting ?? {}
  const category = targeting.productCategory ?? ad.facts?.category ?? null
  const wizard: Wizard = {
    ...emptyWizard,
    ...originOf(ad),
    activeStep: stepNumber.targeting,
    selectedTool: 'social',
    selectedLogo: ad.brandLogo,
    imageCategories: Object.fromEntries(
      ad.productImageVariants.map((src) => [src, category === null ? { status: 'unknown' } : { status: 'edited', category }]),
    ),
    targetingData: {
      ...emptyWizard.targetingData,
      ...targeting,
      businessName: ad.brandName,
      productName: ad.productName,
      ...(ad.productUrl === null ? {} : { website: ad.productUrl }),
    },
    generatedOptions: ad.contentVariations.map((option) => ({ ...option })),
    selectedGeneratedOption: ad.contentVariations.map(({ id }) => id),
    layouts: ad.productImageVariants.map((_, image) => layoutOf(ad, image)),
    hiddenFacts: ad.design?.hiddenFacts ?? [],
    shownByAd: shownBy(ad),
    accent: ad.accent,
    kit: ad.design?.kit ?? plainKit,
    brandColor: isFromPage(ad) && accentOf(colorsOf(ad)) !== ad.accent.toUpperCase() ? ad.accent : null,
  }
  const copy: Wizard['copy'] = {
    status: 'done',
    of: copySubject(wizard),
    refined: true,
    engine: ad.engine ?? null,
    fallback: 'none',
    reason: null,
    notes: [],
  }
  return { ...wizard, copy }
}
