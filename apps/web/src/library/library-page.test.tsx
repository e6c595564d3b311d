// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { type Ad, type SocialAd } from '@adloom/domain/ad.ts'
import { measuredSample } from '@adloom/domain/placements/measured-creative.test-data.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteCreations, listCreations, putCreations } from '../browser/database.ts'
import { renderAt, ScreenOf } from '../browser/render-at.test-data.tsx'
import { useLocation } from '../browser/router.tsx'
import { useRuns } from '../runs/run-list.ts'
import { addCreation } from '../state/library/library.ts'
import { closeAllNotices, runNoticeAction, useNotices } from '../state/notices.ts'
import { aDisplayAd, anImageAd, aSocialAd } from '../state/library/sample-ads.test-data.ts'
import { LibraryPage } from './library-page.tsx'

const mug = (): SocialAd =>
  aSocialAd({
    options: [
      { id: '1', headline: 'Mornings, upgraded', description: 'Warm to the last sip. And longer.', callToAction: 'Shop now' },
      { id: '2', headline: 'Made to be held', description: 'Thrown by hand.', callToAction: 'Learn more' },
      { id: '3', headline: 'Your desk, calmer', description: 'One quiet start.', callToAction: 'Buy now' },
    ],
  })

const serum = anImageAd({
  id: 'img_serum',
  title: 'Amber serum',
  imageUrl: '/files/s.jpg',
  imageVariants: ['/files/s.jpg', '/files/t.jpg'],
})

const Address = () => {
  const { pathname, search, state } = useLocation()
  return <output aria-label="address">{`${pathname}${search} ${JSON.stringify(state)}`}</output>
}

async function open(ads: readonly Ad[], at = '/tool', state: unknown = null) {
  await putCreations(ads)
  const shown = (
    <>
      <ScreenOf screens={{ '/wizard': null, '*': <LibraryPage /> }} />
      <Address />
    </>
  )
  renderAt(at, shown, state)
  await waitFor(() => expect(screen.getAllByRole('status')[0].textContent).toMatch(/item/))
  return userEvent.setup({ delay: null })
}

const address = () => screen.getByLabelText('address').textContent
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

beforeEach(async () => {
  await deleteCreations((await listCreations()).map(({ id }) => id))
})
afterEach(() => {
  cleanup()
  useNotices.setState([], true)
})

test('an empty library says so and links to the wizard', async () => {
  const user = await open([])
  expect(screen.getByText('No creations found')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Create Your First Ad' }))
  expect(address()).toContain('/wizard')
})

test('filters show their counts, appear in the address, and can be preset by a link', async () => {
  const user = await open([mug(), serum], '/tool', { filterType: 'image' })
  await waitFor(() => expect(address()).toBe('/tool?filter=image null'))
  await waitFor(() => expect(titles()).toEqual(['Amber serum']))
  expect(screen.getByRole('button', { name: 'Ad Images1' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'All Ad Types2' }))
  expect(titles()).toEqual(['Creation 1', 'Amber serum'])
  await user.click(screen.getByRole('button', { name: 'Video Ads0' }))
  expect(titles()).toEqual(['No creations found'])
})

test('texts of an image wrap around in both directions, and the panel follows the selected image', async () => {
  const user = await open([mug()])
  const panel = within(await screen.findByRole('complementary'))
  expect(screen.getByText('2 images × 3 content variations = 6 total combinations')).toBeDefined()
  expect(panel.getByRole('heading', { name: 'Variation 1 / 3' })).toBeDefined()
  // It begins with the second text.
  await user.click(screen.getByRole('button', { name: 'Previous text for image 2' }))
  expect(panel.getByRole('heading', { name: 'Variation 1 / 3' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Previous text for image 2' }))
  expect(panel.getByRole('heading', { name: 'Variation 3 / 3' })).toBeDefined()
  expect(panel.getByText('Your desk, calmer')).toBeDefined()
  const second = screen.getByRole('button', { name: /^Image 2 of 2/ })
  expect(second.getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Next text for image 2' }))
  expect(panel.getByRole('heading', { name: 'Variation 1 / 3' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Image 1 of 2/ }))
  expect(second.getAttribute('aria-pressed')).toBe('false')
})

test('a layout chosen right after an image is the layout of that image', async () => {
  await open([mug()])
  // The strip follows the image a moment later: both clicks come before it has.
  act(() => {
    screen.getByRole('button', { name: /^Image 2 of 2/ }).click()
    screen.getByRole('radio', { name: 'Split' }).click()
  })
  await waitFor(async () => expect(await listCreations()).toMatchObject([{ design: { layouts: ['card', 'split'] } }]))
})

test('the panel shows the known details, and labels sample figures', async () => {
  await open([mug()])
  const panel = within(await screen.findByRole('complementary'))
  for (const text of [
    'Nov 21, 2026',
    'All genders, 24 to 55.',
    '2.4-3.1%',
    'Sample figures, not a forecast',
    'Made by the built-in studio',
  ])
    expect(panel.getByText(text)).toBeDefined()
})

test('an edited text is saved, and an ad always keeps a headline', async () => {
  const user = await open([mug()])
  await user.click(screen.getByRole('button', { name: 'Next text for image 1' }))
  await user.click(screen.getByRole('button', { name: 'More actions for Creation 1' }))
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Content Variation' }))
  const headline = dialog.getByRole('textbox', { name: 'Headline' })
  await user.clear(headline)
  expect(dialog.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
  await user.click(headline)
  await user.paste('Held, not bought')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(async () => {
    const [stored] = await listCreations()
    expect(stored.type === 'social' && stored.contentVariations.map((option) => option.headline)).toEqual([
      'Mornings, upgraded',
      'Held, not bought',
      'Your desk, calmer',
    ])
  })
})

test('a deleted creation disappears at once, and Undo brings it back', async () => {
  const user = await open([mug(), serum])
  await user.click(screen.getByRole('button', { name: 'More actions for Creation 1' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(titles()).toEqual(['Amber serum']))
  const [notice] = useNotices.getState()
  expect(notice.message).toBe('“Creation 1” deleted')
  runNoticeAction(notice.id)
  await waitFor(() => expect(titles()).toEqual(['Creation 1', 'Amber serum']))
  closeAllNotices()
})

/** Answers every banner to draw with a new file; `refused` of them first with a failure. Ads are saved as they are sent. */
function drawBannersFor(refused: number) {
  const headlines: string[] = []
  const saved: unknown[] = []
  let left = refused
  vi.stubGlobal('fetch', (url: string, init: { readonly body: string }) => {
    if (url.endsWith('/ads')) {
      saved.push(JSON.parse(init.body))
      return Promise.resolve(Response.json(saved.at(-1), { status: 201 }))
    }
    if (!url.endsWith('/creatives/finish')) return Promise.resolve(Response.json({ concerns: [] }))
    if ((left -= 1) >= 0)
      return Promise.resolve(Response.json({ error: { code: 'server.failed', message: 'No.', requestId: '1' } }, { status: 500 }))
    const { creative } = JSON.parse(init.body) as { creative: { headline: string } } // what the dialog sends
    headlines.push(creative.headline)
    const file = `/files/new-${String(headlines.length)}.jpg`
    return Promise.resolve(Response.json({ url: file, width: 1200, height: 628, contentType: 'image/jpeg', engine: 'studio' }))
  })
  return { headlines, saved }
}

test('an edited text of a display ad is drawn again on every banner that carries it and saved; a failure keeps the dialog and the ad', async () => {
  const { headlines, saved } = drawBannersFor(2)
  const user = await open([aDisplayAd()])
  await user.click(await screen.findByRole('button', { name: 'Edit Creation 2' }))
  const headline = await screen.findByRole('textbox', { name: 'Headline' })
  await user.clear(headline)
  await user.type(headline, 'Slow mornings')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(await listCreations()).toEqual([aDisplayAd()])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(headlines).toEqual(['Slow mornings', 'Slow mornings'])
  const [stored] = await listCreations()
  expect(stored).toMatchObject({
    headline: 'Slow mornings',
    imageUrl: '/files/new-1.jpg',
    imageVariants: ['/files/new-1.jpg', '/files/banner-2.jpg', '/files/new-2.jpg', '/files/banner-4.jpg'],
    banners: { contentVariations: [{ headline: 'Slow mornings' }, { headline: 'Made to be held' }] },
  })
  expect(saved).toEqual([stored])
  vi.unstubAllGlobals()
})

test('an edit goes on while a new creation moves its card', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  drawBannersFor(0)
  const user = await open([aDisplayAd({ id: 'ad_moved', title: 'Creation 3' })])
  await user.click(await screen.findByRole('button', { name: 'Edit Creation 3' }))
  await user.type(await screen.findByRole('textbox', { name: 'Headline' }), ', and slower')
  await act(() => addCreation(serum))
  expect(await screen.findByText('Amber serum')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Headline' }).value).toBe('Mornings, upgraded, and slower')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an ad whose files say “Your brand” warns before it is downloaded', async () => {
  await open([aSocialAd({ brandName: 'Your brand' })])
  expect((await screen.findByRole('alert')).textContent).toContain('The files say “Your brand”.')
})

test('titles and texts run as their own first letter does', async () => {
  const title = 'كوب السيراميك'
  const headline = 'فطور هادئ'
  await open([
    { ...aSocialAd({ options: [{ id: '1', headline, description: 'مصنوع يدويًا', callToAction: 'تسوق الآن' }] }), title, productName: 'كوب' },
    { ...serum, title: 'مصل' },
  ])
  const panel = within(await screen.findByRole('complementary'))
  for (const shown of [
    await screen.findByRole('heading', { name: title }),
    await screen.findByRole('heading', { name: 'مصل' }),
    panel.getByText('كوب'),
    panel.getByText(headline),
    panel.getByText('تسوق الآن'),
  ])
    expect(shown.getAttribute('dir')).toBe('auto')
})

test('ads that are being made stand in the view of their type and of all, with Cancel; failed ones with Retry and Dismiss', async () => {
  const from = { mediaUrl: '/files/mug.jpg', productName: 'Mug', category: null, productDescription: null, drawn: null, product: null }
  const images = ['/files/1.jpg', null, null, null, null]
  useRuns.setState({
    a: { order: { id: 'a', kind: 'image', from }, progress: { status: 'running', label: 'Setting', images, percents: [0, 50, 0, 0, 0] } },
    b: {
      order: { id: 'b', kind: 'video', from: { ...from, productName: 'Jug' } },
      progress: {
        status: 'failed',
        refusal: { code: null, sentence: 'No engine.' },
        note: null,
        images: [null],
        ad: null,
        isInterrupted: false,
      },
    },
    c: { order: { id: 'c', kind: 'image', from }, progress: { status: 'over' } },
  })
  const user = await open([])
  const cards = () => within(screen.getByRole('list', { name: 'Ads being made' })).getAllByRole('listitem')
  await waitFor(() => expect(cards().map((card) => card.getAttribute('aria-label'))).toEqual(['Mug', 'Jug']))
  expect(screen.queryByText('No creations found')).toBeNull()
  expect(within(cards()[0]).getByText('30%')).toBeDefined()
  expect(within(cards()[0]).getByText('1 of 5 pictures ready')).toBeDefined()
  expect(within(cards()[1]).getByText('No engine.')).toBeDefined()
  expect(within(cards()[1]).getByRole('button', { name: 'Try the ad of Jug again' })).toBeDefined()
  await user.click(within(cards()[0]).getByRole('button', { name: 'Cancel the ad of Mug' }))
  await waitFor(() => expect(cards()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Ad Images0' }))
  expect(screen.queryByRole('list', { name: 'Ads being made' })).toBeNull()
  expect(screen.getByText('No creations found')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Video Ads0' }))
  await user.click(screen.getByRole('button', { name: 'Dismiss the ad of Jug' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Ads being made' })).toBeNull())
})

test('the large view and the card of a social ad open its placements, whose texts are edited from there', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ placements: [], concerns: [] })))
  const user = await open([mug()])
  await user.click(await screen.findByRole('button', { name: 'Enlarge image 2' }))
  await user.click(within(await screen.findByRole('dialog', { name: 'Creation 1' })).getByRole('button', { name: 'Placements' }))
  const placements = await screen.findByRole('dialog', { name: 'Placements' })
  expect(screen.queryByRole('dialog', { name: 'Creation 1' })).toBeNull()
  const chosen = within(placements).getByRole('radio', { name: 'Image 2 of 2' })
  expect(chosen).toHaveProperty('checked', true)
  await user.click(within(placements).getByRole('radio', { name: /^Text 3 of 3/ }))
  await user.click(within(placements).getByRole('button', { name: 'Edit texts' }))
  const editing = await screen.findByRole('dialog', { name: 'Edit Content Variation' })
  expect(within(editing).getByRole('textbox', { name: 'Headline' })).toHaveProperty('value', 'Your desk, calmer')
})

test('a display ad is mended by drawing its banners again, and a failure changes nothing', async () => {
  const { saved } = drawBannersFor(1)
  const draw = globalThis.fetch
  const mend = { kind: 'text', field: 'headline', text: 'Short' } as const
  const check = { rule: 'headline', result: 'warn', found: '', allowed: '', source: null, mend } as const
  const judged = {
    placement: 'google-display-landscape',
    format: 'landscape',
    result: 'warn',
    checks: [check],
    score: { total: 50, parts: [] },
    measured: measuredSample,
  }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.endsWith('/creatives/checks') ? Promise.resolve(Response.json({ placements: [judged] })) : draw(url, init),
  )
  const user = await open([aDisplayAd()])
  await user.click(await screen.findByRole('button', { name: 'Placements of Creation 2' }))
  const dialog = await screen.findByRole('dialog', { name: 'Placements' })
  await user.click(await within(dialog).findByRole('button', { name: 'Use the shorter headline' }))
  expect(await within(dialog).findByText(/^The change could not be saved\. Nothing was changed\./)).toBeDefined()
  expect(await listCreations()).toEqual([aDisplayAd()])
  await user.click(within(dialog).getByRole('button', { name: 'Use the shorter headline' }))
  expect(await within(dialog).findByText('Changed: Headline. Saved.')).toBeDefined()
  expect(saved).toHaveLength(1)
  const [stored] = await listCreations()
  expect(stored).toMatchObject({ headline: 'Short', banners: { contentVariations: [{ headline: 'Short' }, {}] } })
})

test('selected creations are packed, and one by its menu', async () => {
  const user = await open([mug(), aDisplayAd(), serum])
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('button', { name: 'Select all 3' }))
  await user.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Download pack' }))
  expect(within(await screen.findByRole('dialog', { name: 'Download pack' })).getByText(/^3 ads, drawn/)).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'More actions for Creation 2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Download pack' }))
  expect(within(await screen.findByRole('dialog', { name: 'Download pack' })).getByText(/^1 ad, drawn/)).toBeDefined()
})
