import { AdloomError } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { SIGNED_BYTES_MAX } from '@adloom/engine/provenance/sign-file.ts'
import { type SignedDownload } from '../storage/stored-files.ts'
import { type TemporaryFiles } from '../storage/temporary-files.ts'
import { type FileSigner } from './file-signer.ts'

/** Downloads that may wait: beyond them the answer is 503. */
const WAITING_MAX = 64

interface SignedDownloadParts {
  readonly store: Pick<FileStore, 'read'>
  readonly temporaryFiles: Pick<TemporaryFiles, 'receive'>
  readonly signer: Pick<FileSigner, 'sign'>
}

/**
 * Signs stored files, one at a time, so that one is in memory at once; slow clients read theirs from the disk. Null for a file that stays as it is.
 * Fails with `server.busy` and as the store does.
 */
export function createSignedDownloads({ store, temporaryFiles, signer }: SignedDownloadParts): SignedDownload {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async ({ key, contentType, size }) => {
    if (!/^(?:image\/(?:jpeg|png|webp)|video\/mp4)$/.test(contentType) || size > SIGNED_BYTES_MAX) return null
    if (waiting >= WAITING_MAX) throw new AdloomError('server.busy', { detail: `${waiting} files wait to be signed` })
    waiting++
    const signing = last
      .then(async () => {
        const bytes = await store.read(key)
        const signed = await signer.sign(bytes)
        return signed === bytes ? null : await temporaryFiles.receive([signed])
      })
      .finally(() => waiting--)
    last = signing.catch(() => undefined)
    return signing
  }
}
