import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { ownPath } from './own-files.ts'

/** Where a file is saved from: one of this installation with what says where it comes from (`docs/provenance.md`). */
export function addressToSave(url: string): string {
  const path = ownPath(url)
  if (path === null || !path.startsWith('/files/')) return url
  return `${path}${path.includes('?') ? '&' : '?'}signed=1`
}

/**
 * Saves the file at `url` under the name for its content type. Fetches the bytes first: for a link to another origin browsers ignore the name and
 * navigate away. Rejects with `ApiError` on an error status.
 */
export async function downloadFile(url: string, nameFor: (contentType: string) => string): Promise<void> {
  const blob = await fetchBlob(addressToSave(url))
  saveBlob(blob, nameFor(blob.type.split(';')[0]))
}

/** The bytes at a URL. Rejects with `ApiError` on an error status. */
export async function fetchBlob(url: string, signal?: AbortSignal): Promise<Blob> {
  const reply = await fetch(url, { signal })
  if (!reply.ok)
    throw new ApiError({
      status: reply.status,
      statusText: reply.statusText,
      body: await reply.text(),
      retryAfter: reply.headers.get('retry-after'),
    })
  return reply.blob()
}

// Long enough for the slowest "ask where to save" dialog to have opened the file.
const KEEP_ADDRESS_MS = 60_000

/** Passes bytes to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(href), KEEP_ADDRESS_MS)
}
