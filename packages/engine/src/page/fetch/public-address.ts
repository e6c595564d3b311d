import ipaddr from 'ipaddr.js'

/** Host as in `URL.hostname`, without the brackets of an IPv6 address. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/** Whether the text is an IPv4 or IPv6 address as `URL.hostname` writes one (with or without brackets). */
export const isAddressLiteral = (hostname: string): boolean =>
  // `URL` has normalised every IPv4 spelling to four decimal numbers; the pattern spares the parser an exception per ordinary name.
  (hostname.includes(':') || /^[\d.]+$/.test(hostname)) && ipaddr.isValid(bareHost(hostname))

/** Public by range, but answered by the cloud this machine runs in: Azure's wire server (2026-11). */
const PLATFORM_ADDRESSES: ReadonlySet<string> = new Set(['168.63.129.16'])

/**
 * Whether an IP address belongs to the public internet. False for loopback, private, link-local, carrier-grade NAT, multicast,
 * documentation, translation (NAT64, 6to4, Teredo) and every other special range, and for anything that is no address.
 */
export function isPublicAddress(address: string): boolean {
  const text = bareHost(address).split('%')[0]
  if (!ipaddr.isValid(text)) return false
  const parsed = ipaddr.process(text) // IPv4 mapped into IPv6 becomes the IPv4 address it reaches
  if (PLATFORM_ADDRESSES.has(parsed.toString())) return false
  if (parsed.range() !== 'unicast') return false
  // Of IPv6 only 2000::/3 is global unicast (IANA, 2026-11); ipaddr.js also calls ::/96 (IPv4-compatible) unicast.
  return parsed instanceof ipaddr.IPv6 ? parsed.parts[0] >= 0x2000 && parsed.parts[0] <= 0x3fff : true
}

/** Names that resolve inside the machine or its network whatever a resolver says. */
const PRIVATE_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home\.arpa|corp)\.?$/i

/** Whether a host name belongs to a private network: only a local resolver knows a name without a dot. */
export const isPrivateName = (hostname: string): boolean =>
  PRIVATE_NAME.test(hostname) || (!/[^.]\.[^.]/.test(hostname) && !hostname.includes(':'))

/**
 * Whether the text of an address allows listing or fetching it: http(s), a host, and that host no private address or name.
 * What the name resolves to is checked when connecting.
 */
export function isPublicUrl(url: URL): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
  if (url.hostname === '' || isPrivateName(url.hostname)) return false
  return isAddressLiteral(url.hostname) ? isPublicAddress(url.hostname) : true
}

/** The port of an address, its scheme's where none is written. */
export const portOf = (url: URL): number => (url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port))

/** Whether an address may be listed: a public one, or one of an allowed private host. */
export const isReachable = (url: URL, allowHosts: readonly string[]): boolean =>
  isPublicUrl(url) || (/^https?:$/.test(url.protocol) && isAllowedHost(allowHosts, url.hostname, portOf(url)))

/** Whether `allowHosts` (`host` for any port, `host:port` for one) includes this address. `port` as a number. */
export function isAllowedHost(allowHosts: readonly string[], hostname: string, port: number): boolean {
  const host = bareHost(hostname).toLowerCase()
  return allowHosts.some((entry) => {
    const wanted = entry.trim().toLowerCase()
    if (wanted === host || bareHost(wanted) === host) return true
    const end = wanted.lastIndexOf(':')
    return end > 0 && bareHost(wanted.slice(0, end)) === host && wanted.slice(end + 1) === String(port)
  })
}
