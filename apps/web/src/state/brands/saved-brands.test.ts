// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { plainKit } from '@adloom/domain/design/brand-kit.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { onStorageError, type StorageError } from '../../browser/storage.ts'
import { deleteUnusedBlobs, readBlob } from '../../browser/database.ts'
import { restoredLogo } from './brand-logos.ts'
import { BRANDS_KEY, brandToApply, removeBrand, saveBrand, savedBrand, savedLogoIds } from './saved-brands.ts'

const teal = { name: 'Tideline Goods', logo: null, accent: '#0F6B6B', kit: plainKit }
const none = { name: null, logo: null, accent: null, kit: plainKit }
const day = (number: number): Date => new Date(Date.UTC(2026, 0, number))

afterEach(() => localStorage.clear())

test('a brand is found again under its site and no other, until it is removed', async () => {
  await saveBrand('shop.example', teal, day(1))
  await saveBrand('other.example', { ...none, name: 'Other' }, day(2))
  expect(await savedBrand('shop.example')).toEqual(teal)
  expect(await savedBrand('third.example')).toBeNull()
  await removeBrand('shop.example')
  expect(await savedBrand('shop.example')).toBeNull()
  expect(await savedBrand('other.example')).toEqual({ ...none, name: 'Other' })
})

test('removing the last brand leaves nothing in storage, and so does a brand without any choice', async () => {
  await saveBrand('shop.example', teal, day(1))
  await saveBrand('shop.example', none, day(2))
  expect(localStorage.getItem(BRANDS_KEY)).toBeNull()
})

test('sites named like properties of Object.prototype are sites like any other', async () => {
  expect(await savedBrand('constructor')).toBeNull()
  await removeBrand('toString')
  expect(localStorage.getItem(BRANDS_KEY)).toBeNull()
})

test('the most recently used of many sites stay', async () => {
  for (let number = 1; number <= 65; number++) await saveBrand(`shop${number}.example`, teal, day(number))
  expect(await savedBrand('shop5.example')).toBeNull()
  expect(await savedBrand('shop6.example')).toEqual(teal)
})

test.each([
  '{"state":{"sites":',
  '{"state":{"sites":{"shop.example":{"name":7}}},"version":1}',
  '{"state":{"sites":{"shop.example":{"name":"x","logo":null,"accent":"red","usedAt":""}}},"version":1}',
  'null',
])('%s is set aside and reported, and the next brand is saved', async (text) => {
  const errors: StorageError[] = []
  const stop = onStorageError((error) => errors.push(error))
  localStorage.setItem(BRANDS_KEY, text)
  expect(await savedBrand('shop.example')).toBeNull()
  expect(localStorage.getItem(`${BRANDS_KEY}.corrupt`)).toBe(text)
  expect(errors).toEqual([{ kind: 'corrupt', key: BRANDS_KEY }])
  await saveBrand('shop.example', teal, day(1))
  expect(await savedBrand('shop.example')).toEqual(teal)
  stop()
})

test('the document of a newer version is neither read nor overwritten', async () => {
  const text = '{"state":{"brands":[]},"version":2}'
  localStorage.setItem(BRANDS_KEY, text)
  expect(await savedBrand('shop.example')).toBeNull()
  await saveBrand('shop.example', teal, day(1))
  await removeBrand('shop.example')
  expect(localStorage.getItem(BRANDS_KEY)).toBe(text)
})

test('the logo of a saved brand is sent again when the server has removed it', async () => {
  const signal = new AbortController().signal
  const logo = `${window.location.origin}/files/${'0'.repeat(64)}.png`
  const server = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('the logo', { headers: { 'content-type': 'image/png' } }))
  await saveBrand('shop.example', { ...teal, logo }, day(1))
  expect((await brandToApply('shop.example', signal))?.logo).toBe(logo)
  server.mockImplementation(async () => new Response('', { status: 404 }))
  const sent: string[] = []
  const upload = async (file: File) => {
    sent.push(file.name)
    return { url: `${logo}?again`, bucket: 'b', key: 'k', contentType: file.type, size: file.size }
  }
  expect(await restoredLogo(logo, signal, upload)).toBe(`${logo}?again`)
  expect(sent).toEqual(['logo'])
  // Swept with other files that nothing needs, but not before the brand is removed.
  const [id] = (await savedLogoIds()) ?? []
  await deleteUnusedBlobs(new Set(await savedLogoIds()), Infinity)
  expect(await readBlob(id)).not.toBeNull()
  await removeBrand('shop.example')
  expect(await savedLogoIds()).toEqual([])
})

test('a logo of another site is never fetched', async () => {
  const server = vi.spyOn(globalThis, 'fetch')
  await saveBrand('shop.example', { ...teal, logo: 'https://cdn.example/logo.png' }, day(1))
  expect((await brandToApply('shop.example', new AbortController().signal))?.logo).toBe('https://cdn.example/logo.png')
  expect(server).not.toHaveBeenCalled()
})
