import { OWNER_HEADER } from '@adloom/domain/browser-owner.ts'
import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { pageOwner } from '../browser/owner.ts'
import { noteSignIn } from '../browser/signed-out.ts'

/** How much of a zip has arrived. */
export interface ReceivedPack {
  readonly files: number
  readonly bytes: number
}

/**
 * The zip at a path; `onReceived` tells first that it is coming. The browser keeps it, on disk if need be. Rejects with `ApiError` when the server refuses it, and with `TypeError` when it does not
 * answer or the zip breaks off.
 */
export async function fetchPack(path: string, onReceived: (received: ReceivedPack) => void, signal: AbortSignal): Promise<Blob> {
  const reply = await fetch(path, { signal, headers: pageOwner === null ? {} : { [OWNER_HEADER]: pageOwner } })
  noteSignIn(reply.headers.get('x-error-code'))
  if (!reply.ok || reply.body === null) {
    const { status, statusText, headers } = reply
    throw new ApiError({ status, statusText, body: await reply.text(), retryAfter: headers.get('retry-after') })
  }
  const countHeads = headCounter()
  let received: ReceivedPack = { files: 0, bytes: 0 }
  onReceived(received)
  const counted = reply.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        received = { files: received.files + countHeads(part), bytes: received.bytes + part.length }
        onReceived(received)
        controller.enqueue(part)
      },
    }),
  )
  return new Response(counted, { headers: { 'content-type': 'application/zip' } }).blob()
}

/** What stands before each file of a zip, and how far behind its beginning its flags are. */
const HEAD = [0x50, 0x4b, 0x03, 0x04]
const FLAGS_AT = 6
/** Of a file that was written as a stream: its size stands behind it. Files of a zip within the zip have it not. */
const STREAMED = 0x08

/** Counts files of a streamed zip that begin in each part of it; a head may be divided between two. */
function headCounter(): (part: Uint8Array) => number {
  /** Bytes of a head that were read. */
  let read = 0
  return (part) => {
    let heads = 0
    for (const byte of part) {
      if (read < HEAD.length) read = byte === HEAD[read] ? read + 1 : byte === HEAD[0] ? 1 : 0
      else if (read < FLAGS_AT) read += 1
      else {
        if ((byte & STREAMED) !== 0) heads += 1
        read = 0
      }
    }
    return heads
  }
}
