import * as z from 'zod'
import { listLimits, textLimits } from '../text-limits.ts'
import { adFormatSchema } from '../ad-format.ts'
import { adSchema, newAdSchema } from '../ad.ts'
import { type Endpoint, KB, MB, noContent, nothing, perMinute, reachingFiles, readingImages } from '../endpoint.ts'
import { engineNameSchema } from '../provenance.ts'
import { adLayoutSchema, creativeSchema, templateSchema } from '../template.ts'

/** A part of the own ads and deletions, newest change first. */
const adPageSchema = z.object({
  /** `updatedAt`: when the server last saved it. */
  ads: z.array(z.object({ ad: adSchema, updatedAt: z.iso.datetime() })),
  deleted: z.array(z.object({ id: z.string(), deletedAt: z.iso.datetime() })),
  /** All own ads, those of other pages included. */
  total: z.int().min(0),
  /** For the next page; null after the last change. */
  cursor: z.string().nullable(),
})
export type AdPage = z.output<typeof adPageSchema>

/** Finished ads: their layouts, their files, and the saved ads. Rows of the table of calls (`endpoints.ts`). */
export const adCalls = {
  finishCreative: {
    method: 'POST',
    path: '/creatives/finish',
    summary: 'Draw a finished ad as a picture file, exactly as previewed',
    request: z.object({ creative: creativeSchema, layout: adLayoutSchema.default('card'), format: adFormatSchema.default('social') }),
    response: z.object({
      url: z.string(),
      width: z.int(),
      height: z.int(),
      contentType: z.string(),
      engine: engineNameSchema,
      /** What differs from the preview, in a sentence; missing when nothing does. */
      note: z.string().optional(),
    }),
    status: 200,
    failures: [...readingImages, 'text.undrawable', 'server.busy', 'storage.full', 'storage.quota'],
    timeoutMs: 30_000,
    maxBodyBytes: 10 * MB,
    rate: perMinute(60),
    generates: true,
  },
  divideWords: {
    method: 'POST',
    path: '/creatives/words',
    summary: 'The words of phrases in scripts without spaces, between which the lines of a finished ad end',
    request: z.object({ phrases: z.array(z.string().max(textLimits.line)).max(listLimits.facts) }),
    /** In the order of the phrases. */
    response: z.object({ words: z.array(z.array(z.string())) }),
    status: 200,
    failures: [],
    timeoutMs: 5000,
    maxBodyBytes: 512 * KB,
    rate: perMinute(120),
    generates: false,
  },
  listTemplates: {
    method: 'GET',
    path: '/templates',
    summary: 'Layouts of finished ads',
    request: nothing,
    response: z.object({ templates: z.array(templateSchema), version: z.string() }),
    status: 200,
    failures: [],
    timeoutMs: 5000,
    maxBodyBytes: 0,
    rate: perMinute(120),
    generates: false,
  },
  createAd: {
    method: 'POST',
    path: '/ads',
    summary: 'Keep an ad',
    request: newAdSchema,
    response: adSchema,
    status: 201,
    failures: ['ad.taken'],
    timeoutMs: 10_000,
    maxBodyBytes: 512 * KB,
    rate: perMinute(30),
    generates: true,
  },
  listAds: {
    method: 'GET',
    path: '/ads',
    summary: 'The own ads and deletions, newest change first',
    request: z.object({
      /** That of the page before; the first page without. */
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number<string | number>().int().min(1).max(100).default(100),
    }),
    response: adPageSchema,
    status: 200,
    failures: [],
    timeoutMs: 10_000,
    maxBodyBytes: 0,
    rate: perMinute(120),
    generates: false,
  },
  getAd: {
    method: 'GET',
    path: '/ads/{id}',
    summary: 'One of the own ads',
    request: z.object({ id: z.string().max(textLimits.id) }),
    response: adSchema,
    status: 200,
    failures: ['ad.not-found'],
    timeoutMs: 10_000,
    maxBodyBytes: 0,
    rate: perMinute(240),
    generates: false,
  },
  deleteAd: {
    method: 'DELETE',
    path: '/ads/{id}',
    summary: 'Delete an own ad and the files nobody else uses',
    request: z.object({ id: z.string().max(textLimits.id) }),
    response: noContent,
    status: 204,
    failures: ['ad.not-found', ...reachingFiles],
    timeoutMs: 10_000,
    maxBodyBytes: 0,
    rate: perMinute(60),
    generates: false,
  },
} as const satisfies Record<string, Endpoint>
