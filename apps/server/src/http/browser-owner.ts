import { createHash } from 'node:crypto'
import { NO_OWNER, OWNER_COOKIE, OWNER_HEADER } from '@adloom/domain/browser-owner.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { cookieIn, setCookie } from './cookies.ts'
import { type User } from './user.ts'

/** The longest browsers allow, in seconds: it outlives the session, so that a page left open says that the session is over. */
const OWNER_SECONDS = 400 * 24 * 60 * 60

/** The name under which browsers keep a user's things; 22 characters, from which nobody reads who it is. */
const nameOf = ({ id }: User): string => createHash('sha256').update(`browser ${id}`).digest('base64url').slice(0, 22)

/**
 * Tells a page that is being opened whose things it shows, and returns whether that is new to its browser; `base` is the client's address of this
 * installation.
 */
export function tellOwner(request: FastifyRequest, reply: FastifyReply, base: string): boolean {
  const sent = cookieIn(request, OWNER_COOKIE)
  const name = request.user === null ? null : nameOf(request.user)
  if (name === sent) return false
  setCookie(reply, OWNER_COOKIE, name ?? '', { base, path: '/', maxAgeSeconds: name === null ? 0 : OWNER_SECONDS, isForScripts: true })
  return true
}

/** Tells the pages that are still open that their user has signed out. */
export const tellNoOwner = (reply: FastifyReply, base: string): void =>
  setCookie(reply, OWNER_COOKIE, NO_OWNER, { base, path: '/', maxAgeSeconds: OWNER_SECONDS, isForScripts: true })

/** Fails with `sign-in.changed` when the page that sends the call was opened for somebody else: it would mix the things of two users. */
export function refuseOtherOwner({ headers, user }: FastifyRequest): void {
  const opened = headers[OWNER_HEADER]
  if (opened !== undefined && opened !== (user === null ? NO_OWNER : nameOf(user))) throw new AdloomError('sign-in.changed')
}
