import { type AdPreview, DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { secondAccentOf } from '@adloom/domain/brand.ts'
import { type CopyOption } from '@adloom/domain/copy.ts'
import { type AdDesign, creativeFor } from '@adloom/domain/design/ad-design.ts'
import { kitWithFavourite } from '@adloom/domain/design/brand-kit.ts'
import { type AdFactKind, noAdFacts } from '@adloom/domain/design/ad-facts.ts'
import { type AdStyle, plainStyle } from '@adloom/domain/design/ad-style.ts'
import {
  layoutsOfImages,
  type LayoutOccasion,
  occasionOf,
  withAnotherLayout,
  withLayoutsLike,
} from '@adloom/domain/design/suggested-layouts.ts'
import { type AdLayout, type Creative } from '@adloom/domain/template.ts'
import { accentOfWizard, adImages, businessNameOf, chosenOptions, previewedOption } from './wizard-answers.ts'
import { otherPictures } from './wizard-pictures.ts'
import { type Wizard } from './wizard-state.ts'

/** The product without its background; null where it could not be cut out, and where an engine drew it. */
const cutoutOf = ({ variantsOf, processedImage }: Wizard): AdDesign['cutout'] =>
  processedImage === null || processedImage.of !== variantsOf || processedImage.place === null
    ? null
    : { src: processedImage.url, ...processedImage.place }

/** What the page, or the finished ad that the answers come from, gives an ad's style. */
export function styleOfPage(wizard: Wizard): AdStyle {
  const { scrapedData, shownByAd, processedImage } = wizard
  // Until images are made anew, the ad that was opened knows what it shows.
  if (processedImage === null && shownByAd !== null) return shownByAd.style
  const secondary = secondAccentOf(scrapedData?.styles.colors ?? [], accentOfWizard(wizard))
  return { ...plainStyle, pairing: scrapedData?.brandProfile.pairing ?? null, secondary }
}

const contentOf = (wizard: Wizard): Omit<AdDesign, 'layouts'> => {
  const { hiddenFacts, processedImage, shownByAd, kit } = wizard
  if (processedImage === null && shownByAd !== null) return { hiddenFacts, kit, ...shownByAd }
  const [cutout, pictures] = [cutoutOf(wizard), otherPictures(wizard)]
  return { hiddenFacts, cutout, pictures, style: styleOfPage(wizard), kit, hasShapes: true }
}

const noOption: CopyOption = { id: '', headline: '', description: '', callToAction: '', adFacts: noAdFacts }

/** What the layouts of the wizard's ad are chosen by: its first text. */
function occasionOfWizard(wizard: Wizard): LayoutOccasion {
  const design = { ...contentOf(wizard), layouts: [] }
  return occasionOf(chosenOptions(wizard).at(0) ?? previewedOption(wizard) ?? noOption, { brandName: businessNameOf(wizard), design })
}

/** The layout of each image of the ad. */
const layoutsOfWizard = (wizard: Wizard): AdLayout[] =>
  layoutsOfImages(Math.max(1, adImages(wizard).length), wizard.layouts, occasionOfWizard(wizard))

export const designOfWizard = (wizard: Wizard): AdDesign => ({ layouts: layoutsOfWizard(wizard), ...contentOf(wizard) })

/** Position of the image in the preview. */
const shownImage = (wizard: Wizard): number => wizard.previewImageIndex % Math.max(1, adImages(wizard).length)

export const shownLayout = (wizard: Wizard): AdLayout => layoutsOfWizard(wizard)[shownImage(wizard)]

/** The image in the preview gets this layout; the others keep theirs. */
export function layoutChosen(wizard: Wizard, layout: AdLayout): Wizard {
  const shown = shownImage(wizard)
  return { ...wizard, layouts: layoutsOfWizard(wizard).map((own, image) => (image === shown ? layout : own)) }
}

export const isFavouriteShown = (wizard: Wizard): boolean => wizard.kit.favourites.includes(shownLayout(wizard))

/** The layout in the preview becomes a favourite of the brand, or is none any more. The layouts of this ad stay. */
export const favouriteToggled = (wizard: Wizard): Wizard => ({
  ...wizard,
  layouts: layoutsOfWizard(wizard),
  kit: kitWithFavourite(wizard.kit, shownLayout(wizard), !isFavouriteShown(wizard)),
})

export const anotherLayoutChosen = (wizard: Wizard): Wizard => ({
  ...wizard,
  layouts: withAnotherLayout(layoutsOfWizard(wizard), shownImage(wizard), occasionOfWizard(wizard)),
})

export const layoutsMadeAlike = (wizard: Wizard): Wizard => ({
  ...wizard,
  layouts: withLayoutsLike(layoutsOfWizard(wizard), shownImage(wizard), occasionOfWizard(wizard)),
})

export const factsHidden = (wizard: Wizard, hiddenFacts: readonly AdFactKind[]): Wizard => ({ ...wizard, hiddenFacts: [...hiddenFacts] })

/** The content of the finished ad that the preview shows; of what is not known yet, nothing. */
export function previewCreativeOf(wizard: Wizard, preview: AdPreview): Creative {
  const option = previewedOption(wizard)
  const texts = { headline: preview.headline ?? '', description: preview.subline ?? '', callToAction: preview.callToAction ?? '' }
  return creativeFor(
    { ...noOption, language: preview.language ?? undefined, adFacts: option?.adFacts ?? noAdFacts, ...texts },
    preview.image ?? '',
    {
      brandLogo: preview.brandLogo,
      brandName: preview.businessName ?? DEFAULT_BUSINESS_NAME,
      accent: accentOfWizard(wizard),
      design: designOfWizard(wizard),
    },
  )
}
