import { type DisplayAd, firstSentence, type ImageAd, type SocialAd, type VideoAd } from '@adloom/domain/ad.ts'
import { type CopyOption } from '@adloom/domain/copy.ts'
import { type GivenScript } from '@adloom/domain/film.ts'
import { defaultVideoPrompt, videoRequestSchema } from '@adloom/domain/video-job.ts'
import { type VideoOrigin } from '../state/tracked-video.ts'
import { draftOf, firstDraft, type KnownOfVideo, type VideoDraft } from './video-draft.ts'

/** What a video is made from: whose picture, what it is called, and what is known besides. */
export interface VideoSource {
  /** The ad it is a video of; null for none. */
  readonly imageId: string | null
  readonly origin: VideoOrigin
  /** Absolute, or '' when there is none. */
  readonly imageUrl: string
  readonly draft: VideoDraft
  readonly known: KnownOfVideo
  /** Whether there is a video of this already: another one is asked for. */
  readonly again?: boolean
}

/** Most characters of an inline logo that go along with a request. */
const INLINE_LOGO_MAX = 30_000

/** The address for the server: whole. An empty one stays empty; a logo too large to send is left out. */
const absolute = (address: string, base: string): string => (address === '' ? '' : (URL.parse(address, base)?.href ?? address))

const logoFor = (logo: string | null, base: string): string | null =>
  logo === null || (logo.startsWith('data:') && logo.length > INLINE_LOGO_MAX) ? null : absolute(logo, base)

/** The host of a page as it is read, for the end of the film; null when it is none, or too long. */
export function siteOf(url: string | null): string | null {
  const host = url === null ? null : URL.parse(url)?.hostname.replace(/^www\./, '')
  return host === undefined || host === null || host === '' || host.length > 60 ? null : host
}

/** A text that fits its place in the film, else undefined: it is then written anew and not cut off. */
const fitting = (text: string, most: number): string | undefined => {
  const words = text.trim()
  return words === '' || words.length > most ? undefined : words
}

/** A name that fits its place, else null. */
const named = (name: string, most: number): string | null => fitting(name, most) ?? null

/** The picture an image ad shows. */
export function sourceOfImage(ad: ImageAd, picture: string, base: string): VideoSource {
  const { title, category, productName, productDescription } = ad
  return {
    imageId: ad.id,
    origin: { title, category, productName },
    imageUrl: absolute(picture, base),
    draft: firstDraft(defaultVideoPrompt(ad)),
    known: {
      about: { title: productName.trim() === '' ? title : productName, description: productDescription, facts: { category } },
      script: { productName: named(productName, 120) },
    },
  }
}

/** The texts of an ad as a film says them: its headline first, then the first sentence of its description. */
function textsOf({ headline, description, callToAction }: Pick<CopyOption, 'headline' | 'description' | 'callToAction'>): GivenScript {
  const hook = fitting(headline, 90)
  const caption = fitting(firstSentence(description), 140)
  const action = fitting(callToAction, 30)
  return {
    ...(hook === undefined ? {} : { hook }),
    ...(caption === undefined ? {} : { captions: [caption] }),
    ...(action === undefined ? {} : { callToAction: action }),
  }
}

/** The picture of a social ad that is looked at, with the text it carries. Its price is written from its facts. */
export function sourceOfSocial(ad: SocialAd, picture: string, option: CopyOption, base: string): VideoSource {
  const script: GivenScript = {
    brandName: named(ad.brandName, 60),
    logo: logoFor(ad.brandLogo, base),
    productName: named(ad.productName, 120),
    site: siteOf(ad.productUrl),
    ...textsOf(option),
  }
  const name = ad.productName.trim() === '' ? ad.title : ad.productName
  return {
    imageId: ad.id,
    origin: { title: ad.title, category: ad.targeting?.productCategory ?? ad.facts?.category ?? null, productName: ad.productName },
    imageUrl: absolute(picture, base),
    draft: firstDraft(name, script),
    known: {
      about: { url: ad.productUrl, title: name, description: ad.productDescription, language: option.language, facts: ad.facts },
      script,
      colors: [ad.accent],
    },
  }
}

/** The banner of a display ad. Its words stand on it already: the film adds none but the call to action. */
export function sourceOfDisplay(ad: DisplayAd, picture: string, base: string): VideoSource {
  const action = fitting(ad.callToAction ?? '', 30)
  const script: GivenScript = {
    hook: null,
    captions: [],
    site: siteOf(ad.productUrl ?? null),
    ...(action === undefined ? {} : { callToAction: action }),
  }
  return {
    imageId: ad.id,
    origin: { title: ad.title, category: null, productName: null },
    imageUrl: absolute(picture, base),
    draft: firstDraft(
      defaultVideoPrompt({ originalPrompt: null, productDescription: null, title: ad.headline ?? '', category: null }),
      script,
    ),
    known: { script },
  }
}

/** What makes a video again: its own request. Null when nobody kept it. */
export function sourceOfVideo(ad: VideoAd): VideoSource | null {
  const request = videoRequestSchema.safeParse(ad.request)
  if (!request.success) return null
  const { about, script, colors, imageUrl } = request.data
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
    known: { about, script, colors },
    again: true,
  }
}
