import { type InspectedFile } from '@adloom/domain/inspected-file.ts'
import { readImageHeader } from './image/image-header.ts'
import { mediaTypeOf, metadataPartsOf } from './image/metadata-parts.ts'
import { type C2paProcess } from './provenance/c2pa-process.ts'
import { readManifest } from './provenance/read-manifest.ts'
import { statementOf } from './provenance/read-xmp.ts'
import { shownText } from './provenance/shown-text.ts'
import { readVideoHeader } from './video/codec/video-header.ts'

interface InspectingParts {
  readonly process: Pick<C2paProcess, 'ask'>
  /** The certificates of this installation in PEM; null where it has none. */
  readonly certificates: string | null
}

/** What a file says about where it comes from. Decodes nothing of it, and never fails: it may be from anywhere. */
export async function inspectFile(name: string, bytes: Uint8Array, { process, certificates }: InspectingParts): Promise<InspectedFile> {
  const type = mediaTypeOf(bytes)
  const none = { width: null, height: null, seconds: null, xmp: null, manifest: null }
  const file = { name: shownText(name), bytes: bytes.length, type, ...none }
  if (type === null) return file
  return {
    ...file,
    ...(type === 'video/mp4' ? videoFacts(bytes) : imageSize(bytes)),
    xmp: statementOf(metadataPartsOf(bytes).xmp.map(({ text }) => text)),
    manifest: await readManifest(bytes, type, process, certificates),
  }
}

function imageSize(bytes: Uint8Array): Pick<InspectedFile, 'width' | 'height'> {
  const header = readImageHeader(bytes)
  return header === null || header === 'more' ? { width: null, height: null } : header
}

function videoFacts(bytes: Uint8Array): Pick<InspectedFile, 'width' | 'height' | 'seconds'> {
  const header = readVideoHeader({ size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) })
  return { width: header?.width ?? null, height: header?.height ?? null, seconds: header?.durationSeconds ?? null }
}
