import { isCutOut } from './cutout/is-cut-out.ts'
import { createHash, randomUUID } from 'node:crypto'
import { type ProductOnPage } from '@adloom/domain/page-product.ts'
import { type CutOutStroke } from '@adloom/domain/cut-out-strokes.ts'
import { type BackgroundRequest, type ImageModel, type GeneratedImage } from '@adloom/domain/ports/image-model.ts'
import { type Segmenter } from '@adloom/domain/ports/segmenter.ts'
import { pictureShapes } from '@adloom/domain/design/picture-shape.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { noSegmenter } from './cutout/network/no-segmenter.ts'
import type { CutPhoto } from './compose/change-background.ts'
import { cutOutNote } from './compose/cut-out-note.ts'
import { THINGS_MAX } from './cutout/things/things-beside.ts'
import { renderWithHelper } from './render-with-helper.ts'
import type { CutOutImage } from './drawing-tasks.ts'
import { createImageTracer } from './trace-image.ts'
import { collectGarbage } from './video/process/collect-garbage.ts'
import { type Workers } from './workers.ts'

/** The note when a photograph fills the image. */
const SHOWN_WHOLE =
  'The product could not be cut out cleanly, so the photograph itself fills the picture: only cropped, continued at its edges and gently toned.'

/** The note when some products could not be placed beside the first. */
const leftOutNote = (count: number): string =>
  count === 1
    ? 'One of the pictures was left out: its product could not be cut out cleanly.'
    : `${String(count)} of the pictures were left out: their products could not be cut out cleanly.`

/** The built-in engine as an image model, with cutting out and compositing as separate steps. */
export interface LocalImageModel extends ImageModel {
  /** Begins to cut out the product of an image that will be asked for: `changeBackground` and `cutOutImage` then find it done. */
  readonly prepareCutOut: (image: Uint8Array, product: ProductOnPage | null) => void
  /**
   * `strokes`: what the hand keeps and removes; null leaves it to the engine, which then may return the image unchanged. `product`: which of several
   * things in the image it is; null keeps them all.
   */
  readonly cutOutImage: (
    image: Uint8Array,
    strokes: readonly CutOutStroke[] | null,
    product: ProductOnPage | null,
    signal: AbortSignal,
  ) => Promise<CutOutImage>
  /**
   * Composites the real product into a scene image made elsewhere. `makeScene` gives it, encoded, and is called once the product is cut out; null,
   * without a call, when the product cannot stand in the middle of an image. Fails as `changeBackground` and `makeScene` do.
   */
  readonly compositeOntoScene: (
    request: BackgroundRequest,
    makeScene: () => Promise<Uint8Array>,
    signal: AbortSignal,
  ) => Promise<GeneratedImage | null>
}

/** The built-in engine as an image model: the same request and seed give the same bytes, with the same network. */
export function localImageModel(workers: Workers, segmenter: Segmenter = noSegmenter): LocalImageModel {
  const cutPhoto = createCutter(workers, segmenter)
  const traceImage = createImageTracer(workers)
  return {
    engine: BUILT_IN_ENGINE,
    isDeterministic: true,
    changeBackground: async (request, signal) => {
      const { prompt, seed, width, height, shape, outputFormat, quality, colors } = request
      const { notes, ...products } = await cutProducts(request, cutPhoto)
      const order = { ...products, prompt, colors, seed, width, height, shape, outputFormat, quality }
      const { note, ...image } = await workers.run('changeBackground', order, signal)
      return { engine: BUILT_IN_ENGINE, ...image, seed, ...cutOutFacts(products.cut), note: noteOf([...notes, note]) }
    },
    textToImage: async ({ prompt, seed, shape, quality, ...request }, signal, report = ignoreProgress) => {
      const { width, height } = shape === null ? request : pictureShapes[shape]
      const order = { prompt, seed, width, height, shape, quality }
      const image = quality === 'high' ? await traceImage(order, report, signal) : await renderWithHelper(workers, order, signal)
      return { engine: BUILT_IN_ENGINE, ...image, width, height, seed, cutOut: null, confidence: null, untouched: null }
    },
    // A failure is that of who asks for it.
    prepareCutOut: (image, product) => void cutPhoto(image, product).catch(() => undefined),
    cutOutImage: async (image, strokes, product, signal) =>
      workers.run('encodeCutOut', { cut: await cutPhoto(image, product), strokes }, signal),
    compositeOntoScene: async (request, makeScene, signal) => {
      const { seed, width, height, outputFormat, quality } = request
      const { notes, ...products } = await cutProducts(request, cutPhoto)
      if (!products.cut.cutOut.usable) return null
      const behind = await makeScene()
      const image = await workers.run('compositeOntoScene', { ...products, behind, width, height, outputFormat, quality }, signal)
      const facts = { width, height, seed, scene: null, ...cutOutFacts(products.cut), note: noteOf(notes) }
      return { engine: BUILT_IN_ENGINE, ...image, ...facts }
    },
  }
}

/** Cuts out the product of an encoded image. */
type CutProduct = (image: Uint8Array, product: ProductOnPage | null) => Promise<CutPhoto>

/** The cutouts of a request, and the notes about products that could not be cut out. */
async function cutProducts({ image, product, companions }: BackgroundRequest, cutPhoto: CutProduct) {
  const [cut, ...others] = await Promise.all([cutPhoto(image, product), ...companions.map((one) => cutPhoto(one, null))])
  // A photograph that fills the image has no companions.
  const usable = cut.cutOut.usable ? others.filter((other) => other.cutOut.usable) : []
  const leftOut = others.length - usable.length
  return {
    cut,
    companions: usable,
    notes: [isCutOut(cut.cutOut) ? null : SHOWN_WHOLE, cutOutNote(cut), leftOut === 0 ? null : leftOutNote(leftOut)],
  }
}

const cutOutFacts = ({ cutOut }: CutPhoto) => ({ cutOut: isCutOut(cutOut), confidence: cutOut.confidence })

const noteOf = (notes: readonly (string | null)[]): string | null => notes.filter((note) => note !== null).join(' ') || null

/** Longest wait for a network's mask: a call has 120 s for everything. */
const MASK_WAIT_MS = 40_000

/** Cutouts in the cache: five variants of one product are five requests. 4 take at most 68 MB, half of them for photographs shown whole. */
const CACHED_CUTOUTS = 4
/** Milliseconds that none of them was asked for, after which all are dropped. */
const CUTOUTS_IDLE_MS = 4 * 60_000

/** Cuts out each product image once, also under concurrent requests, and caches the last few. Failures are not cached. */
function createCutter(workers: Workers, segmenter: Segmenter): CutProduct {
  const cache = new Map<string, Promise<CutPhoto>>()
  let idle: NodeJS.Timeout | undefined
  let dropped = 0

  function once(key: string, make: () => Promise<CutPhoto>): Promise<CutPhoto> {
    const cut = cache.get(key) ?? make()
    cache.delete(key)
    cache.set(key, cut)
    cut.catch(() => cache.delete(key))
    clearTimeout(idle)
    idle = setTimeout(() => cache.clear(), CUTOUTS_IDLE_MS).unref()
    for (const oldest of cache.keys()) {
      if (cache.size <= CACHED_CUTOUTS) break
      cache.delete(oldest)
      dropped += 1
      // They lie in shared memory, which V8 does not count: they would stay until something else fills its heap.
      if (dropped % CACHED_CUTOUTS === 0) collectGarbage()
    }
    return cut
  }

  // Not the caller's signal: another request may wait for the same cutout.
  const { signal } = new AbortController()

  async function cutAnew(image: Uint8Array, others: readonly Uint8Array[]): Promise<CutPhoto> {
    // A network that fails or is late costs only its mask; a picture that cannot be read fails below.
    const mask = await segmenter.segment(image, AbortSignal.timeout(MASK_WAIT_MS)).catch(() => null)
    return workers.run('cutPhoto', { key: randomUUID(), image, mask, others }, signal)
  }

  /** Cut out without the things beside it; all of them where it is not clear which of them it is. */
  async function chosen(image: Uint8Array, all: CutPhoto, product: ProductOnPage): Promise<CutPhoto> {
    if (await workers.run('namesSeveral', product.name, signal)) return all
    const cut = await cutAnew(image, await picturesOf(product))
    return isCutOut(cut.cutOut) && cut.cutOut.things < all.cutOut.things ? { ...cut, isChosen: true } : all
  }

  return async (image, product) => {
    const hash = createHash('sha256').update(image).digest('hex')
    const all = await once(hash, () => cutAnew(image, []))
    const { things } = all.cutOut
    if (product === null || things < 2 || things > THINGS_MAX) return all
    return once(`${hash} ${JSON.stringify([product.name, product.pictures])}`, () => chosen(image, all, product))
  }
}

/** Milliseconds for reading the other pictures of a product; those that are not there by then are not looked at. */
const PICTURES_MS = 1_500

async function picturesOf({ pictures, readPicture }: ProductOnPage): Promise<Uint8Array[]> {
  const late = AbortSignal.timeout(PICTURES_MS)
  // A picture that cannot be read just says nothing.
  const read = await Promise.all(pictures.map((address) => readPicture(address, late).catch(() => null)))
  return read.filter((picture) => picture !== null)
}

const ignoreProgress = (): void => undefined
