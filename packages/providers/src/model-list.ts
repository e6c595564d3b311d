import { AdloomError } from '@adloom/domain/error.ts'
import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import * as z from 'zod'
import { fetchFrom } from './http.ts'
import { errorCodeOf, withoutKey } from './provider-failure.ts'

/** How to request a vendor's list of models. */
export interface ModelListAccess {
  /** The provider's name in sentences. */
  readonly provider: string
  readonly baseUrl: string
  /** Below the base address, with its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly key: string
  readonly model: string
  readonly fetch?: Fetch
}

/** A model in a list. `shutdownDate` is null where none is given. */
interface ListedModel {
  readonly isListed: boolean
  readonly shutdownDate: string | null
}

/** The shapes of OpenAI, Anthropic and Google; other fields are ignored. */
const listSchema = z.union([
  z.object({ data: z.array(z.object({ id: z.string(), shutdown_date: z.iso.date().nullish().catch(null) })) }),
  z.object({ models: z.array(z.object({ name: z.string() })) }),
])

/** No request waits for it, and a list is long at large vendors. */
const limits = { timeoutMs: 10_000, maxBytes: 8_000_000, maxConcurrent: 1 }

/**
 * The entry of a model in the provider's list; costs nothing. Fails with a `provider.…` code: `provider.model-unknown` where the server has no list.
 */
export async function findListedModel(access: ModelListAccess, signal: AbortSignal): Promise<ListedModel> {
  const { provider, baseUrl, path, headers, key, model, fetch } = access
  const reply = await fetchFrom({ provider, baseUrl, ...limits }, fetch)(`${baseUrl}${path}`, { headers: { ...headers }, signal })
  const body = await reply.text()
  const failed = (code: AdloomError['code']) =>
    new AdloomError(code, {
      values: { provider, model, status: reply.status, wait: 'a moment' },
      detail: withoutKey(`${reply.status} ${body}`, key),
    })
  if (!reply.ok) throw failed(errorCodeOf(reply.status, body))
  const list = listSchema.safeParse(jsonOr(body)).data
  if (list === undefined) throw failed('provider.bad-reply')
  const models = 'data' in list ? list.data : list.models.map(({ name }) => ({ id: name.replace(/^models\//, ''), shutdown_date: null }))
  const found = models.find(({ id }) => isSameModel(id, model))
  return { isListed: found !== undefined, shutdownDate: found?.shutdown_date ?? null }
}

/** Ollama lists `llama3.2:latest` for `llama3.2`, Anthropic the snapshot `…-20251001` for the name without it. */
const isSameModel = (id: string, model: string): boolean =>
  id === model || id === `${model}:latest` || (id.startsWith(`${model}-`) && /^\d{8}$/.test(id.slice(model.length + 1)))

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // no list then
  }
}
