import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import { type FetchLimits } from './http.ts'

/** Server, key and id of a model; `fetch` is the platform's unless a test brings one. */
export interface ModelAccess {
  readonly baseUrl: string
  /** '' where the server wants none. */
  readonly key: string
  readonly model: string
  readonly fetch?: Fetch
}

/** Limits of every connection to a text model: models on small machines take minutes, replies are small. */
export const modelLimits: Pick<FetchLimits, 'timeoutMs' | 'maxBytes' | 'maxConcurrent'> = {
  timeoutMs: 180_000,
  maxBytes: 4_000_000,
  maxConcurrent: 8,
}

/** The bound fetch in the platform's signature: addresses as text or URL. The library never passes a Request. */
export const asPlatformFetch =
  (line: Fetch): typeof globalThis.fetch =>
  (input, init) =>
    line(input instanceof Request ? input.url : String(input), init)
