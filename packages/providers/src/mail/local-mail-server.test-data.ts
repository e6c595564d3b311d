import { type AddressInfo, type Socket } from 'node:net'
import { type ReceivedMail } from '@adloom/domain/ports/mailer.conformance.ts'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as an SMTP server received it: the envelope, the transport, and what a mail program reads in it. */
interface AcceptedMail extends ReceivedMail {
  readonly recipients: readonly string[]
  readonly sender: string
  readonly isEncrypted: boolean
  /** The user that logged in; '' = none. */
  readonly user: string
  /** The bytes, one character each. */
  readonly source: string
}

/** An SMTP server on this machine. */
export interface LocalMailServer {
  readonly port: number
  readonly taken: readonly AcceptedMail[]
  /** Closes every connection. */
  readonly hangUp: () => void
  readonly close: () => Promise<void>
}

/** Starts an SMTP server that accepts every mail, or behaves as `options` say. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<LocalMailServer> {
  const taken: AcceptedMail[] = []
  const keep = async (source: Buffer, about: Omit<AcceptedMail, keyof ReceivedMail | 'source'>, done: () => void): Promise<void> => {
    taken.push({ ...(await receivedMail(source)), ...about, source: source.toString('latin1') })
    done()
  }
  const server = new SMTPServer({
    authOptional: true,
    // The library would warn that its certificate's key is public.
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Uint8Array[] = []
      stream.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const envelope = { recipients: rcptTo.map(({ address }) => address), sender: mailFrom === false ? '' : mailFrom.address }
        void keep(Buffer.concat(chunks), { ...envelope, ...sessionOf(session.secure, session.user) }, done)
      })
    },
    ...options,
  })
  const sockets: Socket[] = []
  server.server.on('connection', (socket: Socket) => sockets.push(socket))
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  // Some tests disconnect midway.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address with one.
  const { port } = server.server.address() as AddressInfo
  return { port, taken, hangUp, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

const sessionOf = (isEncrypted: boolean, user: unknown) => ({ isEncrypted, user: typeof user === 'string' ? user : '' })

/** What a mail program reads in a message. */
async function receivedMail(source: Uint8Array): Promise<ReceivedMail> {
  const { headers, subject = '', text = '', html = '' } = await PostalMime.parse(source)
  return {
    headers: headers.map(({ key, value }) => ({ name: key.toLowerCase(), value })),
    subject,
    text: text.replace(/\n$/, ''),
    html: html.replace(/\n$/, ''),
  }
}
