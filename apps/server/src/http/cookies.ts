import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type Call } from './call-context.ts'

/** Reads and sets cookies in one call; `base` is the client's address of this installation. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, base: string): Pick<Call, 'cookie' | 'setCookie'> {
  return {
    cookie: (name) => cookieIn(request.headers.cookie ?? '', name),
    setCookie: (name, value, maxAgeSeconds) => {
      const isSecure = base.startsWith('https:')
      const parts = [
        `${name}=${value}`,
        `Max-Age=${maxAgeSeconds}`,
        'Path=/api',
        'HttpOnly',
        'SameSite=Lax',
        ...(isSecure ? ['Secure'] : []),
      ]
      reply.header('set-cookie', parts.join('; '))
    },
  }
}

/** The value of a cookie in a `Cookie` header, or null. Ours need no decoding. */
function cookieIn(header: string, name: string): string | null {
  const found = header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : found.slice(name.length + 1)
}
