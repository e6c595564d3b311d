import { abandon, cancelHelper, newSharedRows } from '@adloom/renderer/row-scheduler.ts'
import type { WordsOrder } from './drawing-tasks.ts'
import type { TaskOutput } from './tasks.ts'
import { type Workers } from './workers.ts'

/**
 * Shared bytes per pixel for the rows of an image: its own, and those of its product, which is drawn larger. An image that needs more is drawn by one
 * thread.
 */
const BYTES_PER_PIXEL = 12

/**
 * Draws an image from a prompt; a second thread helps when one is idle, which changes no byte of the result. The helper stops as soon as another task
 * waits for its thread: with several images under way each has one thread, and together they finish as soon. Fails as `Workers.run` does.
 */
export async function renderWithHelper(workers: Workers, order: WordsOrder, signal: AbortSignal): Promise<TaskOutput<'renderPrompt'>> {
  const shared = newSharedRows(order.width * order.height * BYTES_PER_PIXEL)
  const rendering = workers.run('renderPrompt', { ...order, shared }, signal)
  const helping = workers.tryRun('helpRenderPrompt', { ...order, shared }, () => cancelHelper(shared))
  // Without the helper's rows the image would wait for ever.
  helping?.catch(() => abandon(shared))
  try {
    return await rendering
  } finally {
    abandon(shared)
  }
}
