// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteDocument, readDocument } from './database.ts'
import { onOtherTab, onStorageError, safeStorage, type StorageError } from './storage.ts'

const errors: StorageError[] = []
onStorageError((error) => errors.push(error))

beforeEach(async () => {
  localStorage.clear()
  await deleteDocument('adloom.wizard')
  errors.length = 0
})

const kind = { version: 1, isUsable: (state: unknown) => typeof state === 'object' }
const document = (version: number, text = 'x') => JSON.stringify({ state: { text }, version })

/** A localStorage that takes texts of up to `maxLength` characters, like a nearly full one. */
const refuseLongerThan = (maxLength: number) => {
  // Called with its own `this` below.
  // oxlint-disable-next-line typescript/unbound-method
  const write = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, value: string) {
    if (value.length > maxLength) throw new DOMException('full', 'QuotaExceededError')
    write.call(this, key, value)
  })
}

afterEach(() => vi.restoreAllMocks())

/** A browser database that rejects every write, as on a full disk. */
const refuseDatabase = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

test('a small document is written and read at once', () => {
  const storage = safeStorage(kind)
  void storage.setItem('adloom.wizard', document(1))
  expect(storage.getItem('adloom.wizard')).toBe(document(1))
})

test('a document that does not fit goes to the browser database and is found there after a restart', async () => {
  refuseLongerThan(40)
  const long = document(1, 'long '.repeat(50))
  await safeStorage(kind).setItem('adloom.wizard', long)
  expect(localStorage.getItem('adloom.wizard')).toBe('{"$in":"idb"}')
  expect(await readDocument('adloom.wizard')).toBe(long)
  expect(await safeStorage(kind).getItem('adloom.wizard')).toBe(long)
  expect(errors).toEqual([])
})

test('the last of two overflowing writes is stored', async () => {
  refuseLongerThan(40)
  const storage = safeStorage(kind)
  const [first, second] = ['a', 'b'].map((letter) => document(1, letter.repeat(200)))
  await Promise.all([storage.setItem('adloom.wizard', first), storage.setItem('adloom.wizard', second)])
  expect(await storage.getItem('adloom.wizard')).toBe(second)
})

test('the document is still found when localStorage is full to the last byte', async () => {
  refuseLongerThan(0)
  const value = document(1, 'only in the database')
  await safeStorage(kind).setItem('adloom.wizard', value)
  expect(localStorage.getItem('adloom.wizard')).toBeNull()
  expect(await safeStorage(kind).getItem('adloom.wizard')).toBe(value)
})

test('the old document stays stored, the new one stays in memory and the problem is reported once when both stores are full', async () => {
  localStorage.setItem('adloom.wizard', document(1, 'before'))
  refuseLongerThan(40)
  refuseDatabase()
  const storage = safeStorage(kind)
  await storage.setItem('adloom.wizard', document(1, 'long '.repeat(50)))
  await storage.setItem('adloom.wizard', document(1, 'longer '.repeat(50)))
  expect(localStorage.getItem('adloom.wizard')).toBe(document(1, 'before'))
  expect(storage.getItem('adloom.wizard')).toBe(document(1, 'longer '.repeat(50)))
  expect(errors).toEqual([{ kind: 'unsaved', key: 'adloom.wizard' }])
  vi.restoreAllMocks()
  await storage.setItem('adloom.wizard', document(1, 'after'))
  expect(localStorage.getItem('adloom.wizard')).toBe(document(1, 'after'))
})

test('another tab is notified of a document that went to the browser database', async () => {
  const listener = vi.fn<() => void>()
  const stop = onOtherTab(['adloom.wizard'], listener)
  const other = new BroadcastChannel('adloom.documents')
  other.postMessage('adloom.wizard')
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
  other.postMessage('adloom.other')
  dispatchEvent(new StorageEvent('storage', { key: 'adloom.wizard' }))
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2))
  stop()
  other.close()
})

test('a document of an unknown shape is set aside and reported', () => {
  for (const text of ['{}', 'null', '"words"', '{"state":7,"version":1}']) {
    localStorage.setItem('adloom.wizard', text)
    expect(safeStorage(kind).getItem('adloom.wizard')).toBeNull()
    expect(localStorage.getItem('adloom.wizard.corrupt')).toBe(text)
  }
  expect(errors.map((error) => error.kind)).toEqual(['corrupt', 'corrupt', 'corrupt', 'corrupt'])
})

test('a text that is not JSON is set aside and reported, and the store starts empty', () => {
  localStorage.setItem('adloom.wizard', '{"state":')
  expect(safeStorage(kind).getItem('adloom.wizard')).toBeNull()
  expect(localStorage.getItem('adloom.wizard.corrupt')).toBe('{"state":')
  expect(errors).toEqual([{ kind: 'corrupt', key: 'adloom.wizard' }])
})

test('the document of a newer version is neither read, nor overwritten, nor removed', () => {
  const storage = safeStorage(kind)
  localStorage.setItem('adloom.wizard', document(2))
  expect(storage.getItem('adloom.wizard')).toBeNull()
  void storage.setItem('adloom.wizard', document(1))
  void storage.removeItem('adloom.wizard')
  expect(localStorage.getItem('adloom.wizard')).toBe(document(2))
  expect(errors).toEqual([{ kind: 'newer', key: 'adloom.wizard' }])
  localStorage.setItem('adloom.wizard', document(1))
  expect(storage.getItem('adloom.wizard')).toBe(document(1))
})

test('removing a document removes its overflow too', async () => {
  refuseLongerThan(40)
  const storage = safeStorage(kind)
  await storage.setItem('adloom.wizard', document(1, 'long '.repeat(50)))
  await storage.removeItem('adloom.wizard')
  expect(localStorage.getItem('adloom.wizard')).toBeNull()
  expect(await readDocument('adloom.wizard')).toBeNull()
})
