import { type PictureGround } from '@adloom/domain/design/picture-ground.ts'
import { type Categorisation } from '@adloom/domain/image.ts'
import { type Product } from '@adloom/domain/product.ts'
import { categorise } from './classify/categorise.ts'
import { WORKING_SIDE } from './compose/working-side.ts'
import { readLogo } from './compose/read-logo.ts'
import { type StorableImage, storableImage } from './compose/storable-image.ts'
import { GROUND_SIDE, pictureGroundOf } from './image/picture-ground.ts'
import { decodeImage, encodeJpeg, encodeSmallWebp } from './image/pixels.ts'
import { inspectUpload } from './inspect-upload.ts'
import { namesSeveral } from './names-several.ts'
import { rateImage } from './rating/rate-image.ts'

/** A page that was read already, and what was fetched for its style: style sheets, and the bytes behind its logo's address. */
export interface StyleInput {
  readonly html: string
  readonly product: Product
  readonly sheets: readonly string[]
  readonly logo: { readonly src: string; readonly bytes: Uint8Array } | null
}

const JPEG_QUALITY = 90

/** Tasks that somebody waits for and that draw nothing, in their own file so that a thread that only reads loads no drawing code. */
export const readingTasks = {
  /** The product with its brand read from what was fetched for its page; a logo that can't be decoded counts as none. */
  readStyle: async ({ html, product, sheets, logo }: StyleInput): Promise<Product> => {
    // The reader of style sheets is that of whole pages.
    const { withFetchedStyle } = await import('./page/brand/apply-styles.ts')
    const pixels = logo === null ? null : await readLogo(logo.bytes)
    return withFetchedStyle(html, product, sheets, logo === null || pixels === null ? null : { src: logo.src, pixels })
  },

  namesSeveral: async (name: string): Promise<boolean> => namesSeveral(name),

  categorise: async ({ image, hint }: { image: Uint8Array | null; hint: string }): Promise<Categorisation> =>
    // Smaller images are cut out badly, larger ones say no more about an outline.
    categorise(image === null ? null : await decodeImage(image, 512), hint),

  inspectUpload,

  rateImage,

  storableImage: async (image: Uint8Array): Promise<StorableImage> => storableImage(image),

  /** A WebP whose longer side is at most `side` pixels. */
  shrinkImage: async ({ image, side }: { image: Uint8Array; side: number }): Promise<Uint8Array> =>
    encodeSmallWebp(await decodeImage(image, side)),

  /** What an image is like behind the text of an ad, as its file is drawn. */
  groundOfImage: async (image: Uint8Array): Promise<PictureGround> => pictureGroundOf(await decodeImage(image, GROUND_SIDE)),

  /** An image as text models receive it: a JPEG of 512 pixels, which every server reads and no vendor charges much for. */
  shownImage: async (image: Uint8Array): Promise<Uint8Array> => encodeJpeg(await decodeImage(image, 512), JPEG_QUALITY),

  /** An image as editing models receive it: a JPEG of at most 1024 pixels a side. */
  imageForEditing: async (image: Uint8Array): Promise<Uint8Array> => encodeJpeg(await decodeImage(image, WORKING_SIDE), 95),
} as const
