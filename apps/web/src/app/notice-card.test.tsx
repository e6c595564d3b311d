// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify, closeAllNotices, useNotices } from '../state/notices.ts'
import { NoticeCard } from './notice-card.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  closeAllNotices()
  vi.useRealTimers()
})

/** Shows every notice, as the screen does. */
const Messages = () => useNotices().map((notice) => <NoticeCard key={notice.id} notice={notice} />)
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('a notice closes after six seconds', () => {
  render(<Messages />)
  act(() => notify('Saved'))
  pass(5999)
  expect(screen.getByRole('alert').textContent).toBe('Saved')
  pass(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a notice stays open while it is hovered or holds the focus', () => {
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

test('the action runs once and closes the notice, and the callback for closing without action does not run', () => {
  const [run, onClosed] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(<Messages />)
  act(() => notify('Deleted', { action: { label: 'Undo', run }, onClosed }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  pass(60_000)
  expect([run.mock.calls.length, onClosed.mock.calls.length]).toEqual([1, 0])
  expect(screen.queryByRole('alert')).toBeNull()
})
