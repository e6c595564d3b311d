import { afterEach, expect, test } from 'vitest'
import { noteSignIn, onSignedOut } from './signed-out.ts'

afterEach(() => noteSignIn(200, null))

test('the end of a session is told once, however many calls find out, and again after the next one', () => {
  let told = 0
  const stop = onSignedOut(() => (told += 1))
  for (let calls = 0; calls < 3; calls++) noteSignIn(401, 'sign-in.needed')
  expect(told).toBe(1)
  noteSignIn(200, null)
  noteSignIn(401, 'sign-in.needed')
  expect(told).toBe(2)
  stop()
})

test('other refusals are no end of a session', () => {
  let told = 0
  const stop = onSignedOut(() => (told += 1))
  noteSignIn(401, 'admin.token-wrong')
  noteSignIn(403, 'request.origin')
  noteSignIn(401, null)
  expect(told).toBe(0)
  stop()
})
