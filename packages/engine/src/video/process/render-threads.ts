import { Worker } from 'node:worker_threads'
import { AdloomError } from '@adloom/domain/error.ts'
import { errorOf } from '@adloom/domain/failure.ts'
// Erased at compile time: drawing code is loaded by the threads alone.
import type { VideoTaskInput, VideoTaskName, VideoTaskOutput } from './frame-tasks.ts'
import type { VideoThreadAnswer, VideoThreadOrder } from './render-thread.ts'

/** The threads of one video. Each runs its tasks in order. */
export interface RenderThreads {
  readonly count: number
  /** Runs a task on the thread of that number, 0 to `count - 1`. Fails as the task does, and with `video.failed` when the thread dies. */
  readonly run: <Name extends VideoTaskName>(thread: number, name: Name, input: VideoTaskInput<Name>) => Promise<VideoTaskOutput<Name>>
  readonly close: () => Promise<void>
}

/** Starts the threads; they load while their first task waits. */
export function createRenderThreads(count: number): RenderThreads {
  const waiting = new Map<number, { readonly resolve: (output: unknown) => void; readonly reject: (cause: Error) => void }>()
  let nextId = 1
  const breakAll = (cause: unknown): void => {
    for (const { reject } of waiting.values()) reject(new AdloomError('video.failed', { cause, detail: 'a thread of the video broke' }))
    waiting.clear()
  }
  const threads = Array.from({ length: count }, () => {
    const thread = new Worker(new URL('./render-thread.ts', import.meta.url))
    thread.on('message', (answer: VideoThreadAnswer) => {
      const settler = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('failure' in answer) settler?.reject(errorOf(answer.failure))
      else settler?.resolve(answer.output)
    })
    thread.on('error', breakAll)
    return thread
  })
  return {
    count,
    run: <Name extends VideoTaskName>(thread: number, name: Name, input: VideoTaskInput<Name>) =>
      new Promise<VideoTaskOutput<Name>>((resolve, reject) => {
        const id = nextId++
        // The thread ran the function of this name.
        waiting.set(id, { resolve: (output) => resolve(output as VideoTaskOutput<Name>), reject })
        threads[thread].postMessage({ id, name, input } satisfies VideoThreadOrder)
      }),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.terminate()))
    },
  }
}
