import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { madeFiles } from '@adloom/engine/provenance/signed-file.test-data.ts'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createFileInspector } from './file-inspector.ts'
import { createFileSigner } from './file-signer.ts'
import { runInspectCommand } from './inspect-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'adloom-inspect-'))
const config = readConfig({ DATA_DIR: join(folder, 'data') })
const signer = createFileSigner({ config, version: '0.1.0', now: Date.now, warn: (message) => expect(message).toBe('') })
afterAll(() => signer.close())

const written = (name: string, bytes: Uint8Array): string => {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}
const inspect = (file: string, isJson = false): Promise<string> => runInspectCommand({ command: 'inspect', file, isJson }, config)

const numbers = (...values: readonly (readonly [number, 2 | 4])[]): Buffer =>
  Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    }),
  )

/** A zip: APPNOTE 6.3.10, sections 4.3.7 to 4.3.16. */
function zipWith(files: readonly { readonly name: string; readonly bytes: Uint8Array }[]): Buffer {
  const [parts, index]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes)
    const facts = numbers(
      [20, 2],
      [0, 2],
      [8, 2],
      [0, 4],
      [crc32(bytes), 4],
      [packed.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    )
    const local = Buffer.concat([numbers([0x04034b50, 4]), facts, Buffer.from(name), packed])
    index.push(
      Buffer.concat([numbers([0x02014b50, 4], [20, 2]), facts, numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), Buffer.from(name)]),
    )
    parts.push(local)
    at += local.length
  }
  const directory = Buffer.concat(index)
  const end = numbers([0x06054b50, 4], [0, 4], [files.length, 2], [files.length, 2], [directory.length, 4], [at, 4], [0, 2])
  return Buffer.concat([...parts, directory, end])
}

test('a downloaded file is recognised as signed here', async () => {
  const made = await madeFiles['image/jpeg']('composite')
  expect(await inspect(written('plain.jpg', made))).toContain('It has no C2PA manifest.')
  const file = written('ad.jpg', await signer.sign(made))
  expect(await inspect(file)).toContain('This installation signed it.')
  expect(JSON.parse(await inspect(file, true))).toMatchObject({
    files: [
      {
        name: 'ad.jpg',
        type: 'image/jpeg',
        width: 32,
        xmp: { source: 'composite', tool: 'Adloom' },
        manifest: { state: 'holds', signer: { isOwn: true } },
      },
    ],
  })
})

test('every picture and video of a pack is described, and a bomb in it is named', async () => {
  const jpeg = await signer.sign(await madeFiles['image/jpeg']('composite'))
  const pack = zipWith([
    { name: 'feed/ad.jpg', bytes: jpeg },
    { name: 'manifest.json', bytes: Buffer.from('{}') },
    { name: 'bomb.png', bytes: new Uint8Array(40_000_000) },
    { name: 'ad.mp4', bytes: await madeFiles['video/mp4']('composite') },
  ])
  const text = await inspect(written('pack.zip', pack))
  expect(text.split('\n\n').map((part) => part.split('\n').length)).toEqual([5, 1, 3])
  expect(text).toContain('bomb.png: not read, it unpacks to far more than it is.')
  expect(await inspect(written('empty.zip', zipWith([{ name: 'a.txt', bytes: Buffer.from('a') }])))).toBe(
    'There is no picture and no video in it.',
  )
})

test('what cannot be read gets a sentence', async () => {
  const sentenceOf = (file: string) =>
    inspect(file).then(
      () => '',
      (error: unknown) => String(error),
    )
  expect(await sentenceOf(join(folder, 'none.jpg'))).toMatch(/none\.jpg cannot be read: there is no such file\.$/)
  expect(await sentenceOf(folder)).toMatch(/cannot be read: it is a folder\.$/)
  const pack = zipWith([{ name: 'ad.jpg', bytes: await madeFiles['image/jpeg']('composite') }])
  for (const [name, bytes] of [
    ['cut.zip', pack.subarray(0, 100)],
    ['head.zip', Buffer.from('PK')],
  ] as const) {
    expect(await sentenceOf(written(name, bytes))).toMatch(/cannot be read: /)
  }
  const wrong = Buffer.from(pack)
  wrong.fill(0xff, 60, 90)
  expect(await inspect(written('damaged.zip', wrong))).toMatch(/^ad\.jpg: not read, /)
})

test('what is sent is inspected one after the other, and large files are refused before they are read', async () => {
  const inspector = createFileInspector(config)
  const file = { path: written('sent.jpg', await signer.sign(await madeFiles['image/jpeg']('composite'))), size: 1 }
  const received = (parts: object) => ({
    file: { hash: '', chunks: async function* () {}, remove: async () => undefined, ...file, ...parts },
    filename: 'sent.jpg',
  })
  try {
    const all = await Promise.all(Array.from({ length: 16 }, () => inspector.inspect(received({}))))
    expect(all.map(({ sentences }) => sentences.includes('This installation signed it.'))).toEqual(all.map(() => true))
    await expect(inspector.inspect(received({ size: 60_000_000 }))).rejects.toMatchObject({ code: 'request.too-large' })
    const many = await Promise.allSettled(Array.from({ length: 17 }, () => inspector.inspect(received({}))))
    expect(many.filter(({ status }) => status === 'rejected').map((one) => 'reason' in one && one.reason.code)).toEqual(['server.busy'])
  } finally {
    inspector.close()
  }
})
