import { AdloomError } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { withPicturesOf } from '@adloom/domain/template.ts'
import { readDataUrl } from '@adloom/domain/upload.ts'
import { inItsShape } from '@adloom/engine/compose/shaped-creative.ts'
import { type PackPorts } from '@adloom/engine/pack/pack-entries.ts'
import { readVideoHeader } from '@adloom/engine/video/codec/video-header.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { imagesOfCreative } from '../storage/creative-images.ts'
import { type FileSigner } from '../credentials/file-signer.ts'
import { fileKeysIn } from '../storage/addresses.ts'

interface PackSources {
  readonly workers: Workers
  readonly store: FileStore
  readonly readImage: (address: string, signal: AbortSignal) => Promise<Uint8Array>
  readonly signer: Pick<FileSigner, 'sign' | 'manifestBytes'>
}

/** Draws logos in worker threads, unsigned. */
export const logoDrawer =
  ({ workers, readImage }: Pick<PackSources, 'workers' | 'readImage'>): PackPorts['frameLogo'] =>
  async ({ address, ...order }, signal) => {
    // A shop's dead link: what then lacks is named.
    const bytes = readDataUrl(address)?.bytes ?? (await readImage(address, signal).catch(() => null))
    return bytes === null ? null : workers.run('frameLogo', { bytes, ...order }, signal)
  }

/** Draws the ads of packs in worker threads, and reads videos from the store. All leave signed: weights and figures are those of the signed files. */
export function packPortsOf({ workers, store, readImage, signer }: PackSources): PackPorts {
  const drawLogo = logoDrawer({ workers, readImage })
  return {
    finish: async (request, weights, signal) => {
      const { creative, layout, format } = inItsShape(request)
      const { bytesByUrl, shown } = await imagesOfCreative(withPicturesOf(layout, creative), { readImage }, signal)
      const reserved = await signer.manifestBytes()
      const order = { creative: shown, layout, format }
      const lighter = weights.map((most) => (most === null ? null : most - reserved))
      const { files, ...drawn } = await workers.run('finishMeasured', { request: order, images: bytesByUrl, weights: lighter }, signal)
      // One file may stand for several weights.
      const signed = new Map<Uint8Array, Promise<Uint8Array>>()
      for (const { bytes } of files) signed.set(bytes, signed.get(bytes) ?? signer.sign(bytes))
      const withManifests = files.map(async ({ bytes: bare, measured }) => {
        const bytes = (await signed.get(bare)) ?? bare
        return { bytes, measured: { ...measured, bytes: bytes.length } }
      })
      return { ...drawn, files: await Promise.all(withManifests) }
    },
    finishHtml5: async (request, clickUrl, signal) => {
      const { creative, layout, format } = inItsShape(request)
      const { bytesByUrl, shown } = await imagesOfCreative(withPicturesOf(layout, creative), { readImage }, signal)
      return workers.run('finishHtml5', { request: { creative: shown, layout, format }, images: bytesByUrl, clickUrl }, signal)
    },
    checkCopy: (request, signal) => workers.run('checkCopy', request, signal),
    frameLogo: async (order, signal) => {
      const framed = await drawLogo(order, signal)
      if (framed === null) return null
      const files = framed.files.map(async (file) => (file === null ? null : { ...file, bytes: await signer.sign(file.bytes) }))
      return { ...framed, files: await Promise.all(files) }
    },
    readVideo: async (address) => {
      const [key] = fileKeysIn(address)
      if (key === undefined) throw new AdloomError('file.not-found', { detail: address.slice(0, 200) })
      const bytes = await signer.sign(await store.read(key))
      const header = readVideoHeader({ size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) })
      if (header === null) throw new AdloomError('video.undecodable')
      const { contentType, width, height, durationSeconds: seconds, codec } = header
      return { bytes, facts: { contentType, width, height, seconds, codec, bytes: bytes.length } }
    },
  }
}
