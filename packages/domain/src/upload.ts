import * as z from 'zod'

/** Limits of uploads: bytes, seconds and files (§5.3). */
export const uploadLimits = {
  files: 10,
  imageBytes: 25 * 1024 * 1024,
  videoBytes: 50 * 1024 * 1024,
  videoSeconds: 10,
  pixels: 40_000_000,
} as const

/** Characters of a file in base64: as much as a body holds, because a file that is too large is told so by its own failure. */
const DATA_URL_MAX = 51 * 1024 * 1024

/** An upload as JSON. Multipart carries `file` and `bucket` instead. */
export const uploadRequestSchema = z.object({
  data: z
    .string({ error: 'Invalid image data' })
    .regex(/^data:image\//, { error: 'Invalid image data' })
    .max(DATA_URL_MAX),
  filename: z.string().max(255).optional(),
  bucket: z.string().max(255).optional(),
})
export type UploadRequest = z.output<typeof uploadRequestSchema>

export const uploadedFileSchema = z.object({
  url: z.string(),
  bucket: z.string(),
  key: z.string(),
  contentType: z.string(),
  size: z.int(),
  width: z.int().optional(),
  height: z.int().optional(),
  durationSeconds: z.number().optional(),
})
export type UploadedFile = z.infer<typeof uploadedFileSchema>

const videoExtensions = ['mp4', 'webm', 'ogg', 'mov', 'avi']

/** Whether a file is a video: by its extension or its type (§2.12). */
export const isVideo = (name: string, type = ''): boolean =>
  type.startsWith('video/') || videoExtensions.includes(name.split(/[?#]/)[0].split('.').at(-1)?.toLowerCase() ?? '')

/** The content of a `data:` URL, or null when it is none. Understands base64 and percent-encoded text. */
export function readDataUrl(address: string): { contentType: string; bytes: Uint8Array } | null {
  const match = /^data:([\w.+-]+\/[\w.+-]+)?((?:;[\w-]+(?:=[^;,]*)?)*),/i.exec(address)
  if (match === null) return null
  const contentType = (match[1] ?? 'text/plain').toLowerCase()
  const body = address.slice(match[0].length)
  try {
    const bytes = /;base64$/i.test(match[2])
      ? Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(body))
    return { contentType, bytes }
  } catch {
    // Neither valid base64 nor valid percent encoding.
    return null
  }
}
