import { expect, test } from 'vitest'
import { checkedUrl } from './connect.ts'
import { isAllowedHost, isPublicAddress, isPublicUrl } from './public-address.ts'

/** Random numbers below a limit, the same in every run. */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below
}
const draw = drawer(20_261_121)

/** Networks that are not the public internet, written independently of the code: IANA's registry of special addresses (2026-11). */
const special: readonly (readonly [first: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
const publicOnes = [
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '223.255.255.255',
]

const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
const partsOf = (number: number): readonly [number, number, number, number] => [
  Math.floor(number / 2 ** 24),
  Math.floor(number / 2 ** 16) % 256,
  Math.floor(number / 256) % 256,
  number % 256,
]
const within = ([first, bits]: readonly [string, number]): number => numberOf(first) + draw(2 ** (32 - bits))

const spellPart = (part: number): string =>
  [String(part), `0x${part.toString(16)}`, `0${part.toString(8)}`, `0X${part.toString(16).toUpperCase()}`][draw(4)]
/** A random spelling of an IPv4 address that browsers accept. */
function spelled(number: number): string {
  const [a, b, c, d] = partsOf(number)
  const ways = [
    [a, b, c, d].map(spellPart).join('.'),
    `${spellPart(a)}.${spellPart(b)}.${spellPart(c * 256 + d)}`,
    `${spellPart(a)}.${spellPart((b * 256 + c) * 256 + d)}`,
    spellPart(number),
    `${a}.${b}.${c}.${d}.`,
    `${a}.${b}.${c}.${d}`.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    `${a}。${b}｡${c}．${d}`,
    `${a}.${b}.${c}.${d}`.replaceAll(/\d/g, (digit) => `%3${digit}`),
  ]
  return ways[draw(ways.length)]
}
/** A random IPv6 form of an IPv4 address. */
function embedded(number: number): string {
  const [high, low] = [Math.floor(number / 65_536).toString(16), (number % 65_536).toString(16)]
  const ways = [
    `::ffff:${high}:${low}`,
    `::ffff:${partsOf(number).join('.')}`,
    `::${high}:${low}`,
    `64:ff9b::${high}:${low}`,
    `64:ff9b:1::${high}:${low}`,
    `2002:${high}:${low}::1`,
    `::ffff:0:${high}:${low}`,
  ]
  return `[${ways[draw(ways.length)]}]`
}

const isRefused = (host: string): boolean => {
  try {
    checkedUrl(`http://${host}/`, undefined, [])
    return false
  } catch {
    return true
  }
}

test('two thousand spellings of special addresses are rejected', () => {
  const slipped: string[] = []
  for (let round = 0; round < 2000; round++) {
    const number = within(special[round % special.length])
    for (const host of [spelled(number), embedded(number)]) if (!isRefused(host)) slipped.push(`${partsOf(number).join('.')} as ${host}`)
  }
  expect(slipped).toEqual([])
})

test('the same spellings of public addresses are accepted', () => {
  const refused: string[] = []
  for (let round = 0; round < 500; round++) {
    const host = spelled(numberOf(publicOnes[round % publicOnes.length]))
    if (isRefused(host)) refused.push(host)
  }
  expect(refused).toEqual([])
})

test('only public unicast IPv6 addresses are public', () => {
  const global = ['2606:4700:4700::1111', '2a00:1450:4001:80b::200e', '2001:4860:4860::8888', '2400:cb00::1']
  expect(global.filter((address) => !isPublicAddress(address))).toEqual([])
  // Every first part outside of 2000::/3 is not public.
  const slipped: string[] = []
  for (let first = 0; first < 65_536; first += 97) {
    const address = `${first.toString(16)}:1:2:3:4:5:6:7`
    if ((first < 0x2000 || first > 0x3fff) && isPublicAddress(address)) slipped.push(address)
  }
  expect(slipped).toEqual([])
})

test.each(['', 'shop.example', '999.1.1.1', '::g', 'fe80::1%eth0', '127.0.0.1:80'])('"%s" is no public address', (text) => {
  expect(isPublicAddress(text)).toBe(false)
})

test('an allowed host permits only itself, and only its port when one is named', () => {
  const allowed = ['127.0.0.1:8080', 'Shop.Intranet', '[::1]:9000']
  const hosts: readonly (readonly [string, number])[] = [
    ['127.0.0.1', 8080],
    ['shop.intranet', 443],
    ['shop.intranet', 8443],
    ['[::1]', 9000],
    ['127.0.0.1', 80],
    ['127.0.0.2', 8080],
    ['a.shop.intranet', 80],
    ['shop.intranet.evil.example', 80],
    ['[::1]', 80],
  ]
  expect(hosts.map(([host, port]) => isAllowedHost(allowed, host, port))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('a name without a dot and names of private networks are not listed', () => {
  const addresses = [
    'http://redis/x',
    'http://localhost/',
    'https://a.localhost/',
    'http://nas.local/',
    'http://x.internal/',
    'ftp://shop.example/',
    'http://10.1.2.3/',
  ]
  expect(addresses.filter((address) => isPublicUrl(new URL(address)))).toEqual([])
  expect(isPublicUrl(new URL('https://shop.example/mug.jpg'))).toBe(true)
})
