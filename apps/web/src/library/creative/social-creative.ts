import { creativeFor, layoutOf, plainDesign } from '@adloom/domain/design/ad-design.ts'
import { downloadName, firstSentence, type SocialAd } from '@adloom/domain/ad.ts'
import { type CopyOption, withTexts } from '@adloom/domain/copy.ts'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type RequestOf } from '@adloom/domain/endpoints.ts'
import { type Creative } from '@adloom/domain/template.ts'
import { inOrderOf, type VariantNumbers } from '../../placements/placed-ad.ts'
import { type AdView } from '../../state/library/library-view.ts'

/** What the view shows of an ad. An ad that shrank in another tab may have fewer images or texts than the view stored. */
export function shownOf(ad: SocialAd, view: AdView): { readonly image: number; readonly content: number } {
  const image = Math.min(view.image, ad.productImageVariants.length - 1)
  return { image, content: contentOf(ad, view, image) }
}

/** The index of the text an image carries, from 0. Until another is chosen each image begins with a text of its own, so that five images say five things. */
export function contentOf(ad: SocialAd, view: AdView, image: number): number {
  const count = ad.contentVariations.length
  return Math.min(view.contents[image] ?? image % count, count - 1)
}

/** The creative of one combination of an ad; `image` and `content` are indexes from 0. Input of both the preview and the download. */
export function creativeOf(ad: SocialAd, image: number, content: number): Creative {
  const option = ad.contentVariations[content] ?? ad.contentVariations[0]
  return creativeFor(option, ad.productImageVariants[image] ?? ad.imageUrl, ad)
}

/** A file to be rendered and saved. */
export interface CreativeFile {
  readonly request: RequestOf<'finishCreative'>
  readonly name: string
}

export const creativeFile = (ad: SocialAd, image: number, content: number, format: AdFormat): CreativeFile => ({
  request: { creative: creativeOf(ad, image, content), layout: layoutOf(ad, image), format },
  name: downloadName(ad.title, { kind: 'social', image: image + 1, content: content + 1 }),
})

/** The fields of the edit dialog. */
export interface ContentEdit extends Pick<CopyOption, 'language' | 'byHand' | 'compact' | 'long'> {
  readonly productName: string
  readonly headline: string
  readonly description: string
  readonly callToAction: string
}

/** The ad with one of its texts changed, counted from 0. The first text is also the ad's own. */
export function withOption(ad: SocialAd, content: number, change: (option: CopyOption) => CopyOption): SocialAd {
  const contentVariations = ad.contentVariations.map((option, index) => (index === content ? change(option) : option))
  return withFirstText({ ...ad, contentVariations })
}

const withFirstText = (ad: SocialAd): SocialAd => {
  const { headline, description, callToAction } = ad.contentVariations[0]
  return { ...ad, headline, description, callToAction, subheadline: firstSentence(description) }
}

/** The ad as the edit dialog leaves it. */
export const editedSocialAd = (ad: SocialAd, content: number, { productName, ...texts }: ContentEdit): SocialAd => ({
  ...withOption(ad, content, (option) => withTexts(option, texts)),
  productName,
})

/** The ad with its images and texts in this order of their numbers, from 1. Each image keeps its layout. */
export function reorderedSocialAd(ad: SocialAd, { images, texts }: VariantNumbers): SocialAd {
  const layouts = images.map((image) => layoutOf(ad, image - 1))
  const productImageVariants = inOrderOf(ad.productImageVariants, images)
  return withFirstText({
    ...ad,
    imageUrl: productImageVariants[0],
    productImageVariants,
    contentVariations: inOrderOf(ad.contentVariations, texts),
    layout: layouts[0],
    design: { ...(ad.design ?? plainDesign), layouts },
  })
}
