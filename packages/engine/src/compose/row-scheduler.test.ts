import { expect, test } from 'vitest'
import { renderPrompt, helpRenderPrompt } from './render-prompt.ts'
import { abandon, cancelHelper, schedulerOf, HelperCancelled, newSharedRows } from '@adloom/renderer/row-scheduler.ts'

test('rows started from both ends are each done once', () => {
  const shared = newSharedRows(0)
  const done: [string, number][] = []
  schedulerOf(shared, 'first').eachRow(4, (row) => {
    done.push(['first', row])
    // The other thread, as if it started during the first row, and was asked to leave after two.
    if (row > 0) return
    expect(() =>
      schedulerOf(shared, 'helper').eachRow(4, (helped) => {
        done.push(['helper', helped])
        if (helped === 2) cancelHelper(shared)
      }),
    ).toThrow(HelperCancelled)
  })
  expect(done).toEqual([
    ['first', 0],
    ['helper', 3],
    ['helper', 2],
    ['first', 1],
  ])
})

test('waiting for failed rows, or for rows of a dead thread, rejects instead of hanging', () => {
  const failed = newSharedRows(0)
  const fail = (): void => {
    throw new Error('no memory')
  }
  expect(() => schedulerOf(failed, 'helper').eachRow(4, fail)).toThrow('no memory')
  expect(() => schedulerOf(failed, 'first').eachRow(4, () => undefined)).toThrow('were not done')
  const abandoned = newSharedRows(0)
  abandon(abandoned)
  expect(() => schedulerOf(abandoned, 'first').eachRow(4, () => undefined)).toThrow('were not done')
})

const size = { width: 90, height: 71 }
test.each(['a wine glass on marble', 'a potted plant on water', 'sunglasses, transparent background', 'a neon sign of a can at night'])(
  '%s rendered from both ends has the same bytes as rendered from the top',
  (prompt) => {
    const alone = renderPrompt({ prompt, label: null, seed: 4, quality: 'medium' }, size)
    // The helper comes first and does everything; then the same with the rows shared in halves.
    const whole = newSharedRows(400_000)
    helpRenderPrompt({ prompt, label: null, seed: 4, quality: 'medium' }, size, schedulerOf(whole, 'helper'))
    expect(renderPrompt({ prompt, label: null, seed: 4, quality: 'medium' }, size, schedulerOf(whole, 'first'))).toEqual(alone)
    const { memory, state } = newSharedRows(400_000)
    const half = { memory, state }
    const scheduler = schedulerOf(half, 'first')
    let helped = false
    const eachRow: typeof scheduler.eachRow = (count, work) =>
      scheduler.eachRow(count, (row) => {
        work(row)
        if (helped || row < count / 2) return
        helped = true
        helpUpTo(half, prompt)
      })
    expect(renderPrompt({ prompt, label: null, seed: 4, quality: 'medium' }, size, { ...scheduler, eachRow })).toEqual(alone)
    expect(helped).toBe(true)
  },
)

/** A helper that does the lower half of the first set of rows. */
function helpUpTo(shared: ReturnType<typeof newSharedRows>, prompt: string): void {
  const hands = schedulerOf(shared, 'helper')
  const eachRow: typeof hands.eachRow = (count, work) =>
    hands.eachRow(count, (row) => {
      work(row)
      if (row < count * 0.7) cancelHelper(shared)
    })
  expect(() => helpRenderPrompt({ prompt, label: null, seed: 4, quality: 'medium' }, size, { ...hands, eachRow })).toThrow(HelperCancelled)
}

test('an image too large for the shared memory is rendered by one thread', () => {
  const prompt = 'a sofa'
  const small = newSharedRows(20_000)
  expect(() => helpRenderPrompt({ prompt, label: null, seed: 4, quality: 'low' }, size, schedulerOf(small, 'helper'))).toThrow(
    HelperCancelled,
  )
  expect(renderPrompt({ prompt, label: null, seed: 4, quality: 'low' }, size, schedulerOf(small, 'first'))).toEqual(
    renderPrompt({ prompt, label: null, seed: 4, quality: 'low' }, size),
  )
})
