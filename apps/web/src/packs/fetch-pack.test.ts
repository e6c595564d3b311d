// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fetchPack, type ReceivedPack } from './fetch-pack.ts'

afterEach(() => vi.restoreAllMocks())

/** The head of a file in a zip up to its flags, of which one says that it was written as a stream. */
const head = (isStreamed: boolean): number[] => [0x50, 0x4b, 3, 4, 20, 0, isStreamed ? 8 : 0, 8]

test('files of a zip are counted as they arrive, also when a head is divided, and those of a zip within it are not', async () => {
  const bytes = Uint8Array.from([...head(true), 1, 0x50, 0x50, 0x4b, ...head(true), ...head(false), 7, ...head(true)])
  const parts = [bytes.slice(0, 3), bytes.slice(3, 14), bytes.slice(14)]
  const stream = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(stream))
  const received: ReceivedPack[] = []
  const zip = await fetchPack('/api/packs/pack_1.zip', (each) => received.push(each), new AbortController().signal)
  expect(zip.size).toBe(bytes.length)
  expect(received).toEqual([
    { files: 0, bytes: 0 },
    { files: 0, bytes: 3 },
    { files: 1, bytes: 14 },
    { files: 3, bytes: bytes.length },
  ])
})
