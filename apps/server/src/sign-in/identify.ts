import { AdloomError } from '@adloom/domain/error.ts'
import { TOKEN_PREFIX } from '@adloom/domain/programs/api-token.ts'
import { type FastifyRequest } from 'fastify'
import { type SignIn } from '../config/sign-in.ts'
import { cookieIn } from '../http/cookies.ts'
import { bearerOf, isSecret, type TokenTries } from './bearer.ts'
import { type Sessions } from './session.ts'
import { SESSION_COOKIE } from './session-cookies.ts'
import { adminUser, proxyUser, tokenUser, type UsedToken, type User } from '../http/user.ts'

/** Dependencies of telling who sent a request. */
interface IdentifyParts {
  readonly signIn: SignIn
  /** Null where none is set. */
  readonly adminToken: string | null
  readonly tries: TokenTries
  /** Null where nobody gets a session. */
  readonly sessions: Sessions | null
  /** Whom an API token belongs to; null for one that is not known. */
  readonly useToken: (token: string) => Promise<UsedToken | null>
  /** Whether an address is a trusted proxy's. */
  readonly isProxy: (address: string) => boolean
}

/** Who sent a request, and with which API token. */
type Sender = Pick<FastifyRequest, 'user' | 'apiToken'>

/** Characters of a user's name that a proxy may send. */
const MAX_PROXY_NAME = 320

/**
 * Who sent a request: by its API token, else by the installation's, else by its proxy, else by its session; nobody when nobody knows. Fails with
 * `token.unknown` for an API token that opens nothing, and with `request.too-many` after too many wrong ones.
 */
export async function identify(request: FastifyRequest, parts: IdentifyParts): Promise<Sender> {
  const bearer = bearerOf(request)
  if (bearer?.startsWith(TOKEN_PREFIX) !== true) return { user: await userOf(request, bearer, parts), apiToken: null }
  const found = await parts.useToken(bearer)
  const apiToken = found !== null && (found.user === null || isStillLetIn(found.user, parts)) ? found : null
  await parts.tries.count(apiToken !== null, request.ip)
  if (apiToken === null) throw new AdloomError('token.unknown')
  return { user: apiToken.user, apiToken }
}

/** Whether the way by which somebody came in when they made a token is still configured. */
const isStillLetIn = ({ id }: User, { signIn, adminToken }: IdentifyParts): boolean => {
  const [way] = id.split(' ', 1)
  const ways = { token: signIn.accessToken, admin: adminToken, proxy: signIn.proxyUserHeader, oidc: signIn.oidc }
  return Object.entries(ways).some(([name, configured]) => name === way && configured !== null)
}

async function userOf(request: FastifyRequest, bearer: string | null, parts: IdentifyParts): Promise<User | null> {
  const { signIn, adminToken, tries, sessions } = parts
  if (bearer !== null && (signIn.accessToken !== null || adminToken !== null)) {
    const user = userOfToken(bearer, signIn.accessToken, adminToken)
    await tries.count(user !== null, request.ip)
    if (user !== null) return user
  }
  const fromProxy = userOfProxy(request, parts)
  if (fromProxy !== null) return fromProxy
  const session = cookieIn(request, SESSION_COOKIE)
  return session === null || sessions === null ? null : sessions.read(session)
}

function userOfToken(token: string, accessToken: string | null, adminToken: string | null): User | null {
  if (adminToken !== null && isSecret(token, adminToken)) return adminUser
  return accessToken !== null && isSecret(token, accessToken) ? tokenUser : null
}

/** Only a trusted proxy may say who somebody is: everybody else can send its header too. */
function userOfProxy({ headers, socket }: FastifyRequest, { signIn, isProxy }: IdentifyParts): User | null {
  if (signIn.proxyUserHeader === null || !isProxy(socket.remoteAddress ?? '')) return null
  const name = [headers[signIn.proxyUserHeader] ?? []].flat().join('').trim()
  return name !== '' && name.length <= MAX_PROXY_NAME ? proxyUser(name) : null
}
