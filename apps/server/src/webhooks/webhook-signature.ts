import { createHmac, randomBytes } from 'node:crypto'

/** As the Standard Webhooks specification 1.0.0 writes a secret: its beginning, and 24 to 64 random bytes in base64. */
const SECRET_PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newWebhookSecret = (): string => SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** What is signed and with what: `atMs` is the time of the attempt. */
interface SignedMessage {
  readonly id: string
  readonly atMs: number
  readonly body: string
}

/** The headers of a signed message (Standard Webhooks 1.0.0, symmetric: HMAC-SHA256 over `id.timestamp.body`). */
export function signatureHeaders({ id, atMs, body }: SignedMessage, secret: string): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(atMs / 1000))
  const key = Buffer.from(secret.replace(SECRET_PREFIX, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
