import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Conversations that no HTTP client would have. Each ends by itself; the result is the first line of the answer, or how it ended. Add yours here. */

/** Milliseconds after which an attacker gives up, and between two bytes of one who is slow on purpose. */
const GIVE_UP_MS = 20_000
const DRIP_MS = 250

const head = (more: string): string =>
  `POST /api/copy/check HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.77\r\ncontent-type: application/json\r\n${more}\r\n`
const upload =
  'POST /api/storage/upload HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.77\r\ncontent-type: multipart/form-data; boundary=seam\r\ncontent-length: 40000000\r\n\r\n--seam\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'

async function drip(socket: Socket, text: string): Promise<void> {
  const until = performance.now() + GIVE_UP_MS
  for (let at = 0; performance.now() < until && !socket.destroyed; at++) {
    socket.write(text[at % text.length])
    await delay(DRIP_MS)
  }
}

const talks: Readonly<Record<string, (socket: Socket) => unknown>> = {
  'headers byte by byte': (socket) => drip(socket, 'GET / HTTP/1.1\r\nx: y\r\ny'),
  'a body byte by byte': (socket) => {
    socket.write(head('content-length: 5000\r\n'))
    return drip(socket, '{"text":{')
  },
  'an upload byte by byte': (socket) => {
    socket.write(upload)
    return drip(socket, 'GIF89a')
  },
  'an upload that is cut': async (socket) => {
    socket.write(upload)
    socket.write(Buffer.alloc(3_000_000))
    await delay(DRIP_MS)
    socket.destroy()
  },
  'a body longer than said': (socket) => socket.write(`${head('content-length: 2\r\n')}{}{}{}{}`),
  'a body shorter than said': async (socket) => {
    socket.write(`${head('content-length: 900\r\n')}{}`)
    await delay(DRIP_MS)
    socket.end()
  },
  'two lengths': (socket) => socket.write(`${head('content-length: 2\r\ncontent-length: 9\r\n')}{}`),
  'a length and chunks': (socket) => socket.write(`${head('content-length: 2\r\ntransfer-encoding: chunked\r\n')}0\r\n\r\n`),
  'broken chunks': (socket) => socket.write(`${head('transfer-encoding: chunked\r\n')}zz\r\n{}\r\n`),
  'chunks without end': async (socket) => {
    socket.write(head('transfer-encoding: chunked\r\n'))
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
    for (let count = 0; count < 1000 && !socket.destroyed; count++)
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  },
  'a megabyte of headers': (socket) => socket.write(head(`x: ${'y'.repeat(1_000_000)}\r\n`)),
  'a long address': (socket) => socket.write(`GET /${'a'.repeat(60_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`),
  'a thousand requests at once, unread': async (socket) => {
    socket.pause()
    socket.write('GET /api/templates HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.77\r\n\r\n'.repeat(1000))
    await delay(GIVE_UP_MS / 2)
    socket.destroy()
  },
  'bytes of TLS': (socket) => socket.write(Buffer.from('16030100a5010000a10303', 'hex')),
  'the preface of HTTP/2': (socket) => socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  'an upgrade': (socket) => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
  silence: () => null,
}

export const talkNames = Object.keys(talks)

/** Has one of the conversations. Resolves to the status of the answer, or to how the connection ended. */
export async function talk(name: string, port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  let ending = 'closed'
  socket.on('data', (chunk) => {
    if (said.length < 1000) said += chunk.toString('latin1')
  })
  socket.on('error', (error) => (ending = 'code' in error ? String(error.code) : 'error'))
  socket.once('timeout', () => {
    ending = 'gave up'
    socket.destroy()
  })
  socket.setTimeout(GIVE_UP_MS)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await Promise.race([once(socket, 'connect').catch(() => null), closed])
  void Promise.resolve(talks[name](socket)).catch(() => null)
  // An answer to a connection that is kept open ends the talk as well.
  const deadline = setTimeout(() => socket.destroy(), GIVE_UP_MS + 1000)
  const answered = new Promise<void>((resolve) => socket.once('data', () => setTimeout(resolve, 100)))
  await Promise.race([closed, answered])
  clearTimeout(deadline)
  socket.destroy()
  return /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? ending
}
