import * as z from 'zod'
import { textLimits } from '../text-limits.ts'
import { adFormatSchema } from '../ad-format.ts'
import { adSchema, newAdSchema } from '../ad.ts'
import { type Endpoint, KB, MB, noContent, nothing, perMinute, reachingFiles, readingImages } from '../endpoint.ts'
import { engineNameSchema } from '../provenance.ts'
import { adLayoutSchema, creativeSchema, templateSchema } from '../template.ts'

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
    failures: [...readingImages, 'text.undrawable', 'server.busy', 'storage.full'],
    timeoutMs: 30_000,
    maxBodyBytes: 10 * MB,
    rate: perMinute(60),
    generates: true,
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
    failures: [],
    timeoutMs: 10_000,
    maxBodyBytes: 512 * KB,
    rate: perMinute(30),
    generates: true,
  },
  deleteAd: {
    method: 'DELETE',
    path: '/ads/{id}',
    summary: 'Delete an ad and the files no other ad uses',
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
