import * as z from 'zod'

/** Limits of uploads: bytes, seconds and files (specification §5 and §9, API page). */
export const uploadLimits = {
  files: 10,
  pictureBytes: 25 * 1024 * 1024,
  videoBytes: 50 * 1024 * 1024,
  videoSeconds: 10,
  pixels: 40_000_000,
} as const

/** What an upload as JSON carries. Multipart carries `file` and `bucket` instead. */
export const uploadRequestSchema = z.object({
  data: z.string().regex(/^data:image\//, { error: 'Invalid image data' }),
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

/** Whether a file is a video: by its extension, or because its type says so (specification §2). */
export const isVideo = (name: string, type = ''): boolean =>
  type.startsWith('video/') || videoExtensions.includes(name.split(/[?#]/)[0].split('.').at(-1)?.toLowerCase() ?? '')
