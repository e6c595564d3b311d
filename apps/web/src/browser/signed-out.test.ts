import { afterEach, expect, test } from 'vitest'
import { noteSignIn, onSignedOut, type SessionEnd } from './signed-out.ts'

afterEach(() => noteSignIn(null))

test('the end of a session is told once, however many calls find out, and again after the next one', () => {
  let told = 0
  const stop = onSignedOut(() => (told += 1))
  for (let calls = 0; calls < 3; calls++) noteSignIn('sign-in.needed')
  expect(told).toBe(1)
  noteSignIn(null)
  noteSignIn('sign-in.needed')
  expect(told).toBe(2)
  stop()
})

test('other refusals are no end of a session', () => {
  let told = 0
  const stop = onSignedOut(() => (told += 1))
  noteSignIn('admin.token-wrong')
  noteSignIn('request.origin')
  expect(told).toBe(0)
  stop()
})

test('another user in this browser is told apart from a session that is over', () => {
  const told: SessionEnd[] = []
  const stop = onSignedOut((end) => told.push(end))
  for (const code of ['sign-in.changed', 'sign-in.changed', 'sign-in.needed']) noteSignIn(code)
  expect(told).toEqual(['changed', 'over'])
  stop()
})
