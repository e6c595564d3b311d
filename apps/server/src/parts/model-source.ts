import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { modelDescriptionSchema } from '@adloom/engine/cutout/network/model-description.ts'
import { networkFiles } from '@adloom/engine/cutout/network/open-network.ts'
import { createFetcher, type Fetcher, guardedFetch } from '@adloom/engine/page/fetch/guarded-fetch.ts'
import * as z from 'zod'
import { receive } from './download.ts'

/** A model of the owner's own: its address, the SHA-256 of its file in hex, and private hosts that may be fetched from. */
export interface ModelSource {
  readonly address: string
  readonly sha256: string
  readonly allowHosts: readonly string[]
}

/** Largest model that is fetched: BiRefNet in full precision has 0.97 GB (2026-11). */
const MODEL_BYTES_MAX = 2 * 1024 ** 3
const DESCRIPTION_BYTES_MAX = 64 * 1024
const DESCRIPTION_MS = 30_000

/** The address of the description beside a model: `.json` in place of `.onnx`. */
const descriptionAddress = (address: string): string => {
  const url = new URL(address)
  url.pathname = url.pathname.replace(/\.onnx$/, '.json')
  return url.href
}

async function fetchDescription({ address, allowHosts }: ModelSource, signal: AbortSignal): Promise<unknown> {
  const at = descriptionAddress(address)
  const limits = { allowHosts, timeoutMs: DESCRIPTION_MS, maxBytes: DESCRIPTION_BYTES_MAX, signal }
  const { status, bytes } = await guardedFetch(at, { accept: 'application/json', ...limits }).catch((cause: unknown) => {
    throw failureOf(cause, at)
  })
  if (status !== 200)
    throw new AdloomError('part.refused', { values: { host: new URL(at).host, file: 'the description of the model', status } })
  try {
    return modelDescriptionSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : 'it is no JSON'
    throw new AdloomError('part.description-unusable', { cause, values: { address: at, reason } })
  }
}

/** A failure of the guarded fetch as one of ours; refused addresses stay as they are. */
function failureOf(cause: unknown, address: string): AdloomError {
  if (cause instanceof AdloomError && !cause.code.startsWith('page.')) return cause
  return new AdloomError('part.unreachable', { cause, values: { host: new URL(address).host } })
}

async function open(fetcher: Fetcher, address: string, signal: AbortSignal) {
  const { status, body } = await fetcher.open(address, { accept: 'application/octet-stream', maxBytes: MODEL_BYTES_MAX }, signal)
  if (status === 200) return { body, from: 0 }
  body.destroy()
  throw new AdloomError('part.refused', { values: { host: new URL(address).host, file: 'the model', status } })
}

/**
 * Fetches a model and its description into a folder, by the rules for addresses of the public web. Fails with `part.unreachable`, `part.refused`,
 * `part.wrong-hash`, `part.description-unusable`, `url.private`, `storage.full` and `request.cancelled`.
 */
export async function fetchModel(
  source: ModelSource,
  folder: string,
  onBytes: (count: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const description = await fetchDescription(source, signal)
  const { address, sha256, allowHosts } = source
  const order = {
    address,
    file: join(folder, networkFiles.model),
    name: 'The model',
    algorithm: 'sha256',
    hash: Buffer.from(sha256, 'hex').toString('base64'),
    maxBytes: MODEL_BYTES_MAX,
    onBytes,
  } as const
  const fetcher = createFetcher({ allowHosts })
  try {
    await receive(order, () => open(fetcher, address, signal), { tries: 1, host: new URL(address).host }, signal)
  } catch (cause) {
    throw failureOf(cause, address)
  } finally {
    await fetcher.close()
  }
  await writeFile(join(folder, networkFiles.description), JSON.stringify(description))
}
