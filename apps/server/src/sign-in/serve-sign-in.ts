import { AdloomError, errors } from '@adloom/domain/error.ts'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type SignIn } from '../config/sign-in.ts'
import { tellNoOwner } from '../http/browser-owner.ts'
import { cookieIn, setCookie } from '../http/cookies.ts'
import { asAdloomError } from '../http/error-reply.ts'
import { isSecret, type TokenTries } from './bearer.ts'
import { type OidcSignIn } from './oidc.ts'
import { signInPage } from './page.ts'
import { type Sessions } from './session.ts'
import { FLOW_COOKIE, FLOW_SECONDS, SESSION_COOKIE, SESSION_SECONDS } from './session-cookies.ts'
import { tokenUser, type User } from '../http/user.ts'

/** Dependencies of the sign-in page. */
interface ServeSignInParts {
  readonly signIn: SignIn
  /** Null = the request's own origin. */
  readonly publicUrl: string | null
  readonly sessions: Sessions
  readonly tries: TokenTries
}

/** Bytes of the form with the token. */
const MAX_FORM_BYTES = 8192

/** Serves `/sign-in`, the way to a provider and back, and `/sign-out`. */
export async function serveSignIn(server: FastifyInstance, parts: ServeSignInParts): Promise<void> {
  // A scope of its own: no call of the API reads forms.
  await server.register(async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    serveForms(app, parts)
  })
}

function serveForms(app: FastifyInstance, { signIn, publicUrl, sessions, tries }: ServeSignInParts): void {
  const { accessToken, oidc } = signIn
  const baseOf = ({ protocol, host }: FastifyRequest): string => publicUrl ?? `${protocol}://${host}`

  const showPage = (reply: FastifyReply, to: string, failure: AdloomError | null): FastifyReply => {
    const page = signInPage({ signIn, to, failure })
    if (failure !== null) reply.code(errors[failure.code].status).header('x-error-code', failure.code)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  }
  const enter = async (request: FastifyRequest, reply: FastifyReply, user: User, seconds: number, to: string): Promise<FastifyReply> => {
    setCookie(reply, SESSION_COOKIE, await sessions.write(user, seconds), { base: baseOf(request), path: '/', maxAgeSeconds: seconds })
    return reply.header('cache-control', 'no-store').redirect(to, 303)
  }
  /** A failed sign-in is a page with a sentence; the log has the cause. */
  const shown = (request: FastifyRequest, reply: FastifyReply, to: string, cause: unknown): FastifyReply => {
    const failure = asAdloomError(cause, MAX_FORM_BYTES)
    request.log.warn({ code: failure.code, err: failure }, failure.message)
    return showPage(reply, to, failure)
  }

  app.get('/sign-in', async (request, reply) => {
    const to = wantedPath(request.query)
    return request.user === null ? showPage(reply, to, null) : reply.redirect(to, 303)
  })

  app.post('/sign-out', async (request, reply) => {
    setCookie(reply, SESSION_COOKIE, '', { base: baseOf(request), path: '/', maxAgeSeconds: 0 })
    tellNoOwner(reply, baseOf(request))
    return reply.redirect('/sign-in', 303)
  })

  if (accessToken !== null) {
    app.post('/sign-in', async (request, reply) => {
      const form = formOf(request.body)
      const to = wantedPath(form)
      try {
        const isRight = isSecret((form.token ?? '').trim(), accessToken)
        await tries.count(isRight, request.ip)
        if (!isRight) throw new AdloomError('sign-in.token-wrong')
        return await enter(request, reply, tokenUser, SESSION_SECONDS.token, to)
      } catch (cause) {
        return shown(request, reply, to, cause)
      }
    })
  }

  if (oidc !== null) {
    let loaded: Promise<OidcSignIn> | null = null
    const provider = (): Promise<OidcSignIn> => {
      loaded ??= import('./oidc.ts').then(({ createOidcSignIn }) => createOidcSignIn(oidc))
      return loaded
    }
    const flowScope = (request: FastifyRequest, maxAgeSeconds: number) => ({
      base: baseOf(request),
      path: '/sign-in' as const,
      maxAgeSeconds,
    })
    app.get('/sign-in/start', async (request, reply) => {
      const to = wantedPath(request.query)
      try {
        const { address, flow } = await (await provider()).start(to)
        setCookie(reply, FLOW_COOKIE, await sessions.writeFlow(flow), flowScope(request, FLOW_SECONDS))
        return await reply.header('cache-control', 'no-store').redirect(address, 303)
      } catch (cause) {
        return shown(request, reply, to, cause)
      }
    })
    app.get('/sign-in/callback', async (request, reply) => {
      const flow = await sessions.readFlow(cookieIn(request, FLOW_COOKIE) ?? '')
      try {
        if (flow === null) throw new AdloomError('sign-in.over')
        const user = await (await provider()).finish(request.url.split('?')[1] ?? '', flow)
        setCookie(reply, FLOW_COOKIE, '', flowScope(request, 0))
        return await enter(request, reply, user, SESSION_SECONDS.oidc, flow.to)
      } catch (cause) {
        return shown(request, reply, flow?.to ?? '/', cause)
      }
    })
  }
}

const formOf = (body: unknown): Readonly<Record<string, string | undefined>> =>
  // The parser above made it.
  typeof body === 'object' && body !== null ? (body as Record<string, string>) : {}

/** The wanted path in `to`, only ever a path of this installation; `/` for anything else. */
export function wantedPath(fields: unknown): string {
  const to = typeof fields === 'object' && fields !== null && 'to' in fields && typeof fields.to === 'string' ? fields.to : '/'
  // Parsed as a browser would: `//shop.example` and `/\shop.example` are other sites.
  const url = URL.parse(to, 'http://adloom.invalid')
  return url === null || url.host !== 'adloom.invalid' || !to.startsWith('/') ? '/' : `${url.pathname}${url.search}${url.hash}`
}
