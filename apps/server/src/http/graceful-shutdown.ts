import { AdloomError } from '@adloom/domain/error.ts'
import { type FastifyInstance } from 'fastify'
import { type Idempotency } from './idempotency.ts'

/** Milliseconds that running calls may go on while stopping, and then to send their clients the error. */
interface ShutdownTimeouts {
  readonly runMs: number
  readonly replyMs: number
}

/**
 * Closes connections with their current answer when the server begins to stop. Kept alive, as browsers ask for, each would delay the stop until the
 * timeout.
 */
export function closeAfterAnswering(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * Accepts no new connections and waits for running calls. Those still running at the timeout are aborted through `stopping`, and answer
 * `server.stopping`; a connection that is still open after that is closed.
 */
export async function shutDownGracefully(
  app: FastifyInstance,
  idempotency: Pick<Idempotency, 'settle'>,
  stopping: AbortController,
  { runMs, replyMs }: ShutdownTimeouts,
): Promise<void> {
  const timers = [
    setTimeout(() => stopping.abort(new AdloomError('server.stopping')), runMs),
    setTimeout(() => app.server.closeAllConnections(), runMs + replyMs),
  ]
  await Promise.all([app.close(), idempotency.settle()])
  for (const timer of timers) clearTimeout(timer)
}
