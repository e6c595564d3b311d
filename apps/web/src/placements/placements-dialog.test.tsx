// @vitest-environment jsdom
import { type CopyOption } from '@adloom/domain/copy.ts'
import { checksOf } from '@adloom/domain/placements/check-placement.ts'
import { measuredSample } from '@adloom/domain/placements/measured-creative.test-data.ts'
import { creativesOf } from '@adloom/domain/placements/pack.ts'
import { placementsOf } from '@adloom/domain/placements/placement.ts'
import { scoreOf } from '@adloom/domain/placements/score.ts'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { aSocialAd } from '../state/library/sample-ads.test-data.ts'
import { inOrderOf, type VariantNumbers } from './placed-ad.ts'
import { PlacementsDialog } from './placements-dialog.tsx'

interface SentRequest {
  readonly creative: { readonly image: string; readonly headline: string; readonly description: string; readonly callToAction: string }
  readonly option: Pick<CopyOption, 'compact' | 'long'>
  readonly placements: readonly string[]
}

/** A server that judges as ours does, of which a picture is not drawn. It refuses the first so many requests. */
function aServer(refused = 0) {
  const requests: SentRequest[] = []
  const signals: AbortSignal[] = []
  let left = refused
  vi.stubGlobal('fetch', (url: string, init: { readonly body: string; readonly signal: AbortSignal }) => {
    if (!url.endsWith('/creatives/checks')) return Promise.resolve(Response.json({}, { status: 404 }))
    const sent = JSON.parse(init.body) as SentRequest // what the dialog sends
    requests.push(sent)
    signals.push(init.signal)
    if ((left -= 1) >= 0)
      return Promise.resolve(Response.json({ error: { code: 'server.failed', message: 'It broke.', requestId: '1' } }, { status: 500 }))
    const option = { ...sent.creative, ...sent.option }
    const judged = placementsOf(sent.placements).map((placement) => {
      const checks = checksOf(placement, measuredSample, { option, brandName: 'Northbrew', call: 'GET_OFFER', concerns: null })
      const result = checks.some((check) => check.result === 'fail')
        ? 'fail'
        : checks.some((check) => check.result === 'warn')
          ? 'warn'
          : 'pass'
      const productShare = { share: sent.creative.image === '/files/2.jpg' ? 0.3 : 0.1, of: 'product' as const }
      const score = scoreOf({ ...measuredSample, productShare }, option, placement)
      return { placement: placement.id, format: placement.format, result, checks, score, measured: measuredSample }
    })
    return Promise.resolve(Response.json({ placements: judged }))
  })
  return { requests, signals }
}

let brands = 0

/** The dialog of an ad that is kept in memory. Answers are kept by their requests, so each ad has a name of its own. */
function show() {
  const orders: VariantNumbers[] = []
  const { brandName, ...ad } = aSocialAd({
    brandName: `Brand ${String((brands += 1))}`,
    options: [
      {
        id: '1',
        headline: 'Slow breakfast, warm cup every morning',
        description: 'Thrown by hand.',
        callToAction: 'Get offer',
        compact: { headline: 'Slow breakfast, warm cup', description: 'By hand.' },
      },
      { id: '2', headline: 'Made to be held', description: 'Thrown by hand.', callToAction: 'Get offer' },
    ],
  })
  const Dialog = () => {
    const [images, setImages] = useState(ad.productImageVariants)
    const [options, setOptions] = useState(ad.contentVariations)
    const placed = {
      title: ad.title,
      creatives: creativesOf({ ...ad, brandName, productImageVariants: images, contentVariations: options }, 'all'),
      from: null,
      first: { image: 1, text: 1, format: 'square' as const },
      changeOption: (text: number, change: (option: CopyOption) => CopyOption) => {
        setOptions((before) => before.map((option, place) => (place === text - 1 ? change(option) : option)))
        return Promise.resolve()
      },
      reorder: (order: VariantNumbers) => {
        orders.push(order)
        setImages((before) => inOrderOf(before, order.images))
        setOptions((before) => inOrderOf(before, order.texts))
        return Promise.resolve()
      },
    }
    return <PlacementsDialog ad={placed} onEdit={null} onClose={() => undefined} />
  }
  render(<Dialog />)
  return { orders, user: userEvent.setup({ delay: null }) }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const checks = () => screen.getByRole('region', { name: 'Checks' })
const list = () => screen.getByRole('navigation', { name: 'Placements' })

test('placements are grouped by platform, each with its worst result in words and its score', async () => {
  aServer()
  show()
  expect(await screen.findByText(/^\d+ failed, \d+ with warnings, \d+ passed$/)).toBeDefined()
  const google = within(list()).getByRole('region', { name: 'Google Ads' })
  expect(within(google).getByRole('button', { name: /^Responsive display, 1:1 ?Fail ?Score \d+$/ })).toBeDefined()
  const banners = within(list()).getByRole('region', { name: 'Display banners' })
  expect(within(banners).getByRole('button', { name: /^Leaderboard, 728 × 90 ?Fail ?Score \d+$/ })).toBeDefined()
})

test('a check says what was found and allowed and where that comes from, and one click mends it, checks again and can be taken back', async () => {
  const { requests } = aServer()
  const { user } = show()
  await screen.findByText(/with warnings/)
  await user.click(screen.getByRole('button', { name: /^Responsive display, 1:1/ }))
  expect(within(checks()).getAllByText('38 characters')).not.toEqual([])
  expect(within(checks()).getAllByText(/read on Nov \d+, 2026/).length).toBeGreaterThan(1)
  await user.click(within(checks()).getByRole('button', { name: 'Use the shorter headline' }))
  await waitFor(() => expect(requests.at(-1)?.creative.headline).toBe('Slow breakfast, warm cup'))
  await waitFor(() => expect(within(checks()).queryByRole('button', { name: 'Use the shorter headline' })).toBeNull())
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(await within(checks()).findByRole('button', { name: 'Use the shorter headline' })).toBeDefined()
  // It was looked at before.
  expect(requests).toHaveLength(2)
})

test('all that can be mended in a placement is mended at once', async () => {
  const { requests } = aServer()
  const { user } = show()
  await screen.findByText(/with warnings/)
  await user.click(screen.getByRole('button', { name: /^Responsive display, 1:1/ }))
  await user.click(within(checks()).getByRole('button', { name: 'Mend all that can be mended (2)' }))
  await waitFor(() => expect(requests.at(-1)?.creative).toMatchObject({ headline: 'Slow breakfast, warm cup', callToAction: 'Shop now' }))
  expect(await screen.findByText('Changed: Headline, Call to action. Saved.')).toBeDefined()
})

test('the form of each text that is sent in a placement is named', async () => {
  aServer()
  show()
  const sent = await screen.findByRole('region', { name: 'Texts sent in this placement' })
  expect(within(sent).getByText('Headline · short form')).toBeDefined()
  expect(within(sent).getByText('24 of 27 characters')).toBeDefined()
  expect(within(sent).getByText('Text · the ad’s own')).toBeDefined()
})

test('the score says what it is made of, and that it is no forecast', async () => {
  aServer()
  show()
  const score = await screen.findByRole('region', { name: 'Score' })
  expect(within(score).getByText(/^\d+ of 100$/)).toBeDefined()
  expect(within(score).getByText(/Not a forecast/)).toBeDefined()
  expect(within(score).getAllByRole('listitem')).toHaveLength(10)
})

test('a failure says so, and is tried again', async () => {
  const { requests } = aServer(1)
  const { user } = show()
  expect(await screen.findByText(/^The checks could not be made\. .*It broke\.$/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/with warnings/)).toBeDefined()
  expect(screen.queryByText(/could not be made/)).toBeNull()
  expect(requests).toHaveLength(2)
})

test('a variant is checked when it is looked at, once, and not waited for when another is', async () => {
  const { requests, signals } = aServer()
  const { user } = show()
  await screen.findByText(/with warnings/)
  await user.click(screen.getByRole('radio', { name: 'Image 2 of 2' }))
  await waitFor(() => expect(requests).toHaveLength(2))
  await user.click(screen.getByRole('radio', { name: 'Image 1 of 2' }))
  expect(signals[1].aborted).toBe(true)
  await screen.findByText(/with warnings/)
  expect(requests).toHaveLength(2)
})

test('the best are put first by their score in the placement, which can be taken back', async () => {
  const { requests } = aServer()
  const { user, orders } = show()
  await screen.findByText(/with warnings/)
  await user.click(screen.getByRole('button', { name: 'Best first' }))
  expect(await screen.findByText('Ordered by the score in Facebook and Instagram feed, 1:1')).toBeDefined()
  expect(orders).toEqual([{ images: [2, 1], texts: [2, 1] }])
  expect(requests.filter(({ placements }) => placements.length === 1).map(({ placements }) => placements[0])).toEqual([
    'meta-feed-square',
    'meta-feed-square',
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(orders).toHaveLength(2))
  expect(await screen.findByText('Taken back')).toBeDefined()
})
