import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Fault, type FuzzOrder, type FuzzReply } from './child.ts'

/** What the runs of one parser gave. */
export interface ParserResult {
  readonly runs: number
  readonly seconds: number
  readonly slowestMs: number
  readonly faults: readonly Fault[]
}

/** A run without an end for so long is killed, and hangs if it does so again: the machine may be busy. */
const HANG_MS = 20_000
/** A fault that a run does not show alone may need what earlier ones left behind: it is tried again after so many of them. */
const RUNS_BEFORE = 500
/** Processes that a parser may end before the rest of its time is given up. */
const DEATHS_MAX = 5
const LOOK_MS = 250
/** Megabytes of the heap; more ends the process, which is a fault. */
const HEAP_MB = 1536

/** Runs orders in a child process, and in a new one when that was killed or died. */
export function createRunner() {
  let child: ChildProcess | null = null

  function start(): ChildProcess {
    return fork(fileURLToPath(new URL('child.ts', import.meta.url)), {
      execArgv: ['--import', './scripts/jsx.mjs', `--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
  }

  /** The reply that ends the order, or why its process ended. */
  async function send(order: FuzzOrder, found: (fault: Fault) => void): Promise<{ runs: number; slowestMs: number } | string> {
    child ??= start()
    const current = child
    let lastRun = -1
    let since = performance.now()
    let isHanging = false
    const watch = setInterval(() => {
      const run = runIn(order.progress)
      if (run !== lastRun) [lastRun, since] = [run, performance.now()]
      else if (performance.now() - since > HANG_MS) {
        isHanging = true
        current.kill('SIGKILL')
      }
    }, LOOK_MS)
    const gone = new AbortController()
    try {
      return await new Promise((resolve) => {
        const listen = (reply: FuzzReply): void => ('found' in reply ? found(reply.found) : resolve(reply))
        current.on('message', listen)
        const end = (code: number | null, signal: string | null): void =>
          resolve(isHanging ? `hangs: no end within ${HANG_MS} ms` : `dies: ${signal ?? code}`)
        current.once('exit', end)
        gone.signal.addEventListener('abort', () => current.off('message', listen).off('exit', end))
        current.send(order)
      })
    } finally {
      clearInterval(watch)
      gone.abort()
      if (current.exitCode !== null || current.signalCode !== null) child = null
    }
  }

  /** How a run that ended its process does so again; null when it does not. */
  async function shownAgain(order: FuzzOrder, run: number): Promise<string | null> {
    const ends = async (from: number): Promise<boolean> =>
      typeof (await send({ ...order, from, to: run, ms: Infinity }, () => {})) === 'string'
    if (await ends(run)) return ''
    const before = Math.max(order.from, run - RUNS_BEFORE)
    return (await ends(before)) ? `, after the runs from ${before}` : null
  }

  return {
    run: async (order: FuzzOrder): Promise<ParserResult> => {
      const faults: Fault[] = []
      const begin = performance.now()
      const end = begin + order.ms
      let [from, runs, slowestMs] = [order.from, 0, 0]
      for (let deaths = 0; deaths < DEATHS_MAX; deaths++) {
        const result = await send({ ...order, from, ms: Math.max(0, end - performance.now()) }, (fault) => faults.push(fault))
        if (typeof result !== 'string') {
          runs += result.runs
          slowestMs = Math.max(slowestMs, result.slowestMs)
          break
        }
        const run = Math.max(from, runIn(order.progress))
        const shown = await shownAgain(order, run)
        if (shown !== null) faults.push({ run, fault: `${result}${shown}`, input: { text: `(run ${run})` } })
        runs += run + 1 - from
        from = run + 1
        if (order.to !== null || performance.now() > end) break
      }
      return { runs, seconds: (performance.now() - begin) / 1000, slowestMs, faults }
    },
    close: async (): Promise<void> => {
      if (child === null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** The run that a child process noted last; -1 when there is none. */
function runIn(file: string): number {
  const bytes = readFileSync(file)
  return bytes.length < 8 ? -1 : new Float64Array(Uint8Array.from(bytes).buffer)[0]
}
