import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { type Watch } from './watchdog.ts'

/** Ends the process when its main thread gives no sign for as long as allowed. `start` of watchdog.ts sent what it needs. */
const { signs, lookMs, silentLooks } = workerData as Watch
const seen = { sign: -1, looks: 0 }
setInterval(() => {
  const sign = Atomics.load(signs, 0)
  seen.looks = sign === seen.sign ? seen.looks + 1 : 0
  seen.sign = sign
  if (seen.looks < silentLooks) return
  writeSync(
    2,
    'Adloom stopped responding for a minute and is ended, so that it can be started again. Nothing that was acknowledged is lost.\n',
  )
  // The main thread can't be asked to stop: it is what hangs.
  process.kill(process.pid, 'SIGKILL')
}, lookMs)
