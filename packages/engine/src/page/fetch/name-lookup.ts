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
  /** Ends what is still looked up. */
  readonly close: () => void
}

interface NameLookupOptions {
  /** Name servers, `address` or `address:port`; the machine's own when missing. */
  readonly servers?: readonly string[]
  readonly hostsFile?: string
}

const HOSTS_FILE = process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts'

/** Milliseconds for one question, how often it is asked, and for the whole lookup. */
const QUESTION_MS = 2000
const TRIES = 2
const LOOKUP_MS = 5000
/** How much longer the other family may take when one has answered. Many name servers are slow to say that a name has no IPv6. */
const OTHER_FAMILY_MS = 500

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
export function createNameLookup({ servers, hostsFile = HOSTS_FILE }: NameLookupOptions = {}): NameLookup {
  const open = new Set<Resolver>()
  let isClosed = false

  async function ask(name: string): Promise<Addresses> {
    if (isClosed) throw new Error('closed')
    const resolver = new Resolver({ timeout: QUESTION_MS, tries: TRIES })
    if (servers !== undefined) resolver.setServers([...servers])
    open.add(resolver)
    const late = setTimeout(() => resolver.cancel(), LOOKUP_MS)
    try {
      return await bothFamilies(resolver, name)
    } finally {
      clearTimeout(late)
      open.delete(resolver)
    }
  }

  async function addressesOf(name: string): Promise<Addresses> {
    const own = hostsIn(await readFile(hostsFile, 'utf8').catch(() => ''), name)
    return own.length > 0 ? own : inTurn(currentClient(), () => ask(name))
  }

  return {
    lookup: (name, options, done) =>
      callbackify(addressesOf)(name, (error, found) => {
        // No error is null; the type of `callbackify` does not say so.
        if (error instanceof Error) return done(error, '', 0)
        return options.all === true ? done(null, [...found]) : done(null, found[0].address, found[0].family)
      }),
    close: () => {
      isClosed = true
      for (const resolver of open) resolver.cancel()
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
