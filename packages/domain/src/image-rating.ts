import * as z from 'zod'

/** How suitable an image is for one use: 0 to 1, and why in a few words, the most important first ("plain background"). */
const suitabilitySchema = z.object({ score: z.number().min(0).max(1), reasons: z.array(z.string()) })

/** How suitable an image is for cutting its product out, and for being shown as it is. */
const imageRatingSchema = z.object({ forCutOut: suitabilitySchema, forWhole: suitabilitySchema })
export type ImageRating = z.infer<typeof imageRatingSchema>

const bestImageSchema = suitabilitySchema.extend({ src: z.string() })

/** Of several images the best for each use. */
export const bestImagesSchema = z.object({ forCutOut: bestImageSchema, forWhole: bestImageSchema })
type BestImages = z.infer<typeof bestImagesSchema>

/** An image and its rating; null when it could not be rated. */
interface RatedImage {
  readonly src: string
  readonly rating: ImageRating | null
}

/** Added to the score of the first image: shops put their best one first, and another has to be clearly better. */
const FIRST_BONUS = 0.15
/** With a lower score the product can rarely be cut out, and the image that is best as a whole is used. */
const CUT_OUT_MIN = 0.5

/** The best of these images, in the order of their page; null unless at least two of them are rated, the first among them. */
export function bestImagesOf(images: readonly RatedImage[]): BestImages | null {
  const rated = images.flatMap(({ src, rating }) => (rating === null ? [] : [{ src, rating }]))
  const [first] = rated
  // Unless the first is rated too, nothing shows that another one is better.
  if (first === undefined || rated.length < 2 || first.src !== images[0]?.src) return null
  const best = (use: keyof ImageRating) => {
    const value = ({ src, rating }: typeof first): number => rating[use].score + (src === first.src ? FIRST_BONUS : 0)
    const { src, rating } = rated.reduce((one, other) => (value(other) > value(one) ? other : one))
    return { src, ...rating[use] }
  }
  return { forCutOut: best('forCutOut'), forWhole: best('forWhole') }
}

/** The image an ad is made from unless the user chooses another. */
export const preferredImage = ({ forCutOut, forWhole }: BestImages): string =>
  forCutOut.score >= CUT_OUT_MIN ? forCutOut.src : forWhole.src

/** The addresses of a product's images: the one chosen for ads first, the others in the order of the page. */
export function imagesBestFirst({
  productImages,
  bestImages,
}: {
  readonly productImages: readonly { readonly src: string }[]
  readonly bestImages: BestImages | null
}): string[] {
  const addresses = productImages.map(({ src }) => src)
  return bestImages === null ? addresses : [...new Set([preferredImage(bestImages), ...addresses])]
}
