import * as z from 'zod'
import { spendingSchema } from '../cost.ts'
import { type Endpoint, idempotencyKeySchema, KB, nothing, perMinute } from '../endpoint.ts'
import { partSchema } from '../part.ts'
import { engineNameSchema } from '../provenance.ts'

/** An engine, its state and its price. */
const engineStateSchema = z.object({
  /** As requests and replies name it; for mail, the name of the service. */
  engine: z.string(),
  provider: z.string(),
  model: z.string(),
  /** Whether it answers, as far as is known; where it does not, the built-in engine stands in and says so. */
  available: z.boolean(),
  needsNetwork: z.boolean(),
  typicalMs: z.number().nullable(),
  /** Approximate price; `usd` is null where it is not known, `asOf` the day of the price, or of the table that lacks it. */
  estimate: z.object({ usd: z.number().nullable(), per: z.string(), asOf: z.string() }),
  /** For the owner of the installation: a model that retires, a key that was refused. */
  warnings: z.array(z.string()),
})

/** The installation itself: features, health, progress of a running call. Rows of the table of calls (`endpoints.ts`). */
export const installationCalls = {
  progress: {
    method: 'GET',
    path: '/progress',
    summary: 'How much of a running call is done',
    request: z.object({
      /** The `Idempotency-Key` of the running call. */
      key: idempotencyKeySchema,
    }),
    response: z.object({
      /** Null while no call runs under the key here: it has not begun, has ended, or runs in another process. */
      percent: z.number().min(0).max(100).nullable(),
      /** Addresses of the call's images, in order: null for one that is still being made. Empty for a call that makes none. */
      images: z.array(z.string().nullable()).default([]),
    }),
    status: 200,
    failures: [],
    timeoutMs: 5000,
    maxBodyBytes: 0,
    // Twice a second for each of five images, and headroom for other tabs.
    rate: perMinute(960),
    generates: false,
  },
  capabilities: {
    method: 'GET',
    path: '/capabilities',
    summary: 'What this installation can make, and with what',
    request: nothing,
    response: z.object({
      features: z.record(
        z.string(),
        engineStateSchema.extend({
          /** The engines a caller may choose from, this one first; missing where there is no choice. */
          choices: z.array(engineStateSchema).optional(),
        }),
      ),
      limits: z.record(z.string(), z.number()),
    }),
    status: 200,
    failures: [],
    timeoutMs: 5000,
    maxBodyBytes: 0,
    rate: perMinute(120),
    generates: false,
  },
  costs: {
    method: 'GET',
    path: '/costs',
    summary: 'What was spent today, and what may be',
    request: nothing,
    response: spendingSchema,
    status: 200,
    failures: ['admin.token-wrong'],
    timeoutMs: 5000,
    maxBodyBytes: 0,
    rate: perMinute(60),
    generates: false,
  },
  parts: {
    method: 'GET',
    path: '/parts',
    summary: 'Optional parts of the installation, and whether they are there',
    request: nothing,
    response: z.object({ parts: z.array(partSchema) }),
    status: 200,
    failures: [],
    timeoutMs: 5000,
    maxBodyBytes: 0,
    // Once a second while one is added, and headroom for other tabs.
    rate: perMinute(240),
    generates: false,
  },
  addPart: {
    method: 'POST',
    path: '/parts/{name}',
    summary: 'Begins to add a part; GET /parts tells how far it is',
    request: z.object({
      name: z
        .string()
        .max(40)
        .regex(/^[a-z]+$/),
    }),
    response: partSchema,
    status: 202,
    failures: ['admin.token-wrong', 'part.unknown'],
    timeoutMs: 5000,
    maxBodyBytes: KB,
    rate: perMinute(12),
    generates: false,
  },
  session: {
    method: 'GET',
    path: '/session',
    summary: 'Who is signed in',
    request: nothing,
    response: z.object({
      /** Null where nobody signs in. */
      user: z.object({ name: z.string() }).nullable(),
    }),
    status: 200,
    failures: [],
    timeoutMs: 5000,
    maxBodyBytes: 0,
    rate: perMinute(120),
    generates: false,
  },
  ready: {
    method: 'GET',
    path: '/ready',
    summary: 'Whether the server can work: database, file store, workers and disk',
    request: nothing,
    response: z.object({ status: z.literal('ready') }),
    status: 200,
    failures: ['server.not-ready'],
    timeoutMs: 10_000,
    maxBodyBytes: 0,
    rate: perMinute(600),
    generates: false,
  },
  health: {
    method: 'GET',
    path: '/health',
    summary: 'Whether the server is up',
    request: nothing,
    response: z.object({ status: z.literal('ok'), version: z.string(), engines: z.record(z.string(), engineNameSchema) }),
    status: 200,
    failures: [],
    timeoutMs: 5000,
    maxBodyBytes: 0,
    rate: perMinute(600),
    generates: false,
  },
} as const satisfies Record<string, Endpoint>
