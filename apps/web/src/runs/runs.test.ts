// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteCreations, listCreations } from '../browser/database.ts'
import { aVideoJob } from '../state/videos/video-job.test-data.ts'
import { mugTransfer } from './page-transfer.test-data.ts'
import { type RunOrder } from './stored-runs.ts'

const order: RunOrder = { id: 'abcdefgh', kind: 'image', from: mugTransfer }
const elsewhere: { readonly key: string; readonly state: unknown } = { key: 'default', state: null }
const metadata = { provider: 'studio', model: 'studio', width: 1024, height: 1024, contentType: 'image/jpeg' }

/** Keys of the scenes that the server refuses. */
let refused: (key: string) => boolean = () => false
/** Keys of the calls for a scene, in their order; `answers` says which of them get an answer. */
let sent: string[] = []
let answers: (key: string) => boolean = () => true
/** Keys of the orders for a video. */
let jobs: string[] = []
let savedOnServer = 0
let refusal: Response | null = null

beforeEach(() => {
  sent = []
  answers = () => true
  refused = () => false
  savedOnServer = 0
  refusal = null
  jobs = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const key = new Headers(init?.headers).get('idempotency-key') ?? ''
    if (url.includes('preprocess-image'))
      return Response.json({
        processedUrls: ['https://here.example/cut.png'],
        results: [{ cutOut: true, confidence: 1 }],
        engine: 'studio',
      })
    if (url.includes('/ads')) {
      savedOnServer += 1
      return refusal ?? new Response(typeof init?.body === 'string' ? init.body : '', { status: 201 })
    }
    if (url.includes('generate-video')) {
      if (init?.method === 'POST') jobs.push(key)
      if (!answers(key)) await new Promise(() => undefined)
      return Response.json(init?.method === 'POST' ? aVideoJob({ imageId: null }) : { jobs: [] })
    }
    sent.push(key)
    if (!answers(key))
      await new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))))
    if (refused(key)) return Response.json({ error: { code: 'image.unreadable', message: 'No picture.' } }, { status: 422 })
    return Response.json({ url: `https://here.example/${key}.jpg`, prompt: '', engine: 'studio', metadata })
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  localStorage.clear()
  await deleteCreations((await listCreations()).map(({ id }) => id))
})

/** A page of the app as it was just opened: nothing in its memory. */
async function openedPage() {
  vi.resetModules()
  const { dropRun, repeatRun, startRun, takeUpRuns } = await import('./runs.ts')
  const { useRuns } = await import('./run-list.ts')
  const { useNotices } = await import('../state/notices.ts')
  return {
    start: (kind: RunOrder['kind'] = 'image') => startRun({ ...order, kind }, () => undefined),
    repeat: () => repeatRun(order, () => undefined),
    drop: () => dropRun(order),
    progress: () => useRuns.getState()[order.id]?.progress,
    takeUp: (opened = elsewhere) => takeUpRuns(opened, () => undefined),
    notices: () => useNotices.getState().map(({ message }) => message),
  }
}

/** The locks of a browser for its pages. Returns what closes the page that has one. */
function shareLocks(): () => void {
  const last = new Map<string, Promise<void>>()
  const closings: (() => void)[] = []
  const request = (name: string, _options: unknown, run: () => Promise<void>) => {
    const done = (last.get(name) ?? Promise.resolve()).then(() => Promise.race([run(), new Promise<void>((close) => closings.push(close))]))
    last.set(name, done)
    return done
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return () => closings[0]()
}

const storedParts = (): number => (localStorage.getItem('adloom.runs')?.match(/"url":/g) ?? []).length
const titles = async () => (await listCreations()).map(({ title }) => title)
const READY = '“Mug” is ready in your library.'

test('an image ad whose page is closed goes on with the next page: nothing is made twice, and the ad is added once', async () => {
  answers = (key) => !/[34]$/.test(key)
  const closed = await openedPage()
  closed.start()
  await vi.waitFor(() => expect(storedParts()).toBe(4))
  expect(await titles()).toEqual([])
  const unanswered = sent.filter((key) => !answers(key))
  answers = () => true
  sent = []
  const next = await openedPage()
  await next.takeUp()
  await vi.waitFor(() => expect(next.notices()).toEqual([READY]))
  expect(await titles()).toEqual(['Mug'])
  // The same keys: the server gives the answers that the closed page did not get.
  expect(sent).toEqual(unanswered)
  expect(localStorage.getItem('adloom.runs')).toBeNull()
  // Going back to its page starts nothing again.
  const back = await openedPage()
  back.start()
  await back.takeUp()
  expect(sent).toHaveLength(2)
})

test('its own page goes on after a reload without a notice', async () => {
  answers = () => false
  const closed = await openedPage()
  closed.start()
  await vi.waitFor(() => expect(sent).toHaveLength(5))
  answers = () => true
  const reloaded = await openedPage()
  await reloaded.takeUp({ key: order.id, state: mugTransfer })
  reloaded.start()
  await vi.waitFor(() => expect(reloaded.notices()).toEqual([READY]))
  expect(await titles()).toEqual(['Mug'])
})

test('of two pages one makes the ad, and the other one goes on when that page is closed', async () => {
  const closeFirst = shareLocks()
  answers = (key) => !key.endsWith('4')
  const first = await openedPage()
  first.start()
  await vi.waitFor(() => expect(storedParts()).toBe(5))
  const second = await openedPage()
  await second.takeUp()
  expect(sent).toHaveLength(5)
  expect(second.notices()).toEqual([])
  answers = () => true
  closeFirst()
  await vi.waitFor(() => expect(second.notices()).toEqual([READY]))
  expect(sent).toHaveLength(6)
  expect(await titles()).toEqual(['Mug'])
})

test('a video ad whose page is closed while its job is ordered goes on with the next page: one order, one tracked video', async () => {
  answers = (key) => !key.endsWith('-video')
  const closed = await openedPage()
  closed.start('video')
  await vi.waitFor(() => expect(jobs).toHaveLength(1))
  expect(localStorage.getItem('adloom.video-queue')).toBeNull()
  answers = () => true
  const next = await openedPage()
  await next.takeUp()
  await vi.waitFor(() => expect(localStorage.getItem('adloom.video-queue')).toContain('gen_1'))
  expect(next.notices()).toEqual(['The video of “Mug” is still being made. It appears in your library.'])
  expect(jobs).toEqual(['flow-abcdefgh-video', 'flow-abcdefgh-video'])
  expect(sent).toEqual(['flow-abcdefgh-picture'])
  await vi.waitFor(() => expect(localStorage.getItem('adloom.runs')).toBeNull())
})

test('an ad that the server does not save in time is sent again later: no error stands beside its success', async () => {
  refusal = Response.json({ error: { code: 'server.timeout', message: 'It took too long.' } }, { status: 504 })
  const page = await openedPage()
  page.start()
  await vi.waitFor(() => expect(page.notices()).toEqual([READY]))
  expect(await titles()).toEqual(['Mug'])
  expect(savedOnServer).toBe(1)
})

test('an ad that the server refuses to save is reported', async () => {
  refusal = Response.json({ error: { code: 'storage.quota', message: 'No room.' } }, { status: 507 })
  const page = await openedPage()
  page.start()
  const sentence = 'The server could not keep this ad: API Error: 507 Insufficient Storage - No room.'
  await vi.waitFor(() => expect(page.notices()).toEqual([sentence, READY]))
})

test('a failed ad is kept until it is tried again or dismissed: closing the page does not lose it, and only what is missing is made', async () => {
  refused = () => true
  const closed = await openedPage()
  closed.start()
  await vi.waitFor(() => expect(closed.progress()?.status).toBe('failed'))
  const calls = sent.length
  const next = await openedPage()
  await next.takeUp()
  await vi.waitFor(() =>
    expect(next.progress()).toMatchObject({ status: 'failed', refusal: { sentence: expect.stringContaining('No picture.') } }),
  )
  expect(sent).toHaveLength(calls)
  refused = () => false
  next.repeat()
  await vi.waitFor(() => expect(next.progress()?.status).toBe('made'))
  expect(await titles()).toEqual(['Mug'])
  expect(localStorage.getItem('adloom.runs')).toBeNull()
})

test('an ad without all its scenes is in the library at once; tried again, the same ad gets those that were missing', async () => {
  refused = (key) => key.endsWith('2')
  const closed = await openedPage()
  closed.start()
  await vi.waitFor(() => expect(closed.progress()?.status).toBe('failed'))
  const variants = async () => (await listCreations()).map((ad) => (ad.type === 'image' ? ad.imageVariants.length : 0))
  expect(await variants()).toEqual([4])
  const next = await openedPage()
  await next.takeUp()
  await vi.waitFor(() => expect(next.progress()).toMatchObject({ status: 'failed', images: { length: 5, 2: null } }))
  const calls = sent.length
  refused = () => false
  next.repeat()
  await vi.waitFor(() => expect(next.progress()?.status).toBe('made'))
  expect(sent).toHaveLength(calls + 1)
  expect(await variants()).toEqual([5])
  expect(savedOnServer).toBe(2)
  expect(localStorage.getItem('adloom.runs')).toBeNull()
})

test('a dismissed ad does not come back', async () => {
  refused = () => true
  const page = await openedPage()
  page.start()
  await vi.waitFor(() => expect(page.progress()?.status).toBe('failed'))
  await page.drop()
  const next = await openedPage()
  await next.takeUp()
  expect(next.progress()).toBeUndefined()
  expect(localStorage.getItem('adloom.runs')).toBeNull()
})

test('a cancelled ad stops at once, says nothing and does not come back', async () => {
  answers = (key) => !key.endsWith('4')
  const page = await openedPage()
  page.start()
  await vi.waitFor(() => expect(storedParts()).toBe(5))
  await page.drop()
  expect(page.progress()).toEqual({ status: 'over' })
  answers = () => true
  const next = await openedPage()
  next.start()
  await vi.waitFor(() => expect(next.progress()).toEqual({ status: 'over' }))
  expect(sent).toHaveLength(5)
  expect([await titles(), page.notices(), localStorage.getItem('adloom.runs')]).toEqual([[], [], null])
})

test('an ad that is cancelled in one tab stops in the tab that makes it', async () => {
  answers = (key) => !key.endsWith('4')
  const page = await openedPage()
  page.start()
  await vi.waitFor(() => expect(storedParts()).toBe(5))
  localStorage.removeItem('adloom.runs')
  window.dispatchEvent(new StorageEvent('storage', { key: 'adloom.runs' }))
  await vi.waitFor(() => expect(page.progress()).toEqual({ status: 'over' }))
  expect(page.notices()).toEqual([])
})
