import { crc32 as zlibCrc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { crc32, zipOf } from './zip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('the checksum equals the one of zlib', () => {
  for (const text of ['', 'a', 'Mornings, upgraded', 'x'.repeat(10_000)]) expect(crc32(bytesOf(text))).toBe(zlibCrc32(bytesOf(text)))
})

test('an archive contains every file under its name, byte for byte', async () => {
  const files = [
    { name: 'creation-1-img1-content1.jpg', bytes: bytesOf('first') },
    { name: 'tasse-grün.jpg', bytes: bytesOf('second, with more') },
  ]
  const archive = new Uint8Array(await zipOf(files).arrayBuffer())
  const view = new DataView(archive.buffer)
  // The end record (22 bytes) gives the number of files and the offset of their directory.
  const end = archive.length - 22
  expect(view.getUint32(end, true)).toBe(0x0605_4b50)
  expect(view.getUint16(end + 10, true)).toBe(2)
  let at = view.getUint32(end + 16, true)
  for (const { name, bytes } of files) {
    const [size, nameLength, local] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true), view.getUint32(at + 42, true)]
    expect(new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength))).toBe(name)
    expect(size).toBe(bytes.length)
    const body = local + 30 + nameLength
    expect(archive.subarray(body, body + size)).toEqual(bytes)
    at += 46 + nameLength
  }
})
