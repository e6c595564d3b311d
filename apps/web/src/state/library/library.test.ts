// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { type SocialAd } from '@adloom/domain/ad.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { countCreations, listCreations } from '../../browser/database.ts'
import { onStorageError } from '../../browser/storage.ts'
import { aSocialAd } from './sample-ads.test-data.ts'
import {
  addCreation,
  addCreations,
  nextCreationNumber,
  removeCreations,
  restoreCreations,
  updateCreation,
  useCreations,
} from './library.ts'

const ad = (change: Partial<SocialAd> = {}): SocialAd => ({
  ...aSocialAd({
    id: 'ad_1',
    images: ['https://adloom.example/files/a.jpg'],
    options: [{ id: '1', headline: 'Mornings, upgraded', description: 'Warm to the last sip.', callToAction: 'Shop now' }],
  }),
  ...change,
})

beforeEach(async () => {
  await removeCreations((await listCreations()).map(({ id }) => id))
})

test('a creation is stored once, and one with the same copy and product is rejected, whatever its images', async () => {
  expect(await addCreation(ad())).toBe('added')
  expect(await addCreation(ad({ id: 'ad_2', title: 'Creation 2' }))).toBe('duplicate')
  expect(await addCreation(ad({ id: 'ad_3', productImageVariants: ['https://adloom.example/files/b.jpg'] }))).toBe('duplicate')
  expect((await listCreations()).map(({ id }) => id)).toEqual(['ad_1'])
})

test('an import loses no creation: those that differ in their images alone are stored both', async () => {
  const other = ad({ id: 'ad_2', productImageVariants: ['https://adloom.example/files/b.jpg'] })
  expect(await addCreations([ad(), other, ad({ id: 'ad_3' })])).toEqual([ad(), other])
})

test('only one of two equal creations added at the same moment is stored', async () => {
  const outcomes = await Promise.all([addCreation(ad()), addCreation(ad({ id: 'ad_2' }))])
  expect(outcomes.toSorted()).toEqual(['added', 'duplicate'])
})

test('the newest creation is first, and the next number follows the highest', async () => {
  await addCreation(ad())
  await addCreation(ad({ id: 'ad_7', title: 'Creation 7', productName: 'Bowl', createdAt: '2026-11-21T12:00:00.000Z' }))
  const { result } = renderHook(() => useCreations())
  await waitFor(() => expect(result.current.creations.map(({ id }) => id)).toEqual(['ad_7', 'ad_1']))
  expect(await nextCreationNumber()).toBe(8)
})

test('a change is saved, and a removed creation can be restored in its place', async () => {
  await addCreation(ad())
  await updateCreation('ad_1', (stored) => ({ ...stored, title: 'Mug ad' }))
  const [changed] = await listCreations()
  expect(changed.title).toBe('Mug ad')
  await removeCreations(['ad_1'])
  expect(await listCreations()).toEqual([])
  await restoreCreations([changed])
  expect(await listCreations()).toEqual([changed])
})

test('a creation the browser cannot store stays in memory, and the problem is reported', async () => {
  const kinds: string[] = []
  const stop = onStorageError(({ kind }) => kinds.push(kind))
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await addCreation(ad({ id: 'ad_9', productName: 'Too much' }))).toBe('added')
  vi.restoreAllMocks()
  const { result } = renderHook(() => useCreations())
  await waitFor(() => expect(result.current.creations.map(({ id }) => id)).toEqual(['ad_9']))
  expect(kinds).toEqual(['unsaved'])
  stop()
  await removeCreations(['ad_9'])
})

const many = (count: number): SocialAd[] =>
  Array.from({ length: count }, (_, place) =>
    ad({ id: `ad_${place}`, productName: `Mug ${place}`, createdAt: new Date(Date.UTC(2026, 0, 1) + place * 1000).toISOString() }),
  )

test('hundreds of creations are read and written in batches, without losing one or changing the order', async () => {
  const ads = many(230)
  await restoreCreations(ads)
  expect((await listCreations()).map(({ id }) => id)).toEqual(ads.map(({ id }) => id).toReversed())
  await removeCreations(ads.slice(0, 120).map(({ id }) => id))
  expect((await listCreations()).map(({ id }) => id)).toEqual(
    ads
      .slice(120)
      .map(({ id }) => id)
      .toReversed(),
  )
})

test('a creation restored while it is still being removed appears at once, and stays', async () => {
  const ads = many(3)
  await restoreCreations(ads)
  const { result } = renderHook(() => useCreations())
  await waitFor(() => expect(result.current.ready).toBe(true))
  const removing = removeCreations(ads.map(({ id }) => id))
  const restoring = restoreCreations(ads)
  await waitFor(() => expect(result.current.creations.map(({ id }) => id)).toEqual(['ad_2', 'ad_1', 'ad_0']))
  await Promise.all([removing, restoring])
  await waitFor(() => expect(result.current.creations.map(({ id }) => id)).toEqual(['ad_2', 'ad_1', 'ad_0']))
  expect((await listCreations()).map(({ id }) => id)).toEqual(['ad_2', 'ad_1', 'ad_0'])
})

test('a change made while creations are being read is not undone by the result', async () => {
  const [first, ...others] = many(600)
  await restoreCreations([first, ...others])
  const { result } = renderHook(() => useCreations())
  // By now the hook has counted them, and is reading.
  await countCreations()
  await countCreations()
  await removeCreations([first.id])
  // Requests are answered in order: by then the hook has published its result.
  await listCreations()
  await waitFor(() => expect(result.current.creations).toHaveLength(others.length))
})

test('reading again returns the same objects for unchanged creations', async () => {
  const [first, second] = many(2)
  await restoreCreations([first, second])
  const { result } = renderHook(() => useCreations())
  await waitFor(() => expect(result.current.ready).toBe(true))
  const [shownSecond, shownFirst] = result.current.creations
  const { putCreations } = await import('../../browser/database.ts')
  await putCreations([{ ...first, title: 'Renamed' }])
  const otherTab = new BroadcastChannel('adloom.creations')
  otherTab.postMessage('changed')
  await waitFor(() => expect(result.current.creations[1].title).toBe('Renamed'))
  expect(result.current.creations[0]).toBe(shownSecond)
  expect(result.current.creations[1]).not.toBe(shownFirst)
  otherTab.close()
})

/** A browser database that rejects every write until mocks are restored, as on a full disk. */
const refuseDatabase = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
const leaving = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a change that cannot be stored stays visible, blocks closing the page, and is saved as soon as there is room', async () => {
  const { result } = renderHook(() => useCreations())
  await addCreation(ad())
  await addCreation(ad({ id: 'ad_2', productName: 'Bowl' }))
  expect(leaving()).toBe(true)
  refuseDatabase()
  await updateCreation('ad_1', (stored) => ({ ...stored, title: 'Mug ad' }))
  await removeCreations(['ad_2'])
  expect(result.current.creations.map(({ title }) => title)).toEqual(['Mug ad'])
  expect((await listCreations()).map(({ title }) => title)).toEqual(['Creation 1'])
  expect(leaving()).toBe(false)
  vi.restoreAllMocks()
  await removeCreations(['ad_3'])
  expect((await listCreations()).map(({ title }) => title)).toEqual(['Mug ad'])
  expect(leaving()).toBe(true)
})

test('a creation restored by Undo blocks closing the page until it is written', async () => {
  await addCreation(ad())
  await removeCreations(['ad_1'])
  const restored = restoreCreations([ad()])
  expect(leaving()).toBe(false)
  await restored
  expect(leaving()).toBe(true)
  expect(await listCreations()).toHaveLength(1)
})

test('a change in another tab makes this one read again', async () => {
  const { result } = renderHook(() => useCreations())
  await waitFor(() => expect(result.current.ready).toBe(true))
  const { putCreations } = await import('../../browser/database.ts')
  await putCreations([ad({ id: 'ad_3' })])
  const otherTab = new BroadcastChannel('adloom.creations')
  otherTab.postMessage('changed')
  await waitFor(() => expect(result.current.creations.map(({ id }) => id)).toEqual(['ad_3']))
  otherTab.close()
})
