import { abandon, cancelHelper, newSharedRows } from '@adloom/renderer/row-scheduler.ts'
import type { TaskOutput, WordsOrder } from './tasks.ts'
import { type Workers } from './workers.ts'

/** Bytes for the rows of a picture per pixel: its own and its product's, which was drawn larger. Where they are too few one thread does it all. */
const BYTES_PER_PIXEL = 12

/**
 * A picture drawn from words; two threads draw it when there is one with nothing to do, which changes none of its bytes. The helper leaves as
 * soon as anybody waits for its thread: with others under way each picture has one, and together they are done as soon. Fails as
 * `Workers.run` does.
 */
export async function paintTogether(workers: Workers, order: WordsOrder, signal: AbortSignal): Promise<TaskOutput<'paintWords'>> {
  const shared = newSharedRows(order.width * order.height * BYTES_PER_PIXEL)
  const painting = workers.run('paintWords', { ...order, shared }, signal)
  const helping = workers.tryRun('helpPaintWords', { ...order, shared }, () => cancelHelper(shared))
  // Without its helper's rows a picture would wait for ever.
  helping?.catch(() => abandon(shared))
  try {
    return await painting
  } finally {
    abandon(shared)
  }
}
