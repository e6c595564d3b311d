import { flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { failureOf, type Failure } from '@adloom/domain/failure.ts'
import { frameTasks, type VideoTaskName } from './frame-tasks.ts'

/** Messages to and from a thread of a video. */
export interface VideoThreadOrder {
  readonly id: number
  readonly name: VideoTaskName
  readonly input: unknown
}
export type VideoThreadAnswer = { readonly id: number; readonly output: unknown } | { readonly id: number; readonly failure: Failure }

const port = parentPort
if (port === null) throw new Error('render-thread.ts runs as a worker thread only')

// A video has as many threads as it may use.
sharp.concurrency(1)
sharp.cache(false)

const tasks = frameTasks()

port.on('message', ({ id, name, input }: VideoThreadOrder) => {
  // `createRenderThreads` sends each task the input of its own type.
  const task = tasks[name] as (input: unknown) => Promise<unknown>
  task(input).then(
    (output) => port.postMessage({ id, output } satisfies VideoThreadAnswer),
    (cause: unknown) => port.postMessage({ id, failure: failureOf(cause) } satisfies VideoThreadAnswer),
  )
})

// The thread is killed with its process, and a killed one keeps no compile cache for the next, so it is flushed here.
port.once('message', () => setImmediate(flushCompileCache))
