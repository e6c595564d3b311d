import { AdloomError } from '../error.ts'
import { type FilePart, type FileSource, type FileStore, type StoredFile } from './file-store.ts'

/** One promise of a port, and a check that an implementation keeps it: fails by throwing. */
export interface Promised<Port> {
  readonly name: string
  readonly check: (port: Port) => Promise<void>
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

function expectSame(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`)
}

async function expectNotFound(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (error instanceof AdloomError && error.code === 'file.not-found') return
    throw error
  }
  throw new Error('expected file.not-found, but it was found')
}

/** A file that repeats a chunk; its SHA-256 is `hash`. */
const sourceOf = (chunk: Uint8Array, count: number, hash: string): FileSource => ({
  hash,
  size: chunk.length * count,
  chunks: async function* () {
    for (let index = 0; index < count; index++) yield chunk
  },
})

/** The SHA-256 of 100 × 65,536 bytes of value 3. */
const HASH_OF_CHUNKS = '99aa0e3c8a6307ecdf45c7097d87535646d044dfc65271d085a6696ee2e15f4f'

/** The SHA-256 of 2 × 65,536 bytes of value 4. */
const HASH_OF_TWO = '1c18829c0c3a2c957b96fa74974c0255cde14cfd92d9bf29bcb9766382391a32'

const MISSING = `${'0'.repeat(64)}.jpg`

/** The promises of every file store. Each check brings its own bytes, so all of them may share a store. */
export const fileStorePromises: readonly Promised<FileStore>[] = [
  {
    name: 'returns exactly the bytes it was given',
    check: async (store) => {
      const every = Uint8Array.from({ length: 256 }, (_, value) => value)
      const { key, size } = await store.write(every, 'image/png')
      expectSame(size, 256)
      expectSame([...(await store.read(key))], [...every])
    },
  },
  {
    name: 'derives the key from content and type, so the same bytes twice are one file',
    check: async (store) => {
      // The SHA-256 of 'the same'.
      const key = 'fa0487f2dc91544ab4b9f5b1d59b7eb2bf68807a6e42cdf22fce4e0bc4b84cb2.jpg'
      expectSame((await store.write(bytesOf('the same'), 'image/jpeg')).key, key)
      expectSame((await store.write(bytesOf('the same'), 'image/jpeg')).key, key)
      const other = await store.write(bytesOf('another'), 'image/jpeg')
      if (other.key === key) throw new Error('two contents have one key')
    },
  },
  {
    name: 'reports type and size of a file',
    check: async (store) => {
      const { key } = await store.write(bytesOf('a clip'), 'video/mp4')
      expectSame(await store.find(key), { key, contentType: 'video/mp4', size: 6 })
      expectSame(await store.find(MISSING), null)
    },
  },
  {
    name: 'reads a part, first and last byte included, and stops at the end',
    check: async (store) => {
      const { key } = await store.write(bytesOf('0123456789'), 'video/webm')
      expectSame(textOf(await store.read(key, { start: 2, end: 4 })), '234')
      expectSame(textOf(await store.read(key, { start: 8, end: 99 })), '89')
      expectSame(textOf(await store.read(key, { start: 0, end: 0 })), '0')
    },
  },
  {
    name: 'reads a part in pieces, and stops at the end',
    check: async (store) => {
      const chunk = new Uint8Array(65_536).fill(3)
      const { key } = await store.writeFrom(sourceOf(chunk, 100, HASH_OF_CHUNKS), 'video/mp4')
      const read = async (part: FilePart, of = key): Promise<Uint8Array[]> => {
        const pieces: Uint8Array[] = []
        for await (const piece of store.readPieces(of, part)) pieces.push(piece)
        return pieces
      }
      const size = (pieces: readonly Uint8Array[]): number => pieces.reduce((sum, piece) => sum + piece.length, 0)
      const pieces = await read({ start: 10, end: 5_000_000 })
      expectSame(size(pieces), 4_999_991)
      expectSame(pieces.length > 1 && pieces.every((piece) => piece.every((byte) => byte === 3)), true)
      expectSame(size(await read({ start: 6_553_590, end: 9_999_999 })), 10)
      expectSame(size(await read({ start: 7, end: 7 })), 1)
      await expectNotFound(read({ start: 0, end: 9 }, MISSING))
    },
  },
  {
    name: 'stores an empty file',
    check: async (store) => {
      const { key } = await store.write(new Uint8Array(0), 'application/json')
      expectSame((await store.read(key)).length, 0)
    },
  },
  {
    name: 'removes a file; removing a missing one is no error',
    check: async (store) => {
      const { key } = await store.write(bytesOf('to be forgotten'), 'image/gif')
      await store.remove(key)
      await expectNotFound(store.read(key))
      expectSame(await store.find(key), null)
      await store.remove(key)
    },
  },
  {
    name: 'lists each of its files once, and nothing else',
    check: async (store) => {
      const { key } = await store.write(bytesOf('to be listed'), 'image/png')
      const { key: other } = await store.write(bytesOf('also to be listed'), 'video/mp4')
      const { key: removed } = await store.write(bytesOf('no longer to be listed'), 'image/png')
      await store.remove(removed)
      const listed: StoredFile[] = []
      for await (const file of store.list()) if ([key, other, removed].includes(file.key)) listed.push(file)
      expectSame(listed.map((file) => `${file.contentType} ${file.size}`).toSorted(), ['image/png 12', 'video/mp4 17'])
    },
  },
  {
    name: 'finds nothing under an invalid key and reaches nothing outside itself',
    check: async (store) => {
      for (const key of [
        '',
        '.',
        '..',
        '../secret',
        '/etc/passwd',
        `../${MISSING}`,
        `${MISSING}/..`,
        `${MISSING}\0.jpg`,
        MISSING.toUpperCase(),
      ]) {
        await expectNotFound(store.read(key))
        expectSame(await store.find(key), null)
        await store.remove(key)
      }
    },
  },
  {
    name: 'stores one whole file when the same bytes are written many times at once',
    check: async (store) => {
      const bytes = new Uint8Array(200_000).fill(7)
      const written = await Promise.all(Array.from({ length: 8 }, () => store.write(bytes, 'image/webp')))
      expectSame(new Set(written.map(({ key }) => key)).size, 1)
      expectSame((await store.read(written[0].key)).length, 200_000)
    },
  },
  {
    name: 'stores a file chunk by chunk under the key of its bytes, and so the same file once',
    check: async (store) => {
      const chunk = new Uint8Array(65_536).fill(3)
      const source = sourceOf(chunk, 100, HASH_OF_CHUNKS)
      const stored = await store.writeFrom(source, 'video/mp4')
      expectSame(stored, { key: `${HASH_OF_CHUNKS}.mp4`, contentType: 'video/mp4', size: 6_553_600 })
      expectSame(await store.find(stored.key), stored)
      expectSame([...(await store.read(stored.key, { start: 65_534, end: 65_537 }))], [3, 3, 3, 3])
      expectSame((await store.read(stored.key)).length, 6_553_600)
      expectSame(await store.writeFrom(source, 'video/mp4'), stored)
      expectSame((await store.write(new Uint8Array(6_553_600).fill(3), 'video/mp4')).key, stored.key)
    },
  },
  {
    name: 'fails with a source that breaks off, and stores the whole file when it is sent again',
    check: async (store) => {
      const whole = sourceOf(new Uint8Array(65_536).fill(4), 2, HASH_OF_TWO)
      const broken: FileSource = {
        ...whole,
        chunks: async function* () {
          yield new Uint8Array(65_536).fill(4)
          throw new Error('the source is gone')
        },
      }
      const failed = await store.writeFrom(broken, 'video/mp4').then(
        () => false,
        () => true,
      )
      expectSame(failed, true)
      const { key } = await store.writeFrom(whole, 'video/mp4')
      expectSame((await store.read(key)).length, whole.size)
    },
  },
]
