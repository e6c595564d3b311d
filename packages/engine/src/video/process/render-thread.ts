import { flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { failureOf, type Failure } from '@adloom/domain/failure.ts'
import { frameTasks, type VideoTaskName } from './frame-tasks.ts'

/** What a video's thread is asked and answers. */
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
  // `createFilmThreads` sends each task the input its own type asks for.
  const task = tasks[name] as (input: unknown) => Promise<unknown>
  task(input).then(
    (output) => port.postMessage({ id, output } satisfies VideoThreadAnswer),
    (cause: unknown) => port.postMessage({ id, failure: failureOf(cause) } satisfies VideoThreadAnswer),
  )
})

// It ends by being killed, as its process does: who is killed keeps nothing of what it compiled for the next one.
port.once('message', () => setImmediate(flushCompileCache))
