import { type Entry, openPromise } from 'yauzl'

/** A picture or video of a zip. */
interface ZipMedia {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Why a file of a zip was not read. */
interface ZipProblem {
  readonly name: string
  readonly problem: string
}

const FILES_MAX = 5000
/** Pictures and videos are packed already; one that unpacks to so much more is made to fill memory. */
const RATIO_MAX = 20
/** Below it no ratio is dangerous. */
const UNPACKED_ALWAYS = 10 * 1024 ** 2
const MEDIA = /\.(?:jpe?g|png|webp|mp4)$/i

/**
 * The pictures and videos of a zip on the disk, one after the other, so that one is in memory at once. Throws where it is no zip, and where it has too
 * many files.
 */
export async function* mediaOfZip(path: string, maxBytes: number): AsyncGenerator<ZipMedia | ZipProblem> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
  try {
    let files = 0
    for await (const entry of zip.eachEntry()) {
      files += 1
      if (files > FILES_MAX) throw new Error(`more than ${FILES_MAX} files`)
      const name = entry.fileName
      if (!MEDIA.test(name)) continue
      const problem = problemOf(entry, maxBytes)
      if (problem !== null) {
        yield { name, problem }
        continue
      }
      let bytes: Uint8Array | null = null
      try {
        const parts: Uint8Array[] = []
        for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part)
        bytes = Buffer.concat(parts)
      } catch (cause) {
        yield { name, problem: String(cause) }
      }
      if (bytes !== null) yield { name, bytes }
    }
  } finally {
    zip.close()
  }
}

/** Its sizes hold: reading fails where a file is longer than its entry says. */
function problemOf({ uncompressedSize, compressedSize }: Entry, maxBytes: number): string | null {
  if (uncompressedSize > maxBytes) return 'it is too large'
  return uncompressedSize > UNPACKED_ALWAYS && uncompressedSize > compressedSize * RATIO_MAX ? 'it unpacks to far more than it is' : null
}
