import { copyTasks } from './copy-tasks.ts'
import { drawingTasks } from './drawing-tasks.ts'
import { readPageTask } from './read-page-task.ts'
import { readingTasks } from './reading-tasks.ts'

/**
 * All heavy work of the engine, by name: functions of plain data that run in worker threads (`workers.ts`). Inputs and outputs must survive a
 * structured clone.
 */
export const tasks = { extractProduct: readPageTask, ...copyTasks, ...readingTasks, ...drawingTasks } as const

export type TaskName = keyof typeof tasks
export type TaskInput<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0]
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>
