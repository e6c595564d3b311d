// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SettingsPage } from './settings-page.tsx'

/** What the server answers, by path; what is missing is not answered. */
let answers: Record<string, () => Response> = {}
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const answer = answers[typeof url === 'string' ? url : '']
    if (answer === undefined) throw new TypeError('fetch failed')
    return answer()
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const studio = {
  provider: 'studio',
  model: 'studio',
  available: true,
  needsNetwork: false,
  typicalMs: 20,
  estimate: { usd: 0, per: 'call', asOf: '2026-11-21' },
  warnings: [],
}
const model = {
  ...studio,
  provider: 'openai',
  model: 'gpt-4o-mini',
  available: false,
  estimate: { usd: 0.00087, per: 'call', asOf: '2026-11-20' },
  warnings: ['The model "gpt-4o-mini" is shut down on 2027-01-14, in 53 days.'],
}
const spending = {
  day: '2026-11-22',
  spentUsd: 0.42,
  budgetUsd: 2,
  freeAgainAt: '2026-11-23T00:00:00.000Z',
  paid: [{ role: 'copy', engine: 'openai:gpt-4o-mini', calls: 3, usd: 0.42, unknown: 1 }],
}
const capabilities = () => Response.json({ features: { video: studio, copy: model }, limits: {} })
const card = async (name: string): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { level: 3, name })).closest('li')
  if (found === null) throw new Error(`no card of ${name}`)
  return found
}

describe('the settings screen', () => {
  test('shows who does what, whether it answers, what it costs and what its owner should know', async () => {
    answers = { '/api/capabilities': capabilities, '/api/costs': () => Response.json(spending) }
    render(<SettingsPage />)
    const copy = within(await card('Writing copy'))
    for (const words of [
      'openai · gpt-4o-mini',
      'Does not answer, or is not used',
      'About $0.00087 a call, at the price of 2026-11-20',
      'The model "gpt-4o-mini" is shut down on 2027-01-14, in 53 days.',
    ])
      expect(copy.getByText(words)).toBeTruthy()
    const video = within(await card('Videos'))
    for (const words of ['The built-in studio', 'Works', 'Free']) expect(video.getByText(words)).toBeTruthy()
  })

  test('shows what was spent today and on what', async () => {
    answers = { '/api/capabilities': capabilities, '/api/costs': () => Response.json(spending) }
    render(<SettingsPage />)
    const told = within(await screen.findByRole('region', { name: 'Today’s spending' }))
    for (const words of [
      '$0.42 on 2026-11-22 (UTC).',
      '$2.00 may be spent in a day.',
      'Writing copy, openai · gpt-4o-mini: 3 calls, $0.42 (1 call at a price not known here)',
    ])
      expect(told.getByText(words)).toBeTruthy()
  })

  test('says for whom the spending is where it is not for everyone', async () => {
    const error = { code: 'admin.token-wrong', message: 'This needs the ADMIN_TOKEN.', requestId: '1' }
    answers = { '/api/capabilities': capabilities, '/api/costs': () => Response.json({ error }, { status: 401 }) }
    render(<SettingsPage />)
    expect(await screen.findByText(/told only to who holds the ADMIN_TOKEN/)).toBeTruthy()
    expect(await card('Videos')).toBeTruthy()
  })

  test('says when nobody answers, and tries again when asked', async () => {
    answers = {}
    render(<SettingsPage />)
    expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer.')
    answers = { '/api/capabilities': capabilities, '/api/costs': () => Response.json(spending) }
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card('Writing copy')).toBeTruthy()
  })
})
