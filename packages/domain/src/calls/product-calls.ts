import * as z from 'zod'
import { type Endpoint, KB, MB, perMinute, reachingFiles } from '../endpoint.ts'
import { errors } from '../error.ts'
import { inspectedFileSchema } from '../inspected-file.ts'
import { LONGEST_URL, productSchema } from '../product.ts'
import { uploadedFileSchema, uploadRequestSchema } from '../upload.ts'

const invalidUrl = { error: errors['url.invalid'].message }

/** Sources of ads: pages to read, files to store. Rows of the table of calls (`endpoints.ts`). */
export const productCalls = {
  parseProduct: {
    method: 'POST',
    path: '/parser/parse',
    summary: 'Read a product page',
    request: z.object({
      url: z.string(invalidUrl).trim().min(4, invalidUrl).max(LONGEST_URL, invalidUrl),
      html: z
        .string()
        .max(10 * MB, { error: errors['page.too-large'].message })
        .optional(),
    }),
    response: productSchema,
    status: 200,
    failures: [
      'url.invalid',
      'url.private',
      'page.unreachable',
      'page.certificate',
      'page.not-found',
      'page.forbidden',
      'page.timeout',
      'page.failed',
      'page.unread',
      'page.not-html',
      'page.too-large',
      'page.category',
      'page.article',
      'page.error',
      'page.challenge',
      'page.consent',
      'page.shell',
      'page.other',
      'page.pasted',
      'server.busy',
      'storage.full',
    ],
    timeoutMs: 20_000,
    maxBodyBytes: 24 * MB,
    smallBody: { without: 'html', maxBytes: 16 * KB },
    rate: perMinute(20),
    generates: false,
  },
  uploadFile: {
    method: 'POST',
    path: '/storage/upload',
    summary: 'Keep a picture or a short video',
    request: uploadRequestSchema,
    response: uploadedFileSchema,
    status: 200,
    failures: [
      'picture.missing',
      'picture.not-base64',
      'picture.undecodable',
      'picture.svg',
      'picture.too-large',
      'video.undecodable',
      'video.too-long',
      'video.too-large',
      'storage.full',
      'storage.quota',
      ...reachingFiles,
    ],
    timeoutMs: 60_000,
    maxBodyBytes: 51 * MB,
    rate: perMinute(60),
    generates: false,
    multipart: true,
  },
  inspectFile: {
    method: 'POST',
    path: '/inspect',
    summary: 'Say where a picture or a video comes from',
    request: uploadRequestSchema.omit({ bucket: true }),
    response: inspectedFileSchema.extend({
      /** The same for people. */
      sentences: z.array(z.string()),
    }),
    status: 200,
    failures: ['picture.not-base64', 'picture.svg', 'server.busy', 'storage.full'],
    timeoutMs: 60_000,
    maxBodyBytes: 51 * MB,
    rate: perMinute(30),
    generates: false,
    multipart: true,
  },
  keepPicture: {
    method: 'POST',
    path: '/storage/keep',
    summary: 'Keep a copy of the picture at an address',
    request: z.object({
      /** `http(s)` or `data:image/…`; an SVG is rendered as PNG, an image already stored here is returned unchanged. */
      url: z
        .string({ error: errors['picture.invalid-url'].message })
        .regex(/^(https?:\/\/|data:image\/)/i, { error: errors['picture.invalid-url'].message })
        .max(34 * MB),
    }),
    response: uploadedFileSchema,
    status: 200,
    failures: [
      'picture.invalid-url',
      'picture.missing',
      'picture.not-base64',
      'url.private',
      'file.not-found',
      'picture.unreachable',
      'picture.undecodable',
      'picture.too-large',
      'server.busy',
      'storage.full',
      'storage.quota',
      ...reachingFiles,
    ],
    timeoutMs: 60_000,
    // 25 MB in base64, and the JSON around it.
    maxBodyBytes: 35 * MB,
    rate: perMinute(60),
    generates: false,
  },
} as const satisfies Record<string, Endpoint>
