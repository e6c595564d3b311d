import * as z from 'zod'

/** Fast image sizes in pixels (§9.3). */
export const fastSizes = {
  square_hd: { width: 1024, height: 1024 },
  portrait_4_3: { width: 768, height: 1024 },
  portrait_16_9: { width: 576, height: 1024 },
  landscape_4_3: { width: 1024, height: 768 },
  landscape_16_9: { width: 1024, height: 576 },
} as const
export const fastSizeSchema = z.enum([
  'square_hd',
  'portrait_4_3',
  'portrait_16_9',
  'landscape_4_3',
  'landscape_16_9',
] satisfies (keyof typeof fastSizes)[])

export const proAspectRatios = ['21:9', '16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '9:21'] as const
export type ProAspectRatio = (typeof proAspectRatios)[number]

/** A megapixel, the target of pro images. */
const PRO_PIXELS = 1024 * 1024

/** Size of a pro image: exactly the ratio, even sides, as close to a megapixel as these allow. */
export function proSizeOf(ratio: ProAspectRatio): { readonly width: number; readonly height: number } {
  const [across, down] = ratio.split(':').map(Number)
  // 21:9 is 7:3; smaller steps come closer to a megapixel.
  const shared = across % 3 === 0 && down % 3 === 0 ? 3 : 1
  const step = 2 * Math.round(Math.sqrt(PRO_PIXELS / ((across / shared) * (down / shared))) / 2)
  return { width: (across / shared) * step, height: (down / shared) * step }
}

export const displaySizes = ['auto', '1024x1024', '1536x1024', '1024x1536'] as const
export const displayQualities = ['auto', 'low', 'medium', 'high'] as const

/** Pixels of a display image; `auto` is a square. */
export function displaySizeOf(size: (typeof displaySizes)[number]): { readonly width: number; readonly height: number } {
  const [width, height] = (size === 'auto' ? '1024x1024' : size).split('x').map(Number)
  return { width, height }
}

/** How many images one request may ask for, and how many an ad gets. */
export const IMAGES_MIN = 1
export const IMAGES_MAX = 4
export const IMAGES_DEFAULT = 2
export const AD_IMAGE_VARIANTS = 5

/** Pixels on each side of a product image on a new background. */
export const VARIANT_SIZE = 1024

/** Categories of the guided prompt (§9.6). */
export const guidedPromptCategories = [
  'Electronics',
  'Fashion',
  'Beauty',
  'Home & Garden',
  'Food & Beverage',
  'Toys',
  'Sports',
  'Health',
] as const

/** Further choices of the guided prompt (§9.6). */
export const promptStyles = [
  'Modern',
  'Vintage',
  'Minimalist',
  'Luxury',
  'Natural',
  'Futuristic',
  'Artistic',
  'Professional',
  'Casual',
] as const
export const promptMoods = ['Elegant', 'Playful', 'Serious', 'Cheerful', 'Calm', 'Energetic', 'Mysterious', 'Dreamy', 'Bold'] as const
export const backgroundColors = ['White', 'Black', 'Blue', 'Red', 'Green', 'Yellow', 'Purple', 'Pink', 'Gradient', 'Transparent'] as const

/** Details the guided prompt offers as buttons (§9.6). */
export const detailSuggestions = [
  'High quality',
  'Professional photography',
  'Studio lighting',
  'Detailed texture',
  'Lifestyle usage',
] as const

/** Beginnings of prompts (§9.6); also the scenes of an ad whose copy has no prompts. */
export const promptSuggestions = [
  'Modern product in studio light',
  'Luxury product on marble',
  'Minimalist clean background',
  'Vibrant lifestyle shot',
  'Elegant professional look',
] as const

/** Replaces those scenes when a product is requested without a background: other views and lights of the same product. */
export const bareSuggestions = [
  'Transparent background',
  'Three-quarter view, transparent background',
  'Warm light, transparent background',
  'Cool light, transparent background',
  'Three-quarter view, warm light, transparent background',
] as const

/** The category when none could be determined; confidence 0.8, or 0.9 when there was no image at all (§7.3). */
export const fallbackCategory = { category: 'Product', confidence: 0.8, confidenceWithoutImage: 0.9 } as const

export const categorisationSchema = z.object({
  category: z.string(),
  confidence: z.number().min(0).max(1),
  labels: z.array(z.string()).optional(),
})
export type Categorisation = z.infer<typeof categorisationSchema>
