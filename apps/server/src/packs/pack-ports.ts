import { AdloomError } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { withPicturesOf } from '@adloom/domain/template.ts'
import { inItsShape } from '@adloom/engine/compose/shaped-creative.ts'
import { type PackPorts } from '@adloom/engine/pack/pack-entries.ts'
import { readVideoHeader } from '@adloom/engine/video/codec/video-header.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { imagesOfCreative } from '../storage/creative-images.ts'
import { fileKeysIn } from '../storage/addresses.ts'

interface PackSources {
  readonly workers: Workers
  readonly store: FileStore
  readonly readImage: (address: string, signal: AbortSignal) => Promise<Uint8Array>
}

/** Draws the ads of packs in worker threads, and reads videos from the store. */
export const packPortsOf = ({ workers, store, readImage }: PackSources): PackPorts => ({
  finish: async (request, weights, signal) => {
    const { creative, layout, format } = inItsShape(request)
    const { bytesByUrl, shown } = await imagesOfCreative(withPicturesOf(layout, creative), { readImage }, signal)
    return workers.run('finishMeasured', { request: { creative: shown, layout, format }, images: bytesByUrl, weights }, signal)
  },
  checkCopy: (request, signal) => workers.run('checkCopy', request, signal),
  readVideo: async (address) => {
    const [key] = fileKeysIn(address)
    if (key === undefined) throw new AdloomError('file.not-found', { detail: address.slice(0, 200) })
    const bytes = await store.read(key)
    const header = readVideoHeader({ size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) })
    if (header === null) throw new AdloomError('video.undecodable')
    const { contentType, width, height, durationSeconds: seconds, codec } = header
    return { bytes, facts: { contentType, width, height, seconds, codec, bytes: bytes.length } }
  },
})
