import { type Handlers } from '../http/call-context.ts'
import { type ServerDependencies } from './server-dependencies.ts'

type ProgramCall =
  | 'listTokens'
  | 'createToken'
  | 'revokeToken'
  | 'listWebhooks'
  | 'createWebhook'
  | 'deleteWebhook'
  | 'listDeliveries'
  | 'sendAgain'

/** The handlers of tokens and webhooks. */
export const programHandlers = ({ programs: { tokens, webhooks } }: ServerDependencies): Pick<Handlers, ProgramCall> => ({
  listTokens: async (_, { owner }) => ({ tokens: [...(await tokens.list(owner))] }),
  createToken: (wanted, { owner, user, tokenScopes }) => tokens.make({ ...wanted, owner, user, givenBy: tokenScopes }),
  revokeToken: async ({ id }, { owner }) => {
    await tokens.revoke(id, owner)
    return null
  },
  listWebhooks: async (_, { owner }) => ({ webhooks: [...(await webhooks.list(owner))] }),
  createWebhook: (wanted, { owner }) => webhooks.make(wanted, owner),
  deleteWebhook: async ({ id }, { owner }) => {
    await webhooks.remove(id, owner)
    return null
  },
  listDeliveries: async ({ webhookId, limit }, { owner }) => ({
    deliveries: [...(await webhooks.deliveries(owner, { webhookId: webhookId ?? null, limit }))],
  }),
  sendAgain: ({ id }, { owner }) => webhooks.sendAgain(id, owner),
})
