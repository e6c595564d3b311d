import * as z from 'zod'
import { textLimits } from '../text-limits.ts'
import { type ErrorCode } from '../error.ts'
import { type Endpoint, KB, noContent, nothing, perMinute, readingImages } from '../endpoint.ts'
import { engineNameSchema } from '../provenance.ts'
import { videoJobSchema, videoRequestSchema } from '../video-job.ts'

/** Failures of a video made by a provider; the built-in engine never stands in for a paid one. A job that was started reports them as its `error`. */
const makingElsewhere = [
  'provider.key-refused',
  'provider.no-credit',
  'provider.busy',
  'provider.moderation',
  'provider.model-unknown',
  'provider.request-refused',
  'provider.failed',
  'provider.bad-reply',
  'provider.unreachable',
  'provider.outcome-unknown',
  'provider.timeout',
  'budget.spent',
  'budget.too-small',
  'budget.own-spent',
  'budget.own-too-small',
  'budget.price-unknown',
] as const satisfies readonly ErrorCode[]

/** Jobs that one list may name. */
const JOBS_LISTED = 50

/** Videos: requested and awaited, or followed as jobs. Rows of the table of calls (`endpoints.ts`). */
export const videoCalls = {
  generateVideo: {
    method: 'POST',
    path: '/generate-video/generate',
    summary: 'Make a short video and wait for it',
    request: videoRequestSchema,
    response: z.object({
      video: z.object({ url: z.string() }),
      videoUrl: z.string(),
      url: z.string(),
      thumbnailUrl: z.string().optional(),
      generationId: z.string(),
      engine: engineNameSchema,
    }),
    status: 200,
    accepted: videoJobSchema,
    failures: [
      ...readingImages,
      'text.undrawable',
      'video.undecodable',
      'video.failed',
      'video.cancelled',
      ...makingElsewhere,
      'server.busy',
      'storage.full',
      'storage.quota',
    ],
    timeoutMs: 390_000,
    maxBodyBytes: 64 * KB,
    rate: { requests: 4, perSeconds: 600 },
    generates: true,
    engines: ['video', 'copy'],
  },
  prepareVideo: {
    method: 'POST',
    path: '/generate-video/prepare',
    summary: 'Prepare for a video that is probably ordered soon: the first one is then ready sooner',
    request: nothing,
    response: noContent,
    status: 204,
    failures: [],
    timeoutMs: 10_000,
    maxBodyBytes: KB,
    rate: perMinute(20),
    generates: false,
    engines: ['video'],
  },
  startVideoJob: {
    method: 'POST',
    path: '/generate-video/jobs',
    summary: 'Start a video job; GET /api/generate-video/jobs/{id}/preview plays it without sound while it is made',
    request: videoRequestSchema.extend({ imageId: z.string().max(textLimits.id).optional() }),
    response: videoJobSchema,
    status: 202,
    failures: [...readingImages, 'text.undrawable', 'server.busy', 'storage.full', 'storage.quota'],
    timeoutMs: 30_000,
    maxBodyBytes: 64 * KB,
    rate: { requests: 4, perSeconds: 600 },
    generates: true,
    engines: ['video', 'copy'],
  },
  listVideoJobs: {
    method: 'GET',
    path: '/generate-video/jobs',
    summary: 'List video jobs',
    /** `ids` separated by commas, fifty at most; without them those this browser requested. */
    request: z.object({
      ids: z
        .string()
        .max(JOBS_LISTED * textLimits.id)
        .optional(),
      status: videoJobSchema.shape.status.optional(),
    }),
    response: z.object({ jobs: z.array(videoJobSchema) }),
    status: 200,
    failures: [],
    timeoutMs: 10_000,
    maxBodyBytes: 0,
    rate: perMinute(120),
    generates: false,
  },
  videoJob: {
    method: 'GET',
    path: '/generate-video/jobs/{id}',
    summary: 'One video job',
    request: z.object({ id: z.string().max(textLimits.id) }),
    response: videoJobSchema,
    status: 200,
    failures: ['video.not-found', 'video.expired'],
    timeoutMs: 10_000,
    maxBodyBytes: 0,
    rate: perMinute(120),
    generates: false,
  },
  deleteVideoJob: {
    method: 'DELETE',
    path: '/generate-video/jobs/{id}',
    summary: 'Cancel or forget a video job',
    request: z.object({ id: z.string().max(textLimits.id) }),
    response: noContent,
    status: 204,
    failures: ['video.not-found'],
    timeoutMs: 10_000,
    maxBodyBytes: 0,
    rate: perMinute(60),
    generates: false,
  },
} as const satisfies Record<string, Endpoint>
