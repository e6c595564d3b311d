import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createRoomCheck, freeBytes, RESERVED_BYTES } from './free-space.ts'

test('nothing is written below the reserve, and the disk is looked at once a second', async () => {
  let nowMs = 0
  let looks = 0
  let free = RESERVED_BYTES
  const check = createRoomCheck(
    async () => {
      looks += 1
      return free
    },
    () => nowMs,
  )
  await check()
  free = RESERVED_BYTES - 1
  await check()
  expect(looks).toBe(1)
  nowMs = 1000
  await expect(check()).rejects.toMatchObject({ code: 'storage.full' })
  free = RESERVED_BYTES
  nowMs = 2000
  await check()
})

test('the room of a folder is finite, that of none is not', async () => {
  expect(await freeBytes(tmpdir())).toBeGreaterThan(0)
  expect(await freeBytes(tmpdir())).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(await freeBytes('/no/such/folder')).toBe(Number.POSITIVE_INFINITY)
})
