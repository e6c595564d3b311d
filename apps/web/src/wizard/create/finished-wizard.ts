import { type DisplayAd, type SocialAd, socialAd, socialAdSchema } from '@adloom/domain/ad.ts'
import { DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { type RequestOf } from '@adloom/domain/endpoints.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import {
  accentOfWizard,
  adImages,
  businessNameOf,
  categoryOf,
  chosenMedium,
  chosenOptions,
  productHeadlineOf,
  productDescriptionOf,
  productNameOf,
  targetingOf,
  websiteOf,
  copyRequestOf,
} from '../../state/wizard-answers.ts'
import { digestOf } from '../../browser/identifier.ts'
import { logoOf } from '../../state/wizard-logo.ts'
import { type Wizard } from '../../state/wizard-state.ts'

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

/**
 * The social ad of the chosen texts and the generated images. Needs at least one of each. The order of its fields does not depend on the wizard's.
 */
export const socialAdOf = (wizard: Wizard, { id, number, now }: AdIdentity): SocialAd => {
  const ad = socialAd(
    {
      id,
      number,
      brandName: brandNameOf(wizard),
      brandLogo: logoOf(wizard),
      productUrl: websiteOf(wizard) || null,
      productName: nameOf(wizard),
      productDescription: productDescriptionOf(wizard) ?? '',
      images: adImages(wizard),
      options: chosenOptions(wizard),
      layout: wizard.layout,
      accent: accentOfWizard(wizard),
      targeting: targetingOf(wizard),
      facts: copyRequestOf(wizard).facts,
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
  const content = wizard.selectedTool === 'display' ? displayFiles(wizard) : socialAdOf(wizard, anyIdentity)
  return `ad_${wizard.adKey ?? ''}${digestOf(JSON.stringify(content))}`
}

/** The files of a display ad, in order: every image with the first chosen text, as wide banners. */
export function displayFiles(wizard: Wizard): readonly RequestOf<'finishCreative'>[] {
  const [option] = chosenOptions(wizard)
  return adImages(wizard).map((image) => ({
    creative: {
      image,
      brandLogo: logoOf(wizard),
      brandName: brandNameOf(wizard),
      headline: option.headline,
      description: option.description,
      callToAction: option.callToAction,
      accent: accentOfWizard(wizard),
    },
    layout: wizard.layout,
    format: wizard.previewFormat === 'square' ? 'square' : 'landscape',
  }))
}

/** The display ad whose files were rendered; the image shown in the preview comes first. */
export function displayAdOf(wizard: Wizard, { id, number, now }: AdIdentity, files: readonly string[]): DisplayAd {
  const [option] = chosenOptions(wizard)
  const shown = files[wizard.previewImageIndex % files.length]
  return {
    id,
    type: 'display',
    title: `Creation ${number}`,
    imageUrl: shown,
    createdAt: now.toISOString(),
    headline: option.headline,
    description: option.description,
    callToAction: option.callToAction,
    productUrl: websiteOf(wizard) || null,
    imageVariants: [shown, ...files.filter((file) => file !== shown)],
    engine: engineOf(wizard),
  }
}
