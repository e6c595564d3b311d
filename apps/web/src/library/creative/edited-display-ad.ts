import { type Banners, type DisplayAd } from '@adloom/domain/ad.ts'
import { withTexts } from '@adloom/domain/copy.ts'
import { api } from '../../browser/api.ts'
import { withRetry } from '../../browser/with-retry.ts'
import { bannerRequest, drawBanners } from '../../editing/banners.ts'
import { type ContentEdit } from './social-creative.ts'

/** The banners with one text changed. `content` is its id. */
export function editedBanners(banners: Banners, content: string, { productName, ...texts }: ContentEdit): Banners {
  const contentVariations = banners.contentVariations.map((option) => (option.id === content ? withTexts(option, texts) : option))
  return { ...banners, productName, contentVariations }
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
  const { headline, description, callToAction } = bannerRequest(banners, banners.sources[0]).creative
  const redrawn: DisplayAd = { ...ad, imageUrl: imageVariants[0], imageVariants, headline, description, callToAction, banners }
  await withRetry(() => api.createAd(redrawn, { idempotencyKey: `${key}-ad` }))
  return redrawn
}
