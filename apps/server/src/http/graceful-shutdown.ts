import { AdloomError } from '@adloom/domain/error.ts'
import { type FastifyInstance } from 'fastify'
import { type Idempotency } from './idempotency.ts'

/** Milliseconds that calls which run may go on while stopping, and then to tell their clients that they were stopped. */
export interface ShutdownTimeouts {
  readonly workMs: number
  readonly farewellMs: number
}

/**
 * Lets connections end with the answer that is on its way when the server begins to stop. Kept open, as browsers ask for, each would hold
 * the stop up until patience ends.
 */
export function closeAfterAnswering(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}

/**
 * Takes no new connections and waits for running calls. Those still running when patience ends are stopped through `stopping`, which they
 * answer with `server.stopping`; a connection that is still open after that is cut.
 */
export async function stopGently(
  app: FastifyInstance,
  idempotency: Pick<Idempotency, 'settle'>,
  stopping: AbortController,
  { workMs, farewellMs }: ShutdownTimeouts,
): Promise<void> {
  const timers = [
    setTimeout(() => stopping.abort(new AdloomError('server.stopping')), workMs),
    setTimeout(() => app.server.closeAllConnections(), workMs + farewellMs),
  ]
  await Promise.all([app.close(), idempotency.settle()])
  for (const timer of timers) clearTimeout(timer)
}
