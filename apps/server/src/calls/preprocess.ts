import { type RequestOf, type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type Call } from '../http/call-context.ts'
import { type ServerDependencies } from './dependencies.ts'

/**
 * Each image's product cut out, in the given order, and as its strokes say. One that fails keeps its own address with confidence 0, so that a bad link costs only itself; when all
 * fail, the first failure is thrown.
 */
export async function preprocess(
  { urls, strokes = [], product }: RequestOf<'preprocessImages'>,
  { readImage, images, store }: Pick<ServerDependencies, 'readImage' | 'images' | 'store'>,
  { signal, addressOf }: Call,
): Promise<ResponseOf<'preprocessImages'>> {
  const onPage = product === undefined ? null : { ...product, readPicture: readImage }
  const outcomes = await Promise.allSettled(
    urls.map(async (url, place) => {
      const { bytes, contentType, cutOut, confidence, note } = await images.cutOutImage(
        await readImage(url, signal),
        strokes[place] ?? null,
        onPage,
        signal,
      )
      return { url: addressOf((await store.write(bytes, contentType)).key), cutOut, confidence, note }
    }),
  )
  signal.throwIfAborted()
  const [first] = outcomes
  if (first.status === 'rejected' && outcomes.every(({ status }) => status === 'rejected')) throw first.reason
  const results = outcomes.map((outcome, place) =>
    outcome.status === 'fulfilled' ? outcome.value : { url: urls[place], cutOut: false, confidence: 0, note: null },
  )
  return {
    processedUrls: results.map(({ url }) => url),
    results: results.map(({ cutOut, confidence, note }) => ({ cutOut, confidence, ...(note === null ? {} : { note }) })),
    engine: images.engine,
  }
}
