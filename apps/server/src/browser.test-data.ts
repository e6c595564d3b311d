import { type FastifyInstance, type LightMyRequestResponse } from 'fastify'

/** A browser in a test: it sends back the cookies it was given, as one visitor's does. */
export interface TestBrowser {
  readonly cookies: ReadonlyMap<string, string>
  readonly send: (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>
}

/** A browser without cookies, or with those of `earlier`. */
export function testBrowser(app: () => FastifyInstance, earlier: Readonly<Record<string, string>> = {}): TestBrowser {
  const cookies = new Map(Object.entries(earlier))
  return {
    cookies,
    send: async (method, url, payload, headers = {}) => {
      const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
      const sent = { host: 'localhost:4400', ...(cookie === '' ? {} : { cookie }), ...headers }
      const reply = await app().inject({ method, url, headers: sent, ...(payload === undefined ? {} : { payload }) })
      for (const { name, value } of reply.cookies) cookies.set(name, value)
      return reply
    },
  }
}
