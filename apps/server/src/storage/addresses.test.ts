import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { expect, test } from 'vitest'
import { bytesOfDataUrl, fileKeysIn, type ImageSources, readImage } from './addresses.ts'

const KEY = `${'ab'.repeat(32)}.jpg`
const stored = new Uint8Array([1, 2, 3])
const fetched = new Uint8Array([9])

/** A store with one file, and a web where every address answers with the byte 9. */
function sources(change: Partial<ImageSources> = {}): ImageSources & { readonly requested: readonly string[] } {
  const requested: string[] = []
  const store: FileStore = {
    write: async () => ({ key: KEY, contentType: 'image/jpeg', size: 3 }),
    writeFrom: async () => ({ key: KEY, contentType: 'image/jpeg', size: 3 }),
    read: async () => stored,
    readPieces: async function* () {
      yield stored
    },
    find: async (key) => (key === KEY ? { key, contentType: 'image/jpeg', size: 3 } : null),
    remove: async () => undefined,
    list: async function* () {
      yield { key: KEY, contentType: 'image/jpeg', size: 3 }
    },
  }
  return {
    store,
    shapedImages: async () => null,
    pages: {
      loadPage: async (url) => ({ finalUrl: url, html: '' }),
      forgetPage: () => undefined,
      loadImage: async (url) => {
        requested.push(url)
        return { finalUrl: url, contentType: 'image/jpeg', bytes: fetched }
      },
      probeImage: async () => ({ state: 'unknown' }),
    },
    publicUrl: null,
    port: () => 4400,
    requested,
    ...change,
  }
}
const never = new AbortController().signal

test.each([
  `http://localhost:4400/files/${KEY}`,
  `http://127.0.0.1:4400/files/${KEY}`,
  `http://[::1]:4400/files/${KEY}`,
  `http://192.168.1.20:4400/files/${KEY}`,
  `https://ads.example/files/${KEY}`,
  `https://ads.example/below/files/${KEY}?v=1`,
])('our own file at %s is read from the store and never fetched', async (address) => {
  const from = sources()
  expect(await readImage(address, from, never)).toBe(stored)
  expect(from.requested).toEqual([])
})

test.each(['http://localhost:4400/files/unknown.jpg', 'http://127.0.0.2:4400/', 'https://ads.example/logo.png'])(
  'an address of ours that is no file (%s) is not found, not fetched from ourselves',
  async (address) => {
    const from = sources({ publicUrl: 'https://ads.example' })
    await expect(readImage(address, from, never)).rejects.toMatchObject({ code: 'file.not-found' })
    expect(from.requested).toEqual([])
  },
)

test.each(['https://shop.example/shoe.jpg', 'http://localhost:4401/shoe.jpg', `https://other.example/files/${'cd'.repeat(32)}.jpg`])(
  'a foreign image (%s) goes through the guarded loader',
  async (address) => {
    const from = sources()
    expect(await readImage(address, from, never)).toBe(fetched)
    expect(from.requested).toEqual([address])
  },
)

test('a data URL is decoded, as base64 or as text', () => {
  expect(bytesOfDataUrl('data:image/png;base64,AQID')).toEqual({ contentType: 'image/png', bytes: Buffer.from([1, 2, 3]) })
  expect(bytesOfDataUrl('data:image/png;name=a.png;base64,AQID').contentType).toBe('image/png')
  expect(Buffer.from(bytesOfDataUrl('data:image/svg+xml,%3Csvg/%3E').bytes).toString()).toBe('<svg/>')
})

test.each(['data:image/png;base64,', 'data:image/png', 'data:image/png,%E0%A4%A', 'image/png;base64,AQID'])(
  '%s is refused as image data',
  (address) => {
    expect(() => bytesOfDataUrl(address)).toThrow('Invalid image data')
  },
)

test.each(['data:image/png;base64,AQ%ID', 'data:image/png;base64,{"a":1}', 'data:image/png;base64,AQ=ID'])(
  '%s can’t be read as base64',
  (address) => {
    expect(() => bytesOfDataUrl(address)).toThrow('Failed to convert file to base64')
  },
)

test('line breaks and the letters of addresses are read as base64', () => {
  expect(bytesOfDataUrl('data:image/png;base64,AQ\r\nID').bytes).toEqual(Buffer.from([1, 2, 3]))
  expect(bytesOfDataUrl('data:image/png;base64,-_-_').bytes).toEqual(Buffer.from([251, 255, 191]))
})

test('keys of stored files are found wherever an ad mentions them, each once', () => {
  const ad = {
    imageUrl: `http://localhost:4400/files/${KEY}`,
    variants: [`/files/${KEY}`, `/files/${KEY}.exe`, '/files/short.jpg'],
    text: 'files',
  }
  expect(fileKeysIn(JSON.stringify(ad))).toEqual([KEY])
})
