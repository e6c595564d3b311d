import { createHash } from 'node:crypto'
import { xmpBox } from './embed-xmp.ts'
import { manifestStoreOf, type MetadataSpan, mediaTypeOf, metadataPartsOf, sealPart } from './metadata-parts.ts'
import { removePosition } from './remove-position.ts'
import { ownSourceOf, xmpOf } from './xmp-source.ts'

/**
 * An image or video from elsewhere as it is stored. Changes these bytes, which are also what is returned; a PNG may be a copy.
 * - Where it was taken is removed (`removePosition`).
 * - A C2PA manifest stays as long as it holds: it is removed from a file of which anything was removed, and when it says itself where that was.
 * - What looks like a packet of ours is marked as changeable: only files that were made here may be signed as such (`madeHere`).
 */
export function storedUpload(bytes: Uint8Array): Uint8Array {
  const store = manifestStoreOf(bytes)
  if (store.length === 0) return markAsForeign(removePosition(bytes))
  const hash = hashOf(bytes)
  const stored = removePosition(bytes)
  if (!mayTellPlace(store) && hashOf(stored) === hash) return stored
  removeManifest(stored, metadataPartsOf(stored).manifest)
  return markAsForeign(stored)
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Names of Exif's and IPTC's places stand as text in a manifest; an Exif of its thumbnails is not read, so it counts. */
const mayTellPlace = (store: Buffer): boolean => /gpsl|exif\0\0|locationcreated|locationshown/i.test(store.toString('latin1'))

/** What a part without content is called; no reader of a format takes offence. */
const emptyPart = { 'image/jpeg': '\xff\xfe', 'image/png': 'noNe', 'image/webp': 'JUNK', 'video/mp4': 'free' } as const

/** Overwrites a manifest store: nothing moves, so that offsets in the file stay right. */
function removeManifest(bytes: Uint8Array, spans: readonly MetadataSpan[]): void {
  const type = mediaTypeOf(bytes)
  if (type === null) return
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const span of spans) {
    file.fill(0, span.start, span.end)
    file.write(emptyPart[type], span.nameAt, 'latin1')
    sealPart(file, type, span)
  }
}

/** The packet that `xmpOf` writes is read-only (`end="r"`). In a file from elsewhere it becomes one that may be changed; nothing else in it does. */
export function markAsForeign(bytes: Uint8Array): Uint8Array {
  const type = mediaTypeOf(bytes)
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const { text, isPacked, span } of metadataPartsOf(bytes).xmp) {
    const packet = Buffer.from(text).toString('utf8')
    if (type === null || isPacked || ownSourceOf(packet) === null) continue
    text[text.length - '"?>'.length - 1] = 'w'.charCodeAt(0)
    sealPart(file, type, span)
  }
  return bytes
}

/** A video of a model with its source in an XMP packet; one that says already where it comes from, and other files, as they are. */
export function withModelSource(video: Uint8Array): Uint8Array {
  const { xmp, manifest } = metadataPartsOf(video)
  if (mediaTypeOf(video) !== 'video/mp4' || xmp.length > 0 || manifest.length > 0) return video
  const stated = Buffer.concat([video, xmpBox(xmpOf('trainedAlgorithmicMedia'))])
  // Not found where the last box has no end of its own.
  return metadataPartsOf(stated).xmp.length === 1 ? stated : video
}
