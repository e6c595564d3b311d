// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { deleteDocument, readDocument } from './database.ts'
import { onStorageTrouble, safeStorage, type StorageTrouble } from './storage.ts'

const told: StorageTrouble[] = []
onStorageTrouble((trouble) => told.push(trouble))

beforeEach(async () => {
  localStorage.clear()
  await deleteDocument('adloom.wizard')
  told.length = 0
})

const document = (version: number, text = 'x') => JSON.stringify({ state: { text }, version })

/** A localStorage that takes texts of up to `most` characters, as a nearly full one does. */
const refuseLongerThan = (most: number) => {
  // Called with its own `this` below.
  // oxlint-disable-next-line typescript/unbound-method
  const write = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, value: string) {
    if (value.length > most) throw new DOMException('full', 'QuotaExceededError')
    write.call(this, key, value)
  })
}

test('a small document is written and read at once', () => {
  const storage = safeStorage(1)
  void storage.setItem('adloom.wizard', document(1))
  expect(storage.getItem('adloom.wizard')).toBe(document(1))
})

test('a document that does not fit goes to the browser database and is found there by the next start', async () => {
  refuseLongerThan(40)
  const long = document(1, 'long '.repeat(50))
  await safeStorage(1).setItem('adloom.wizard', long)
  expect(localStorage.getItem('adloom.wizard')).toBe('{"$in":"idb"}')
  expect(await readDocument('adloom.wizard')).toBe(long)
  expect(await safeStorage(1).getItem('adloom.wizard')).toBe(long)
  expect(told).toEqual([])
})

test('of two writes that overflow, the last one is kept', async () => {
  refuseLongerThan(40)
  const storage = safeStorage(1)
  const [first, second] = ['a', 'b'].map((letter) => document(1, letter.repeat(200)))
  await Promise.all([storage.setItem('adloom.wizard', first), storage.setItem('adloom.wizard', second)])
  expect(await storage.getItem('adloom.wizard')).toBe(second)
})

test('with localStorage full to the last byte, the document is still found', async () => {
  refuseLongerThan(0)
  const value = document(1, 'only in the database')
  await safeStorage(1).setItem('adloom.wizard', value)
  expect(localStorage.getItem('adloom.wizard')).toBeNull()
  expect(await safeStorage(1).getItem('adloom.wizard')).toBe(value)
})

test('text that is not JSON is put aside and told, and the start is an empty one', () => {
  localStorage.setItem('adloom.wizard', '{"state":')
  expect(safeStorage(1).getItem('adloom.wizard')).toBeNull()
  expect(localStorage.getItem('adloom.wizard.corrupt')).toBe('{"state":')
  expect(told).toEqual([{ kind: 'corrupt', key: 'adloom.wizard' }])
})

test("a newer version's document is neither read, nor overwritten, nor removed", () => {
  const storage = safeStorage(1)
  localStorage.setItem('adloom.wizard', document(2))
  expect(storage.getItem('adloom.wizard')).toBeNull()
  void storage.setItem('adloom.wizard', document(1))
  void storage.removeItem('adloom.wizard')
  expect(localStorage.getItem('adloom.wizard')).toBe(document(2))
  expect(told).toEqual([{ kind: 'newer', key: 'adloom.wizard' }])
  localStorage.setItem('adloom.wizard', document(1))
  expect(storage.getItem('adloom.wizard')).toBe(document(1))
})

test('removing takes the overflowed document away too', async () => {
  refuseLongerThan(40)
  const storage = safeStorage(1)
  await storage.setItem('adloom.wizard', document(1, 'long '.repeat(50)))
  await storage.removeItem('adloom.wizard')
  expect(localStorage.getItem('adloom.wizard')).toBeNull()
  expect(await readDocument('adloom.wizard')).toBeNull()
})
