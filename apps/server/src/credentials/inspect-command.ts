import { open, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { type InspectedFile } from '@adloom/domain/inspected-file.ts'
import { inspectFile } from '@adloom/engine/inspect-file.ts'
import { createC2paProcess } from '@adloom/engine/provenance/c2pa-process.ts'
import { describeFile } from '@adloom/engine/provenance/describe-file.ts'
import { shownText } from '@adloom/engine/provenance/shown-text.ts'
import { mediaOfZip } from '@adloom/engine/provenance/zip-media.ts'
import { type Config } from '../config/config.ts'
import { knownCertificates } from './signing-identity.ts'

/** What `adloom inspect` is asked to do. */
export interface InspectOrder {
  readonly command: 'inspect'
  /** A picture, a video or a zip with some. */
  readonly file: string
  readonly isJson: boolean
}

/** Larger files are not read: the library works in memory. */
const BYTES_MAX = 256 * 1024 ** 2
const ZIP_HEAD = 'PK'

/** What was found of a file; `problem` where it was not read. */
type Found = InspectedFile | { readonly name: string; readonly problem: string }

/** What a picture, a video, or those of a pack say about where they come from, as text or JSON. Fails with `inspect.unreadable`. */
export async function runInspectCommand({ file, isJson }: InspectOrder, config: Config): Promise<string> {
  const process = createC2paProcess()
  try {
    const parts = { process, certificates: await knownCertificates(config) }
    const found: Found[] = []
    if (await isZip(file)) {
      for await (const one of mediaOfZip(file, BYTES_MAX)) {
        found.push('problem' in one ? { ...one, name: shownText(one.name) } : await inspectFile(one.name, one.bytes, parts))
      }
    } else {
      found.push(await inspectFile(basename(file), await readFile(file), parts))
    }
    return isJson ? JSON.stringify({ files: found }, null, 2) : textOf(found)
  } catch (cause) {
    if (cause instanceof AdloomError) throw cause
    throw unreadable(file, reasonOf(cause), cause)
  } finally {
    process.close()
  }
}

const unreadable = (file: string, reason: string, cause?: unknown): AdloomError =>
  new AdloomError('inspect.unreadable', { cause, values: { file, reason } })

const reasons: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'this user may not read it'],
])

function reasonOf(cause: unknown): string {
  const reason = cause instanceof Error && 'code' in cause ? reasons.get(cause.code) : undefined
  return reason ?? shownText(cause instanceof Error ? cause.message : String(cause))
}

async function isZip(file: string): Promise<boolean> {
  const { size } = await stat(file)
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ length: 4, position: 0 })
    if (buffer.toString('latin1', 0, Math.min(2, bytesRead)) === ZIP_HEAD) return true
  } finally {
    await handle.close()
  }
  if (size > BYTES_MAX) throw unreadable(file, `it is larger than ${BYTES_MAX / 1024 ** 2} MB`)
  return false
}

const textOf = (found: readonly Found[]): string =>
  found.length === 0
    ? 'There is no picture and no video in it.'
    : found.map((one) => ('problem' in one ? `${one.name}: not read, ${one.problem}.` : describeFile(one).join('\n'))).join('\n\n')
