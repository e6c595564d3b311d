import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { AdloomError } from '@adloom/domain/error.ts'
import { isLoopback } from '../config/loopback.ts'
import { isProbe } from './probes.ts'

/** Which websites may use this installation beside its own. */
interface Origins {
  readonly publicUrl: string | null
  readonly allowedOrigins: readonly string[]
  /** Port this server listens on. */
  readonly port: () => number
}

/** Names this installation is reached by, beside those of this machine. `allowedHosts` are host names in lower case, without a port. */
interface HostNames {
  readonly publicUrl: string | null
  readonly allowedHosts: readonly string[]
}

const KNOWN_MOST = 100

/** Whether the website in an `Origin` header is this installation itself, as the request reached it. */
function isOwnOrigin(origin: string, host: string, { publicUrl, port }: Origins): boolean {
  const url = URL.parse(origin)
  if (url === null) return false
  // Schemes are not compared: behind a proxy that ends TLS the request is http, and a foreign site can't forge the host.
  if (url.host === host.toLowerCase()) return true
  if (publicUrl !== null && url.origin === new URL(publicUrl).origin) return true
  return isLoopback(url.hostname) && portOf(url) === port()
}

const portOf = (url: URL): number => (url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port))

/**
 * Refuses requests for another host (`request.host`): a page on a name that was pointed at this machine is its own origin for a browser, and could
 * use everything here (DNS rebinding).
 */
export function guardHosts(app: FastifyInstance, { publicUrl, allowedHosts }: HostNames): void {
  const names = new Set([...allowedHosts, ...(publicUrl === null ? [] : [new URL(publicUrl).hostname])])
  // As they stand in requests, so that each is parsed once: few, as a client can add only names of this machine with other ports.
  const known = new Set<string>()
  app.addHook('onRequest', (request, _reply, done) => {
    const host = hostOf(request)
    if (known.has(host) || isProbe(request.url.split('?')[0])) return done()
    const hostname = URL.parse(`http://${host}`)?.hostname ?? ''
    if (!isLoopback(hostname) && !names.has(hostname))
      return done(new AdloomError('request.host', { values: { host: hostname.slice(0, 100) } }))
    if (known.size < KNOWN_MOST) known.add(host)
    return done()
  })
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses requests of other websites' pages (`request.origin`) unless they are listed, and lets browsers give listed ones the replies, cookies
 * included. A request without `Origin` comes from no web page and is not refused.
 */
export function guardOrigins(app: FastifyInstance, origins: Origins): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origins.allowedOrigins.length > 0) reply.header('vary', 'Origin')
    if (origin === undefined) return done()
    if (origins.allowedOrigins.includes(origin)) {
      reply.header('access-control-allow-origin', origin)
      reply.header('access-control-allow-credentials', 'true')
      reply.header('access-control-expose-headers', 'X-Request-Id, X-Error-Code, Retry-After, Idempotency-Replayed')
      return done()
    }
    if (SAFE_METHODS.includes(request.method) || isOwnOrigin(origin, hostOf(request), origins)) return done()
    return done(new AdloomError('request.origin', { detail: origin }))
  })
  app.options('/api/*', (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': 'Content-Type, Idempotency-Key, Prefer, Authorization, Adloom-Engines',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  )
}

/** Host and port a request was sent to, as trusted proxies report it; '' when it names none (HTTP/1.0). */
export const hostOf = (request: FastifyRequest): string => request.host ?? ''
