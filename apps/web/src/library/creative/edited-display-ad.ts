import { type Banners, type DisplayAd } from '@adloom/domain/ad.ts'
import { type CopyOption, withTexts } from '@adloom/domain/copy.ts'
import { layoutOf } from '@adloom/domain/design/ad-design.ts'
import { api } from '../../browser/api.ts'
import { withRetry } from '../../browser/with-retry.ts'
import { bannerRequest, drawBanners } from '../../editing/banners.ts'
import { inOrderOf, type VariantNumbers } from '../../placements/placed-ad.ts'
import { type ContentEdit } from './social-creative.ts'

/** The banners with one text changed. `content` is its id. */
export const editedBanners = (banners: Banners, content: string, { productName, ...texts }: ContentEdit): Banners => ({
  ...bannersWithOption(banners, content, (option) => withTexts(option, texts)),
  productName,
})

/** The banners with the text of this id as `change` makes it. */
export const bannersWithOption = (banners: Banners, content: string, change: (option: CopyOption) => CopyOption): Banners => ({
  ...banners,
  contentVariations: banners.contentVariations.map((option) => (option.id === content ? change(option) : option)),
})

/** The ad with its banners in this order of their images and texts, numbers from 1. Each banner keeps its file and its layout. */
export function reorderedDisplayAd(ad: DisplayAd, banners: Banners, { images, texts }: VariantNumbers): DisplayAd {
  const { sources, contentVariations, layout, design } = banners
  const ownImages = [...new Set(sources.map(({ image }) => image))]
  const rank = ({ image, content }: Banners['sources'][number]): number =>
    images.indexOf(ownImages.indexOf(image) + 1) * texts.length + texts.indexOf(contentVariations.findIndex(({ id }) => id === content) + 1)
  const places = sources.map((_, place) => place).toSorted((one, other) => rank(sources[one]) - rank(sources[other]))
  const layouts = places.map((place) => layoutOf(banners, place))
  const reordered: Banners = {
    ...banners,
    sources: places.map((place) => sources[place]),
    contentVariations: inOrderOf(contentVariations, texts),
    layout: layouts.at(0) ?? layout,
    ...(design === undefined ? {} : { design: { ...design, layouts } }),
  }
  const imageVariants = places.map((place) => ad.imageVariants?.[place] ?? ad.imageUrl)
  return withFirstBanner({ ...ad, imageUrl: imageVariants.at(0) ?? ad.imageUrl, imageVariants }, reordered)
}

/** The first banner's texts are also the ad's own. */
function withFirstBanner(ad: DisplayAd, banners: Banners): DisplayAd {
  const { headline, description, callToAction } = bannerRequest(banners, banners.sources[0]).creative
  return { ...ad, headline, description, callToAction, banners }
}

/**
 * The ad with the changed text, whose banners are drawn again; the others keep their files. The server saves it: it keeps the files of saved ads.
 * Rejects when a banner can't be drawn or the ad can't be saved: then nothing is changed.
 */
export async function redrawnDisplayAd(ad: DisplayAd, banners: Banners, content: string, key: string): Promise<DisplayAd> {
  const changed = banners.sources.flatMap((source, place) => (source.content === content ? [{ source, place }] : []))
  const files = await drawBanners(
    changed.map(({ source }) => bannerRequest(banners, source)),
    key,
  )
  const drawn = new Map(changed.map(({ place }, index) => [place, files[index]]))
  const imageVariants = banners.sources.map((_, place) => drawn.get(place) ?? ad.imageVariants?.[place] ?? ad.imageUrl)
  const redrawn = withFirstBanner({ ...ad, imageUrl: imageVariants[0], imageVariants }, banners)
  await withRetry(() => api.createAd(redrawn, { idempotencyKey: `${key}-ad` }))
  return redrawn
}
