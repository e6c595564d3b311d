import * as z from 'zod'
import { spendingSchema } from '../cost.ts'
import { type Endpoint, idempotencyKeySchema, nothing, perMinute } from '../endpoint.ts'
import { engineNameSchema } from '../provenance.ts'

/** Who does something, how it is, and what it costs. */
const engineStateSchema = z.object({
  /** As requests and replies name it; of mail, the name of the service. */
  engine: z.string(),
  provider: z.string(),
  model: z.string(),
  /** Whether it answers, as far as is known; where it does not, the built-in studio stands in and says so. */
  available: z.boolean(),
  needsNetwork: z.boolean(),
  typicalMs: z.number().nullable(),
  /** About what it costs; `usd` is null where the price is not known, `asOf` the day of the price, or of the table without it. */
  estimate: z.object({ usd: z.number().nullable(), per: z.string(), asOf: z.string() }),
  /** What the owner of the installation should know: a model that retires, a key that was refused. */
  warnings: z.array(z.string()),
})

/** The installation itself: what it can, how it is, how far a running call is. Rows of the table of calls (`endpoints.ts`). */
export const installationCalls = {
  progress: {
    method: 'GET',
    path: '/progress',
    summary: 'How much of a running call is done',
    request: z.object({
      /** The `Idempotency-Key` the running call was sent with. */
      key: idempotencyKeySchema,
    }),
    response: z.object({
      /** Null while nothing runs under the key here: it has not begun, it is over, or another process is at it. */
      percent: z.number().min(0).max(100).nullable(),
    }),
    status: 200,
    failures: [],
    timeoutMs: 5000,
    maxBodyBytes: 0,
    // Twice a second for each of four pictures, and as much to spare.
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
          /** The engines a caller may choose for it, this one first; missing where there is nothing to choose. */
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
