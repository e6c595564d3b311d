// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { onStorageError, type StorageError } from '../browser/storage.ts'
import { BRANDS_KEY, forgetBrand, rememberBrand, rememberedBrand } from './brand-memory.ts'

const teal = { name: 'Tideline Goods', logo: null, accent: '#0F6B6B' }
const none = { name: null, logo: null, accent: null }
const day = (number: number): Date => new Date(Date.UTC(2026, 0, number))

afterEach(() => localStorage.clear())

test('a brand is found again under its site and no other, until it is removed', async () => {
  await rememberBrand('shop.example', teal, day(1))
  await rememberBrand('other.example', { ...none, name: 'Other' }, day(2))
  expect(await rememberedBrand('shop.example')).toEqual(teal)
  expect(await rememberedBrand('third.example')).toBeNull()
  await forgetBrand('shop.example')
  expect(await rememberedBrand('shop.example')).toBeNull()
  expect(await rememberedBrand('other.example')).toEqual({ ...none, name: 'Other' })
})

test('removing the last brand leaves nothing in storage, and so does a brand without any choice', async () => {
  await rememberBrand('shop.example', teal, day(1))
  await rememberBrand('shop.example', none, day(2))
  expect(localStorage.getItem(BRANDS_KEY)).toBeNull()
})

test('sites named like properties of Object.prototype are sites like any other', async () => {
  expect(await rememberedBrand('constructor')).toBeNull()
  await forgetBrand('toString')
  expect(localStorage.getItem(BRANDS_KEY)).toBeNull()
})

test('the most recently used of many sites stay', async () => {
  for (let number = 1; number <= 65; number++) await rememberBrand(`shop${number}.example`, teal, day(number))
  expect(await rememberedBrand('shop5.example')).toBeNull()
  expect(await rememberedBrand('shop6.example')).toEqual(teal)
})

test.each([
  '{"state":{"sites":',
  '{"state":{"sites":{"shop.example":{"name":7}}},"version":1}',
  '{"state":{"sites":{"shop.example":{"name":"x","logo":null,"accent":"red","usedAt":""}}},"version":1}',
  'null',
])('%s is set aside and reported, and the next brand is saved', async (text) => {
  const troubles: StorageError[] = []
  const stop = onStorageError((trouble) => troubles.push(trouble))
  localStorage.setItem(BRANDS_KEY, text)
  expect(await rememberedBrand('shop.example')).toBeNull()
  expect(localStorage.getItem(`${BRANDS_KEY}.corrupt`)).toBe(text)
  expect(troubles).toEqual([{ kind: 'corrupt', key: BRANDS_KEY }])
  await rememberBrand('shop.example', teal, day(1))
  expect(await rememberedBrand('shop.example')).toEqual(teal)
  stop()
})

test('the document of a newer version is neither read nor overwritten', async () => {
  const text = '{"state":{"brands":[]},"version":2}'
  localStorage.setItem(BRANDS_KEY, text)
  expect(await rememberedBrand('shop.example')).toBeNull()
  await rememberBrand('shop.example', teal, day(1))
  await forgetBrand('shop.example')
  expect(localStorage.getItem(BRANDS_KEY)).toBe(text)
})
