import { type DisplayAd, type ImageAd, type SocialAd, socialAd, type SocialAdParts } from '@adloom/domain/ad.ts'

/** A social ad with two images and two texts; `parts` overrides what a test is about. */
export const aSocialAd = (parts: Partial<SocialAdParts> = {}): SocialAd =>
  socialAd(
    {
      id: 'ad_mug',
      number: 1,
      brandName: 'Northbrew',
      brandLogo: null,
      productUrl: 'https://www.northbrew.example/mug',
      productName: 'Stoneware mug',
      productDescription: 'A mug.',
      images: ['/files/1.jpg', '/files/2.jpg'],
      options: [
        { id: '1', headline: 'Mornings, upgraded', description: 'Warm to the last sip. And longer.', callToAction: 'Shop now' },
        { id: '2', headline: 'Made to be held', description: 'Thrown by hand.', callToAction: 'Learn more' },
      ],
      targeting: {},
      engine: 'studio',
      ...parts,
    },
    new Date('2026-11-21T10:00:00Z'),
  )

/** An image ad of which only the image and the names are known. */
export const anImageAd = (parts: Partial<ImageAd> = {}): ImageAd => ({
  id: 'img_1',
  type: 'image',
  title: 'Morning mug',
  imageUrl: '/files/a.jpg',
  productName: 'Stoneware mug',
  category: null,
  style: null,
  resolution: null,
  originalPrompt: null,
  productDescription: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  imageVariants: [],
  ...parts,
})

/** A display ad of two images and two texts: four banners. */
export const aDisplayAd = (parts: Partial<DisplayAd> = {}): DisplayAd => {
  const { brandName, brandLogo, accent, layout, contentVariations, productName, productDescription, productImageVariants } = aSocialAd()
  const sources = productImageVariants.flatMap((image) => contentVariations.map(({ id }) => ({ image, content: id })))
  const files = sources.map((_, place) => `/files/banner-${String(place + 1)}.jpg`)
  return {
    id: 'ad_banner',
    type: 'display',
    title: 'Creation 2',
    imageUrl: files[0],
    createdAt: '2026-11-21T10:00:00.000Z',
    productUrl: 'https://www.northbrew.example/mug',
    imageVariants: files,
    banners: { brandName, brandLogo, accent, layout, format: 'landscape', contentVariations, sources, productName, productDescription },
    ...parts,
  }
}
