import { type Endpoint } from '../endpoint.ts'
import { type TokenScope } from './api-token.ts'

/** Calls below these paths change who may come in, what is told to others, and what is installed. */
const managed = ['/tokens', '/webhooks', '/webhook-deliveries', '/parts']

/** The scope an API token needs for a call: reading, making (what can be thrown away again), or managing (what can't). */
export function scopeOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): TokenScope {
  if (method === 'GET') return 'read'
  return method === 'DELETE' || managed.some((beginning) => path === beginning || path.startsWith(`${beginning}/`)) ? 'manage' : 'make'
}
