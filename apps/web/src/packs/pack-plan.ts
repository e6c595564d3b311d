import { type Ad } from '@adloom/domain/ad.ts'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { advertisedBrand, campaignOfAd, creativesOf, type PackChoices, packLimits, productOfAd } from '@adloom/domain/placements/pack.ts'
import { logoFramesOf } from '@adloom/domain/placements/logo-frame.ts'
import { packPath } from '@adloom/domain/placements/pack-name.ts'
import { placementsOf } from '@adloom/domain/placements/placement.ts'
import { type UploadKind, uploadKindsOf } from '@adloom/domain/placements/upload-file.ts'

/** What a pack of ads will hold. */
export interface PackPlan {
  /** Those that can be packed. */
  readonly ads: readonly Ad[]
  /** Pictures without texts: there is nothing to arrange in other sizes. */
  readonly leftOut: readonly Ad[]
  readonly pictures: number
  readonly videos: number
  /** What is drawn of each logo; none where no platform asks for one, or no brand has one. */
  readonly logoRatios: readonly string[]
  /** Brands without the logo that a platform asks for. */
  readonly brandsWithoutLogo: readonly string[]
  readonly uploadKinds: readonly UploadKind[]
  readonly isTooMuch: boolean
}

export function packPlanOf(all: readonly Ad[], { placements, combinations }: PackChoices): PackPlan {
  const counted = all.map((ad) => ({ ad, creatives: creativesOf(ad, combinations).length }))
  const packed = counted.filter(({ ad, creatives }) => creatives > 0 || ad.type === 'video')
  const pictures = counted.reduce((sum, { creatives }) => sum + creatives, 0) * placements.length
  const frames = pictures === 0 ? [] : logoFramesOf(placements)
  const brands = frames.length === 0 ? [] : packed.map(({ ad }) => advertisedBrand(ad)).filter((brand) => brand !== null)
  return {
    ads: packed.map(({ ad }) => ad),
    leftOut: counted.filter((one) => !packed.includes(one)).map(({ ad }) => ad),
    pictures,
    videos: packed.filter(({ ad }) => ad.type === 'video').length,
    logoRatios: brands.some(({ logo }) => logo !== null) ? frames.map(({ ratio }) => ratio) : [],
    brandsWithoutLogo: [...new Set(brands.filter(({ logo }) => logo === null).map(({ name }) => name))],
    uploadKinds: pictures === 0 ? [] : uploadKindsOf(placements),
    isTooMuch: packed.length > packLimits.ads || pictures > packLimits.files,
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
