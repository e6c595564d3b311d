import { readFile } from 'node:fs/promises'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { uploadLimits } from '@adloom/domain/upload.ts'
import { createC2paProcess } from '@adloom/engine/provenance/c2pa-process.ts'
import { describeFile } from '@adloom/engine/provenance/describe-file.ts'
import { type Config } from '../config/config.ts'
import { type ReceivedFile } from '../http/call-context.ts'
import { knownCertificates } from './signing-identity.ts'

/** Files that may wait: beyond them the answer is 503. */
const WAITING_MAX = 16

/** Says where files come from that are sent here. They are not kept. */
export interface FileInspector {
  /** One after the other. Fails with `request.too-large` and `server.busy`. */
  readonly inspect: (received: ReceivedFile) => Promise<ResponseOf<'inspectFile'>>
  readonly close: () => void
}

/** Foreign files have a process of their own: the one that signs knows the key. */
export function createFileInspector(config: Pick<Config, 'c2pa' | 'dataFolder'>): FileInspector {
  const process = createC2paProcess()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    inspect: async ({ file, filename }) => {
      if (file.size > uploadLimits.videoBytes) throw new AdloomError('request.too-large', { values: { limit: '50 MB' } })
      if (waiting >= WAITING_MAX) throw new AdloomError('server.busy', { detail: `${waiting} files wait to be inspected` })
      waiting++
      const inspecting = last
        .then(async () => {
          const certificates = await knownCertificates(config)
          const { inspectFile } = await import('@adloom/engine/inspect-file.ts')
          const found = await inspectFile(filename, await readFile(file.path), { process, certificates })
          return { ...found, sentences: [...describeFile(found)] }
        })
        .finally(() => waiting--)
      last = inspecting.catch(() => undefined)
      return inspecting
    },
    close: process.close,
  }
}
