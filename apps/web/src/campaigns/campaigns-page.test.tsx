// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../state/campaigns/fake-server.test-data.ts'
import { aCampaign } from '../state/campaigns/sample-campaigns.test-data.ts'
import { CampaignsPage } from './campaigns-page.tsx'

const open = () => render(<CampaignsPage />)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('without a campaign it says what one is, and how to begin', async () => {
  fakeServer({ 'GET /campaigns': () => ({ campaigns: [] }) })
  open()
  expect(await screen.findByText(/every product gets its own ads/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'New campaign' }).getAttribute('href')).toBe('/campaigns/new')
})

test('every campaign stands there with its progress; one whose feed could not be read, with the reason', async () => {
  const nothing = { waiting: 0, making: 0, made: 0, failed: 0, refused: 0 }
  const broken = aCampaign({
    id: 'camp_2',
    name: 'Old',
    status: 'finished',
    products: nothing,
    msLeft: null,
    problem: 'The XML is broken.',
  })
  fakeServer({ 'GET /campaigns': () => ({ campaigns: [aCampaign(), broken] }) })
  open()
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toContain('1 of 4 products made · 1 failed · 1 left out · About 5 minutes left')
  expect(rows[1]).toContain('The XML is broken.')
  expect(screen.getByRole('link', { name: 'Spring' }).getAttribute('href')).toBe('/campaigns/camp_1')
})

test('a server that does not answer is told', async () => {
  fakeServer({})
  open()
  expect((await screen.findByRole('alert')).textContent).toMatch(/does not answer/)
})
