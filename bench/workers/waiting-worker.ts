import { setTimeout as delay } from 'node:timers/promises'
import { configOfThisProcess } from '../../apps/server/src/config/config.ts'
import { testVideoModel } from '../../apps/server/src/jobs/video-model.test-data.ts'
import { runUntilStopped } from '../../apps/server/src/run-until-stopped.ts'
import { startWorkerProcess } from '../../apps/server/src/worker-process.ts'

/** Milliseconds each video takes. */
const WAIT_MS = 300

/** A worker as `npm run worker` starts it, but its model only waits, like one of a remote service: the rest is the overhead of the queue. */
await runUntilStopped(async () => {
  const model = testVideoModel((_order, _work, signal) => delay(WAIT_MS, undefined, { signal }))
  const { stop } = await startWorkerProcess(configOfThisProcess(), process.stderr, model)
  return { greeting: 'This worker waits.', stop }
})
