import { benchClient, type Received, type Sent } from './http-client.ts'

/** What a modest client may wait for beside a greedy one, in milliseconds. */
export const waitLimitsMs = { page: 2000, picture: 3000 } as const

/** Requests that reach the sample shop at `shop`. Each is new: nothing comes from a cache. */
export function newAsks(shop: string): Readonly<Record<'page' | 'picture' | 'background', () => Sent>> {
  let visit = 0
  return {
    page: () => ({ path: '/api/parser/parse', body: { url: `${shop}/products/mug?visit=${visit++}` } }),
    picture: () => ({ path: '/api/text2image/generate', body: { prompt: 'a red mug on a wooden table', seed: visit++ } }),
    background: () => ({
      path: '/api/change-background-flux-kontext/generate',
      body: { imageUrl: `${shop}/pictures/mug.jpg`, prompt: 'on a marble table', seed: visit++ },
    }),
  }
}

/** Keeps that many connections of one client busy with pages, pictures and backgrounds until it is stopped. */
export function startGreedy(
  address: string,
  asks: ReturnType<typeof newAsks>,
  connections: number,
  onAnswer: (kind: string, answer: Received) => void,
): { readonly stop: () => void } {
  const { send, close } = benchClient(address, '203.0.113.9', connections)
  const over = new AbortController()
  const kinds = ['page', 'picture', 'background'] as const
  for (let place = 0; place < connections; place++) {
    void (async () => {
      const kind = kinds[place % kinds.length]
      while (!over.signal.aborted) {
        const answer = await send(asks[kind]())
        if (!over.signal.aborted) onAnswer(kind, answer)
      }
    })()
  }
  return {
    stop: () => {
      over.abort()
      close()
    },
  }
}
