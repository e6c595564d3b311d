import { AdloomError } from '@adloom/domain/error.ts'
import { withPicturesOf } from '@adloom/domain/template.ts'
import { readDataUrl } from '@adloom/domain/upload.ts'
import { type FinishRequest } from '@adloom/engine/compose/finish-creative.ts'
import { type PackPorts } from '@adloom/engine/pack/pack-entries.ts'
import { readVideoHeader } from '@adloom/engine/video/codec/video-header.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FileSigner } from '../credentials/file-signer.ts'
import { imagesOfCreative } from '../storage/creative-images.ts'

interface PackSources {
  readonly workers: Workers
  /** What is drawn for a request: where its image has shapes, the one that its format needs. */
  readonly asDrawn: (request: FinishRequest) => Promise<FinishRequest>
  readonly readImage: (address: string, signal: AbortSignal) => Promise<Uint8Array>
  /** Fails with `file.not-found` for any address but that of a stored video. */
  readonly readVideo: (address: string) => Promise<Uint8Array>
  readonly signer: Pick<FileSigner, 'sign' | 'manifestBytes'>
}

/** Draws the ads of packs in worker threads, and reads videos. All leave signed: weights and figures are those of the signed files. */
export function packPortsOf({ workers, asDrawn, readImage, readVideo, signer }: PackSources): PackPorts {
  const orderOf = async (request: FinishRequest, signal: AbortSignal) => {
    const drawn = await asDrawn(request)
    const { bytesByUrl, shown } = await imagesOfCreative(withPicturesOf(drawn.layout, drawn.creative), { readImage }, signal)
    return { request: { ...drawn, creative: shown }, images: bytesByUrl }
  }
  return {
    finish: async (request, weights, signal) => {
      const order = await orderOf(request, signal)
      const reserved = await signer.manifestBytes()
      const lighter = weights.map((most) => (most === null ? null : most - reserved))
      const { files, ...drawn } = await workers.run('finishMeasured', { ...order, weights: lighter }, signal)
      // One file may stand for several weights.
      const signed = new Map<Uint8Array, Promise<Uint8Array>>()
      for (const { bytes } of files) signed.set(bytes, signed.get(bytes) ?? signer.sign(bytes))
      const withManifests = files.map(async ({ bytes: bare, measured }) => {
        const bytes = (await signed.get(bare)) ?? bare
        return { bytes, measured: { ...measured, bytes: bytes.length } }
      })
      return { ...drawn, files: await Promise.all(withManifests) }
    },
    finishHtml5: async (request, clickUrl, signal) => workers.run('finishHtml5', { ...(await orderOf(request, signal)), clickUrl }, signal),
    checkCopy: (request, signal) => workers.run('checkCopy', request, signal),
    frameLogo: async ({ address, ...order }, signal) => {
      // A shop's dead link: what then lacks is named.
      const bytes = readDataUrl(address)?.bytes ?? (await readImage(address, signal).catch(() => null))
      const framed = bytes === null ? null : await workers.run('frameLogo', { bytes, ...order }, signal)
      if (framed === null) return null
      const files = framed.files.map(async (file) => (file === null ? null : { ...file, bytes: await signer.sign(file.bytes) }))
      return { ...framed, files: await Promise.all(files) }
    },
    readVideo: async (address) => {
      const bytes = await signer.sign(await readVideo(address))
      const header = readVideoHeader({ size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) })
      if (header === null) throw new AdloomError('video.undecodable')
      const { contentType, width, height, durationSeconds: seconds, codec } = header
      return { bytes, facts: { contentType, width, height, seconds, codec, bytes: bytes.length } }
    },
  }
}

/** An address at which no stored video is. */
export const noVideoAt = (address: string): AdloomError => new AdloomError('file.not-found', { detail: address.slice(0, 200) })
