import { type SocialAd } from '@adloom/domain/ad.ts'
import { layoutOf, plainDesign } from '@adloom/domain/design/ad-design.ts'
import { kitWithFavourite } from '@adloom/domain/design/brand-kit.ts'
import { type AdFactKind } from '@adloom/domain/design/ad-facts.ts'
import { occasionOf, withAnotherLayout, withLayoutsLike } from '@adloom/domain/design/suggested-layouts.ts'
import { type AdLayout } from '@adloom/domain/template.ts'

/** The ad's own layout is that of its first image. */
const withLayouts = (ad: SocialAd, layouts: readonly AdLayout[]): SocialAd => ({
  ...ad,
  layout: layouts[0],
  design: { ...(ad.design ?? plainDesign), layouts: [...layouts] },
})

const layoutsOf = (ad: SocialAd): AdLayout[] => ad.productImageVariants.map((_, image) => layoutOf(ad, image))

/** `image` and `content`: indexes from 0. */
export const withLayout = (ad: SocialAd, image: number, layout: AdLayout): SocialAd =>
  withLayouts(
    ad,
    layoutsOf(ad).map((own, place) => (place === image ? layout : own)),
  )

/** The image in the next layout that suits it and this text. */
export const withOtherLayout = (ad: SocialAd, image: number, content: number): SocialAd =>
  withLayouts(ad, withAnotherLayout(layoutsOf(ad), image, occasionOf(ad.contentVariations[content], ad)))

/** All images in layouts like that of this one. */
export const withAlikeLayouts = (ad: SocialAd, image: number, content: number): SocialAd =>
  withLayouts(ad, withLayoutsLike(layoutsOf(ad), image, occasionOf(ad.contentVariations[content], ad)))

/** A layout as a favourite of the ad's brand, or none any more. The layouts of this ad stay. */
export const withFavourite = (ad: SocialAd, layout: AdLayout, isFavourite: boolean): SocialAd => {
  const design = ad.design ?? { ...plainDesign, layouts: layoutsOf(ad) }
  return { ...ad, design: { ...design, kit: kitWithFavourite(design.kit, layout, isFavourite) } }
}

export const favouritesOf = ({ design = plainDesign }: SocialAd): readonly AdLayout[] => design.kit.favourites

export const withHiddenFacts = (ad: SocialAd, hiddenFacts: readonly AdFactKind[]): SocialAd => ({
  ...ad,
  design: { ...(ad.design ?? plainDesign), hiddenFacts: [...hiddenFacts] },
})
