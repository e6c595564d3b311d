import { buffer } from 'node:stream/consumers'
import { type PackEntry } from '@adloom/engine/pack/pack-entries.ts'
import { expect, test } from 'vitest'
import { openedZip } from './opened-zip.test-data.ts'
import { zipStream } from './zip-stream.ts'

const madeAt = new Date('2026-11-28T10:00:00Z')

async function* entriesOf(...entries: readonly PackEntry[]): AsyncGenerator<PackEntry> {
  yield* entries
}

test('a zip has its files as they came, in every script', async () => {
  const bytes = new TextEncoder().encode('a,b\r\n'.repeat(1000))
  const zip = await buffer(zipStream(entriesOf({ name: 'texts.csv', bytes }, { name: '靴/靴-1.jpg', bytes: bytes.subarray(0, 9) }), madeAt))
  const files = await openedZip(zip)
  expect([...files.keys()]).toEqual(['texts.csv', '靴/靴-1.jpg'])
  expect(files.get('texts.csv')?.equals(bytes)).toBe(true)
  // Tables are compressed.
  expect(zip.length).toBeLessThan(1000)
})

test('it fails as the source of its files does', async () => {
  async function* failing(): AsyncGenerator<PackEntry> {
    yield { name: 'a.jpg', bytes: new Uint8Array(9) }
    throw new Error('The picture is gone.')
  }
  await expect(buffer(zipStream(failing(), madeAt))).rejects.toThrow('The picture is gone.')
})

test('files are made as they are read, and no more are made when nobody reads on', async () => {
  let made = 0
  let isEnded = false
  async function* endless(): AsyncGenerator<PackEntry> {
    try {
      for (; made < 1000; made++) yield { name: `${made}.jpg`, bytes: new Uint8Array(100_000).fill(made) }
    } finally {
      isEnded = true
    }
  }
  const zip = zipStream(endless(), madeAt)
  for await (const _ of zip) {
    if (made >= 20) break
  }
  await new Promise((resolve) => setImmediate(resolve))
  expect(made).toBeLessThan(25)
  await expect.poll(() => isEnded).toBe(true)
})
