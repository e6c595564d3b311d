import { fork, type ChildProcess } from 'node:child_process'

/** How long a process may take to start and for one reply, and how long it waits for its next order. */
export interface ProcessLimits {
  readonly startMs: number
  readonly replyMs: number
  readonly idleMs: number
}

/** What a process says first: that it takes orders, or why it cannot. */
export type FirstWords = 'ready' | { readonly problem: string }

/** A child process that is started for its first order. */
export interface OnDemandProcess<Order, Reply> {
  /**
   * The reply to an order; null when the process could not start, ended or took too long. Then it is killed, and the next order starts a new one. The
   * caller waits for each reply before its next order.
   */
  readonly ask: (order: Order) => Promise<Reply | null>
  readonly kill: () => void
}

interface OnDemandOptions {
  readonly fork: () => ChildProcess
  readonly limits: ProcessLimits
  /** Is told why an order got no reply. */
  readonly onProblem?: (problem: string) => void
}

/** What a process says next; the exit code when it ends first, `late` when it says nothing in time. */
type Next = { readonly words: unknown } | { readonly exit: number | null } | 'late'

/** How often an order is sent again to a new process because the last one had just left. */
const LEFT_MAX = 3

/**
 * Work in native code cannot be cancelled, and in this process it would hold a thread that reads files. In one of its own it is ended when it takes too
 * long, and so is its memory when nothing was ordered for a while. A process may leave between two orders, with exit code 0.
 */
export function createOnDemandProcess<Order extends object, Reply extends object>({
  fork: newProcess,
  limits,
  onProblem = () => undefined,
}: OnDemandOptions): OnDemandProcess<Order, Reply> {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | null = null

  function kill(): void {
    if (idle !== null) clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  const nextWords = (from: ChildProcess, ms: number): Promise<Next> =>
    new Promise((resolve) => {
      const onWords = (words: unknown): void => settle({ words })
      const onExit = (exit: number | null): void => settle({ exit })
      const onError = (): void => settle({ exit: null })
      const timer = setTimeout(() => settle('late'), ms)
      const settle = (next: Next): void => {
        clearTimeout(timer)
        from.off('message', onWords).off('exit', onExit).off('error', onError)
        resolve(next)
      }
      from.on('message', onWords).on('exit', onExit).on('error', onError)
    })

  function fail(problem: string): null {
    kill()
    onProblem(problem)
    return null
  }

  async function readyProcess(): Promise<ChildProcess | null> {
    if (child?.connected === true) {
      child.ref()
      child.channel?.ref()
      return child
    }
    child = newProcess()
    const first = await nextWords(child, limits.startMs)
    if (first === 'late') return fail(`it did not start within ${limits.startMs} ms`)
    if ('exit' in first) return fail(`it ended while it started (${first.exit})`)
    const words = first.words as FirstWords // what our programs say first
    return words === 'ready' ? child : fail(words.problem)
  }

  async function ask(order: Order, left = 0): Promise<Reply | null> {
    if (idle !== null) clearTimeout(idle)
    const process = await readyProcess()
    if (process === null) return null
    const next = nextWords(process, limits.replyMs)
    process.send(order, () => undefined)
    const reply = await next
    if (reply === 'late') return fail(`it did not reply within ${limits.replyMs} ms`)
    if ('exit' in reply) {
      if (reply.exit !== 0 || left === LEFT_MAX) return fail(`it ended at work (${reply.exit})`)
      kill()
      return ask(order, left + 1)
    }
    child?.unref()
    child?.channel?.unref()
    idle = setTimeout(kill, limits.idleMs).unref()
    return reply.words as Reply // what our programs say to an order
  }

  return { ask: (order) => ask(order), kill }
}

/** Starts one of our programs. `threads`: how many of them libuv may use. */
export const forkProgram = (program: URL, words: readonly string[], threads: number): ChildProcess =>
  fork(program, words, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Nothing of the environment: such a process needs no keys.
    env: { UV_THREADPOOL_SIZE: String(threads), MALLOC_ARENA_MAX: '1' },
  })
