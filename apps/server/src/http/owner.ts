import { randomBytes } from 'node:crypto'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { sha256 } from '../sha256.ts'
import { type Call } from './call-context.ts'
import { cookieIn, setCookie } from './cookies.ts'

/** Names of the ticket's cookie and of the one before it, which belonged to a browser's videos; the lifetime is the longest browsers allow. */
export const TICKET_COOKIE = 'adloom_browser'
const OLD_TICKET_COOKIE = 'adloom_videos'
const TICKET_SECONDS = 400 * 24 * 60 * 60
/** 192 random bits. */
const TICKET_BYTES = 24
const TICKET = /^[\w-]{16,64}$/

/** Whose what only looks is, from a browser that has kept nothing here: nobody's ticket, which no call that keeps something gets. */
const STRANGER = { owner: sha256(randomBytes(TICKET_BYTES).toString('base64url')), earlierOwners: [] }

/**
 * Whose a request is. A browser without sign-in is known by a random ticket, of which the database holds only the hash. The ticket is set when the call
 * keeps something, and its lifetime begins anew with each such call. `base` is the client's address of this installation.
 */
export function ownerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { base, keepsSomething }: { readonly base: string; readonly keepsSomething: boolean },
): Pick<Call, 'owner' | 'earlierOwners'> {
  const sent = cookieIn(request, TICKET_COOKIE)
  const ticket = sent !== null && TICKET.test(sent) ? sent : null
  const old = cookieIn(request, OLD_TICKET_COOKIE)
  const earlier = old === null ? [] : [sha256(old)]
  const { user, apiToken } = request
  if (apiToken !== null) return { owner: apiToken.owner, earlierOwners: [] }
  // Prefixed, so that no ticket is ever a user's id.
  if (user !== null) return { owner: sha256(`user ${user.id}`), earlierOwners: ticket === null ? earlier : [sha256(ticket), ...earlier] }
  if (ticket === null && earlier.length === 0 && !keepsSomething) return STRANGER
  const mine = ticket ?? randomBytes(TICKET_BYTES).toString('base64url')
  if (keepsSomething) setCookie(reply, TICKET_COOKIE, mine, { base, path: '/', maxAgeSeconds: TICKET_SECONDS })
  return { owner: sha256(mine), earlierOwners: earlier }
}
