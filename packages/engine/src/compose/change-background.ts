import { type PictureShape, pictureShapes, widePhotograph } from '@adloom/domain/design/picture-shape.ts'
import { type SegmentMask } from '@adloom/domain/ports/segmenter.ts'
import { type Untouched } from '@adloom/domain/ports/image-model.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { reusingMemory, type RowScheduler } from '@adloom/renderer/row-scheduler.ts'
import { cutOut, type CutOut, type FoundCutOut } from '../cutout/cut-out.ts'
import { isCutOut } from '../cutout/is-cut-out.ts'
import { colorsAlone, WITNESS_SIDE } from '../cutout/things/colors-alone.ts'
import { type ThingColors } from '../cutout/things/thing-colors.ts'
import { enlarged } from '../image/enlarge.ts'
import { compositeOf, decodeImage, encodeJpeg } from '../image/pixels.ts'
import { type SourceType } from '../image/xmp-source.ts'
import { asksForNoBackground } from '../prompt/no-background.ts'
import { asPhotographed, photographNote, readPrompt, type SceneChoice } from '../prompt/read-prompt.ts'
import { inEnglish } from '../prompt/translate-prompt.ts'
import { partsOfCutOut, sharedParts } from './cut-out-parts.ts'
import { exactFile } from './exact-file.ts'
import { groupOf, poseOfGroup } from './group-products.ts'
import { type Quality } from './plan-prompt.ts'
import { type PhotoLight, photoLightOf } from './photo-light.ts'
import { renderVariant, stageProduct } from './render-variant.ts'
import { showWhole } from './show-whole.ts'
import { transparentProduct } from './transparent-product.ts'
import { WORKING_SIDE } from './working-side.ts'

/** A decoded product image and its cutout. All pixels lie in shared memory, so five variants read one copy. */
export interface CutPhoto {
  /** Of this cutout alone: what a thread has made of it is used again for the next image. */
  readonly key: string
  readonly photo: Pixels
  readonly cutOut: FoundCutOut
  /** What the photograph asks of a scene; null where it has to be shown whole. */
  readonly light: PhotoLight | null
  /** The size of a photograph that was too small for an ad, before it was enlarged; null for others. */
  readonly enlargedFrom: Size | null
  /** The photograph in finer pixels where it has to be shown whole; null where its product can be cut out. */
  readonly whole: Pixels | null
  /** Whether things beside the product were left out. */
  readonly isChosen: boolean
  /** The source type of an image composited from it. */
  readonly source: SourceType
}

/** One image to make: the product of `cut` in the scene that prompt, colours and seed choose. Sizes in pixels. */
export interface VariantOrder {
  readonly cut: CutPhoto
  /** Further products, cut out cleanly, to place beside it. */
  readonly companions: readonly CutPhoto[]
  readonly prompt: string
  readonly colors: readonly string[]
  readonly seed: number
  readonly width: number
  readonly height: number
  /** Instead of width and height; null for none. */
  readonly shape: PictureShape | null
  readonly outputFormat: 'jpeg' | 'png'
  readonly quality: Quality
}

interface EncodedVariant {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly width: number
  readonly height: number
  /** Null for a photograph shown whole: no scene is around it. */
  readonly scene: string | null
  readonly untouched: Untouched
  /** What the prompt asked of the camera that a photograph cannot give, in a sentence; null when nothing. */
  readonly note: string | null
}

/** Memory of images that are files now; a thread that renders one at a time has one. */
const freeMemory: RowScheduler[] = []

async function withMemory<T>(work: (rows: RowScheduler) => Promise<T>): Promise<T> {
  const rows = freeMemory.pop() ?? reusingMemory()
  try {
    return await work(rows)
  } finally {
    freeMemory.push(rows)
  }
}

/** The same of a photograph that is shown whole: cropped to a square, one of 3:2 still has every pixel of a variant. */
const WHOLE_SIDE = 1536

/** An encoded image whose product is wanted. `mask`: what a network saw in it; null without one. `others`: further photographs of the product. */
interface PhotoToCut {
  readonly key: string
  readonly image: Uint8Array
  readonly mask: SegmentMask | null
  readonly others: readonly Uint8Array[]
}

/** The product of an encoded image without its background. Fails as `decodeImage` does. */
export async function cutPhoto({ key, image, mask, others }: PhotoToCut): Promise<CutPhoto> {
  const decoded = await decodeImage(image, WORKING_SIDE)
  const photo = enlarged(decoded)
  const isEnlarged = photo !== decoded
  const found = cutOut(
    photo,
    mask,
    (await Promise.all(others.map(colorsOf))).filter((colors) => colors !== null),
  )
  return {
    key,
    photo: inSharedMemory(photo),
    cutOut: { ...found, product: inSharedMemory(found.product) },
    light: isCutOut(found) ? photoLightOf(photo, found.product) : null,
    enlargedFrom: isEnlarged ? { width: decoded.width, height: decoded.height } : null,
    whole: isCutOut(found) ? null : inSharedMemory(isEnlarged ? photo : await decodeImage(image, WHOLE_SIDE)),
    isChosen: false,
    source: await compositeOf([image]),
  }
}

/** The colours of the product in a further photograph; null where it does not show it alone. One that can't be read shows nothing. */
const colorsOf = async (image: Uint8Array): Promise<ThingColors | null> => decodeImage(image, WITNESS_SIDE).then(colorsAlone, () => null)

function inSharedMemory({ width, height, data }: Pixels): Pixels {
  const shared = new Uint8ClampedArray(new SharedArrayBuffer(data.length))
  shared.set(data)
  return { width, height, data: shared }
}

/**
 * The products of an order in front of the background that its prompt describes, or without any when it asks for none. A photograph that cannot be
 * cut out fills the image.
 */
export async function changeBackground(order: VariantOrder): Promise<EncodedVariant> {
  const { cutOut: first, source } = order.cut
  const cutOuts = [first, ...order.companions.map((companion) => companion.cutOut)] as const
  const product = groupOf(cutOuts)
  const isShownWhole = !isCutOut(first)
  if (!isShownWhole && asksForNoBackground(inEnglish(order.prompt))) return withoutBackground(product, order)

  const promptChoice = readPrompt(order.prompt, order.colors, order.seed)
  if (isShownWhole) return wholePhotograph(order, promptChoice)
  const choice = { ...promptChoice, pose: first.usableFromBelow ? 'cropped' : (promptChoice.pose ?? poseOfGroup(cutOuts)) } as const
  const square = order.shape === null ? null : pictureShapes[order.shape]
  const { width, height } = square ?? order
  const scene = asPhotographed(choice, cutOuts.length)
  const parts = product === first ? sharedParts(order.cut.key, first) : partsOfCutOut(product)
  const staged = stageProduct({ cutOut: product, parts, light: order.cut.light }, scene, { width, height }, order.seed, 1, square)
  const file = await withMemory((rows) =>
    exactFile(renderVariant(staged, rows), order.outputFormat, source, choice.isFine ? 'high' : order.quality),
  )
  return { ...file, contentType: `image/${order.outputFormat}`, width, height, scene: staged.scene, note: photographNote(choice) }
}

async function wholePhotograph({ cut, seed, outputFormat, quality, ...order }: VariantOrder, choice: SceneChoice): Promise<EncodedVariant> {
  const { width, height } = order.shape === null ? order : photographSizes[order.shape]
  const shown = showWhole(cut.whole ?? cut.photo, choice, { width, height }, seed, roomIn(order.shape))
  const source = sourceOfWhole(cut.source)
  const file = await exactFile(shown, outputFormat, source, choice.isFine ? 'high' : quality)
  return { ...file, contentType: `image/${outputFormat}`, width, height, scene: null, note: photographNote(choice) }
}

/** A picture that was made elsewhere, in a shape: cropped around what matters, and continued at its edges where it has too little room. A JPEG. */
export async function imageInShape(image: Uint8Array, shape: PictureShape): Promise<Uint8Array> {
  const [picture, source] = await Promise.all([decodeImage(image, WHOLE_SIDE), compositeOf([image])])
  const shown = showWhole(picture, readPrompt('', [], 0), photographSizes[shape], 0, roomIn(shape))
  return encodeJpeg(shown.image, JPEG_QUALITY, sourceOfWhole(source))
}

const JPEG_QUALITY = 90
const roomIn = (shape: PictureShape | null) => (shape === null ? null : shape === 'wide' || shape === 'strip' ? 'beside' : 'below')
const sourceOfWhole = (source: SourceType): SourceType => (source === 'composite' ? 'algorithmicallyEnhanced' : source)

/** A photograph has no more to show beside it: it fills the frame. */
const photographSizes: Readonly<Record<PictureShape, Size>> = { ...pictureShapes, wide: widePhotograph }

/** A PNG, whatever was ordered: JPEG has no transparency. */
async function withoutBackground({ product, box }: CutOut, { cut, width, height, quality }: VariantOrder): Promise<EncodedVariant> {
  const alone = transparentProduct(product, box, { width, height }, cut.cutOut.usableFromBelow)
  const file = await exactFile(alone, 'png', 'algorithmicallyEnhanced', quality)
  return { ...file, contentType: 'image/png', width, height, scene: alone.scene, note: null }
}
