import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AdloomError } from '@adloom/domain/error.ts'
import { networkFiles } from '@adloom/engine/cutout/network/open-network.ts'
import { extract } from 'tar'
import { syncTree } from '../database/synced-files.ts'
import { download } from './download.ts'
import { fetchModel, type ModelSource } from './model-source.ts'
import { tarballAddress } from './npm-tarball.ts'
import { type PartEntry, type PartPackage } from './part-list.ts'

export interface BuildOrder {
  readonly entry: PartEntry
  /** The owner's own model; null for the one of the entry. */
  readonly source: ModelSource | null
  /** Where it is put together; what lies there is removed first. */
  readonly draft: string
  /** Where it stands in the end. */
  readonly folder: string
  readonly platform: string
  readonly arch: string
  readonly npmScript: string | null
  readonly onBytes: (count: number) => void
}

const isPlainFile = (entry: object): boolean => 'type' in entry && (entry.type === 'File' || entry.type === 'OldFile')

type Machine = Pick<BuildOrder, 'platform' | 'arch'>

/** Whether a file of a package is kept. */
function patternOf(files: readonly string[], { platform, arch }: Machine): RegExp {
  const patterns = files.map((file) =>
    file
      .replace('{platform}', platform)
      .replace('{arch}', arch)
      .replace(/[.+?^$()[\]\\|{}]/g, String.raw`\$&`)
      .replace('*', '[^/]+'),
  )
  return new RegExp(`^package/(?:${patterns.join('|')})$`)
}

/** Unpacks the files of an npm package that are kept; nothing but plain files. */
export async function unpackKept(file: string, into: string, files: readonly string[], machine: Machine): Promise<void> {
  const kept = patternOf(files, machine)
  await mkdir(into, { recursive: true })
  await extract({ cwd: into, file, strip: 1, strict: true, filter: (path, entry) => kept.test(path) && isPlainFile(entry) })
}

/** Fetches a package and unpacks the files that are kept. */
async function unpack(from: PartPackage, into: string, files: readonly string[], order: BuildOrder, signal: AbortSignal): Promise<void> {
  const file = join(order.draft, 'package.tgz')
  const address = await tarballAddress(from, order.npmScript, signal)
  const hash = from.integrity.slice('sha512-'.length)
  const name = `${from.name} ${from.version}`
  await download({ address, file, name, algorithm: 'sha512', hash, maxBytes: from.bytes * 2, onBytes: order.onBytes }, signal)
  await unpackKept(file, into, files, order)
  await rm(file)
}

/** Puts the model of the entry together. */
async function joinModel({ model }: PartEntry, order: BuildOrder, signal: AbortSignal): Promise<void> {
  const pieces = join(order.draft, 'pieces')
  const chunks = model.chunks.map((chunk) => model.under + chunk)
  await unpack(model.package, pieces, chunks, order, signal)
  const hash = createHash('sha256')
  const target = join(order.draft, networkFiles.model)
  await pipeline(async function* () {
    for (const chunk of chunks) {
      for await (const bytes of createReadStream(join(pieces, chunk))) {
        hash.update(bytes)
        yield bytes
      }
    }
  }, createWriteStream(target))
  if (hash.digest('hex') !== model.sha256) throw new AdloomError('part.wrong-hash', { values: { file: networkFiles.model } })
  await rm(pieces, { recursive: true })
  await writeFile(join(order.draft, networkFiles.description), JSON.stringify(model.description))
}

/**
 * Fetches a part and puts it together; it appears whole or not at all. Fails with the codes of `download`, `tarballAddress` and `fetchModel`, and with
 * the errors of the file system.
 */
export async function buildPart(order: BuildOrder, signal: AbortSignal): Promise<void> {
  const { entry, draft, folder, source } = order
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  try {
    if (source === null) await joinModel(entry, order, signal)
    else await fetchModel(source, draft, order.onBytes, signal)
    for (const one of entry.packages) await unpack(one, join(draft, one.into), one.files, order, signal)
    const { title, licences } = entry
    await writeFile(join(draft, 'licences.json'), JSON.stringify({ title, licences, source: source?.address ?? null }, null, 2))
    await syncTree(draft)
    await rename(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
