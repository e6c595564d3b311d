import { type AdPreview, previewHeadline } from '@adloom/domain/ad-preview.ts'
import {
  businessNameOf,
  categoryOf,
  chosenMedium,
  isProductOfUrl,
  methodOf,
  previewedOption,
  previewImages,
  productHeadlineOf,
  productNameOf,
} from './wizard-answers.ts'
import { logoOf } from './wizard-logo.ts'
import { nothingMade } from './empty-wizard.ts'
import { stepNumber, type Wizard } from './wizard-state.ts'

/** The wizard as the preview shows it: without the product of another address than the one in the field. */
const withoutOtherProduct = (wizard: Wizard): Wizard =>
  wizard.activeStep === stepNumber.method && methodOf(wizard) === 'url' && !isProductOfUrl(wizard)
    ? { ...wizard, ...nothingMade, scrapedData: null, selectedScrapedImage: null, selectedLogo: null }
    : wizard

/** Content of the preview panel. */
export function adPreviewOf(given: Wizard): AdPreview {
  const wizard = withoutOtherProduct(given)
  const images = previewImages(wizard)
  const category = categoryOf(wizard, chosenMedium(wizard)?.src ?? null)
  const option = wizard.activeStep < stepNumber.targeting ? null : previewedOption(wizard)
  const ownHeadline = wizard.targetingData.manuallyEditedHeadline === true ? (wizard.targetingData.headline ?? null) : null
  const preview = {
    image: images[wizard.previewImageIndex % Math.max(1, images.length)] ?? null,
    generatedImages: images,
    subline: option?.description ?? (wizard.activeStep < stepNumber.content ? null : (wizard.scrapedData?.description ?? null)),
    businessName: businessNameOf(wizard).trim() || null,
    brandLogo: logoOf(wizard),
    productName: productHeadlineOf(wizard) || null,
    category,
    callToAction: option?.callToAction ?? null,
    language: option?.language ?? null,
    loading:
      wizard.reading.status === 'running' ||
      wizard.promptData.run.status === 'running' ||
      (wizard.activeStep === stepNumber.generated && wizard.copy.status === 'running'),
  }
  // Before Targeting there is no headline unless the user wrote one, so the category is shown; from there on the product's name is known.
  const headline = option?.headline ?? ownHeadline ?? (wizard.activeStep < stepNumber.targeting ? null : productNameOf(wizard))
  return { ...preview, headline: previewHeadline(wizard.activeStep, { ...preview, headline }) }
}
