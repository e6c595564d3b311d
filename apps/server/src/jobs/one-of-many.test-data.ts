import { setTimeout as delay } from 'node:timers/promises'
import { readConfig } from '../config/config.ts'
import { runUntilStopped, type Running } from '../run-until-stopped.ts'
import { startServer } from '../server.ts'
import { startWorkerProcess } from '../worker-process.ts'
import { createGate, testVideoModel } from './video-model.test-data.ts'

/** Messages of one of many processes: its address (a worker has none), and the seed of a video waiting at its gate. */
export type ProcessMessage = { readonly ready: string | null } | { readonly held: number }

/**
 * `fork(… one-of-many.test-data.ts, ['server' | 'worker', DATABASE_URL, DATA_DIR])`: one process of an installation of many, whose videos take 10 to
 * 60 ms and are not playable. After `hold` it lets none end until `go`.
 */
const [, , role, url, folder] = process.argv
let gate: ReturnType<typeof createGate> | null = null
process.on('message', (word) => {
  if (word === 'hold') gate = createGate()
  else gate?.open()
})
// The parent process is gone.
process.on('disconnect', () => process.exit(1))
const sendToTest = (message: ProcessMessage): void => void process.send?.(message)

const videos = testVideoModel(async ({ seed }, { report }, signal) => {
  report({ percent: 40, msLeft: null })
  await delay(10 + (seed % 50))
  if (gate === null) return
  sendToTest({ held: seed })
  await gate.pass(signal)
})

const config = readConfig({
  DATABASE_URL: url,
  DATA_DIR: folder,
  VIDEO_WORKERS: role === 'server' ? '0' : '1',
  PORT: '0',
  CUTOUT_MODEL: 'off',
  WORKERS: '1',
  RATE_FACTOR: '1000000',
  LOG_LEVEL: 'error',
})

async function start(): Promise<Pick<Running, 'stop'>> {
  if (role === 'worker') {
    const worker = await startWorkerProcess(config, process.stderr, videos)
    sendToTest({ ready: null })
    return worker
  }
  const server = await startServer(config, process.stderr, videos)
  sendToTest({ ready: server.address })
  return server
}

await runUntilStopped(async () => {
  const { stop } = await start()
  return {
    greeting: role,
    stop: async () => {
      await stop()
      // Only the channel to its parent keeps it running.
      process.channel?.unref()
    },
  }
})
