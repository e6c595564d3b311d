import { creativeFor, layoutOf } from '@adloom/domain/design/ad-design.ts'
import { type Banners } from '@adloom/domain/ad.ts'
import { type CheckedRequestOf, type RequestOf } from '@adloom/domain/endpoints.ts'
import { api } from '../browser/api.ts'
import { withRetry } from '../browser/with-retry.ts'

/** Number of banners requested at once; more would only wait in the server's queue. */
const AT_ONCE = 3

/** The request for one banner of a display ad. */
export function bannerRequest(banners: Banners, source: Banners['sources'][number]): CheckedRequestOf<'finishCreative'> {
  const { format, contentVariations, sources } = banners
  const { image, content } = source
  const option = contentVariations.find(({ id }) => id === content) ?? contentVariations[0]
  return { creative: creativeFor(option, image, banners), layout: layoutOf(banners, sources.indexOf(source)), format }
}

/**
 * The addresses of the drawn banners, in the order of the requests. `key` begins the keys of the calls: a retry draws nothing twice. Rejects with the
 * first failure.
 */
export async function drawBanners(requests: readonly RequestOf<'finishCreative'>[], key: string): Promise<readonly string[]> {
  const urls: string[] = []
  let next = 0
  const work = async () => {
    for (let place = next; place < requests.length; place = next) {
      next += 1
      const reply = await withRetry(() => api.finishCreative(requests[place], { idempotencyKey: `${key}-${String(place)}` }))
      urls[place] = reply.url
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return urls
}
