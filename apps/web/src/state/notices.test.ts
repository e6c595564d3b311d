import { expect, test } from 'vitest'
import { notify, passAllNotices, passNotice, takeNoticeAction, useNotices } from './notices.ts'

const ids = () => useNotices.getState().map(({ id }) => id)

test('the callback for an expired Undo runs when the notice closes, and not when Undo is used', () => {
  const done: string[] = []
  const remove = (name: string) =>
    notify(`${name} deleted`, {
      action: { label: 'Undo', run: () => done.push(`undo ${name}`) },
      onPassed: () => done.push(`deleted ${name}`),
    })
  remove('one')
  remove('two')
  const [one, two] = ids()
  takeNoticeAction(one)
  passNotice(two)
  passNotice(two)
  expect(done).toEqual(['undo one', 'deleted two'])
})

test('leaving the page closes every notice', () => {
  const done: string[] = []
  notify('a', { onPassed: () => done.push('a') })
  notify('b', { onPassed: () => done.push('b') })
  passAllNotices()
  expect(done).toEqual(['a', 'b'])
  expect(ids()).toEqual([])
})

test('the same notice is not shown twice', () => {
  notify('Link copied')
  notify('Link copied')
  expect(ids()).toHaveLength(1)
  passAllNotices()
})
