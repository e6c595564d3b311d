import { type Cost } from '@adloom/domain/cost.ts'
import { ENGINES_HEADER, type EngineChoices, type EngineRole, readEngineChoices } from '@adloom/domain/engine-choice.ts'
import { type Endpoint, idempotencyKeySchema, MB } from '@adloom/domain/endpoint.ts'
import { type EndpointName, endpointNames, endpoints } from '@adloom/domain/endpoints.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { scopeOf } from '@adloom/domain/programs/call-scope.ts'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod'
import { type ActingOwner } from '../storage/acting-owner.ts'
import { fileUrl } from '../storage/addresses.ts'
import { type Ledger } from '../costs/ledger.ts'
import { type TemporaryFiles } from '../storage/temporary-files.ts'
import { bodyLimits, callLimits, createRoom, LARGE_BODY_BYTES, STREAM_BYTES } from './room.ts'
import { cookiesOf } from './cookies.ts'
import { asAdloomError, logError, refusedBySchema, sizeInWords } from './error-reply.ts'
import { type Call, type Handlers, type ReceivedFile } from './call-context.ts'
import { type Idempotency, requestHash } from './idempotency.ts'
import { hostOf } from './origins.ts'
import { ownerOf } from './owner.ts'
import { createProgress, type CallProgress } from './progress.ts'
import { adminUser } from './user.ts'
import { clientOf } from './client-of.ts'
import { isProbe } from './probes.ts'
import { inMemoryRateLimit, type Rate, type RateLimit, tooManyRequests } from './rate-limit.ts'
import { withReadableText } from './readable-text.ts'

/** Dependencies of the mounted calls. `now` gives milliseconds. */
export interface CallParts {
  readonly handlers: Handlers
  readonly idempotency: Idempotency
  readonly rates: RateLimit
  /** Where uploads are received. */
  readonly temporaryFiles: TemporaryFiles
  /** Adds up the cost of a call. */
  readonly billed: Ledger['billed']
  /** Runs a call's work as its owner's. */
  readonly actAs: ActingOwner['actAs']
  /** Null where none is set. */
  readonly adminToken: string | null
  readonly publicUrl: string | null
  /** Port this server listens on. */
  readonly port: () => number
  /** Factor for the rate of a call. */
  readonly rateFactor: (name: EndpointName) => number
  /** Fails with `storage.full` when there is no room to write. */
  readonly checkRoom: () => Promise<void>
  /** Whether each reply is validated against its schema before it leaves: in tests. */
  readonly checksReplies: boolean
  /** Aborted when the server has waited long enough while stopping. */
  readonly stopping: AbortSignal
  readonly now: () => number
  /** Milliseconds of a clock that never jumps, for what counts differences alone. */
  readonly elapsedMs: () => number
}

/** Milliseconds for reading a body: as long as its client may take to send it, so that a reader that never ends holds no room for ever. */
const RECEIVE_MS = 120_000

/** Answers every call of the table under `/api`, validated on the way in, limited in size, rate and time. */
export function mountCalls(app: FastifyInstance, parts: CallParts): void {
  // Probes answer without the database, where shared rates are kept.
  const ownRates = inMemoryRateLimit(parts.elapsedMs)
  const progress = createProgress()
  const rooms = { bodies: createRoom(bodyLimits), calls: createRoom(callLimits) }
  for (const name of endpointNames) {
    const endpoint: Endpoint = endpoints[name]
    const isOfProbe = isProbe(`/api${endpoint.path}`)
    const rates = isOfProbe ? ownRates : parts.rates
    const rate: Rate = { ...endpoint.rate, requests: endpoint.rate.requests * parts.rateFactor(name) }
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      // Fastify rejects 0; with 1 a body is still refused by a call without one.
      bodyLimit: Math.max(1, endpoint.maxBodyBytes),
      config: { maxBodyBytes: endpoint.maxBodyBytes },
      onRequest: async (request) => {
        requireScope(request, scopeOf(endpoint))
        if (endpoint.method === 'POST') await parts.checkRoom()
        const seconds = await rates.take(name, request.ip, rate)
        if (seconds !== null) throw tooManyRequests(seconds)
      },
      // Before the body is read. Only calls that need a hook have it: each takes its time in every call.
      preParsing:
        endpoint.method === 'POST'
          ? async (request, reply) => {
              await enterRoom(rooms.calls, 1, request, reply, parts.stopping)
              const bytes = roomFor(endpoint, request)
              if (bytes > 0) await enterRoom(rooms.bodies, bytes, request, reply, parts.stopping)
            }
          : [],
      onResponse:
        endpoint.countsOnlyAccepted === true
          ? async (request, reply) => {
              if (reply.statusCode >= 400 && reply.statusCode < 500 && reply.statusCode !== 429) await rates.refund(name, request.ip, rate)
            }
          : [],
      ...(isOfProbe ? { compress: false } : {}),
      ...(endpoint.method === 'POST' ? {} : { decompress: false }),
      handler: (request, reply) => (isOfProbe ? answerProbe(name, request, reply, parts) : answer(name, request, reply, parts, progress)),
    })
  }
}

/** Fails with `token.scope` when the request has an API token without that scope. */
export function requireScope({ apiToken }: FastifyRequest, scope: ReturnType<typeof scopeOf>): void {
  if (apiToken?.scopes.includes(scope) === false) throw new AdloomError('token.scope', { values: { scope } })
}

/** Waits for room until the reply is sent or its client has left. */
export async function enterRoom(
  room: ReturnType<typeof createRoom>,
  size: number,
  request: FastifyRequest,
  reply: FastifyReply,
  stopping: AbortSignal,
): Promise<void> {
  const release = await room.take(clientOf(request), size, AbortSignal.any([disconnectSignal(reply), stopping]))
  // `close` alone is not enough: an injected request has none.
  for (const event of ['close', 'finish']) reply.raw.once(event, release)
  if (reply.raw.closed) release()
}

/** Bytes in memory that a body takes while its call runs; 0 for a small one, which never waits. */
function roomFor({ maxBodyBytes }: Endpoint, { headers }: FastifyRequest): number {
  if (maxBodyBytes < LARGE_BODY_BYTES) return 0
  if (headers['content-type']?.startsWith('multipart/') === true) return STREAM_BYTES
  const bytes = Math.min(maxBodyBytes, Number(headers['content-length'] ?? maxBodyBytes))
  return bytes < LARGE_BODY_BYTES ? 0 : bytes
}

/** Probes are sent often, by nobody in particular, and cost nothing. Their handlers have deadlines of their own. */
async function answerProbe(
  name: EndpointName,
  request: FastifyRequest,
  reply: FastifyReply,
  { handlers, stopping }: CallParts,
): Promise<FastifyReply> {
  const endpoint: Endpoint = endpoints[name]
  const input = receivedFields(endpoint, request)
  // Safe: their handlers take nothing of a call but its signal.
  const handle = handlers[name] as (input: unknown, call: { readonly signal: AbortSignal }) => Promise<unknown>
  const body = await handle(input, { signal: stopping })
  return reply.header('cache-control', 'no-store').code(endpoint.status).send(body)
}

async function answer(
  name: EndpointName,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: CallParts,
  progress: CallProgress,
): Promise<FastifyReply> {
  const endpoint: Endpoint = endpoints[name]
  const key = endpoint.generates ? idempotencyKeyOf(request) : null
  const engines = enginesOf(request, endpoint.engines ?? [])
  const input = request.isMultipart()
    ? await within(RECEIVE_MS, [parts.stopping], () => receiveForm(endpoint, request, parts.temporaryFiles))
    : receivedFields(endpoint, request)
  const base = parts.publicUrl ?? `${request.protocol}://${hostOf(request) || `localhost:${parts.port()}`}`
  const whose = ownerOf(request, reply, { base, keepsSomething: endpoint.method === 'POST' })
  // Safe: `endpoints[name]` validated `input`, and `handlers[name]` takes what it validates.
  const handle = parts.handlers[name] as (input: unknown, call: Call) => Promise<unknown>
  const runHandler = (disconnected: AbortSignal | null, report: Call['report']): Promise<unknown> =>
    within(endpoint.timeoutMs, disconnected === null ? [parts.stopping] : [disconnected, parts.stopping], async (signal) => {
      const preferredWaitMs = endpoint.accepted === undefined ? null : preferredWaitOf(request)
      const logFailure = (failure: unknown): void => logError(asAdloomError(failure, endpoint.maxBodyBytes), reply.log)
      const callFacts = { report, logFailure, preferredWaitMs, progressOf: progress.of, addressOf: (file: string) => fileUrl(base, file) }
      const mayAdminister = parts.adminToken === null ? request.user === null : request.user === adminUser
      const { result, cost } = await parts.billed(() =>
        parts.actAs(whose.owner, () =>
          handle(input, {
            signal,
            engines,
            user: request.user,
            tokenScopes: request.apiToken?.scopes ?? null,
            mayAdminister,
            ...callFacts,
            ...whose,
            ...cookiesOf(request, reply, base),
          }),
        ),
      )
      const body = withCost(endpoint, result, cost)
      return parts.checksReplies && statusOf(endpoint, body) === endpoint.status ? endpoint.response.parse(body) : body
    })
  reply.header('cache-control', 'no-store')
  if (key === null) {
    try {
      const body = await runHandler(endpoint.runsToEnd === true ? null : disconnectSignal(reply), ignoreProgress)
      return send(reply, statusOf(endpoint, body), body)
    } finally {
      // Also of a call that never began, because its client had left.
      if (isReceivedFile(input)) await input.file.remove()
    }
  }
  // A keyed call goes on when the browser leaves: its answer is stored under the key.
  const hash = requestHash(name, Object.keys(engines).length === 0 ? input : { input, engines })
  // A browser's first call has no ticket yet, and must find its answer when it is repeated.
  const ownKey = request.user === null && request.apiToken === null ? key : `${whose.owner} ${key}`
  const { body, isReplayed } = await parts.idempotency.once({ key: ownKey, hash, timeoutMs: endpoint.timeoutMs }, () =>
    progress.during(key, (report) => runHandler(null, report)),
  )
  if (isReplayed) reply.header('idempotency-replayed', 'true')
  return send(reply, statusOf(endpoint, body), body)
}

/** Adds the cost to the body when something was paid and the call's reply has a field for it. */
const withCost = ({ response }: Endpoint, body: unknown, cost: Cost | null): unknown =>
  cost !== null && response instanceof z.ZodObject && 'cost' in response.shape && typeof body === 'object' ? { ...body, cost } : body

/** The status of an answer, derived from its body, because a repeated answer has only that. */
const statusOf = ({ status, accepted }: Endpoint, body: unknown): number => (accepted?.safeParse(body).success === true ? 202 : status)

/** The caller's engine choices for the roles of this call. */
function enginesOf({ headers }: FastifyRequest, roles: readonly EngineRole[]): EngineChoices {
  if (headers[ENGINES_HEADER] === undefined) return {}
  const header = [headers[ENGINES_HEADER]].flat().join(',')
  const choices = readEngineChoices(header)
  if (choices !== null) return Object.fromEntries(roles.flatMap((role) => (choices[role] === undefined ? [] : [[role, choices[role]]])))
  throw new AdloomError('request.invalid', {
    values: { reason: `Adloom-Engines: must be role=engine, role=engine, not "${header.slice(0, 100)}"` },
  })
}

/** How long the caller is willing to wait (RFC 7240), in milliseconds: 0 for `respond-async` alone; null without a preference. */
function preferredWaitOf({ headers }: FastifyRequest): number | null {
  const preferences = [headers.prefer ?? []].flat().join(',').toLowerCase()
  const [, seconds] = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})\b/.exec(preferences) ?? []
  if (seconds !== undefined) return Number(seconds) * 1000
  return /(?:^|[,;\s])respond-async\b/.test(preferences) ? 0 : null
}

/** A call without a key has no progress to query. */
const ignoreProgress = (): void => undefined

const send = (reply: FastifyReply, status: number, body: unknown): FastifyReply =>
  status === 204 ? reply.code(204).send() : reply.code(status).send(body)

/** The file of a multipart upload. */
async function receiveForm(endpoint: Endpoint, request: FastifyRequest, temporaryFiles: TemporaryFiles): Promise<ReceivedFile> {
  if (endpoint.multipart !== true) throw new AdloomError('request.media-type')
  return receiveFile(endpoint, request, temporaryFiles)
}

/** The validated request: fields from the path, query and body. */
function receivedFields(endpoint: Endpoint, request: FastifyRequest): unknown {
  const inPath = request.params as Record<string, unknown>
  const fields =
    endpoint.method === 'POST'
      ? // A missing body counts as {}: the error then names the first required field.
        Object.keys(inPath).length === 0
        ? (request.body ?? {})
        : { ...(request.body as object | null), ...inPath }
      : { ...(request.query as Record<string, unknown>), ...inPath }
  refuseLarge(endpoint, request)
  const parsed = endpoint.request.safeParse(withReadableText(fields))
  if (!parsed.success) throw refusedBySchema(parsed.error)
  return parsed.data
}

/** Applies the lower size limit when the one large field is absent. */
function refuseLarge({ smallBody }: Endpoint, { body, headers }: FastifyRequest): void {
  if (smallBody === undefined || typeof body !== 'object' || body === null || smallBody.without in body) return
  const bytes = Number(headers['content-length'] ?? Buffer.byteLength(JSON.stringify(body)))
  if (bytes > smallBody.maxBytes) throw new AdloomError('request.too-large', { values: { limit: sizeInWords(smallBody.maxBytes) } })
}

/** Bytes of a form around its file. */
const MULTIPART_BYTES = MB

async function receiveFile({ maxBodyBytes }: Endpoint, request: FastifyRequest, temporaryFiles: TemporaryFiles): Promise<ReceivedFile> {
  try {
    const part = await request.file({ limits: { fileSize: maxBodyBytes - MULTIPART_BYTES, files: 1, fields: 8, fieldSize: 1024 } })
    if (part === undefined) throw new AdloomError('request.invalid', { values: { reason: 'file: no file was sent' } })
    const file = await temporaryFiles.receive(part.file)
    if (!part.file.truncated) return { file, filename: part.filename }
    await file.remove()
    throw new AdloomError('request.too-large', { values: { limit: sizeInWords(maxBodyBytes) } })
  } catch (error) {
    // The framework reports an exceeded limit with a code; for an unreadable form it has only its parser's message.
    if (error instanceof AdloomError || (error instanceof Error && ('statusCode' in error || 'syscall' in error))) throw error
    throw new AdloomError('request.invalid', { cause: error, values: { reason: 'the form with the file ends too early or is damaged' } })
  }
}

const isReceivedFile = (input: unknown): input is ReceivedFile =>
  typeof input === 'object' && input !== null && 'filename' in input && 'file' in input

/** The Idempotency-Key of a request, or null. */
function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  const parsed = idempotencyKeySchema.safeParse(key)
  if (parsed.success) return parsed.data
  throw new AdloomError('request.invalid', { values: { reason: parsed.error.issues[0].message } })
}

/** Aborts when the client disconnects before its answer was sent. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort(new AdloomError('request.cancelled'))
  })
  return disconnected.signal
}

/**
 * Runs `work` for at most `timeoutMs`, then fails with `server.timeout`; earlier with the reason of the first of `outers` that aborts. Nothing stays
 * with those signals (`unlessAborted`). Without `AbortSignal.any`, which takes longer than all the rest of a small call.
 */
export async function within<T>(timeoutMs: number, outers: readonly AbortSignal[], work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController()
  const { signal } = end
  const ended = Promise.withResolvers<never>()
  // Also before, and after anybody waits for it.
  ended.promise.catch(() => undefined)
  const stop = (reason: unknown): void => {
    end.abort(reason)
    ended.reject(reason)
  }
  const timer = setTimeout(() => stop(new AdloomError('server.timeout', { detail: `after ${timeoutMs} ms` })), timeoutMs)
  const onAbort = (): void => stop(outers.find((outer) => outer.aborted)?.reason)
  for (const outer of outers) outer.addEventListener('abort', onAbort, { once: true })
  try {
    if (outers.some((outer) => outer.aborted)) onAbort()
    signal.throwIfAborted()
    return await Promise.race([ended.promise, work(signal)])
  } catch (error) {
    // Why it was aborted, not the error that the abort caused.
    throw signal.aborted ? signal.reason : error
  } finally {
    clearTimeout(timer)
    for (const outer of outers) outer.removeEventListener('abort', onAbort)
  }
}
