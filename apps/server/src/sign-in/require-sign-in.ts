import { AdloomError } from '@adloom/domain/error.ts'
import { OWNER_HEADER } from '@adloom/domain/browser-owner.ts'
import proxyAddr from '@fastify/proxy-addr'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Config } from '../config/config.ts'
import { isOpen } from '../config/sign-in.ts'
import { refuseOtherOwner, tellOwner } from '../http/browser-owner.ts'
import { ownerOf } from '../http/owner.ts'
import { type RateLimit } from '../http/rate-limit.ts'
import { isProbe } from '../http/probes.ts'
import { FAL_WEBHOOK_PATH } from '../registry/video-registry.ts'
import { type ApiTokens } from '../tokens/api-tokens.ts'
import { createTokenTries } from './bearer.ts'
import { identify } from './identify.ts'

/** Dependencies of sign-in. `now` gives milliseconds since 1970, `elapsedMs` those of a clock that never jumps. */
interface RequireSignInParts {
  readonly config: Pick<Config, 'signIn' | 'adminToken' | 'trustedProxies' | 'publicUrl'>
  readonly rates: RateLimit
  /** Gives all that earlier owners have to another. */
  readonly handOver: (from: readonly string[], to: string) => Promise<void>
  readonly useToken: ApiTokens['use']
  readonly now: () => number
  readonly elapsedMs: () => number
}

/**
 * What answers without sign-in beside probes: the page itself, its font, a provider's signed calls, the templates' thumbnails, and stored files, whose
 * names nobody can guess and which ads on other sites show.
 */
const publicRoutes: ReadonlySet<string> = new Set([
  '/sign-in',
  '/sign-in/start',
  '/sign-in/callback',
  '/files/:key',
  '/files/templates/:id.jpg',
  '/fonts/*',
  FAL_WEBHOOK_PATH,
])

/** Built files of the browser app hold nothing of the installation's: scripts, styles, icons; its pages do not count. */
const isBuiltFile = (route: string): boolean => /^\/(?:assets\/[\w./-]+|[\w-]+\.(?:svg|txt|md))$/.test(route)

/** Tells who sent each request, in `request.user`, and lets nobody else in where sign-in is configured. */
export async function requireSignIn(
  app: FastifyInstance,
  { config, rates, handOver, useToken, now, elapsedMs }: RequireSignInParts,
): Promise<void> {
  const { signIn, adminToken } = config
  const tries = createTokenTries(rates, elapsedMs)
  const sessions = await sessionsOf(config, now)
  const isTrusted = proxyAddr.compile([...config.trustedProxies])
  const isProxy = (address: string): boolean => config.trustedProxies.length > 0 && isTrusted(address, 0)

  /** Tells a page whose things it shows. What the browser made before goes to the same user as its stores do, and to none who signs in later. */
  async function greet(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const base = config.publicUrl ?? `${request.protocol}://${request.host}`
    if (!tellOwner(request, reply, base) || request.user === null) return
    const { owner, earlierOwners } = ownerOf(request, reply, { base, keepsSomething: false })
    try {
      await handOver(earlierOwners, owner)
    } catch (cause) {
      // The page opens without the database; the user's next call about ads tries again.
      request.log.warn({ err: cause }, 'what a browser made before its user signed in is handed over later')
    }
  }

  app.decorateRequest('user', null)
  app.decorateRequest('apiToken', null)
  const identifyParts = { signIn, adminToken, tries, sessions, useToken, isProxy }
  app.addHook('onRequest', (request, reply, done) => {
    // Probes answer without the database.
    if (isProbe(request.url.split('?')[0]) || (isOpen(signIn) && saysNothing(request))) return done()
    return enter(request, reply)
  })

  /** Lets a request in, or returns the reply that turned it away. */
  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    Object.assign(request, await identify(request, identifyParts))
    // A preflight carries nothing that could say who sends it.
    if (isOpen(signIn) || request.user !== null || request.method === 'OPTIONS') {
      if (isPage(request)) await greet(request, reply)
      else refuseOtherOwner(request)
      return undefined
    }
    const route = request.routeOptions.url ?? ''
    if (publicRoutes.has(route) || isBuiltFile(route)) return undefined
    return turnAway(request, reply)
  }
  if (sessions === null) return
  const { serveSignIn } = await import('./serve-sign-in.ts')
  await serveSignIn(app, { signIn, publicUrl: config.publicUrl, sessions, tries })
}

/** Whether nothing in a request could say who sends it, or whose page did. */
const saysNothing = ({ headers }: FastifyRequest): boolean =>
  headers.authorization === undefined && headers.cookie === undefined && headers[OWNER_HEADER] === undefined

const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true

/** A page's visitor is led to the sign-in, everything else is told. */
function turnAway(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isPage(request)) return reply.header('cache-control', 'no-store').redirect(`/sign-in?to=${encodeURIComponent(request.url)}`, 303)
  reply.header('www-authenticate', 'Bearer realm="Adloom"')
  throw new AdloomError('sign-in.needed')
}

/** Loaded only where somebody signs in: an empty environment never needs it. */
async function sessionsOf({ signIn }: RequireSignInParts['config'], now: () => number) {
  if (isOpen(signIn)) return null
  const { createSessions } = await import('./session.ts')
  return createSessions(signIn, now)
}
