import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../config/config.ts'
import { runUntilStopped } from '../run-until-stopped.ts'
import { startServer } from '../server.ts'
import { createGate, testVideoModel } from './video-model.test-data.ts'

/**
 * `node … video-server.test-data.ts FOLDER`: the whole server with a model that records what it begins and finishes, and stops at 40 percent while
 * the folder contains a file `hold`.
 */
const [, , folder] = process.argv
const note = (what: string): void => appendFileSync(join(folder, 'notes.txt'), `${what}\n`)

const videos = testVideoModel(async ({ seed }, { report }, signal) => {
  note(`begun ${seed}`)
  report({ percent: 40, msLeft: 2000 })
  if (existsSync(join(folder, 'hold'))) await createGate().pass(signal)
  if (!signal.aborted) note(`made ${seed}`)
})

const config = readConfig({
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  CUTOUT_MODEL: 'off',
  WORKERS: '1',
  RATE_FACTOR: '1000000',
  LOG_LEVEL: 'error',
})
await runUntilStopped(async () => {
  const { address, stop } = await startServer(config, process.stderr, videos)
  return { greeting: address, stop }
})
