import { type DisplayAd, firstSentence, type ImageAd, type SocialAd, type VideoAd } from '@adloom/domain/ad.ts'
import { type CopyOption } from '@adloom/domain/copy.ts'
import { layoutOf } from '@adloom/domain/design/ad-design.ts'
import { styleWithKit } from '@adloom/domain/design/brand-kit.ts'
import { type ScriptInput } from '@adloom/domain/video.ts'
import { defaultVideoPrompt, videoRequestSchema } from '@adloom/domain/video-job.ts'
import { videoLogo, videoSite, fitting, definedFields } from '../state/videos/video-texts.ts'
import { type VideoOrigin } from '../state/videos/tracked-video.ts'
import { draftOf, firstDraft, type KnownOfVideo, type VideoDraft } from './video-draft.ts'

/** The source of a video: the image, its title, and the known facts. */
export interface VideoAdSource {
  /** The ad it is a video of; null for none. */
  readonly imageId: string | null
  readonly origin: VideoOrigin
  /** Absolute, or '' when there is none. */
  readonly imageUrl: string
  readonly draft: VideoDraft
  readonly known: KnownOfVideo
  /** Whether a video of this exists already. */
  readonly isRepeat?: boolean
}

/** The absolute URL for the server. An empty one stays empty. */
const absolute = (address: string, base: string): string => (address === '' ? '' : (URL.parse(address, base)?.href ?? address))

/** The image an image ad shows. */
export function sourceOfImage(ad: ImageAd, image: string, base: string): VideoAdSource {
  const { title, category, productName, productDescription } = ad
  return {
    imageId: ad.id,
    origin: { title, category, productName },
    imageUrl: absolute(image, base),
    draft: firstDraft(defaultVideoPrompt(ad)),
    known: {
      about: { title: productName.trim() === '' ? title : productName, description: productDescription, facts: { category } },
      script: definedFields({ productName: fitting(productName, 'productName') }),
    },
  }
}

/** The texts of an ad for a video: its headline first, then the first sentence of its description. */
const textsOf = ({ headline, description, callToAction }: Pick<CopyOption, 'headline' | 'description' | 'callToAction'>): ScriptInput => {
  const caption = fitting(firstSentence(description), 'caption')
  return {
    hook: fitting(headline, 'hook'),
    captions: caption === undefined ? undefined : [caption],
    callToAction: fitting(callToAction, 'callToAction'),
  }
}

/** The image of a social ad in view, with its text, in the design of the ad. The price is written from its facts. */
export function sourceOfSocial(ad: SocialAd, image: string, option: CopyOption, base: string): VideoAdSource {
  const logo = videoLogo(ad.brandLogo)
  const script: ScriptInput = definedFields({
    brandName: fitting(ad.brandName, 'brandName'),
    logo: logo === undefined ? undefined : absolute(logo, base),
    productName: fitting(ad.productName, 'productName'),
    site: videoSite(ad.productUrl),
    ...textsOf(option),
  })
  const name = ad.productName.trim() === '' ? ad.title : ad.productName
  return {
    imageId: ad.id,
    origin: { title: ad.title, category: ad.targeting?.productCategory ?? ad.facts?.category ?? null, productName: ad.productName },
    imageUrl: absolute(image, base),
    draft: firstDraft(name, script),
    known: {
      about: { url: ad.productUrl, title: name, description: ad.productDescription, language: option.language, facts: ad.facts },
      script,
      colors: [ad.accent],
      layout: layoutOf(ad, ad.productImageVariants.indexOf(image)),
      style: ad.design === undefined ? undefined : styleWithKit(ad.design.style, ad.design.kit),
    },
  }
}

/** The banner of a display ad. Its text is part of the image: the video adds none but the call to action. */
export function sourceOfDisplay(ad: DisplayAd, image: string, base: string): VideoAdSource {
  const script: ScriptInput = definedFields({
    hook: null,
    captions: [],
    site: videoSite(ad.productUrl),
    callToAction: fitting(ad.callToAction, 'callToAction'),
  })
  return {
    imageId: ad.id,
    origin: { title: ad.title, category: null, productName: null },
    imageUrl: absolute(image, base),
    draft: firstDraft(
      defaultVideoPrompt({ originalPrompt: null, productDescription: null, title: ad.headline ?? '', category: null }),
      script,
    ),
    known: { script },
  }
}

/** The source that makes a video again: its own request. Null when it was not stored. */
export function sourceOfVideo(ad: VideoAd): VideoAdSource | null {
  const request = videoRequestSchema.safeParse(ad.request)
  if (!request.success) return null
  const { about, script, colors, layout, style, imageUrl } = request.data
  const title = ad.title.replace(/ Video$/, '')
  return {
    imageId: ad.sourceImageId ?? null,
    origin: {
      title: title === 'Generated' ? '' : title,
      category: ad.category === 'Generated' ? null : ad.category,
      productName: ad.productName ?? null,
    },
    imageUrl,
    draft: draftOf(request.data),
    known: { about, script, colors, layout, style },
    isRepeat: true,
  }
}
