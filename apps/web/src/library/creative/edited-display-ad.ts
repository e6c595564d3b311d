import { type Banners, type DisplayAd } from '@adloom/domain/ad.ts'
import { withTexts } from '@adloom/domain/copy.ts'
import { bannerRequest, drawBanners } from '../../editing/banners.ts'
import { type ContentEdit } from './social-creative.ts'

/** The banners with one text changed. `content` is its id. */
export function editedBanners(banners: Banners, content: string, { productName, ...texts }: ContentEdit): Banners {
  const contentVariations = banners.contentVariations.map((option) => (option.id === content ? withTexts(option, texts) : option))
  return { ...banners, productName, contentVariations }
}

/** Draws the banners with the changed text again; the others keep their files. Rejects when one can't be drawn: then nothing is changed. */
export async function redrawnDisplayAd(ad: DisplayAd, banners: Banners, content: string, key: string): Promise<DisplayAd> {
  const changed = banners.sources.flatMap((source, place) => (source.content === content ? [{ source, place }] : []))
  const files = await drawBanners(
    changed.map(({ source }) => bannerRequest(banners, source)),
    key,
  )
  const drawn = new Map(changed.map(({ place }, index) => [place, files[index]]))
  const imageVariants = banners.sources.map((_, place) => drawn.get(place) ?? ad.imageVariants?.[place] ?? ad.imageUrl)
  const { headline, description, callToAction } = bannerRequest(banners, banners.sources[0]).creative
  return { ...ad, imageUrl: imageVariants[0], imageVariants, headline, description, callToAction, banners }
}
