// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify, passAllNotices, useNotices } from '../state/notices.ts'
import { NoticeCard } from './notice-card.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  passAllNotices()
  vi.useRealTimers()
})

/** Shows every message there is, as the screen does. */
const Messages = () => useNotices().map((notice) => <NoticeCard key={notice.id} notice={notice} />)
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('a message goes after six seconds', () => {
  render(<Messages />)
  act(() => notify('Saved'))
  pass(5999)
  expect(screen.getByRole('alert').textContent).toBe('Saved')
  pass(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('its time stands still while it is pointed at or holds the focus', () => {
  render(<Messages />)
  act(() => notify('Deleted', { action: { label: 'Undo', run: () => undefined } }))
  fireEvent.mouseEnter(screen.getByRole('alert'))
  pass(60_000)
  fireEvent.mouseLeave(screen.getByRole('alert'))
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  pass(60_000)
  expect(screen.getByRole('alert')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Undo' }).blur())
  pass(6000)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('its action runs once and takes it away; what happens without the action then does not', () => {
  const [run, onPassed] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(<Messages />)
  act(() => notify('Deleted', { action: { label: 'Undo', run }, onPassed }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  pass(60_000)
  expect([run.mock.calls.length, onPassed.mock.calls.length]).toEqual([1, 0])
  expect(screen.queryByRole('alert')).toBeNull()
})
