import { expect, test } from 'vitest'
import { loadPart } from './load-part.ts'
import { isWaitingForServer, onServerWait, serverAnswers } from './server-answers.ts'

/** A server that does not answer the first `silent` questions. */
function silentServer(silent: number) {
  let asked = 0
  return { answers: () => Promise.resolve(++asked > silent), pause: () => Promise.resolve(), asked: () => asked }
}

test('a part of the app is waited for while the server does not answer', async () => {
  const server = silentServer(3)
  const waits: boolean[] = []
  const stop = onServerWait(() => waits.push(isWaitingForServer()))
  const load = () => (server.asked() > 3 ? Promise.resolve('dialog') : Promise.reject(new TypeError('Failed to fetch')))
  const part = await loadPart(load, { serverAnswers: () => serverAnswers(server), startedNewVersion: () => expect.fail('a reload') })
  stop()
  expect(part).toBe('dialog')
  expect(waits).toEqual([true, false])
})

test('a part that an answering server no longer has starts the newer version', async () => {
  let reloads = 0
  const ports = { serverAnswers: () => Promise.resolve(), startedNewVersion: () => (reloads += 1) > 0 }
  void loadPart(() => Promise.reject(new TypeError('Failed to fetch')), ports)
  await new Promise((resolve) => setTimeout(resolve))
  expect(reloads).toBe(1)
})

test('a part that is missing after a reload is a failure', async () => {
  const ports = { serverAnswers: () => Promise.resolve(), startedNewVersion: () => false }
  await expect(loadPart(() => Promise.reject(new TypeError('Failed to fetch')), ports)).rejects.toThrow('Failed to fetch')
})

test('all who wait share the questions, and an answering server is asked once', async () => {
  const server = silentServer(2)
  await Promise.all([serverAnswers(server), serverAnswers(server)])
  expect(server.asked()).toBeLessThanOrEqual(4)
  expect(isWaitingForServer()).toBe(false)
  const up = silentServer(0)
  await serverAnswers(up)
  expect(up.asked()).toBe(1)
})
