import { isIP, type LookupFunction } from 'node:net'
import { AdloomError } from '@adloom/domain/error.ts'
import type { Agent, buildConnector, Dispatcher } from 'undici'
import { createNameLookup, type NameLookup } from './name-lookup.ts'
import { bareHost, isAddressLiteral, isAllowedHost, isPrivateName, isPublicAddress, portOf } from './public-address.ts'

const CONNECT_TIMEOUT_MS = 8_000

/** What may be reached beyond the public web, and how names are resolved. */
export interface Reach {
  /** `host` (any port) or `host:port` that may be reached although private. */
  readonly allowHosts: readonly string[]
  /** The machine's hosts file and name servers unless a test provides its own. */
  readonly lookup?: LookupFunction
}

/** Connections to checked addresses. */
interface GuardedAgent {
  readonly request: (options: Dispatcher.RequestOptions) => Promise<Dispatcher.ResponseData>
  /** Breaks connections and ends lookups. */
  readonly close: () => Promise<void>
}

const refused = (detail: string): AdloomError => new AdloomError('url.private', { detail })

/** Fails with `url.private` when a host must not be connected to whatever it resolves to. */
function checkHost(hostname: string, port: number): void {
  if (port !== 80 && port !== 443) throw refused(`port ${port}`)
  if (isPrivateName(hostname)) throw refused(hostname)
  // A literal address never goes through a lookup, so it is checked here.
  if (isAddressLiteral(hostname) && !isPublicAddress(hostname)) throw refused(hostname)
}

/**
 * Rejects an address before any packet is sent: other schemes and user names in the address (`url.invalid`), ports other than 80 and 443,
 * names and addresses of private networks (`url.private`). Other names are checked when they are resolved.
 */
export function checkedUrl(address: string, base: URL | undefined, allowHosts: readonly string[]): URL {
  const url = URL.parse(address, base?.href)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '')
    throw new AdloomError('url.invalid', { detail: address.slice(0, 200) })
  if (url.username !== '' || url.password !== '') throw new AdloomError('url.invalid', { detail: 'user name in the address' })
  // 'shop.example.' is the same host; certificates and shops only accept it without the dot.
  if (/[^.]\.$/.test(url.hostname)) url.hostname = url.hostname.slice(0, -1)
  if (!isAllowedHost(allowHosts, url.hostname, portOf(url))) checkHost(url.hostname, portOf(url))
  return url
}

/** A lookup that returns only addresses that may be connected to, or fails: one private answer rejects the name. */
const guardedLookup =
  (lookup: LookupFunction, isAllowed: boolean): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : (found ?? [])
      if (error !== null) return done(error, '', 0)
      if (addresses.length === 0 || (!isAllowed && addresses.some(({ address }) => !isPublicAddress(address))))
        return done(refused(`${host} is ${addresses.map(({ address }) => address).join(', ')}`), '', 0)
      return options.all === true ? done(null, addresses) : done(null, addresses[0].address, addresses[0].family)
    })

/** Connects to checked addresses only: a name is resolved once by `lookup`, and the connection uses the checked addresses. */
function guardedConnector(
  connectorWith: typeof buildConnector,
  { allowHosts, lookup: givenLookup }: Reach,
  { lookup, lookupOwn }: NameLookup,
): buildConnector.connector {
  // Only one version of HTTP: its limits on headers and frames are the tested ones.
  const connectorOf = (isAllowed: boolean) =>
    connectorWith({
      timeout: CONNECT_TIMEOUT_MS,
      allowH2: false,
      lookup: guardedLookup(givenLookup ?? (isAllowed ? lookupOwn : lookup), isAllowed),
      // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED in the environment would override the default.
      rejectUnauthorized: true,
    })
  const connectors = { allowed: connectorOf(true), guarded: connectorOf(false) }
  return (options, done) => {
    const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80))
    if (isAllowedHost(allowHosts, options.hostname, port)) return connectors.allowed(options, done)
    try {
      checkHost(bareHost(options.hostname), port)
    } catch (error) {
      return done(error instanceof Error ? error : refused(options.hostname), null)
    }
    return connectors.guarded(options, (error, socket) => {
      if (error !== null) return done(error, null)
      if (isPublicAddress(socket.remoteAddress ?? '')) return done(null, socket)
      socket.destroy()
      return done(refused(`connected to ${socket.remoteAddress}`), null)
    })
  }
}

/**
 * An agent that connects only to checked addresses. It ignores proxies of the environment, which would connect unchecked. Its library is loaded with
 * the first request.
 */
export function guardedAgent(reach: Reach): GuardedAgent {
  const names = createNameLookup()
  let opening: Promise<Agent> | null = null
  const open = async (): Promise<Agent> => {
    const library = await import('undici')
    return new library.Agent({
      // The deadline of the whole request applies; these only end forgotten connections.
      headersTimeout: 30_000,
      bodyTimeout: 30_000,
      keepAliveTimeout: 1_000,
      keepAliveMaxTimeout: 2_000,
      maxHeaderSize: 256 * 1024,
      allowH2: false,
      connect: guardedConnector(library.buildConnector, reach, names),
    })
  }
  return {
    request: async (options) => (await (opening ??= open())).request(options),
    close: async () => {
      names.close()
      await (await opening)?.destroy()
    },
  }
}
