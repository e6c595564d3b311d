import * as z from 'zod'
import { imageUrlSchema } from './endpoint.ts'
import { type Product } from './product.ts'

/** Characters of a name, and further pictures: more say no more about what the product is. */
export const pageProductLimits = { name: 300, pictures: 5 } as const

/** The product that an image of a page shows, by its name and the page's other pictures: which of several things in the image it is. */
export const pageProductSchema = z.object({
  name: z.string().max(pageProductLimits.name),
  pictures: z.array(imageUrlSchema).max(pageProductLimits.pictures),
})
export type PageProduct = z.infer<typeof pageProductSchema>

/** A product with further pictures of it, which are read only where an image shows several things. */
export interface ProductOnPage extends PageProduct {
  readonly readPicture: (address: string, signal: AbortSignal) => Promise<Uint8Array>
}

/** The product that the image at `src` shows; null where its page has no name for it, or no other pictures of it. */
export function pageProductOf({ title, productImages }: Product, src: string): PageProduct | null {
  const pictures = productImages.map((image) => image.src).filter((other) => other !== src && imageUrlSchema.safeParse(other).success)
  if (title === null || pictures.length === 0 || !productImages.some((image) => image.src === src)) return null
  return { name: title.slice(0, pageProductLimits.name), pictures: pictures.slice(0, pageProductLimits.pictures) }
}
