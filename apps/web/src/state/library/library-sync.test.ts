// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { type Ad, adSchema, type SocialAd } from '@adloom/domain/ad.ts'
import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { aSocialAd } from './sample-ads.test-data.ts'

const ad = (id: string, change: Partial<SocialAd> = {}): SocialAd => ({
  ...aSocialAd({
    id,
    images: ['https://adloom.example/files/a.jpg'],
    options: [{ id: '1', headline: 'Mornings, upgraded', description: 'Warm to the last sip.', callToAction: 'Shop now' }],
  }),
  productName: id,
  ...change,
})

let nowMs = 0
/** Later than every change so far, in this browser and at the server. */
const later = (ms = 10_000): number => (nowMs += ms)

/** A server's ads and deletions of one owner, in pages of two. */
function aServer() {
  const saved = new Map<string, { ad: Ad; at: number }>()
  const deleted = new Map<string, number>()
  const calls: string[] = []
  let isDown = false
  const answer = (call: string) => {
    if (isDown) throw new TypeError('Failed to fetch')
    calls.push(call)
  }
  const missing = () => new ApiError({ status: 404, statusText: '', body: '', retryAfter: null })
  return {
    saved,
    deleted,
    calls,
    down: (down: boolean) => (isDown = down),
    save: (one: Ad) => saved.set(one.id, { ad: one, at: nowMs }),
    remove: (id: string) => {
      saved.delete(id)
      deleted.set(id, nowMs)
    },
    api: {
      listAds: async ({ cursor }: { cursor?: string }) => {
        answer('list')
        const changes = [
          ...Array.from(saved.values(), ({ ad: one, at }) => ({ id: one.id, ad: one, at })),
          ...Array.from(deleted, ([id, at]) => ({ id, ad: null, at })),
        ].toSorted((one, other) => other.at - one.at)
        const from = Number(cursor ?? 0)
        const page = changes.slice(from, from + 2)
        return {
          ads: page.flatMap(({ ad: one, at }) => (one === null ? [] : [{ ad: one, updatedAt: new Date(at).toISOString() }])),
          deleted: page.flatMap(({ id, ad: one, at }) => (one === null ? [{ id, deletedAt: new Date(at).toISOString() }] : [])),
          total: saved.size,
          cursor: from + 2 < changes.length ? String(from + 2) : null,
        }
      },
      createAd: async (one: unknown) => {
        const sent = adSchema.parse(one)
        answer(`save ${sent.id}`)
        saved.set(sent.id, { ad: sent, at: nowMs })
        deleted.delete(sent.id)
        return sent
      },
      deleteAd: async ({ id }: { id: string }) => {
        answer(`delete ${id}`)
        if (!saved.delete(id)) throw missing()
        deleted.set(id, nowMs)
        return null
      },
    },
  }
}

/** One browser: its database and its modules, loaded anew. */
async function aBrowser(name: string) {
  const store = (stores[name] ??= new IDBFactory())
  vi.resetModules()
  globalThis.indexedDB = store
  const database = await import('../../browser/database.ts')
  const library = await import('./library.ts')
  const { bringTogether, sendCreations } = await import('./library-sync.ts')
  const { noteDeletionSent } = await import('../../browser/synced-creations.ts')
  // Opened while its factory is the global one.
  await database.countCreations()
  return {
    ...library,
    noteDeletionSent,
    sync: (server: ReturnType<typeof aServer>) => bringTogether(server.api, () => nowMs),
    send: (server: ReturnType<typeof aServer>, ads: readonly Ad[]) =>
      sendCreations(ads, server.api, { now: () => nowMs, onSent: () => undefined, signal: new AbortController().signal }),
    titles: async () => (await database.listCreations()).map(({ id, title }) => `${id} ${title}`).toSorted(),
  }
}
const stores: Record<string, IDBFactory> = {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) })
  nowMs = Date.now()
  for (const name of Object.keys(stores)) delete stores[name]
})
const tick = (ms?: number) => vi.setSystemTime(later(ms))

test('what each side lacks it gets, once', async () => {
  const server = aServer()
  for (const id of ['ad_1', 'ad_2', 'ad_3']) server.save(ad(id))
  const browser = await aBrowser('one')
  await browser.addCreation(ad('ad_4'))
  tick()
  await browser.sync(server)
  await browser.sync(server)
  expect(await browser.titles()).toHaveLength(4)
  expect([...server.saved.keys()].toSorted()).toEqual(['ad_1', 'ad_2', 'ad_3', 'ad_4'])
  expect(server.calls.filter((call) => call !== 'list')).toEqual(['save ad_4'])
})

test('an edit in one browser reaches the other, and the later of two wins', async () => {
  const server = aServer()
  const one = await aBrowser('one')
  await one.addCreation(ad('ad_1', { title: 'Old' }))
  await one.sync(server)
  const other = await aBrowser('other')
  await other.sync(server)
  tick()
  await other.updateCreation('ad_1', (stored) => ({ ...stored, title: 'Earlier' }))
  tick()
  server.save(ad('ad_1', { title: 'Later' }))
  tick()
  await other.sync(server)
  expect(await other.titles()).toEqual(['ad_1 Later'])
  tick()
  await other.updateCreation('ad_1', (stored) => ({ ...stored, title: 'Latest' }))
  await other.sync(server)
  expect(server.saved.get('ad_1')?.ad.title).toBe('Latest')
})

test('a deletion made while the server was away is sent later, not before it can no longer be undone', async () => {
  const server = aServer()
  const browser = await aBrowser('one')
  await browser.addCreation(ad('ad_1'))
  await browser.sync(server)
  tick()
  await browser.removeCreations(['ad_1'])
  await browser.sync(server)
  expect([...server.saved.keys()]).toEqual(['ad_1'])
  tick(61_000)
  server.down(true)
  await expect(browser.sync(server)).rejects.toThrow('Failed to fetch')
  server.down(false)
  await browser.sync(server)
  await browser.sync(server)
  expect([...server.saved.keys(), ...(await browser.titles())]).toEqual([])
  expect(server.calls.filter((call) => call.startsWith('delete'))).toEqual(['delete ad_1'])
})

test('a deletion elsewhere removes here, but nothing that was changed or restored since, or is being edited', async () => {
  const server = aServer()
  const browser = await aBrowser('one')
  const { useBusyCreation } = await import('./busy-creations.ts')
  const { renderHook } = await import('@testing-library/react')
  for (const id of ['ad_1', 'ad_2', 'ad_3']) await browser.addCreation(ad(id, { title: '' }))
  await browser.sync(server)
  tick()
  for (const id of ['ad_1', 'ad_2', 'ad_3']) server.remove(id)
  tick()
  await browser.updateCreation('ad_2', (stored) => ({ ...stored, title: 'changed' }))
  const editing = renderHook(() => useBusyCreation('ad_3'))
  await browser.sync(server)
  expect(await browser.titles()).toEqual(['ad_2 changed', 'ad_3 '])
  expect([...server.saved.keys()]).toEqual(['ad_2'])
  editing.unmount()
  await browser.sync(server)
  expect(await browser.titles()).toEqual(['ad_2 changed'])
})

test('a library that a browser lost comes back, and so does one that the server lost', async () => {
  const server = aServer()
  const browser = await aBrowser('one')
  for (const id of ['ad_1', 'ad_2', 'ad_3']) await browser.addCreation(ad(id))
  await browser.sync(server)
  tick(60 * 60_000)
  await browser.updateCreation('ad_3', (stored) => ({ ...stored, title: 'changed' }))
  await browser.sync(server)
  // Restored from a backup that had one of them.
  server.saved.delete('ad_1')
  server.saved.delete('ad_2')
  tick()
  await browser.sync(server)
  expect([...server.saved.keys()].toSorted()).toEqual(['ad_1', 'ad_2', 'ad_3'])
  const cleared = await aBrowser('cleared')
  await cleared.sync(server)
  expect(await cleared.titles()).toEqual(await (await aBrowser('one')).titles())
})

test('a large library is sent in parts', async () => {
  const server = aServer()
  const browser = await aBrowser('one')
  await browser.addCreations(Array.from({ length: 12 }, (_, place) => ad(`ad_${String(place)}`)))
  expect([await browser.sync(server), server.saved.size]).toEqual([true, 10])
  tick()
  expect([await browser.sync(server), server.saved.size]).toEqual([false, 12])
})

test('creations that the server is to work with are sent at once: what it lacks, and what was changed since', async () => {
  const server = aServer()
  const browser = await aBrowser('one')
  for (const id of ['ad_1', 'ad_2', 'ad_3']) await browser.addCreation(ad(id))
  expect(await browser.send(server, [ad('ad_1'), ad('ad_2')])).toEqual(['ad_1', 'ad_2'])
  tick()
  await browser.updateCreation('ad_2', (stored) => ({ ...stored, title: 'Changed' }))
  expect(await browser.send(server, [ad('ad_1'), ad('ad_2')])).toEqual(['ad_1', 'ad_2'])
  expect(server.calls).toEqual(['save ad_1', 'save ad_2', 'save ad_2'])
  expect(server.saved.get('ad_2')?.ad.title).toBe('Changed')
})

test('a creation that the server refuses is left out, and its sentence is thrown when it takes none', async () => {
  const server = aServer()
  const browser = await aBrowser('one')
  // That of the modules loaded anew.
  const { ApiError: Refusal } = await import('@adloom/domain/calls/api-error.ts')
  const refusing = {
    ...server,
    api: {
      ...server.api,
      createAd: async (one: unknown) => {
        if (adSchema.parse(one).id === 'ad_1') throw new Refusal({ status: 409, statusText: '', body: 'Taken', retryAfter: null })
        return server.api.createAd(one)
      },
    },
  }
  expect(await browser.send(refusing, [ad('ad_1'), ad('ad_2')])).toEqual(['ad_2'])
  await expect(browser.send(refusing, [ad('ad_1')])).rejects.toThrow('Taken')
})
