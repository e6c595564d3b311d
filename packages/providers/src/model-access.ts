import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import { type LineLimits } from './http.ts'

/** Which server, which key, which model; `fetch` is the platform's unless a test brings one. */
export interface ModelAccess {
  readonly baseUrl: string
  /** '' where the server wants none. */
  readonly key: string
  readonly model: string
  readonly fetch?: Fetch
}

/** What every line to a model of words keeps to: models on small machines take minutes, replies of words are small. */
export const modelLimits: Pick<LineLimits, 'patienceMs' | 'mostBytes' | 'mostAtOnce'> = {
  patienceMs: 180_000,
  mostBytes: 4_000_000,
  mostAtOnce: 8,
}

/** A line as the library takes it: with addresses as text or as URL. It never calls with a Request. */
export const asPlatformFetch =
  (line: Fetch): typeof globalThis.fetch =>
  (input, init) =>
    line(input instanceof Request ? input.url : String(input), init)
