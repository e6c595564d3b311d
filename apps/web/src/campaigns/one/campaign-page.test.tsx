// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { campaignChoicesSchema } from '@adloom/domain/campaign/campaign.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteCreations, listCreations, putCreations } from '../../browser/database.ts'
import { renderAt, ScreenOf } from '../../browser/render-at.test-data.tsx'
import { useLocation } from '../../browser/router.tsx'
import { campaignGone } from '../../state/campaigns/campaign-watch.ts'
import { fakeServer, refusal } from '../../state/campaigns/fake-server.test-data.ts'
import { aCampaign, aCampaignProduct } from '../../state/campaigns/sample-campaigns.test-data.ts'
import { aSocialAd } from '../../state/library/sample-ads.test-data.ts'
import { runNoticeAction, useNotices } from '../../state/notices.ts'
import { CampaignPage } from './campaign-page.tsx'

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}
const address = () => screen.getByLabelText('address').textContent

function open(path = '/campaigns/camp_1') {
  const screenOfOne = (
    <main id="content">
      <CampaignPage id="camp_1" />
      <Address />
    </main>
  )
  renderAt(path, <ScreenOf screens={{ '/campaigns/camp_1': screenOfOne, '*': <Address /> }} />)
  return userEvent.setup({ delay: null })
}

const products = [
  aCampaignProduct(1, { status: 'made', adId: 'ad_mug' }),
  aCampaignProduct(2, { status: 'failed', code: 'picture.unreachable', problem: 'The picture could not be fetched.' }),
  aCampaignProduct(3, { status: 'making' }),
  aCampaignProduct(4),
  aCampaignProduct(5, { status: 'refused', title: null, problem: 'It has no picture.' }),
]
const reading = {
  'GET /campaigns/camp_1': () => aCampaign(),
  'GET /campaigns/camp_1/products': ({ path }: { path: string }) => {
    const status = new URLSearchParams(path.split('?')[1]).get('status')
    return { products: products.filter((product) => status === null || product.status === status) }
  },
}
const anAdOfIt = { ...aSocialAd(), campaign: { id: 'camp_1', name: 'Spring' } }

beforeEach(async () => {
  campaignGone('camp_1')
  await deleteCreations((await listCreations()).map(({ id }) => id))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  useNotices.setState([], true)
})

test('a running campaign shows how far it is, and each product with its status and reason', async () => {
  fakeServer(reading)
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring' })).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Progress of Spring' }).getAttribute('aria-valuenow')).toBe('50')
  expect(screen.getByText('About 5 minutes left')).toBeDefined()
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Mug 1MadeRow 2',
    'Mug 2FailedRow 3The picture could not be fetched.',
    'Mug 3Being madeRow 4',
    'Mug 4WaitingRow 5',
    'Row 6Left outIt has no picture.',
  ])
})

test('products are shown by status, and the status stands in the address', async () => {
  const calls = fakeServer(reading)
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Failed1' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  expect(address()).toBe('/campaigns/camp_1?status=failed')
  expect(calls.at(-1)?.path).toContain('status=failed')
  await user.click(screen.getByRole('button', { name: 'All5' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5))
})

test('it is paused, resumed and tried again', async () => {
  let status: 'running' | 'paused' = 'running'
  const shown = () => aCampaign({ status, products: { waiting: 1, making: 0, made: 1, failed: status === 'paused' ? 1 : 0, refused: 0 } })
  const calls = fakeServer({
    ...reading,
    'GET /campaigns/camp_1': shown,
    'POST /campaigns/camp_1/pause': () => ((status = 'paused'), shown()),
    'POST /campaigns/camp_1/retry': shown,
    'POST /campaigns/camp_1/resume': () => ((status = 'running'), shown()),
  })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('Paused')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try 1 failed again' }))
  await user.click(screen.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').at(-1))).toEqual(['pause', 'retry', 'resume'])
})

test('calling off asks first, and leads to the list', async () => {
  const calls = fakeServer({ ...reading, 'DELETE /campaigns/camp_1': () => null })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Call off' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/2 products will not be made/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Call off' }))
  await waitFor(() => expect(address()).toBe('/campaigns'))
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a fact is hidden in all ads, and that can be undone; a call to action of many cannot', async () => {
  await putCreations([anAdOfIt])
  let hiddenFacts: 'price'[] = []
  const shown = () => aCampaign({ choices: campaignChoicesSchema.parse({ hiddenFacts }) })
  const calls = fakeServer({
    ...reading,
    'GET /campaigns/camp_1': shown,
    'POST /campaigns/camp_1/edits': ({ body }) => {
      if (JSON.stringify(body).includes('hideFact')) hiddenFacts = ['price']
      return { campaign: shown(), changed: 1 }
    },
  })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Show or hide' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Price' }))
  await waitFor(() => expect(useNotices.getState().map(({ message }) => message)).toEqual(['1 ad changed']))
  runNoticeAction(useNotices.getState()[0].id)
  await waitFor(() => expect(useNotices.getState()).toHaveLength(1))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Replace call to action' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/cannot be undone/)).toBeDefined()
  await user.type(dialog.getByRole('textbox'), ' See it ')
  await user.click(dialog.getByRole('button', { name: 'Change all' }))
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/edits'))).toHaveLength(3))
  expect(calls.filter(({ path }) => path.endsWith('/edits')).map(({ body }) => body)).toMatchObject([
    { edit: { change: 'hideFact', fact: 'price' } },
    { edit: { change: 'showFact', fact: 'price' } },
    { edit: { change: 'callToAction', callToAction: 'See it' } },
  ])
  await waitFor(() => expect(useNotices.getState().at(-1)?.action).toBeNull())
})

test('the ads of its products open in the library, and all get another design', async () => {
  await putCreations([anAdOfIt])
  const calls = fakeServer({ ...reading, 'POST /campaigns/camp_1/edits': () => ({ campaign: aCampaign(), changed: 1 }) })
  const user = open()
  const link = await screen.findByRole('link', { name: 'Open the ad of Mug 1 in the library' })
  expect(link.getAttribute('href')).toBe('/tool?campaign=camp_1&open=ad_mug')
  await user.click(screen.getByRole('button', { name: 'Another design for all' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Poster' }))
  await user.click(dialog.getByRole('button', { name: 'Change all' }))
  await waitFor(() => expect(calls.some(({ body }) => JSON.stringify(body)?.includes('"layout":"poster"'))).toBe(true))
})

test('the ads made so far are packed', async () => {
  fakeServer(reading)
  await putCreations([anAdOfIt])
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Download pack' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Download pack' }))
  expect(dialog.getByText(/^1 ad, drawn/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a campaign that is gone says so', async () => {
  fakeServer({ 'GET /campaigns/camp_1': () => refusal(404, 'campaign.not-found', 'There is no such campaign.') })
  open()
  expect((await screen.findByRole('alert')).textContent).toBe('There is no such campaign. It may have been deleted.')
  expect(screen.getByRole('link', { name: 'Campaigns' })).toBeDefined()
})
