import { createHash } from 'node:crypto'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type Categoriser } from '@adloom/domain/ports/categoriser.ts'
import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { type ImageModel } from '@adloom/domain/ports/image-model.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { type Product } from '@adloom/domain/product.ts'
import { STUDIO } from '@adloom/domain/provenance.ts'
import { type AdLayout, type Creative } from '@adloom/domain/template.ts'
import { writeCopy } from './copy/write-copy.ts'
import { measurePictures } from './measure-pictures.ts'
import { refusalOf } from './page/refusal.ts'
import { type CutPhoto } from './tasks.ts'
import { type Workers } from './workers.ts'

/** Told when a photograph was framed whole. */
export const FRAMED_WHOLE = 'The product could not be cut out cleanly, so the photograph is shown whole.'

/** A picture cut out of its background, or as it was; encoded. */
export interface CutOutPicture {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly cutOut: boolean
  readonly confidence: number
}

/** The studio as an image model, and its cut-out by itself. */
export interface StudioImageModel extends ImageModel {
  readonly cutOutPicture: (picture: Uint8Array, signal: AbortSignal) => Promise<CutOutPicture>
}

/** Photographs kept cut out: five variants of one product are five requests. 8 take at most 64 MB. */
const KEPT_PHOTOS = 8

/** Cuts a photograph out once, however many ask for it at the same time; the last few stay at hand. A failure is forgotten. */
function createCutter(workers: Workers): (picture: Uint8Array) => Promise<CutPhoto> {
  const kept = new Map<string, Promise<CutPhoto>>()
  return (picture) => {
    const key = createHash('sha256').update(picture).digest('hex')
    // Not the caller's signal: another request may be waiting for the same photograph.
    const cut = kept.get(key) ?? workers.run('cutPhoto', picture, new AbortController().signal)
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

/** The engine on this machine as an image model: the same request and seed give the same bytes. */
export function studioImageModel(workers: Workers): StudioImageModel {
  const cutPhoto = createCutter(workers)
  return {
    engine: STUDIO,
    isDeterministic: true,
    changeBackground: async ({ picture, prompt, seed, width, height, outputFormat, colors }, signal) => {
      const cut = await cutPhoto(picture)
      const { bytes, contentType, scene } = await workers.run(
        'paintVariant',
        { cut, prompt, colors, seed, width, height, outputFormat },
        signal,
      )
      const { usable, confidence } = cut.cutOut
      return { bytes, contentType, width, height, seed, scene, cutOut: usable, confidence, note: usable ? null : FRAMED_WHOLE }
    },
    textToImage: async ({ prompt, seed, width, height, quality }, signal) => {
      const made = await workers.run('paintWords', { prompt, seed, width, height, care: quality }, signal)
      return { ...made, width, height, seed, cutOut: null, confidence: null }
    },
    cutOutPicture: async (picture, signal) => {
      const cut = await cutPhoto(picture)
      const { bytes, contentType } = await workers.run('encodeCutOut', cut, signal)
      return { bytes, contentType, cutOut: cut.cutOut.usable, confidence: cut.cutOut.confidence }
    },
  }
}

/** The engine on this machine as a categoriser. */
export const studioCategoriser = (workers: Workers): Categoriser => ({
  engine: STUDIO,
  categorise: (picture, hint, signal) => workers.run('categorise', { picture, hint }, signal),
})

/** The phrasebook as a copywriter. */
export const studioCopywriter: Copywriter = {
  engine: STUDIO,
  write: async (request, seed) => writeCopy(request, seed),
}

/** What reads pages: where they come from, and who does the reading. */
export interface PageReader {
  readonly pages: PageLoader
  readonly workers: Workers
}

/**
 * The product at an address, its pictures measured; or in `html` when the user pasted the page (nothing is fetched then).
 * Fails with `url.*` and `page.*` codes; a page that is no product and no home page is refused as `page.<kind>`.
 */
export async function readProduct(url: string, html: string | null, { pages, workers }: PageReader, signal: AbortSignal): Promise<Product> {
  const page = html === null ? await pages.loadPage(url, signal) : { html, finalUrl: url }
  const product = await workers.run('extractProduct', { html: page.html, url, finalUrl: page.finalUrl }, signal)
  const refusal = refusalOf(product)
  if (refusal !== null) throw refusal
  return html === null ? measurePictures(product, pages, signal) : product
}

/** A finished ad as a JPEG. `pictures`: the bytes behind every address the creative shows; a missing logo becomes an initial. */
export const finishCreative = (
  request: { readonly creative: Creative; readonly layout: AdLayout; readonly format: AdFormat },
  pictures: ReadonlyMap<string, Uint8Array>,
  workers: Workers,
  signal: AbortSignal,
): Promise<Uint8Array> => workers.run('finishAd', { request, pictures }, signal)
