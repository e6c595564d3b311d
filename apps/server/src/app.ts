import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import { AdloomError } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { actFor } from '@adloom/engine/turns/current-client.ts'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { fastify, type FastifyInstance, LogController } from 'fastify'
import { answerMalformedRequest } from './http/malformed-request.ts'
import { type Config } from './config/config.ts'
import { clientOf } from './http/client-of.ts'
import { asAdloomError, sendError } from './http/error-reply.ts'
import { serveLeadExport } from './leads/lead-export.ts'
import { type JobEvents } from './jobs/job-events.ts'
import { limitedLines, loggableError } from './http/log-lines.ts'
import { type Leads } from './leads/leads.ts'
import { serveFalWebhook } from './models/fal-webhook.ts'
import { type CallParts, mountCalls } from './http/mount-calls.ts'
import { serveApiDocument } from './http/openapi.ts'
import { guardHosts, guardOrigins } from './http/origins.ts'
import { serveVideoPreviews } from './jobs/serve-video-previews.ts'
import { type VideoService } from './jobs/video-service.ts'
import { type PackParts, servePacks } from './packs/serve-packs.ts'
import { requireSignIn } from './sign-in/require-sign-in.ts'
import { type AdStore } from './storage/ad-store.ts'
import { type ApiTokens } from './tokens/api-tokens.ts'
import { type HotFiles } from './storage/hot-files.ts'
import { createPictureGrounds, type GroundOf } from './storage/picture-grounds.ts'
import { createResizedImages, type ResizeImage } from './storage/resized-images.ts'
import { closeAfterAnswering } from './http/graceful-shutdown.ts'
import { serveStoredFiles, type ShapedImages, type SignedDownload } from './storage/stored-files.ts'
import { serveMcpOverHttp } from './mcp/serve-http.ts'
import { serveFonts } from './http/fonts.ts'
import { type ReadThumbnail, serveThumbnails } from './http/thumbnails.ts'
import { serveWebApp } from './http/web-app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Largest body of the call, in bytes; for the sentence when a body is larger. */
    maxBodyBytes?: number
  }
}

/** Dependencies of the HTTP server. */
export interface AppParts extends Omit<CallParts, 'publicUrl' | 'rateFactor' | 'adminToken'> {
  readonly config: Config
  readonly store: FileStore
  readonly hotFiles: HotFiles
  readonly shrinkImage: ResizeImage
  readonly shapedImages: ShapedImages
  readonly groundOf: GroundOf
  readonly signedDownload: SignedDownload
  readonly thumbnail: ReadThumbnail
  readonly leads: Leads
  readonly packs: PackParts
  readonly videoPreview: VideoService['preview']
  /** Gives all that earlier owners have to another. */
  readonly handOver: AdStore['takeOver']
  /** Whom an API token belongs to. */
  readonly useToken: ApiTokens['use']
  /** Receives the webhooks of providers. */
  readonly providerCalls: JobEvents
  /** The built browser app. */
  readonly webFolder: string
  /** Target of the log, one JSON object a line. */
  readonly log: NodeJS.WritableStream
}

/** Milliseconds a client may take to send its headers, and its whole request. */
const HEADERS_MS = 15_000
const REQUEST_MS = 120_000

/** Quality 5 of 11: within 4 % of the best size at a fifteenth of the time; answers are compressed while the client waits. */
const BROTLI_QUALITY = 5

/** Only our own scripts; images and videos may come from the advertised shops. */
const contentPolicy = (publicUrl: string | null): string => {
  const selfSources = publicUrl === null ? "'self'" : `'self' ${new URL(publicUrl).origin}`
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${selfSources} data: blob: http: https:`,
    `media-src ${selfSources} data: blob: http: https:`,
    "font-src 'self'",
    `connect-src ${selfSources}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const withoutSchemas = (): never => {
  throw new Error('Routes have no schemas of Fastify.')
}

/** The HTTP server: the table of calls, stored files, the browser app; not yet listening. */
export async function createApp({
  config,
  store,
  hotFiles,
  shrinkImage,
  shapedImages,
  groundOf,
  signedDownload,
  thumbnail,
  leads,
  packs,
  videoPreview,
  handOver,
  useToken,
  providerCalls,
  webFolder,
  log,
  ...calls
}: AppParts): Promise<FastifyInstance> {
  const securityHeaders = {
    'content-security-policy': contentPolicy(config.publicUrl),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  }
  const app = fastify({
    logger:
      config.logLevel === 'silent' ? false : { level: config.logLevel, stream: limitedLines(log), serializers: { err: loggableError } },
    // Requests are logged at `info` and `debug` only; failures always, by `sendError`.
    logController: new LogController({ disableRequestLogging: !['info', 'debug'].includes(config.logLevel) }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS },
    // Only the addresses of configured proxies may forward a client's address.
    // Calls are validated by their own schemas; Fastify's compilers would be 114 modules at every start.
    schemaController: { compilersFactory: { buildValidator: withoutSchemas, buildSerializer: withoutSchemas } },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // Our own hook refuses it, with the same body as every other failure.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 256 },
    clientErrorHandler: answerMalformedRequest,
    // Addresses that cannot be decoded end here, past all hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ 'x-request-id': request.id, ...securityHeaders })
      void sendError(asAdloomError(error, 0), reply)
    },
  })

  app.setErrorHandler((error, request, reply) => sendError(asAdloomError(error, request.routeOptions.config.maxBodyBytes ?? 0), reply))
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
    done(calls.stopping.aborted ? new AdloomError('server.stopping') : undefined)
  })
  closeAfterAnswering(app)
  guardHosts(app, config)
  guardOrigins(app, { publicUrl: config.publicUrl, allowedOrigins: config.allowedOrigins, port: calls.port })

  await requireSignIn(app, { config, handOver, useToken, rates: calls.rates, now: calls.now, elapsedMs: calls.elapsedMs })

  // After the body: what follows runs for this client.
  app.addHook('preHandler', (request, _reply, done) => actFor(clientOf(request), done))

  // A plain HTML form of another website can send this type without a preflight, so it is never parsed as a request.
  app.removeContentTypeParser('text/plain')
  await app.register(multipart)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  await app.register(async (scope) => {
    mountCalls(scope, {
      ...calls,
      publicUrl: config.publicUrl,
      adminToken: config.adminToken,
      rateFactor: (name) => (name === 'sendEmail' ? config.mailRateFactor : config.rateFactor),
    })
    serveApiDocument(scope)
    serveMcpOverHttp(scope)
    serveFonts(scope)
    serveLeadExport(scope, { leads, adminToken: config.adminToken, now: calls.now })
    const { publicUrl, rateFactor } = config
    const { actAs, rates, port, stopping, now } = calls
    servePacks(scope, { ...packs, publicUrl, rateFactor, actAs, rates, port, stopping, now })
    serveVideoPreviews(scope, { preview: videoPreview, rates, rateFactor, stopping })
    const fal = config.models.video.find((model) => model?.provider === 'fal') ?? null
    serveFalWebhook(scope, fal === null ? null : { baseUrl: fal.baseUrl, calls: providerCalls, now: calls.now })
    serveThumbnails(scope, thumbnail)
    const small = createResizedImages(store, shrinkImage, calls.stopping)
    const grounds = createPictureGrounds(store, groundOf, calls.stopping)
    serveStoredFiles(scope, { store, hot: hotFiles, small, shapes: shapedImages, grounds, signedDownload })
  })
  await serveWebApp(app, webFolder)
  return app
}
