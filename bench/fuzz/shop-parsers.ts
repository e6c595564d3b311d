import { createSocket } from 'node:dgram'
import { createServer, isIP } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { AdloomError } from '@adloom/domain/error.ts'
import { guardedPageLoader, PAGE_MAX_BYTES } from '@adloom/engine/page/fetch/load-page.ts'
import { createNameLookup } from '@adloom/engine/page/fetch/name-lookup.ts'
import { isPublic, unless } from './flaws.ts'
import { atFirstUse, localPortOf, WAIT_MS } from './local-services.ts'
import { type Parser, usually } from './parser.ts'

/** What shop and name server say now, the input of the run. */
let bytes: Uint8Array = new Uint8Array()

const shop = atFirstUse(async () => {
  const port = await localPortOf(createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(bytes))))
  const host = `127.0.0.1:${port}`
  return { host, loader: guardedPageLoader({ allowHosts: [host], deadlineMs: WAIT_MS }) }
})
const reply = (head: string, body: Uint8Array | string): Buffer =>
  Buffer.concat([Buffer.from(`HTTP/1.1 ${head}\r\nConnection: close\r\n\r\n`), Buffer.from(body)])
const page = '<!doctype html><html><title>Red Mug</title><h1>Red Mug</h1></html>'
const HTML = 'Content-Type: text/html; charset=utf-8'
const inChunks = `${page.length.toString(16)}\r\n${page}\r\n0\r\n\r\n`

const nameLookup = atFirstUse(async () => {
  const socket = createSocket('udp4')
  socket.unref().on('message', (question, { port, address }) => {
    // With the number of the question, so that it counts as an answer; then a refusal, so that no other one is waited for.
    const number = question.subarray(0, 2)
    socket.send(Buffer.concat([number, bytes.subarray(2)]), port, address)
    socket.send(Buffer.concat([number, Buffer.from([0x81, 0x82]), question.subarray(4)]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const none = path.join(tmpdir(), 'adloom-no-such-file')
  return createNameLookup({ servers: [`127.0.0.1:${socket.address().port}`], hostsFile: none, resolverFile: none })
})
/** An answer about `mug.example`: so many records, in hexadecimal. */
const answerOf = (count: number, ...hex: readonly string[]): Buffer =>
  Buffer.from(`00008180000100${count.toString(16).padStart(2, '0')}00000000036d7567076578616d706c650000010001${hex.join('')}`, 'hex')

/** Parsers of what answers on the way to a page: name servers and shops. */
export const shopParsers: readonly Parser[] = [
  {
    ...usually,
    name: 'reply of a shop',
    changes: 'bytes',
    starts: () => [
      reply(`200 OK\r\n${HTML}\r\nContent-Length: ${page.length}`, page),
      reply(`200 OK\r\n${HTML}\r\nContent-Encoding: gzip`, gzipSync(page)),
      reply(`200 OK\r\n${HTML}\r\nContent-Encoding: br, gzip`, gzipSync(brotliCompressSync(page))),
      reply(`200 OK\r\n${HTML}\r\nTransfer-Encoding: chunked`, inChunks),
      reply('302 Found\r\nLocation: /b?c=ü#d\r\nSet-Cookie: a=b; Path=/; Secure', ''),
      reply('206 Partial Content\r\nContent-Type: image/jpeg\r\nContent-Range: bytes 0-99/1000', '\xff\xd8\xff'),
    ],
    faultsOf: async (input) => {
      bytes = input
      const { host, loader } = await shop()
      const address = `http://${host}/p`
      const { signal } = new AbortController()
      const isOurs = (found: string): boolean => URL.parse(found)?.host === host || isPublic(found)
      const probe = await loader.probeImage(address, signal)
      const found = await loader.loadPage(address, signal).catch((cause: unknown) => {
        if (cause instanceof AdloomError) return null
        throw cause
      })
      return [
        ...unless(found === null || found.html.length <= PAGE_MAX_BYTES, `a page of ${found?.html.length} characters`),
        ...unless(found === null || isOurs(found.finalUrl), `ends at ${found?.finalUrl}`),
        ...unless(probe.state !== 'measured' || (probe.width > 0 && probe.height > 0), 'an image without size'),
      ]
    },
    share: 2,
  },
  {
    ...usually,
    name: 'answer of a name server',
    changes: 'bytes',
    starts: () => [
      answerOf(1, 'c00c00010001000000000004', '5db8d823'),
      answerOf(2, 'c00c00050001000000000002', 'c010', 'c00c00010001000000000004', '5db8d823'),
      answerOf(1, 'c00c001c0001000000000010', '20010db8000000000000000000000001'),
    ],
    faultsOf: async (input) => {
      bytes = input
      const { lookup } = await nameLookup()
      const found = await new Promise<readonly { readonly address: string }[]>((resolve) => {
        lookup('mug.example', { all: true }, (error, addresses) => resolve(error === null && Array.isArray(addresses) ? addresses : []))
      })
      return found.flatMap(({ address }) => unless(isIP(address) > 0, `address ${address}`))
    },
  },
]
