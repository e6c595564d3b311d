import { createHash } from 'node:crypto'
import { type BackgroundRequest, type ImageModel, type GeneratedImage } from '@adloom/domain/ports/image-model.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { renderWithHelper } from './render-with-helper.ts'
import type { CutPhoto } from './tasks.ts'
import { createImageTracer } from './trace-image.ts'
import { type Workers } from './workers.ts'

/** The note when a product image was framed whole. */
export const FRAMED_WHOLE = 'The product could not be cut out cleanly, so the photograph is shown whole.'

/** The note when some products could not be placed beside the first. */
const notBeside = (count: number): string =>
  count === 1
    ? 'One of the pictures was left out: its product could not be cut out cleanly.'
    : `${String(count)} of the pictures were left out: their products could not be cut out cleanly.`

/** An image with its background removed, or unchanged; encoded. */
export interface CutOutImage {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly cutOut: boolean
  readonly confidence: number
}

/** The built-in engine as an image model, with cutting out and compositing as separate steps. */
export interface LocalImageModel extends ImageModel {
  readonly cutOutImage: (image: Uint8Array, signal: AbortSignal) => Promise<CutOutImage>
  /** Composites the real product into a scene image made elsewhere (`behind`, encoded). Fails as `changeBackground` does. */
  readonly compositeBefore: (request: BackgroundRequest, behind: Uint8Array, signal: AbortSignal) => Promise<GeneratedImage>
}

/** The built-in engine as an image model: the same request and seed give the same bytes. */
export function localImageModel(workers: Workers): LocalImageModel {
  const cutPhoto = createCutter(workers)
  const traceImage = createImageTracer(workers)
  /** The cutouts of a request, and the note about products that could not be cut out. */
  const cutProducts = async ({ image, companions: beside }: BackgroundRequest) => {
    const [cut, ...others] = await Promise.all([image, ...beside].map(cutPhoto))
    // An image that cannot be cut out is framed whole, and a framed image has no companions.
    const company = cut.cutOut.usable ? others.filter((other) => other.cutOut.usable) : []
    const leftOut = others.length - company.length
    return { cut, company, notes: [cut.cutOut.usable ? null : FRAMED_WHOLE, leftOut === 0 ? null : notBeside(leftOut)] }
  }
  const noteOf = (notes: readonly (string | null)[]): string | null => notes.filter((note) => note !== null).join(' ') || null
  return {
    engine: BUILT_IN_ENGINE,
    isDeterministic: true,
    changeBackground: async (request, signal) => {
      const { prompt, seed, width, height, outputFormat, quality, colors } = request
      const { cut, company, notes } = await cutProducts(request)
      const { bytes, contentType, scene, untouched, note } = await workers.run(
        'renderVariant',
        { cut, beside: company, prompt, colors, seed, width, height, outputFormat, quality },
        signal,
      )
      const { usable, confidence } = cut.cutOut
      const told = { scene, cutOut: usable, confidence, untouched, note: noteOf([...notes, note]) }
      return { engine: BUILT_IN_ENGINE, bytes, contentType, width, height, seed, ...told }
    },
    textToImage: async ({ prompt, seed, width, height, quality }, signal, report = ignoreProgress) => {
      const order = { prompt, seed, width, height, quality }
      const made = quality === 'high' ? await traceImage(order, report, signal) : await renderWithHelper(workers, order, signal)
      return { engine: BUILT_IN_ENGINE, ...made, width, height, seed, cutOut: null, confidence: null, untouched: null }
    },
    cutOutImage: async (image, signal) => {
      const cut = await cutPhoto(image)
      const { bytes, contentType } = await workers.run('encodeCutOut', cut, signal)
      return { bytes, contentType, cutOut: cut.cutOut.usable, confidence: cut.cutOut.confidence }
    },
    compositeBefore: async (request, behind, signal) => {
      const { seed, width, height, outputFormat, quality } = request
      const { cut, company, notes } = await cutProducts(request)
      const order = { cut, beside: company, behind, width, height, outputFormat, quality }
      const made = await workers.run('compositeBefore', order, signal)
      const { usable, confidence } = cut.cutOut
      return { engine: BUILT_IN_ENGINE, ...made, width, height, seed, scene: null, cutOut: usable, confidence, note: noteOf(notes) }
    },
  }
}

/** Cutouts in the cache: five variants of one product are five requests. 8 take at most 64 MB. */
const KEPT_PHOTOS = 8

/** Cuts out each product image once, also under concurrent requests, and caches the last few. Failures are not cached. */
function createCutter(workers: Workers): (image: Uint8Array) => Promise<CutPhoto> {
  const kept = new Map<string, Promise<CutPhoto>>()
  return (image) => {
    const key = createHash('sha256').update(image).digest('hex')
    // Not the caller's signal: another request may wait for the same cutout.
    const cut = kept.get(key) ?? workers.run('cutPhoto', image, new AbortController().signal)
    kept.delete(key)
    kept.set(key, cut)
    cut.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_PHOTOS) break
      kept.delete(oldest)
    }
    return cut
  }
}

const ignoreProgress = (): void => undefined
