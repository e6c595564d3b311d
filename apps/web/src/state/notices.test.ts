import { expect, test } from 'vitest'
import { notify, closeAllNotices, closeNotice, runNoticeAction, useNotices } from './notices.ts'

const ids = () => useNotices.getState().map(({ id }) => id)

test('the callback for an expired Undo runs when the notice closes, and not when Undo is used', () => {
  const done: string[] = []
  const remove = (name: string) =>
    notify(`${name} deleted`, {
      action: { label: 'Undo', run: () => done.push(`undo ${name}`) },
      onClosed: () => done.push(`deleted ${name}`),
    })
  remove('one')
  remove('two')
  const [one, two] = ids()
  runNoticeAction(one)
  closeNotice(two)
  closeNotice(two)
  expect(done).toEqual(['undo one', 'deleted two'])
})

test('leaving the page closes every notice', () => {
  const done: string[] = []
  notify('a', { onClosed: () => done.push('a') })
  notify('b', { onClosed: () => done.push('b') })
  closeAllNotices()
  expect(done).toEqual(['a', 'b'])
  expect(ids()).toEqual([])
})

test('the same notice is not shown twice', () => {
  notify('Link copied')
  notify('Link copied')
  expect(ids()).toHaveLength(1)
  closeAllNotices()
})

test('a notice about the same replaces the older one, whichever their words', () => {
  notify('The ad is being made', { topic: 'ad 1' })
  notify('Another ad is being made', { topic: 'ad 2' })
  notify('The ad is ready', { topic: 'ad 1' })
  expect(useNotices.getState().map(({ message }) => message)).toEqual(['Another ad is being made', 'The ad is ready'])
  closeAllNotices()
})
