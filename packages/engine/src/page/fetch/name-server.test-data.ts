import { createSocket } from 'node:dgram'

/** The answer of a name server for a name and a type (`A` or `AAAA`); null = none, ever. */
export type Answer = { readonly addresses: readonly string[]; readonly afterMs?: number } | null

const types: Readonly<Record<number, 'A' | 'AAAA'>> = { 1: 'A', 28: 'AAAA' }

/** A name server on this machine. `asked` lists the questions so far. */
export interface NameServer {
  readonly address: string
  readonly asked: readonly string[]
  readonly close: () => void
}

/** Starts a name server (RFC 1035). */
export async function startNameServer(answerOf: (name: string, type: 'A' | 'AAAA') => Answer): Promise<NameServer> {
  const socket = createSocket('udp4')
  const asked: string[] = []
  const timers = new Set<NodeJS.Timeout>()
  socket.on('message', (question, peer) => {
    const labels: string[] = []
    let at = 12
    for (; question[at] !== 0; at += question[at] + 1) labels.push(question.subarray(at + 1, at + 1 + question[at]).toString('latin1'))
    const type = types[question.readUInt16BE(at + 1)]
    const name = labels.join('.')
    asked.push(`${name} ${type}`)
    const answer = answerOf(name, type)
    if (answer === null) return
    const reply = replyTo(question.subarray(0, at + 5), answer.addresses)
    timers.add(setTimeout(() => socket.send(reply, peer.port, peer.address), answer.afterMs ?? 0))
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => {
      for (const timer of timers) clearTimeout(timer)
      socket.close()
    },
  }
}

/** The question with its answers: a name that exists, each address for a minute. */
function replyTo(question: Buffer, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(addresses.length, 6)
  head.writeUInt32BE(0, 8)
  const records = addresses.map((address) => {
    const data = bytesOfAddress(address)
    const record = Buffer.from('c00c00000001000000000000', 'hex')
    record.writeUInt16BE(data.length === 4 ? 1 : 28, 2)
    record.writeUInt16BE(data.length, 10)
    return Buffer.concat([record, data])
  })
  return Buffer.concat([head, ...records])
}

function bytesOfAddress(address: string): Buffer {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number))
  // `URL` writes an IPv4 tail as hexadecimal groups.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head, tail] = written.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const gap = tail === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const bytes = Buffer.alloc(16)
  for (const [place, group] of [...head, ...gap, ...(tail ?? [])].entries()) bytes.writeUInt16BE(Number.parseInt(group, 16), place * 2)
  return bytes
}
