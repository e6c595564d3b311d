import { type RequestOf, type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type Call } from '../http/call-context.ts'
import { type ServerDependencies } from './server-dependencies.ts'

/**
 * Each image's product cut out, in the given order, and as its strokes say. One that fails keeps its own address with confidence 0, and its failure is
 * logged, so that a bad link costs only itself; when all fail, the first failure is thrown.
 */
export async function preprocess(
  { urls, strokes = [], product }: RequestOf<'preprocessImages'>,
  { readImage, images, store }: Pick<ServerDependencies, 'readImage' | 'images' | 'store'>,
  { signal, addressOf, logFailure }: Call,
): Promise<ResponseOf<'preprocessImages'>> {
  const onPage = product === undefined ? null : { ...product, readPicture: readImage }
  const outcomes = await Promise.allSettled(
    urls.map(async (url, place) => {
      const {
        bytes,
        contentType,
        cutOut,
        place: productPlace,
        confidence,
        note,
      } = await images.cutOutImage(await readImage(url, signal), strokes[place] ?? null, onPage, signal)
      return { url: addressOf((await store.write(bytes, contentType)).key), cutOut, productPlace, confidence, note }
    }),
  )
  signal.throwIfAborted()
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }): unknown => reason)
  const isNothingLeft = failures.length === urls.length
  for (const failure of isNothingLeft ? failures.slice(1) : failures) logFailure(failure)
  if (isNothingLeft) throw failures[0]
  const results = outcomes.map((outcome, place) =>
    outcome.status === 'fulfilled' ? outcome.value : { url: urls[place], cutOut: false, productPlace: null, confidence: 0, note: null },
  )
  return {
    processedUrls: results.map(({ url }) => url),
    results: results.map(({ cutOut, confidence, productPlace, note }) => ({
      cutOut,
      confidence,
      ...(note === null ? {} : { note }),
      ...(productPlace === null ? {} : { place: productPlace }),
    })),
    engine: images.engine,
  }
}
