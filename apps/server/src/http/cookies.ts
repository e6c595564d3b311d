import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type Call } from './call-context.ts'

/** What a cookie of ours is set with. `path` is the part of this installation it is sent to, `base` the client's address of the installation. */
interface CookieScope {
  readonly base: string
  readonly path: '/' | '/api' | '/sign-in'
  readonly maxAgeSeconds: number
  /** Whether our pages' scripts read it; the others are out of their reach. */
  readonly isForScripts?: boolean
}

/** Sets a cookie out of reach of other websites' forms and, unless it is for them, of scripts; `maxAgeSeconds` 0 removes it. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { base, path, maxAgeSeconds, isForScripts = false }: CookieScope,
): void {
  const isSecure = base.startsWith('https:')
  const parts = [
    `${name}=${value}`,
    `Max-Age=${maxAgeSeconds}`,
    `Path=${path}`,
    ...(isForScripts ? [] : ['HttpOnly']),
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ]
  reply.header('set-cookie', parts.join('; '))
}

/** The value of a cookie that came with a request, or null. Ours need no decoding. */
export function cookieIn({ headers }: FastifyRequest, name: string): string | null {
  const found = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : found.slice(name.length + 1)
}

/** Reads and sets cookies in one call; `base` is the client's address of this installation. */
export const cookiesOf = (request: FastifyRequest, reply: FastifyReply, base: string): Pick<Call, 'cookie' | 'setCookie'> => ({
  cookie: (name) => cookieIn(request, name),
  setCookie: (name, value, maxAgeSeconds) => setCookie(reply, name, value, { base, path: '/api', maxAgeSeconds }),
})
