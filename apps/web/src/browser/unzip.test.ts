import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readZip } from './unzip.ts'
import { crc32, zipOf } from './zip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = async (archive: Blob, name: string) => new TextDecoder().decode(await (await readZip(archive)).get(name)?.())

test('reads an archive of ours, also with bytes before the comment at the end', async () => {
  const archive = zipOf([
    { name: 'library.json', bytes: bytesOf('{"a":1}') },
    { name: 'files/größe.jpg', bytes: new Uint8Array(3000).fill(7) },
  ])
  expect([...(await readZip(archive)).keys()]).toEqual(['library.json', 'files/größe.jpg'])
  expect(await textOf(archive, 'library.json')).toBe('{"a":1}')
})

/** An archive of one compressed file, as other programs write them; `size` is the uncompressed size it declares. */
function packed(text: string, size = bytesOf(text).length): Blob {
  const plain = bytesOf(text)
  const body = deflateRawSync(plain)
  const fields = (start: number, length: number) => {
    const view = new DataView(new ArrayBuffer(length))
    view.setUint16(start, 8, true)
    view.setUint32(start + 6, crc32(plain), true)
    view.setUint32(start + 10, body.length, true)
    view.setUint32(start + 14, size, true)
    view.setUint16(start + 18, 1, true)
    return view
  }
  const local = fields(8, 30)
  local.setUint32(0, 0x0403_4b50, true)
  const central = fields(10, 46)
  central.setUint32(0, 0x0201_4b50, true)
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x0605_4b50, true)
  end.setUint16(10, 1, true)
  end.setUint32(12, 47, true)
  end.setUint32(16, 31 + body.length, true)
  return new Blob([local, 'a', new Uint8Array(body), central, 'a', end])
}

test('reads compressed files and rejects one that is larger than it declares', async () => {
  expect(await textOf(packed('warm to the last sip '.repeat(40)), 'a')).toBe('warm to the last sip '.repeat(40))
  await expect(textOf(packed('x'.repeat(5000), 100), 'a')).rejects.toThrow('larger than it says')
})

test('rejects a changed byte, a truncated archive and other files', async () => {
  const whole = new Uint8Array(await zipOf([{ name: 'a', bytes: bytesOf('first') }]).arrayBuffer())
  const changed = whole.slice()
  changed[31] ^= 1
  await expect(textOf(new Blob([changed]), 'a')).rejects.toThrow('damaged')
  await expect(readZip(new Blob([whole.slice(0, -8)]))).rejects.toThrow('no end')
  await expect(readZip(new Blob(['not an archive']))).rejects.toThrow('no end')
})
