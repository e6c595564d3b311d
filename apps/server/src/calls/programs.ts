import { type Rows } from '../database/database.ts'
import { VERSION } from '../http/version.ts'
import { type ApiTokens, createApiTokens } from '../tokens/api-tokens.ts'
import { removeOldDeliveries, webhookSender } from '../webhooks/webhook-sender.ts'
import { createWebhooks, type Webhooks } from '../webhooks/webhooks.ts'

/** What programs of others need. */
export interface Programs {
  readonly tokens: ApiTokens
  readonly webhooks: Webhooks
  /** Sends what webhooks are to be told now. */
  readonly send: ReturnType<typeof webhookSender>
  readonly removeOldDeliveries: () => Promise<void>
}

/** `now` gives milliseconds. */
export const createPrograms = (rows: Rows, allowHosts: readonly string[], now: () => number): Programs => ({
  tokens: createApiTokens(rows, now),
  webhooks: createWebhooks(rows, { allowHosts, now }),
  send: webhookSender(rows, { version: VERSION, allowHosts, now, random: Math.random }),
  removeOldDeliveries: () => removeOldDeliveries(rows, now()),
})
