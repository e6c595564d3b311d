// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

test('the first call of a browser goes ahead alone, later ones do not wait', async () => {
  const { afterFirstCall } = await import('./first-call.ts')
  const begun: string[] = []
  const first = Promise.withResolvers<string>()
  const call = (name: string, reply: Promise<string>) =>
    afterFirstCall(() => {
      begun.push(name)
      return reply
    })
  const replies = [call('one', first.promise), call('two', Promise.resolve('two')), call('three', Promise.resolve('three'))]
  await new Promise((resolve) => setTimeout(resolve))
  expect(begun).toEqual(['one'])
  first.resolve('one')
  expect(await Promise.all(replies)).toEqual(['one', 'two', 'three'])
  void call('four', new Promise(() => undefined))
  void call('five', Promise.resolve('five'))
  expect(begun).toEqual(['one', 'two', 'three', 'four', 'five'])
})

test('a first call that gets no answer lets the next one be the first', async () => {
  const { afterFirstCall } = await import('./first-call.ts')
  await expect(afterFirstCall(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch')
  expect(await afterFirstCall(() => Promise.resolve('there'))).toBe('there')
})
