// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { adSchema } from '@adloom/domain/ad.ts'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const anAd = (id: string) =>
  adSchema.parse({
    id,
    type: 'image',
    title: id,
    imageUrl: 'https://adloom.example/files/a.jpg',
    productName: 'Mug',
    category: null,
    style: null,
    resolution: null,
    originalPrompt: null,
    productDescription: null,
    createdAt: '2026-11-23T10:00:00.000Z',
    imageVariants: [],
  })

/** What the server says about this browser from now on; null where nobody signs in. */
function signIn(name: string | null): void {
  document.cookie = name === null ? 'adloom_owner=; max-age=0' : `adloom_owner=${name}`
}

/** A page that is opened now: its modules belong to whoever is signed in. */
async function openedPage() {
  vi.resetModules()
  const { listCreations, insertCreations } = await import('./database.ts')
  const { safeStorage, readSession, writeSession } = await import('./storage.ts')
  const { flags, hasFlag, setFlag } = await import('./flags.ts')
  const wizard = safeStorage({ version: 1, isUsable: () => true })
  return {
    make: async (id: string) => {
      await insertCreations(
        [anAd(id)],
        (ad) => ad.id,
        ({ id: taken }) => taken,
      )
      await wizard.setItem('adloom.wizard', JSON.stringify({ version: 1, state: id }))
      writeSession('adloom.admin-token', id)
      setFlag(flags.leadSettled)
    },
    seen: async () => {
      const kept = await wizard.getItem('adloom.wizard')
      return {
        ads: (await listCreations()).map(({ id }) => id),
        wizard: kept === null ? null : (JSON.parse(kept) as { state: unknown }).state,
        token: readSession('adloom.admin-token'),
        isSettled: hasFlag(flags.leadSettled),
      }
    },
  }
}

const nothing = { ads: [], wizard: null, token: null, isSettled: false }
const madeBy = (id: string) => ({ ads: [id], wizard: id, token: id, isSettled: true })

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  localStorage.clear()
  sessionStorage.clear()
  signIn(null)
})

describe('what a browser keeps', () => {
  test('is seen by its owner alone, and again when they come back', async () => {
    signIn('ann')
    await (await openedPage()).make('img_ann')
    signIn('bob')
    const bobs = await openedPage()
    expect(await bobs.seen()).toEqual(nothing)
    await bobs.make('img_bob')
    signIn('ann')
    expect(await (await openedPage()).seen()).toEqual(madeBy('img_ann'))
    signIn('bob')
    expect(await (await openedPage()).seen()).toEqual(madeBy('img_bob'))
  })

  test('before anybody signed in belongs to the first who does, and stays where it is', async () => {
    await (await openedPage()).make('img_before')
    signIn('ann')
    expect(await (await openedPage()).seen()).toEqual(madeBy('img_before'))
    signIn('bob')
    expect(await (await openedPage()).seen()).toEqual(nothing)
    signIn(null)
    expect(await (await openedPage()).seen()).toEqual(madeBy('img_before'))
  })

  test('is written for the owner the page was opened for, whoever signs in meanwhile', async () => {
    signIn('ann')
    await openedPage()
    signIn('bob')
    const bobs = await openedPage()
    signIn('none')
    signIn('ann')
    await bobs.make('img_bob')
    expect(await (await openedPage()).seen()).toEqual(nothing)
  })

  test('under a name that fits into no storage any more is not taken over from the owner before', async () => {
    await (await openedPage()).make('img_before')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    signIn('bob')
    expect((await (await openedPage()).seen()).ads).toEqual([])
  })
})

test('calls and locks of a page name its owner, and those of a page without one name nobody', async () => {
  const sent = async (name: string | null) => {
    signIn(name)
    vi.resetModules()
    const { api } = await import('./api.ts')
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"error":{}}', { status: 403 }))
    await api.listAds({}).catch(() => undefined)
    return new Headers(fetched.mock.lastCall?.[1]?.headers).get('adloom-owner')
  }
  expect([await sent(null), await sent('ann'), await sent('none')]).toEqual([null, 'ann', null])
})
