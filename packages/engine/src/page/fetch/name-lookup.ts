import { Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { currentClient } from '../../turns/current-client.ts'

/** Addresses of a name, as `LookupFunction` gives them. */
type Addresses = readonly { readonly address: string; readonly family: number }[]

/** Looks up names until it is closed. */
export interface NameLookup {
  readonly lookup: LookupFunction
  /** Looks a name up as it is, then in each domain in which this machine looks for its own hosts. */
  readonly lookupOwn: LookupFunction
  /** Ends what is still looked up. */
  readonly close: () => void
}

interface NameLookupOptions {
  /** Name servers, `address` or `address:port`; the machine's own when missing. */
  readonly servers?: readonly string[]
  readonly hostsFile?: string
  /** Names the domains of this machine (resolv.conf(5)). */
  readonly resolverFile?: string
}

const HOSTS_FILE = process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts'
const RESOLVER_FILE = '/etc/resolv.conf'

/** Milliseconds for one question, how often it is asked, and for the whole lookup. */
const QUESTION_MS = 2000
const TRIES = 2
const LOOKUP_MS = 5000
/** How much longer the other family may take when one has answered. Many name servers are slow to say that a name has no IPv6. */
const OTHER_FAMILY_MS = 500

const LOOPBACK: Addresses = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/** Lookups of one client at once; the next wait for them. */
const OF_CLIENT_MAX = 16

/** Lookups of each client of this process, and those that wait. */
const clients = new Map<string, { running: number; readonly waiting: (() => void)[] }>()

async function inTurn<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
  const own = clients.get(client) ?? { running: 0, waiting: [] }
  clients.set(client, own)
  if (own.running === OF_CLIENT_MAX) await new Promise<void>((resolve) => own.waiting.push(resolve))
  else own.running += 1
  try {
    return await work()
  } finally {
    const next = own.waiting.shift()
    // The next one takes over the place.
    if (next !== undefined) next()
    else own.running -= 1
    if (own.running === 0) clients.delete(client)
  }
}

/**
 * Names by the hosts file, then by the name servers. The system's own lookup holds one of the few threads that files need too, for as long as a name
 * server takes, and can't be ended.
 */
export function createNameLookup({ servers, hostsFile = HOSTS_FILE, resolverFile = RESOLVER_FILE }: NameLookupOptions = {}): NameLookup {
  /** Each running lookup, and how to end it. */
  const open = new Map<Resolver, () => void>()
  let isClosed = false

  /** The addresses of the first of these names that has any; fails as the first one does. */
  async function ask([name, ...others]: readonly string[], resolver: Resolver): Promise<Addresses> {
    try {
      return await bothFamilies(resolver, name)
    } catch (error) {
      if (others.length === 0 || !open.has(resolver)) throw error
      return ask(others, resolver).catch(() => Promise.reject(error))
    }
  }

  async function askInTime(names: readonly string[]): Promise<Addresses> {
    if (isClosed) throw new Error('closed')
    const resolver = new Resolver({ timeout: QUESTION_MS, tries: TRIES })
    if (servers !== undefined) resolver.setServers([...servers])
    const end = (): void => {
      open.delete(resolver)
      resolver.cancel()
    }
    open.set(resolver, end)
    const late = setTimeout(end, LOOKUP_MS)
    try {
      return await ask(names, resolver)
    } finally {
      clearTimeout(late)
      open.delete(resolver)
    }
  }

  const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')

  async function addressesOf(name: string, isOwn: boolean): Promise<Addresses> {
    const known = hostsIn(await textOf(hostsFile), name)
    if (known.length > 0) return known
    // Name servers do not know it, and the hosts file of Windows does not either.
    if (isOwn && name === 'localhost') return LOOPBACK
    const domains = isOwn && !name.endsWith('.') ? searchedDomainsIn(await textOf(resolverFile)) : []
    return inTurn(currentClient(), () => askInTime([name, ...domains.map((domain) => `${name}.${domain}`)]))
  }

  const lookupOf =
    (isOwn: boolean): LookupFunction =>
    (name, options, done) =>
      callbackify(addressesOf)(name, isOwn, (error, found) => {
        // No error is null; the type of `callbackify` does not say so.
        if (error instanceof Error) return done(error, '', 0)
        return options.all === true ? done(null, [...found]) : done(null, found[0].address, found[0].family)
      })

  return {
    lookup: lookupOf(false),
    lookupOwn: lookupOf(true),
    close: () => {
      isClosed = true
      for (const end of open.values()) end()
    },
  }
}

/** IPv4 first. Fails as the question for IPv4 does when neither family has an address. */
async function bothFamilies(resolver: Resolver, name: string): Promise<Addresses> {
  let hurry: NodeJS.Timeout | null = null
  const answered = <Found extends readonly string[]>(found: Found): Found => {
    if (found.length > 0) hurry ??= setTimeout(() => resolver.cancel(), OTHER_FAMILY_MS)
    return found
  }
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name).then(answered), resolver.resolve6(name).then(answered)])
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    const [first] = answers
    if (found.length === 0) throw first.status === 'rejected' ? first.reason : new Error(`${name} has no address`)
    return found.map((address) => ({ address, family: isIP(address) }))
  } finally {
    if (hurry !== null) clearTimeout(hurry)
  }
}

/** Addresses that a hosts file (hosts(5)) has for a name. */
function hostsIn(text: string, name: string): Addresses {
  const wanted = name.toLowerCase()
  // Some hosts files block a hundred thousand names; only a line with this one is read.
  if (!text.toLowerCase().includes(wanted)) return []
  return text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.split('#')[0].trim().split(/\s+/)
    const family = isIP(address)
    return family > 0 && names.some((own) => own.toLowerCase() === wanted) ? [{ address, family }] : []
  })
}

/** The domains in which a machine looks for names without one; the last line that says so counts. */
function searchedDomainsIn(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/))
  const [, ...domains] = lines.findLast(([word]) => word === 'search' || word === 'domain') ?? []
  return domains.filter((domain) => domain !== '.').map((domain) => domain.replace(/\.$/, ''))
}
