import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { AdloomError } from '@adloom/domain/error.ts'
import { uploadLimits, type UploadedFile } from '@adloom/domain/upload.ts'
import { inspectImage } from './image/inspect-image.ts'
import { storedUpload } from './image/upload-metadata.ts'
import { looksLikeVideo, type ReadableFile, readVideoHeader } from './video/codec/video-header.ts'

/** A received file on the disk. `filename` is the sender's name for it. */
interface ReceivedUpload {
  readonly path: string
  readonly size: number
  readonly filename: string
}

/** Facts of an uploaded file, from its bytes. */
type UploadFacts = Pick<UploadedFile, 'contentType' | 'width' | 'height' | 'durationSeconds'>

/** Bytes read at a time, for headers whose parts lie side by side. */
const WINDOW = 4096

/** What an upload is, and what was changed of it (`storedUpload`); null when nothing was. */
interface InspectedUpload extends UploadFacts {
  readonly changed: { readonly hash: string; readonly size: number } | null
}

/** Looks into an upload, and takes out of the file what is not stored. Fails with a `picture.*` or `video.*` code. */
export async function inspectUpload(upload: ReceivedUpload): Promise<InspectedUpload> {
  return { ...(await factsOf(upload)), changed: await asStored(upload.path) }
}

async function asStored(path: string): Promise<InspectedUpload['changed']> {
  const bytes = await readFile(path)
  const hashBefore = hashOf(bytes)
  const stored = storedUpload(bytes)
  const hash = hashOf(stored)
  if (hash === hashBefore) return null
  await writeFile(path, stored)
  return { hash, size: stored.length }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** An image is read whole, of a video only the headers. */
async function factsOf({ path, size, filename }: ReceivedUpload): Promise<UploadFacts> {
  const handle = openSync(path, 'r')
  try {
    const file = windowedFile(handle, size)
    if (looksLikeVideo(file.read(0, 12))) return inspectVideo(file, filename)
  } finally {
    closeSync(handle)
  }
  if (size > uploadLimits.imageBytes) throw new AdloomError('picture.too-large', { detail: `${size} bytes` })
  return inspectImage(await readFile(path))
}

function inspectVideo(file: ReadableFile, filename: string): UploadFacts {
  if (file.size > uploadLimits.videoBytes) throw new AdloomError('video.too-large', { detail: `${file.size} bytes` })
  const header = readVideoHeader(file)
  if (header === null) throw new AdloomError('video.undecodable')
  const { contentType, durationSeconds, width, height } = header
  if (durationSeconds !== null && durationSeconds > uploadLimits.videoSeconds) {
    throw new AdloomError('video.too-long', { values: { name: filename }, detail: `${durationSeconds} s` })
  }
  return { contentType, durationSeconds: durationSeconds ?? undefined, width: width ?? undefined, height: height ?? undefined }
}

/** An open file; the last `WINDOW` bytes that were read stay in memory. */
function windowedFile(handle: number, size: number): ReadableFile {
  const bytes = Buffer.alloc(WINDOW)
  let from = 0
  let length = 0
  return {
    size,
    read: (at, wanted) => {
      if (at < from || at + wanted > from + length) {
        from = at
        length = readSync(handle, bytes, 0, WINDOW, at)
      }
      return bytes.subarray(at - from, Math.min(length, at - from + wanted))
    },
  }
}
