import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { actFor } from '../../turns/current-client.ts'
import { attackAddresses } from './attack-addresses.test-data.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { type Answer, type NameServer, startNameServer } from './name-server.test-data.ts'
import { createNameLookup, type NameLookup } from './name-lookup.ts'

let folder = ''
let hostsFile = ''
let resolverFile = ''
let server: NameServer
let names: NameLookup
/** Answers by name and type. */
let answers: Record<string, Answer> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-names-'))
  hostsFile = join(folder, 'hosts')
  resolverFile = join(folder, 'resolv.conf')
  await writeFile(resolverFile, 'nameserver 192.0.2.1\ndomain old.example\nsearch office.example plant.office.example.\noptions ndots:1\n')
  await writeFile(hostsFile, '93.184.216.34\tShop.Example other.example # the shop\n2606:4700::1 shop.example\n')
})
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(() => {
  names.close()
  server.close()
  answers = {}
})

async function start(): Promise<void> {
  // Null is an answer too: silence.
  const answerTo = (key: string, name: string): Answer =>
    key in answers ? answers[key] : name in answers ? answers[name] : { addresses: [] }
  server = await startNameServer((name, type) => answerTo(`${name} ${type}`, name))
  names = createNameLookup({ servers: [server.address], hostsFile, resolverFile })
}

const find = (name: string, lookup = names.lookup): Promise<unknown> =>
  new Promise((resolve, reject) => {
    lookup(name, { all: true }, (error, found) => (error === null ? resolve(found) : reject(error)))
  })
const addressesIn = (found: unknown): unknown => Array.isArray(found) && found.map(({ address }) => address)

test('a name of the hosts file is not asked for; any other gets its addresses of both families, IPv4 first', async () => {
  await start()
  answers = { 'mug.example A': { addresses: ['93.184.216.35', '93.184.216.36'] }, 'mug.example AAAA': { addresses: ['2606:4700::2'] } }
  expect(await find('shop.example')).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ])
  expect(addressesIn(await find('other.example'))).toEqual(['93.184.216.34'])
  expect(server.asked).toEqual([])
  expect(addressesIn(await find('mug.example'))).toEqual(['93.184.216.35', '93.184.216.36', '2606:4700::2'])
  await expect(find('nothing.example')).rejects.toMatchObject({ code: 'ENODATA' })
})

test('a name of this network is also looked for in its search domains, and no other name is', async () => {
  await start()
  answers = { 'shelf.plant.office.example A': { addresses: ['10.0.0.7'] }, 'shelf.old.example A': { addresses: ['10.0.0.8'] } }
  expect(addressesIn(await find('shelf', names.lookupOwn))).toEqual(['10.0.0.7'])
  expect(new Set(server.asked.map((asked) => asked.split(' ')[0]))).toEqual(
    new Set(['shelf', 'shelf.office.example', 'shelf.plant.office.example']),
  )
  await expect(find('shelf')).rejects.toMatchObject({ code: 'ENODATA' })
  await expect(find('cellar', names.lookupOwn)).rejects.toMatchObject({ code: 'ENODATA' })
  expect(addressesIn(await find('localhost', names.lookupOwn))).toEqual(['127.0.0.1', '::1'])
  expect(server.asked).not.toContain('localhost A')
})

test('a name of this network whose server is silent takes five seconds, however many domains there are', async () => {
  await start()
  answers = Object.fromEntries(['shelf', 'shelf.office.example', 'shelf.plant.office.example'].map((name) => [name, null]))
  const began = performance.now()
  await expect(find('shelf', names.lookupOwn)).rejects.toMatchObject({ code: expect.stringMatching(/ECANCELLED|ETIMEOUT/) })
  expect(performance.now() - began).toBeLessThan(8000)
})

test('a name server that is silent about IPv6 delays a name by half a second', async () => {
  await start()
  answers = { 'mug.example A': { addresses: ['93.184.216.35'] }, 'mug.example AAAA': null }
  const began = performance.now()
  expect(addressesIn(await find('mug.example'))).toEqual(['93.184.216.35'])
  expect(performance.now() - began).toBeLessThan(4000)
})

test('names whose server answers after nine seconds hold up no other client, and end when nobody needs them', async () => {
  await start()
  answers = { 'mug.example': { addresses: [] }, 'mug.example A': { addresses: ['93.184.216.35'] } }
  for (let index = 0; index < 40; index++) answers[`slow${index}.example`] = { addresses: ['93.184.216.34'], afterMs: 9000 }
  const began = performance.now()
  const slow = Array.from({ length: 40 }, (_, index) => actFor('greedy', () => find(`slow${index}.example`)))
  expect(addressesIn(await actFor('modest', () => find('mug.example')))).toEqual(['93.184.216.35'])
  // At most 16 names of one client are asked for at once.
  expect(new Set(server.asked.map((asked) => asked.split(' ')[0])).size).toBe(17)
  names.close()
  expect((await Promise.allSettled(slow)).map(({ status }) => status)).toEqual(slow.map(() => 'rejected'))
  expect(performance.now() - began).toBeLessThan(8000)
})

test('a name that resolves to any private address is rejected, whichever family and place it has', async () => {
  await start()
  const addresses = attackAddresses
    .filter(({ code }) => code === 'url.private')
    .flatMap(({ address }) => URL.parse(address) ?? [])
    .filter(({ hostname, port }) => port === '' && /^[\d.]+$|^\[/.test(hostname))
    .map(({ hostname }) => hostname.replace(/^\[|\]$/g, ''))
  expect(addresses.length).toBeGreaterThan(60)
  for (const [index, address] of addresses.entries()) {
    const type = address.includes(':') ? 'AAAA' : 'A'
    answers[`only${index}.example ${type}`] = { addresses: [address] }
    answers[`last${index}.example A`] = { addresses: ['93.184.216.34', ...(type === 'A' ? [address] : [])] }
    answers[`last${index}.example AAAA`] = { addresses: ['2606:4700::1111', ...(type === 'AAAA' ? [address] : [])] }
  }
  const tried = addresses.flatMap((_, index) => [`only${index}.example`, `last${index}.example`])
  const order = {
    accept: '*/*',
    maxBytes: 1000,
    timeoutMs: 30_000,
    allowHosts: [],
    lookup: names.lookup,
    signal: new AbortController().signal,
  }
  const codes = await Promise.all(
    tried.map((name) =>
      guardedFetch(`http://${name}/`, order).then(
        () => `${name}: fetched`,
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : String(error)),
      ),
    ),
  )
  expect(new Set(codes)).toEqual(new Set(['url.private']))
})
