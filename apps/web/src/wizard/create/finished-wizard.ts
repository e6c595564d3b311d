import { type Banners, type DisplayAd, displayAdSchema, type SocialAd, socialAd, socialAdSchema } from '@adloom/domain/ad.ts'
import { DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { type RequestOf } from '@adloom/domain/endpoints.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import {
  accentOfWizard,
  adImages,
  businessNameOf,
  categoryOf,
  chosenIds,
  chosenMedium,
  chosenOptions,
  previewedOption,
  productHeadlineOf,
  productDescriptionOf,
  productNameOf,
  targetingOf,
  websiteOf,
  copyRequestOf,
} from '../../state/wizard/wizard-answers.ts'
import { bannerRequest } from '../../editing/banners.ts'
import { digestOf } from '../../browser/identifier.ts'
import { designOfWizard } from '../../state/wizard/wizard-design.ts'
import { logoOf } from '../../state/wizard/wizard-logo.ts'
import { type Wizard } from '../../state/wizard/wizard-state.ts'

/** Input of an ad besides the wizard's answers: its id, its number among the creations, and the time. */
export interface AdIdentity {
  readonly id: string
  readonly number: number
  readonly now: Date
}

const nameOf = (wizard: Wizard): string =>
  productNameOf(wizard) ?? (productHeadlineOf(wizard) || (categoryOf(wizard, chosenMedium(wizard)?.src ?? null) ?? ''))

/** The engine of the ad's images, else of its copy. */
function engineOf(wizard: Wizard): EngineName | undefined {
  const finished = wizard.generatedImages.find((variant) => variant.status === 'done')
  if (finished !== undefined) return finished.engine
  const { run } = wizard.promptData
  if (wizard.selectedMethod === 'prompt' && run.status === 'done') return run.engine
  return wizard.copy.status === 'done' ? (wizard.copy.engine ?? undefined) : undefined
}

const brandNameOf = (wizard: Wizard): string => businessNameOf(wizard).trim() || DEFAULT_BUSINESS_NAME

/** All texts that the ad shows. */
export const adTexts = (wizard: Wizard): readonly string[] => [
  ...chosenOptions(wizard).flatMap(({ headline, description, callToAction }) => [headline, description, callToAction]),
  brandNameOf(wizard),
]

/** The product of the ad, and what its texts were written from: edits need it. */
const productOf = (wizard: Wizard) => ({
  productName: nameOf(wizard),
  productDescription: productDescriptionOf(wizard) ?? '',
  targeting: targetingOf(wizard),
  facts: copyRequestOf(wizard).facts,
})

/**
 * The social ad of the chosen texts and the generated images. Needs at least one of each. The order of its fields does not depend on the wizard's.
 */
export const socialAdOf = (wizard: Wizard, { id, number, now }: AdIdentity): SocialAd => {
  const design = designOfWizard(wizard)
  const ad = socialAd(
    {
      id,
      number,
      brandName: brandNameOf(wizard),
      brandLogo: logoOf(wizard),
      productUrl: websiteOf(wizard) || null,
      images: adImages(wizard),
      options: chosenOptions(wizard),
      layout: design.layouts[0],
      design,
      accent: accentOfWizard(wizard),
      ...productOf(wizard),
      engine: engineOf(wizard),
    },
    now,
  )
  return socialAdSchema.parse(ad)
}

/**
 * The id of the wizard's ad: the same for the same content, also after a reload; other content is another ad. The wizard has started: it has an
 * `adKey`.
 */
export function idOf(wizard: Wizard): string {
  const anyIdentity = { id: 'ad_', number: 0, now: new Date(0) }
  const content = wizard.selectedTool === 'display' ? bannerRequests(wizard) : socialAdOf(wizard, anyIdentity)
  return `ad_${wizard.adKey ?? ''}${digestOf(JSON.stringify(content))}`
}

/** What the banners of a display ad show: every image with every chosen text. The image and text in the preview come first. */
function bannersOf(wizard: Wizard): Banners {
  const options = chosenOptions(wizard)
  const images = adImages(wizard)
  const shownText = chosenIds(wizard).indexOf(previewedOption(wizard)?.id ?? '')
  const shown = (wizard.previewImageIndex % images.length) * options.length + Math.max(0, shownText)
  const design = designOfWizard(wizard)
  const sources = images.flatMap((image) => options.map(({ id }) => ({ image, content: id })))
  const inOrder = <Each>(all: readonly Each[]): Each[] => [all[shown], ...all.filter((_, place) => place !== shown)]
  return {
    brandLogo: logoOf(wizard),
    brandName: brandNameOf(wizard),
    accent: accentOfWizard(wizard),
    layout: design.layouts[0],
    design: { ...design, layouts: inOrder(images.flatMap((_, image) => options.map(() => design.layouts[image]))) },
    format: wizard.previewFormat === 'square' ? 'square' : 'landscape',
    contentVariations: [...options],
    sources: inOrder(sources),
    ...productOf(wizard),
  }
}

/** The requests for the files of a display ad, in their order. */
export function bannerRequests(wizard: Wizard): readonly RequestOf<'finishCreative'>[] {
  const banners = bannersOf(wizard)
  return banners.sources.map((source) => bannerRequest(banners, source))
}

/** The display ad of the drawn `files`. The order of its fields does not depend on the wizard's. */
export function displayAdOf(wizard: Wizard, { id, number, now }: AdIdentity, files: readonly string[]): DisplayAd {
  const banners = bannersOf(wizard)
  const { headline, description, callToAction } = bannerRequest(banners, banners.sources[0]).creative
  return displayAdSchema.parse({
    id,
    type: 'display',
    title: `Creation ${number}`,
    imageUrl: files[0],
    createdAt: now.toISOString(),
    headline,
    description,
    callToAction,
    productUrl: websiteOf(wizard) || null,
    imageVariants: [...files],
    banners,
    engine: engineOf(wizard),
  })
}
