import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { type Socket } from 'node:net'
import { AdloomError, errors } from '@adloom/domain/error.ts'
import { bodiesOf } from './error-reply.ts'

/** Why a request could not be parsed, by Node's own codes. */
const reasons: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'its headers are larger than 16 KB',
  ERR_HTTP_REQUEST_TIMEOUT: 'it did not arrive in time',
}

/** Answers invalid HTTP with a body like every other failure's, and ends the connection. */
export function answerMalformedRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  // The sender is gone, so there is no reply.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const failure = new AdloomError('request.invalid', {
    cause: error,
    values: { reason: reasons[error.code ?? ''] ?? 'it is not valid HTTP' },
  })
  const id = randomUUID()
  const { status } = errors[failure.code]
  const body = JSON.stringify(bodiesOf(failure, id).json)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    `x-error-code: ${failure.code}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
