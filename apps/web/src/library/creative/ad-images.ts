import { type DisplayAd, type ImageAd } from '@adloom/domain/ad.ts'

/** The images of an ad to page through: at least its own. */
export const imagesOfAd = ({ imageUrl, imageVariants = [] }: DisplayAd | ImageAd): readonly string[] =>
  imageVariants.length === 0 ? [imageUrl] : imageVariants
