import { AdloomError } from '@adloom/domain/error.ts'
import { expect, test } from 'vitest'
import { preprocess } from './preprocess.ts'

/** Cuts out every image but those at addresses with "gone". */
function answerFor(urls: string[]) {
  const logged: unknown[] = []
  type Parameter = Parameters<typeof preprocess>
  // Only the parts that this function uses.
  const dependencies = {
    readImage: async (url: string) => {
      if (url.includes('gone')) throw new AdloomError('picture.unreachable', { detail: url })
      return new Uint8Array([1])
    },
    images: {
      engine: 'studio',
      cutOutImage: async () => ({
        bytes: new Uint8Array([2]),
        contentType: 'image/png',
        cutOut: true,
        place: null,
        confidence: 0.9,
        note: null,
      }),
    },
    store: { write: async (bytes: Uint8Array, contentType: string) => ({ key: 'cut.png', contentType, size: bytes.length }) },
  } as unknown as Parameter[1]
  const call = {
    signal: new AbortController().signal,
    addressOf: (key: string) => `http://here/files/${key}`,
    logFailure: (failure: unknown) => void logged.push(failure),
  } as Parameter[2]
  return { reply: preprocess({ urls }, dependencies, call), logged }
}

test('an image that cannot be cut out keeps its address, and its failure is logged', async () => {
  const { reply, logged } = answerFor(['http://shop.example/plate.jpg', 'http://shop.example/gone.jpg'])
  expect((await reply).processedUrls).toEqual(['http://here/files/cut.png', 'http://shop.example/gone.jpg'])
  expect(logged).toEqual([expect.objectContaining({ code: 'picture.unreachable', detail: 'http://shop.example/gone.jpg' })])
})

test('when all fail, the first failure is the reply’s and only the others are logged', async () => {
  const { reply, logged } = answerFor(['http://shop.example/gone-1.jpg', 'http://shop.example/gone-2.jpg'])
  await expect(reply).rejects.toMatchObject({ detail: 'http://shop.example/gone-1.jpg' })
  expect(logged).toEqual([expect.objectContaining({ detail: 'http://shop.example/gone-2.jpg' })])
})
