import { createWriteStream } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AdloomError } from '@adloom/domain/error.ts'
import { type PackChoices, packChoicesSchema, type PackManifest, packManifestSchema } from '@adloom/domain/placements/pack.ts'
import { nameParts } from '@adloom/domain/placements/pack-name.ts'
import { placements } from '@adloom/domain/placements/placement.ts'
import { readDataUrl } from '@adloom/domain/upload.ts'
import { packEntries, type PackEntry } from '@adloom/engine/pack/pack-entries.ts'
import { guardedPageLoader } from '@adloom/engine/page/fetch/load-page.ts'
import { cacheFetched } from '@adloom/engine/page/fetch/page-cache.ts'
import { workersOf } from '../calls/dependencies.ts'
import { type Config } from '../config/config.ts'
import { VERSION } from '../http/version.ts'
import { commandSigner } from './command-signer.ts'
import { madeAdsIn } from './made-ads.ts'
import { noVideoAt, packPortsOf } from '../packs/pack-ports.ts'
import { zipStream } from '../packs/zip-stream.ts'

export interface PackFolderOrder {
  readonly command: 'pack'
  /** That `make` or `make-all` wrote. */
  readonly folder: string
  readonly file: string
  readonly choices: PackChoices
}

interface ChosenFlags {
  readonly isFirst: boolean
  readonly html5: boolean
}

/** The choices in the words of a command line; or what is wrong with them, as a sentence. */
export function packChoicesOf(ids: string | undefined, pattern: string | undefined, { isFirst, html5 }: ChosenFlags): PackChoices | string {
  const named = ids?.split(',').map((id) => id.trim())
  const read = packChoicesSchema.safeParse({ placements: named, pattern, combinations: isFirst ? 'first' : 'all', html5 })
  if (read.success) return read.data
  if (read.error.issues[0].path[0] !== 'pattern') return `--placements must be of ${placements.map(({ id }) => id).join(', ')}.`
  const parts = Object.keys(nameParts).map((part) => `{${part}}`)
  return `--names may have ${parts.join(', ')}.`
}

/** Packs the ads of a folder into a zip, and returns its path; says what its checks found. Fails with `pack.unreadable` and `output.unusable`. */
export async function packFolder(
  { folder, file, choices }: PackFolderOrder,
  config: Config,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const workers = workersOf(config)
  const pages = cacheFetched(guardedPageLoader({ allowHosts: config.fetchAllowHosts }), () => performance.now())
  const readImage = async (address: string, late: AbortSignal): Promise<Uint8Array> =>
    isAbsolute(address) ? readFile(address) : (readDataUrl(address)?.bytes ?? (await pages.loadImage(address, late)).bytes)
  const signer = commandSigner(config, report)
  const ports = packPortsOf({
    workers,
    // The pictures that `make` wrote are square.
    asDrawn: async (request) => ({ ...request, isOwnImage: true }),
    readImage,
    readVideo: (address) => Promise.reject(noVideoAt(address)),
    signer,
  })
  const madeAt = new Date()
  const part = `${file}.part`
  try {
    const entries = packEntries({ ...choices, title: null, madeBy: `Adloom ${VERSION}`, madeAt }, madeAdsIn(folder), ports, signal)
    await pipeline(
      zipStream(
        withManifest(entries, (manifest) => describe(manifest, report)),
        madeAt,
      ),
      createWriteStream(part),
      { signal },
    )
    await rename(part, file)
    return file
  } catch (cause) {
    await rm(part, { force: true })
    if (cause instanceof AdloomError || signal.aborted) throw signal.aborted ? signal.reason : cause
    throw new AdloomError('output.unusable', { cause, values: { folder: file } })
  } finally {
    signer.close()
    await workers.close()
  }
}

async function* withManifest(entries: AsyncIterable<PackEntry>, tell: (manifest: PackManifest) => void): AsyncGenerator<PackEntry> {
  for await (const entry of entries) {
    if (entry.name === 'manifest.json') tell(packManifestSchema.parse(JSON.parse(new TextDecoder().decode(entry.bytes))))
    yield entry
  }
}

function describe({ files, banners, uploadFiles, leftOut }: PackManifest, report: (line: string) => void): void {
  const checks = [...files, ...banners].flatMap((file) => file.checks.map((check) => ({ ...check, name: file.name })))
  const failed = checks.filter(({ result }) => result === 'fail')
  const warned = checks.filter(({ result }) => result === 'warn')
  const moving = banners.length === 0 ? '' : ` and ${banners.length} in HTML5`
  report(`${files.length} pictures${moving}; of ${checks.length} checks ${failed.length} failed and ${warned.length} are warnings.`)
  for (const { name, rule, found, allowed } of failed) report(`  ${name}: ${rule}: ${found}, allowed ${allowed}`)
  for (const { name, missing } of uploadFiles) for (const lack of missing) report(`  ${name}: ${lack}`)
  for (const { ad, reason } of leftOut) report(`  ${ad} was left out: ${reason}`)
}
