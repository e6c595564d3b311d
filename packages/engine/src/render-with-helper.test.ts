import { afterAll, afterEach, expect, test } from 'vitest'
import { renderWithHelper } from './render-with-helper.ts'
import { createWorkers, type Workers } from './workers.ts'

const workers = createWorkers({ size: 2, queueLimit: 40 })
const helping = new Set<Promise<unknown>>()
// A helper whose thread is still starting when the image is done would block that thread for the next test.
afterEach(async () => {
  await Promise.allSettled(helping)
  helping.clear()
})
afterAll(() => workers.close())

const order = { prompt: 'A glass bottle "Rive" on an oak table', seed: 2, width: 96, height: 72, shape: null, quality: 'medium' } as const
const never = new AbortController().signal

/** The pool, and the outcomes of its borrowed threads. */
const recordingPool = (): { readonly pool: Workers; readonly lent: boolean[]; readonly left: number[] } => {
  const lent: boolean[] = []
  const left: number[] = []
  const lend: Workers['tryRun'] = (name, input, giveWay) => {
    const index = lent.length
    const given = workers.tryRun(name, input, () => {
      left.push(index)
      giveWay()
    })
    lent.push(given !== null)
    if (given !== null) helping.add(given)
    return given
  }
  return { pool: { ...workers, tryRun: lend }, lent, left }
}

test.each(['A glass bottle "Rive" on an oak table', 'sunglasses, transparent background'])(
  'two threads draw the same bytes as one: %s',
  async (prompt) => {
    const { pool, lent } = recordingPool()
    const together = await renderWithHelper(pool, { ...order, prompt }, never)
    expect(lent).toEqual([true])
    expect(together).toEqual(await workers.run('renderPrompt', { ...order, prompt, shared: null }, never))
  },
  20_000,
)

test('the helper returns its thread when several images wait, so that each has one', async () => {
  const { pool, lent, left } = recordingPool()
  const images = await Promise.all([1, 2, 3].map((seed) => renderWithHelper(pool, { ...order, seed }, never)))
  expect(lent).toEqual([true, false, false])
  expect(left).toContain(0)
  expect(images[1]).toEqual(await workers.run('renderPrompt', { ...order, seed: 2, shared: null }, never))
}, 20_000)

test('cancelling rejects at once and frees the threads', async () => {
  const leaving = new AbortController()
  const left = renderWithHelper(recordingPool().pool, order, leaving.signal)
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'request.cancelled' })
  await expect(renderWithHelper(workers, order, never)).resolves.toMatchObject({ contentType: 'image/jpeg' })
}, 20_000)

test('an image whose helper dies fails instead of waiting for it', async () => {
  const lend: Workers['tryRun'] = () => Promise.reject(new Error('its thread is gone'))
  await expect(renderWithHelper({ ...workers, tryRun: lend }, order, never)).rejects.toMatchObject({ code: 'internal' })
}, 20_000)
