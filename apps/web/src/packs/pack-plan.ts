import { type Ad } from '@adloom/domain/ad.ts'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { advertisedBrand, campaignOfAd, creativesOf, type PackChoices, packLimits, productOfAd } from '@adloom/domain/placements/pack.ts'
import { logoFramesOf } from '@adloom/domain/placements/logo-frame.ts'
import { packPath } from '@adloom/domain/placements/pack-name.ts'
import { placementsOf, takesHtml5 } from '@adloom/domain/placements/placement.ts'
import { type UploadKind, uploadKindsOf } from '@adloom/domain/placements/upload-file.ts'

/** What a pack of ads will hold. */
export interface PackPlan {
  /** Those that can be packed. */
  readonly ads: readonly Ad[]
  /** Pictures without texts: there is nothing to arrange in other sizes. */
  readonly leftOut: readonly Ad[]
  readonly pictures: number
  /** Chosen placements of display banners, which may be animated, too. */
  readonly bannerPlaces: number
  /** Animated banners. */
  readonly banners: number
  readonly videos: number
  /** What is drawn of each logo; none where no platform asks for one, or no brand has one. */
  readonly logoRatios: readonly string[]
  /** Brands without the logo that a platform asks for. */
  readonly brandsWithoutLogo: readonly string[]
  readonly uploadKinds: readonly UploadKind[]
  readonly isTooMuch: boolean
}

export function packPlanOf(all: readonly Ad[], { placements, combinations, html5 }: PackChoices): PackPlan {
  const counted = all.map((ad) => ({ ad, creatives: creativesOf(ad, combinations).length }))
  const packed = counted.filter(({ ad, creatives: own }) => own > 0 || ad.type === 'video')
  const creatives = counted.reduce((sum, { creatives: own }) => sum + own, 0)
  const pictures = creatives * placements.length
  const bannerPlaces = placementsOf(placements).filter(takesHtml5).length
  const banners = html5 ? creatives * bannerPlaces : 0
  const frames = pictures === 0 ? [] : logoFramesOf(placements)
  const brands = frames.length === 0 ? [] : packed.map(({ ad }) => advertisedBrand(ad)).filter((brand) => brand !== null)
  return {
    ads: packed.map(({ ad }) => ad),
    leftOut: counted.filter((one) => !packed.includes(one)).map(({ ad }) => ad),
    pictures,
    bannerPlaces,
    banners,
    videos: packed.filter(({ ad }) => ad.type === 'video').length,
    logoRatios: brands.some(({ logo }) => logo !== null) ? frames.map(({ ratio }) => ratio) : [],
    brandsWithoutLogo: [...new Set(brands.filter(({ logo }) => logo === null).map(({ name }) => name))],
    uploadKinds: pictures === 0 ? [] : uploadKindsOf(placements),
    isTooMuch: packed.length > packLimits.ads || pictures + banners > packLimits.files,
  }
}

/** The name of the first picture of a pack; null where it has none. */
export function exampleNameOf({ ads }: PackPlan, pattern: string, placements: readonly string[], title: string): string | null {
  const ad = ads.find(({ type }) => type !== 'video')
  const placement = placementsOf(placements).at(0)
  if (ad === undefined || placement === undefined) return null
  const { width, height } = adFormats[placement.format]
  const values = {
    campaign: title.trim() || campaignOfAd(ad),
    product: productOfAd(ad),
    placement: placement.id,
    size: `${width}x${height}`,
    image: '1',
    text: '1',
    n: '0001',
  }
  return `${packPath(pattern, values)}.jpg`
}
