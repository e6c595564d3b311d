// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { type Ad } from '@adloom/domain/ad.ts'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as download from '../browser/download.ts'
import { zipOf } from '../browser/zip.ts'
import { fakeServer, refusal } from '../state/campaigns/fake-server.test-data.ts'
import { aDisplayAd, anImageAd, aSocialAd } from '../state/library/sample-ads.test-data.ts'
import { PackDialog } from './pack-dialog.tsx'

const closed = vi.fn<() => void>()

async function open(ads: readonly Ad[] = [aSocialAd()]) {
  render(<PackDialog ads={ads} onClose={closed} />)
  await screen.findByRole('dialog', { name: 'Download pack' })
  return userEvent.setup({ delay: null })
}

const check = { result: 'fail', found: '40', allowed: '30', source: null, mend: null } as const
const file = {
  name: 'a.jpg',
  ad: 'ad_mug',
  placement: 'meta-stories',
  platform: 'meta',
  image: 1,
  text: 1,
  sha256: '0'.repeat(64),
  width: 1080,
  height: 1920,
  bytes: 1,
  fileType: 'jpeg',
  quality: 88,
  contrast: 5,
  smallestText: null,
  free: null,
  textShare: 0,
  productShare: null,
  isBrandShown: true,
  isCallShown: true,
  shownFacts: [],
  layout: 'card',
  texts: { headline: null, longHeadline: null, body: null, businessName: null, callToAction: null },
  sourceType: 'composite',
  checks: [{ ...check, rule: 'headline' }],
  score: { total: 50, parts: [] },
}
const manifest = {
  format: 'adloom-pack',
  version: 1,
  madeBy: 'Adloom',
  madeAt: '2026-11-28T00:00:00.000Z',
  placements: ['meta-stories'],
  combinations: 'all',
  pattern: '{n}',
  ads: [],
  files: [file, { ...file, name: 'b.jpg' }],
  logos: [],
  videos: [],
  uploadFiles: [{ name: 'upload/meta.csv', missing: ['Creation 1: the address of the product, in Link'] }],
  leftOut: [],
}
const aZip = (): Promise<ArrayBuffer> =>
  zipOf([
    { name: 'a.jpg', bytes: new Uint8Array(10) },
    { name: 'manifest.json', bytes: new TextEncoder().encode(JSON.stringify(manifest)) },
  ]).arrayBuffer()
const ordered = { id: 'pack_1', path: '/api/packs/pack_1.zip', ads: 1, pictures: 2, expiresAt: '2026-11-29T00:00:00.000Z' }
const serving = { 'POST /ads': ({ body }: { body: unknown }) => body, 'POST /packs': () => ordered }

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  closed.mockClear()
  vi.restoreAllMocks()
})

test('all placements of a platform are ticked at once, what the zip will hold follows, and the choice is remembered', async () => {
  const user = await open()
  expect(screen.getByText('28 of 28 placements')).toBeDefined()
  expect(screen.getByText('112 pictures, 3 upload files')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'None' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one placement.')
  await user.click(screen.getByRole('checkbox', { name: 'Facebook and Instagram' }))
  expect(screen.getByText('4 of 28 placements')).toBeDefined()
  expect(screen.getByText('An upload file: Meta bulk import')).toBeDefined()
  expect(screen.queryByRole('switch')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Display banners' }))
  await user.click(screen.getByRole('switch', { name: 'Animate the display banners, too (HTML5)' }))
  expect(screen.getByText('36 animated banners in HTML5, each a zip')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Display banners' }))
  await user.click(screen.getByRole('button', { name: 'Placements of Facebook and Instagram' }))
  await user.click(screen.getByRole('checkbox', { name: /^Reels/ }))
  await user.click(screen.getByRole('button', { name: 'The first of each' }))
  expect(screen.getByText('3 pictures')).toBeDefined()
  cleanup()
  await open()
  expect(screen.getByText('3 of 28 placements')).toBeDefined()
  expect(screen.getByText('3 pictures')).toBeDefined()
})

test('the pattern of names is put together from parts, with a live example, and an unknown part is named', async () => {
  const user = await open()
  const pattern = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pattern' })
  expect(screen.getByText('Stoneware-mug/Stoneware-mug-meta-feed-portrait-1080x1350-1-1.jpg')).toBeDefined()
  await user.clear(pattern)
  await user.click(screen.getByRole('button', { name: 'Add Campaign' }))
  await user.type(pattern, '-')
  await user.click(screen.getByRole('button', { name: 'Add File number' }))
  expect(pattern.value).toBe('{campaign}-{n}')
  await user.type(screen.getByRole('textbox', { name: 'Campaign' }), 'Spring')
  expect(screen.getByText('Spring-0001.jpg')).toBeDefined()
  await user.type(pattern, '{{sice}')
  expect(screen.getByText(/^\{sice\} is no part of a name/)).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download pack' }).disabled).toBe(true)
})

test('what cannot be packed is said before', async () => {
  await open([anImageAd(), aDisplayAd({ banners: undefined })])
  expect(screen.getByRole('alert').textContent).toMatch(/^None of these can be packed/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download pack' }).disabled).toBe(true)
  cleanup()
  await open([anImageAd(), aDisplayAd()])
  expect(screen.getByText(/^1 creation is a picture without texts/)).toBeDefined()
  expect(screen.getByText('Google asks for a logo, and Northbrew has none. You can add it in Google Ads.')).toBeDefined()
  cleanup()
  await open([aSocialAd({ brandLogo: '/files/logo.png' })])
  expect(screen.getByText('The logo of each brand for Google, 1:1 and 4:1')).toBeDefined()
})

test('the ads are saved on the server, the pack is ordered, and the zip is saved with what its checks found', async () => {
  const zip = await aZip()
  const calls = fakeServer({ ...serving, 'GET /packs/pack_1.zip': () => new Response(zip) })
  const saved = vi.spyOn(download, 'saveBlob').mockImplementation(() => undefined)
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'The first of each' }))
  await user.click(screen.getByRole('button', { name: 'Download pack' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The pack is in your downloads' }))
  expect(dialog.getByText('2 checks failed')).toBeDefined()
  expect(dialog.getByText('Headline: Facebook and Instagram stories (2 files)')).toBeDefined()
  expect(dialog.getByText('Creation 1: the address of the product, in Link')).toBeDefined()
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /ads', 'POST /packs', 'GET /packs/pack_1.zip'])
  expect(calls[1].body).toMatchObject({ ads: ['ad_mug'], combinations: 'first' })
  expect(saved.mock.calls[0][1]).toMatch(/^adloom-\d{4}-\d\d-\d\d\.zip$/)
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(closed).toHaveBeenCalledOnce()
})

test('a failure is the server’s sentence, and the choices stay', async () => {
  let answer: () => unknown = () => refusal(422, 'pack.nothing', 'There is no ad of yours in this that can be packed.')
  const broken = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(10))
      controller.error(new TypeError('network error'))
    },
  })
  fakeServer({ ...serving, 'POST /packs': () => answer(), 'GET /packs/pack_1.zip': () => new Response(broken) })
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'The first of each' }))
  await user.click(screen.getByRole('button', { name: 'Download pack' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('There is no ad of yours in this that can be packed.'))
  answer = () => ordered
  await user.click(screen.getByRole('button', { name: 'Download pack' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^The zip broke off/))
  expect(screen.getByText('28 pictures')).toBeDefined()
})
