import { creativeFor, layoutOf } from '@adloom/domain/design/ad-design.ts'
import { downloadName, firstSentence, type SocialAd } from '@adloom/domain/ad.ts'
import { type CopyOption, withTexts } from '@adloom/domain/copy.ts'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type RequestOf } from '@adloom/domain/endpoints.ts'
import { type Creative } from '@adloom/domain/template.ts'
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
export interface ContentEdit {
  readonly productName: string
  readonly headline: string
  readonly description: string
  readonly callToAction: string
  readonly language?: CopyOption['language']
  readonly byHand?: boolean
}

/** The ad with one of its texts changed. The first text is also the ad's own. */
export function editedSocialAd(ad: SocialAd, content: number, edit: ContentEdit): SocialAd {
  const { productName, ...texts } = edit
  const { headline, description, callToAction } = texts
  const contentVariations = ad.contentVariations.map((option, index) => (index === content ? withTexts(option, texts) : option))
  const topLevelTexts = content === 0 ? { headline, description, callToAction, subheadline: firstSentence(description) } : {}
  return { ...ad, ...topLevelTexts, productName, contentVariations }
}
