// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listCreations } from '../../browser/database.ts'
import { renderAt, ScreenOf } from '../../browser/render-at.test-data.tsx'
import { navigate, useLocation } from '../../browser/router.tsx'
import { mugTransfer } from '../../runs/page-transfer.test-data.ts'
import { removeCreations } from '../../state/library/library.ts'
import { closeAllNotices, useNotices } from '../../state/notices.ts'
import { StreamlinedPage } from './streamlined-page.tsx'

const cutOut = { processedUrls: ['https://here.example/cut.png'], results: [{ cutOut: true, confidence: 1 }], engine: 'studio' }

let answerScenes: () => void = () => undefined
let sent: string[] = []

beforeEach(() => {
  sent = []
  const answered = new Promise<void>((resolve) => (answerScenes = resolve))
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push(url)
    if (url.includes('preprocess-image')) return Response.json(cutOut)
    if (!url.includes('change-background')) return new Response(typeof init?.body === 'string' ? init.body : '', { status: 201 })
    await answered
    const metadata = { provider: 'studio', model: 'studio', width: 1024, height: 1024, contentType: 'image/jpeg' }
    return Response.json({ url: `https://here.example/${String(sent.length)}.jpg`, prompt: '', engine: 'studio', metadata })
  })
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  closeAllNotices()
  await removeCreations((await listCreations()).map(({ id }) => id))
})

/** As the real route: the library when nothing is handed over. */
const Tool = () => (useLocation().state === null ? <p>Library</p> : <StreamlinedPage kind="image" from={mugTransfer} />)

/** The page of a run, and another one. */
const openPage = () =>
  renderAt('/tool/ad-image', <ScreenOf screens={{ '/tool/ad-image': <Tool />, '/wizard': <p>Another page</p> }} />, mugTransfer)
const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await arrived
  })
/** Whether the browser would ask before it closes the page: never, because nothing is lost. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const titles = async () => (await listCreations()).map(({ title }) => title)

test('an image ad goes on when its page is left, which the page says, and is added to the library', async () => {
  openPage()
  expect(screen.getByText(/You can leave this page/)).toBeDefined()
  expect(asks()).toBe(false)
  act(() => navigate('/wizard'))
  expect(asks()).toBe(false)
  answerScenes()
  await waitFor(async () => expect(await titles()).toEqual(['Mug']))
  await waitFor(() => expect(useNotices.getState().map(({ message }) => message)).toEqual(['“Mug” is ready in your library.']))
  expect(sent.filter((url) => url.includes('change-background'))).toHaveLength(5)
})

test('coming back to its page shows the same run: nothing is made twice', async () => {
  openPage()
  act(() => navigate('/wizard'))
  await goBack()
  expect(screen.getByRole('heading', { name: 'Making your ad image' })).toBeDefined()
  expect(asks()).toBe(false)
  answerScenes()
  await waitFor(async () => expect(await titles()).toEqual(['Mug']))
  expect(sent.filter((url) => url.includes('change-background'))).toHaveLength(5)
  expect(useNotices.getState()).toEqual([])
})

test('a failed one says so in its heading, and why below it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500, statusText: 'Internal Server Error' }))
  openPage()
  expect(await screen.findByRole('heading', { name: 'The ad image could not be made' })).toBeDefined()
  expect(screen.queryByText('Your product is cut out and set into five new scenes.')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('API Error: 500 Internal Server Error')
})
