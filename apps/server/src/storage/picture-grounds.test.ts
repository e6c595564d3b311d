import { type PictureGround } from '@adloom/domain/design/picture-ground.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { expect, test } from 'vitest'
import { createPictureGrounds } from './picture-grounds.ts'

const ground: PictureGround = { dark: '0'.repeat(144), bright: 'z'.repeat(144), busy: '0'.repeat(144) }
const fileOf = (key: string) => ({ key, contentType: 'image/jpeg', size: 1 })
// Safe: measuring reads files and does nothing else with the store.
const store = { read: async () => new Uint8Array(1) } as unknown as FileStore

test('an image is measured once, however many ask for it and however often', async () => {
  let measured = 0
  const groundOf = async (): Promise<PictureGround> => {
    measured += 1
    return ground
  }
  const grounds = createPictureGrounds(store, groundOf, new AbortController().signal)
  expect(await Promise.all(['a', 'a', 'b'].map((key) => grounds(fileOf(key))))).toEqual([ground, ground, ground])
  await grounds(fileOf('a'))
  expect(measured).toBe(2)
})

test('many images at once are refused instead of delaying ads, and a failure is not kept', async () => {
  const waiting = Promise.withResolvers<PictureGround>()
  const grounds = createPictureGrounds(store, () => waiting.promise, new AbortController().signal)
  const first = Array.from({ length: 12 }, (_, index) => grounds(fileOf(String(index))))
  await expect(grounds(fileOf('more'))).rejects.toMatchObject({ code: 'server.busy' })
  waiting.reject(new Error('damaged'))
  await Promise.allSettled(first)
  const again = createPictureGrounds(store, async () => ground, new AbortController().signal)
  expect(await again(fileOf('0'))).toEqual(ground)
})
