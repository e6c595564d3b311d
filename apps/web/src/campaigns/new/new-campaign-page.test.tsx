// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt, ScreenOf } from '../../browser/render-at.test-data.tsx'
import { useLocation } from '../../browser/router.tsx'
import { fakeServer, refusal } from '../../state/campaigns/fake-server.test-data.ts'
import { giveFeed } from '../../state/campaigns/new-feed.ts'
import { aCampaign, aFeedPreview } from '../../state/campaigns/sample-campaigns.test-data.ts'
import { NewCampaignPage } from './new-campaign-page.tsx'

const Address = () => <output aria-label="address">{useLocation().pathname}</output>
const address = () => screen.getByLabelText('address').textContent

function open() {
  const view = renderAt('/campaigns/new', <ScreenOf screens={{ '/campaigns/new': <NewCampaignPage />, '*': <Address /> }} />)
  return { user: userEvent.setup({ delay: null }), leave: view.unmount }
}

const stored = { key: 'feed.bin', name: 'spring_mugs.csv' }
const previewed = (parts = {}) => ({ ...stored, preview: aFeedPreview(parts) })
const reading = { 'POST /feeds': () => ({ ...stored, size: 12 }), 'POST /feeds/preview': () => previewed() }

async function paste(user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> {
  await user.click(screen.getByRole('textbox', { name: 'Links, a table, or the address of a feed' }))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Read products' }))
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a pasted list is read, its wrong rows are named, and the campaign is made of it as chosen', async () => {
  const calls = fakeServer({ ...reading, 'POST /campaigns': () => Response.json(aCampaign(), { status: 201 }) })
  const { user } = open()
  await paste(user, 'https://shop.example/a\nhttps://shop.example/b')
  expect(await screen.findByRole('heading', { name: '1 product' })).toBeDefined()
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1 product' }))
  expect(screen.getByText('Table · spring_mugs.csv')).toBeDefined()
  expect(screen.getAllByText(/names no picture/)).toHaveLength(2)
  expect(screen.getByText('Row 3, picture')).toBeDefined()
  const table = within(screen.getByRole('table'))
  for (const words of ['Stoneware mug', 'shop.example/mug', '£18', '£24']) expect(table.getByText(words)).toBeDefined()

  const name = screen.getByRole('textbox', { name: 'Name of the campaign' })
  expect(name).toHaveProperty('value', 'spring mugs')
  await user.clear(name)
  expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true)
  await user.type(name, 'Spring')
  await user.click(within(screen.getByRole('group', { name: 'Pictures of each product' })).getByRole('button', { name: '1' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Call to action' }), 'Buy now')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German')
  await user.click(screen.getByRole('checkbox', { name: 'Stars' }))
  expect(screen.getByText('Makes 1 ad')).toBeDefined()
  expect(screen.getByText('each with 1 picture and 3 texts')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await vi.waitFor(() => expect(address()).toBe('/campaigns/camp_1'))
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /feeds', 'POST /feeds/preview', 'POST /campaigns'])
  expect(calls[2].body).toMatchObject({
    name: 'Spring',
    feed: stored,
    choices: { images: 1, texts: 3, layouts: [], callToAction: 'Buy now', language: 'de', hiddenFacts: ['rating'] },
  })
})

test('an address is fetched by the server; what a feed lacks is said in its own words, and the text stays', async () => {
  const calls = fakeServer({ 'POST /feeds/preview': () => refusal(502, 'feed.unreachable', 'The feed could not be fetched.') })
  const { user } = open()
  await paste(user, ' https://shop.example/feed.xml ')
  expect((await screen.findByRole('alert')).textContent).toBe('The feed could not be fetched.')
  expect(calls[0].body).toMatchObject({ feed: { url: 'https://shop.example/feed.xml' } })
  expect(screen.getByRole('textbox')).toHaveProperty('value', ' https://shop.example/feed.xml ')
})

test('a column that is read as something else is previewed again, and survives a reload', async () => {
  const calls = fakeServer(reading)
  const { user, leave } = open()
  await paste(user, 'name\tremark\nMug\t')
  await user.click(await screen.findByRole('button', { name: 'Show columns' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column “remark” is read as' }), 'Brand')
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  expect(calls[2].body).toMatchObject({ feed: stored, mapping: { remark: 'brand' } })
  await user.clear(screen.getByRole('textbox', { name: 'Name of the campaign' }))
  await user.type(screen.getByRole('textbox', { name: 'Name of the campaign' }), 'Mugs')
  leave()
  open()
  expect(await screen.findByDisplayValue('Mugs')).toBeDefined()
  expect(calls[3].body).toMatchObject({ feed: stored, mapping: { remark: 'brand' } })
})

test('a feed without a currency asks for one', async () => {
  const calls = fakeServer({ ...reading, 'POST /feeds/preview': () => previewed({ needsCurrency: true }) })
  const { user } = open()
  await paste(user, 'name,price\nMug,12')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Currency of the prices' }), 'EUR')
  await vi.waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ feed: stored, currency: 'EUR' }))
})

test('a feed from another screen is read at once; designs are chosen by thumbnails, five at most', async () => {
  fakeServer(reading)
  giveFeed('https://shop.example/a https://shop.example/b')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Choose designs' }))
  expect(screen.getByText('Choose at least one design.')).toBeDefined()
  const designs = within(within(screen.getByRole('region', { name: 'Ads' })).getAllByRole('group', { name: 'Designs' })[1])
  for (const name of ['Card', 'Poster', 'Split', 'Arch', 'Band']) await user.click(designs.getByRole('checkbox', { name }))
  expect(screen.getByText('At most 5 designs.')).toBeDefined()
  expect(designs.getByRole('checkbox', { name: 'Headline' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', false)
})

test('a feed without a usable row cannot be started, and shows its columns', async () => {
  fakeServer({ ...reading, 'POST /feeds/preview': () => previewed({ total: 1, totalWrong: 1, rows: [] }) })
  const { user } = open()
  await paste(user, 'a,b\n1,2')
  expect(await screen.findByRole('button', { name: 'Hide columns' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Choose another list' }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'a,b\n1,2')
})
