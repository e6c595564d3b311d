import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Failure, failureOf } from '@adloom/domain/failure.ts'
// Erased at compile time: drawing code is not loaded for a type.
import type { drawingTasks } from './drawing-tasks.ts'
import type { TaskName } from './tasks.ts'

/** The messages to and from a worker thread. */
export interface TaskOrder {
  readonly id: number
  readonly name: TaskName
  readonly input: unknown
}

export type TaskAnswer = { readonly id: number; readonly output: unknown } | { readonly id: number; readonly failure: Failure }
/** What a thread says: that it has loaded its code, then its answers. */
export type ThreadMessage = 'loaded' | TaskAnswer

/** As `nice`: 0 is the usual one, 19 the lowest. */
const PRIORITY = 5

type Task = (input: unknown) => Promise<unknown>

/** Tasks that load no drawing code; by name, because loading them takes a while. */
const ofCopy = [
  'writeCopy',
  'editCopy',
  'checkCopy',
  'nameProduct',
  'briefCopy',
  'judgeReply',
  'findFaults',
  'pairingByKind',
] as const satisfies readonly TaskName[]

/** Tasks that draw nothing, by name for the same reason. */
const ofReading = [
  'readStyle',
  'namesSeveral',
  'categorise',
  'rateImage',
  'storableImage',
  'shrinkImage',
  'groundOfImage',
  'shownImage',
  'imageForEditing',
] as const satisfies readonly TaskName[]

/** The function of a task; the code that reads pages, writes or draws is loaded with the first task that needs it. */
async function taskOf(name: TaskName): Promise<Task> {
  // The pool sends each task the input of its own type.
  if (name === 'extractProduct') return (await import('./read-page-task.ts')).readPageTask as Task
  const writing = ofCopy.find((own) => own === name)
  if (writing !== undefined) return (await import('./copy-tasks.ts')).copyTasks[writing] as Task
  const { default: sharp } = await import('sharp')
  // One thread of work per worker: the pool is as wide as the machine, and libvips must not widen it again.
  sharp.concurrency(1)
  sharp.cache(false)
  // Somebody waits for an upload: at the first one a busy machine would load drawing code for ten seconds.
  if (name === 'inspectUpload') return (await import('./inspect-upload.ts')).inspectUpload as Task
  const reading = ofReading.find((own) => own === name)
  if (reading !== undefined) return (await import('./reading-tasks.ts')).readingTasks[reading] as Task
  // Every other task draws.
  return (await import('./drawing-tasks.ts')).drawingTasks[name as keyof typeof drawingTasks] as Task
}

// On Linux the priority of this thread alone: the thread that answers goes first. The slowest of 100 answers beside two threads that draw took 24 to
// 34 ms, and then 14 (2026-11-29).
if (process.platform === 'linux') setPriority(PRIORITY)

const port = parentPort
if (port === null) throw new Error('worker.ts runs as a worker thread only')

port.on('message', (order: TaskOrder) => {
  const work = taskOf(order.name).then((task) => task(order.input))
  work.then(
    (output) => port.postMessage({ id: order.id, output } satisfies TaskAnswer),
    (cause: unknown) => port.postMessage({ id: order.id, failure: failureOf(cause) } satisfies TaskAnswer),
  )
})
port.postMessage('loaded' satisfies ThreadMessage)
