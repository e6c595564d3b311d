import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import { type Product, type ProductImage } from '@adloom/domain/product.ts'
import { uploadLimits, type UploadedFile, type UploadRequest } from '@adloom/domain/upload.ts'
import { bytesOfDataUrl } from '../storage/addresses.ts'
import { type Call, type ReceivedFile } from '../http/call-context.ts'
import { type ServerDependencies } from './server-dependencies.ts'
import { type TemporaryFiles } from '../storage/temporary-files.ts'

/** Files always go to this installation's one bucket, whatever bucket a caller names. */
const BUCKET = 'adloom'

/** The file in a JSON upload. Fails with `picture.missing`, `picture.svg` or `storage.full`. */
export async function fileOf({ data, filename }: UploadRequest, temporaryFiles: TemporaryFiles): Promise<ReceivedFile> {
  const { contentType, bytes } = bytesOfDataUrl(data)
  if (contentType === 'image/svg+xml') throw new AdloomError('picture.svg')
  return { file: await temporaryFiles.receive([bytes]), filename: filename ?? '' }
}

/**
 * Stores an uploaded image or short video, without where it was taken, under the hash of its bytes; the type comes from the bytes, whatever the
 * sender states. Fails with a `picture.*` or `video.*` code or `storage.full`.
 */
export async function saveUpload(
  { file, filename }: ReceivedFile,
  { store, inspectUpload }: Pick<ServerDependencies, 'store' | 'inspectUpload'>,
  { addressOf, signal }: Call,
): Promise<UploadedFile> {
  if (file.size === 0) throw new AdloomError('picture.missing')
  const { changed, ...found } = await inspectUpload({ path: file.path, size: file.size, filename }, signal)
  const { key, contentType, size } = await store.writeFrom({ ...file, ...changed }, found.contentType)
  return { ...found, url: addressOf(key), bucket: BUCKET, key, contentType, size }
}

/**
 * Stores a copy of the image at an address on this installation. A stored one is returned unchanged, at its address for this client; an SVG is
 * rendered, so that no SVG is ever served. Fails with a `picture.*` code, `url.private`, `file.not-found` or `storage.full`.
 */
export async function keepImage(
  url: string,
  { store, readImage, storableImage }: Pick<ServerDependencies, 'store' | 'readImage' | 'storableImage'>,
  { signal, addressOf }: Pick<Call, 'signal' | 'addressOf'>,
): Promise<UploadedFile> {
  const bytes = await readImage(url, signal)
  if (bytes.length > uploadLimits.imageBytes) throw new AdloomError('picture.too-large', { detail: `${bytes.length} bytes` })
  const { bytes: storable, contentType: type, width, height } = await storableImage(bytes, signal)
  const { key, contentType, size } = await store.write(storable, type)
  return { url: addressOf(key), bucket: BUCKET, key, contentType, size, width, height }
}

/** Begins the note of a product without the images that its page has in addresses. */
const IMAGES_NOT_KEPT = 'Images written into this page could not be kept.'

/** Why an image of a page has no place here; the page is read without it. */
const noRoom: ReadonlySet<ErrorCode> = new Set(['storage.full', 'storage.quota'])

/** The best images at their addresses in `stored`, which follows the product's images; null when one of them was left out. */
function storedBest({ productImages, bestImages }: Product, stored: readonly (ProductImage | null)[]): Product['bestImages'] {
  if (bestImages === null) return null
  const { forCutOut, forWhole } = bestImages
  const [cutOut, whole] = [forCutOut, forWhole].map(({ src }) => stored[productImages.findIndex((image) => image.src === src)] ?? null)
  if (cutOut === null || whole === null) return null
  return { forCutOut: { ...forCutOut, src: cutOut.src }, forWhole: { ...forWhole, src: whole.src } }
}

/** The product with the images that its page has in addresses stored here; one that can't be read or kept is left out, the latter with a note. */
export async function withStoredImages(
  product: Product,
  dependencies: Pick<ServerDependencies, 'store' | 'readImage' | 'storableImage'>,
  call: Call,
): Promise<Product> {
  if (!product.productImages.some(({ src }) => src.startsWith('data:'))) return product
  let note: string | undefined
  const productImages = await Promise.all(
    product.productImages.map(async (image) => {
      if (!image.src.startsWith('data:')) return image
      try {
        const { url, width = image.width, height = image.height } = await keepImage(image.src, dependencies, call)
        return { ...image, src: url, width, height }
      } catch (cause) {
        if (!(cause instanceof AdloomError)) throw cause
        if (noRoom.has(cause.code)) note = `${IMAGES_NOT_KEPT} ${cause.message}`
        else if (!cause.code.startsWith('picture.')) throw cause
        return null
      }
    }),
  )
  return {
    ...product,
    productImages: productImages.filter((image) => image !== null),
    bestImages: storedBest(product, productImages),
    note,
  }
}
