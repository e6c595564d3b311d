import { AdloomError } from '@adloom/domain/error.ts'
import { taskLimits } from '@adloom/engine/task-limits.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'

/**
 * Runs the engine's short tasks in this thread: a test runner transforms modules that Node loads, but not in worker threads. The pool is always busy
 * for long tasks: a request that gets so far is a valid one.
 */
export const shortTasksHere: Workers = {
  run: async (name, input) => {
    if (!taskLimits[name].isShort) throw new AdloomError('server.busy')
    // The task of a name takes and returns what that name says.
    return (tasks[name] as (input: unknown) => Promise<never>)(input)
  },
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}
