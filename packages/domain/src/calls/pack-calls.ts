import * as z from 'zod'
import { adFormatSchema } from '../ad-format.ts'
import { copyOptionSchema, copyRequestSchema } from '../copy.ts'
import { type Endpoint, KB, MB, perMinute, readingImages } from '../endpoint.ts'
import { measuredCreativeSchema, placementCheckSchema } from '../placements/check-placement.ts'
import { packChoicesSchema, packLimits } from '../placements/pack.ts'
import { placementIdSchema, placements } from '../placements/placement.ts'
import { scoreSchema } from '../placements/score.ts'
import { adLayoutSchema, creativeSchema } from '../template.ts'
import { textLimits } from '../text-limits.ts'

/** Packs of ads, and what ads keep and break in placements. Rows of the table of calls (`endpoints.ts`). */
export const packCalls = {
  orderPack: {
    method: 'POST',
    path: '/packs',
    summary: 'Choose own ads and placements for one zip; GET /api/packs/{id}.zip then streams it, for a day',
    request: packChoicesSchema.extend({
      /** Own ads; or those of a campaign. */
      ads: z.array(z.string().max(textLimits.id)).min(1).max(packLimits.ads).optional(),
      campaign: z.string().max(textLimits.id).optional(),
      /** What `{campaign}` stands for in names and upload files; without it the campaign of each ad, or its title. */
      title: z.string().trim().min(1).max(textLimits.line).optional(),
    }),
    response: z.object({
      id: z.string(),
      /** Of the zip, below the address of this installation. */
      path: z.string(),
      ads: z.int(),
      /** Pictures that will be drawn. */
      pictures: z.int(),
      expiresAt: z.iso.datetime(),
    }),
    status: 201,
    failures: ['pack.nothing', 'pack.too-many'],
    timeoutMs: 30_000,
    maxBodyBytes: 256 * KB,
    rate: perMinute(20),
    generates: true,
  },
  checkCreative: {
    method: 'POST',
    path: '/creatives/checks',
    summary: 'What a finished ad keeps and breaks in placements, and its score',
    request: z.object({
      creative: creativeSchema,
      layout: adLayoutSchema.default('card'),
      /** The other forms of its texts, which may mend what is too long. */
      option: copyOptionSchema.pick({ compact: true, long: true, language: true }).default({}),
      /** What its texts were written from; without it claims are not checked. */
      from: copyRequestSchema.optional(),
      placements: z
        .array(placementIdSchema)
        .min(1)
        .max(placements.length)
        .default(placements.map(({ id }) => id)),
    }),
    response: z.object({
      placements: z.array(
        z.object({
          placement: z.string(),
          format: adFormatSchema,
          /** The worst of its checks. */
          result: z.enum(['pass', 'warn', 'fail']),
          checks: z.array(placementCheckSchema),
          score: scoreSchema,
          measured: measuredCreativeSchema,
        }),
      ),
    }),
    status: 200,
    failures: [...readingImages, 'text.undrawable', 'server.busy'],
    timeoutMs: 60_000,
    maxBodyBytes: 10 * MB,
    rate: perMinute(30),
    generates: false,
  },
  checkVideo: {
    method: 'POST',
    path: '/creatives/video-checks',
    summary: 'What a stored video keeps and breaks in placements of videos',
    request: z.object({ url: z.string().max(textLimits.address) }),
    response: z.object({
      placements: z.array(
        z.object({
          placement: z.string(),
          /** The worst of its checks. */
          result: z.enum(['pass', 'warn', 'fail']),
          checks: z.array(placementCheckSchema),
        }),
      ),
    }),
    status: 200,
    failures: ['file.not-found', 'video.undecodable'],
    timeoutMs: 30_000,
    maxBodyBytes: 16 * KB,
    rate: perMinute(60),
    generates: false,
  },
} as const satisfies Record<string, Endpoint>
