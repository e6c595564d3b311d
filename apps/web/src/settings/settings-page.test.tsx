// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadEngineChoices } from '../browser/engine-choices.ts'
import { SettingsPage } from './settings-page.tsx'

/** The server's answers, by path; other paths get no answer. */
let answers: Record<string, (authorization: string | null) => Response> = {}
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const answer = answers[typeof url === 'string' ? url : '']
    if (answer === undefined) throw new TypeError('fetch failed')
    return answer(new Headers(init?.headers).get('authorization'))
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const studio = {
  engine: 'studio',
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
  engine: 'openai:gpt-4o-mini',
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
  test('shows each role with its engine, whether that responds, its price and its warnings', async () => {
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
    const region = within(await screen.findByRole('region', { name: 'Today’s spending' }))
    for (const words of [
      '$0.42 on 2026-11-22 (UTC).',
      '$2.00 may be spent in a day.',
      'Writing copy, openai · gpt-4o-mini: 3 calls, $0.42 (1 call at a price not known here)',
    ])
      expect(region.getByText(words)).toBeTruthy()
  })

  test('asks for the token where the spending is not public', async () => {
    const error = { code: 'admin.token-wrong', message: 'This needs the ADMIN_TOKEN.', requestId: '1' }
    answers = { '/api/capabilities': capabilities, '/api/costs': () => Response.json({ error }, { status: 401 }) }
    render(<SettingsPage />)
    expect(await screen.findByText(/told only to who holds the ADMIN_TOKEN/)).toBeTruthy()
    expect(await card('Videos')).toBeTruthy()
  })

  test('reports that the server does not answer, and retries on request', async () => {
    answers = {}
    render(<SettingsPage />)
    expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer.')
    answers = { '/api/capabilities': capabilities, '/api/costs': () => Response.json(spending) }
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card('Writing copy')).toBeTruthy()
  })

  test('says who is signed in, and offers the way out; nothing where nobody signs in', async () => {
    const session = (user: unknown) => () => Response.json({ user })
    answers = { '/api/capabilities': capabilities, '/api/costs': () => Response.json(spending), '/api/session': session(null) }
    const first = render(<SettingsPage />)
    await card('Writing copy')
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
    first.unmount()
    answers = { ...answers, '/api/session': session({ name: 'Ann Ashe' }) }
    render(<SettingsPage />)
    expect(await screen.findByText('Signed in: Ann Ashe')).toBeTruthy()
    const form = screen.getByRole('button', { name: 'Sign out' }).closest('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/sign-out'])
  })

  describe('optional parts', () => {
    const part = {
      name: 'cutout',
      title: 'Cutting out real photographs',
      gives: 'Finds the product.',
      licences: [{ what: 'The network', licence: 'MIT', source: 'https://code.example/net' }],
      downloadBytes: 260_000_000,
      diskBytes: 149_000_000,
      state: 'absent',
      percent: null,
      failure: null,
      isUsed: true,
      mayAdd: true,
    }
    let told: object = part
    let sent: (string | undefined)[] = []
    beforeEach(() => {
      told = part
      sent = []
      answers = {
        '/api/capabilities': capabilities,
        '/api/costs': () => Response.json(spending),
        '/api/parts': () => Response.json({ parts: [told] }),
        '/api/parts/cutout': (authorization) => {
          sent.push(authorization ?? undefined)
          return Response.json({ ...part, state: 'adding', percent: 0 }, { status: 202 })
        },
      }
    })

    test('are shown with their size and licences before they can be added, then with how far they are, then as installed', async () => {
      render(<SettingsPage />)
      const row = within(await card('Cutting out real photographs'))
      for (const words of ['Finds the product.', '260 MB to fetch, 149 MB on the disk', /Licence MIT: The network/])
        expect(row.getByText(words)).toBeTruthy()
      told = { ...part, state: 'adding', percent: 40 }
      await userEvent.setup().click(row.getByRole('button', { name: 'Add this part' }))
      expect(await row.findByText('Being added: 40 %', {}, { timeout: 10_000 })).toBeTruthy()
      expect(row.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
      told = { ...part, state: 'installed' }
      expect(await row.findByText('Installed', {}, { timeout: 10_000 })).toBeTruthy()
      expect(row.queryByRole('button')).toBeNull()
    })

    test('say why one was not added, and try again', async () => {
      told = { ...part, failure: { code: 'part.no-room', message: 'There is not enough room.' } }
      render(<SettingsPage />)
      const row = within(await card('Cutting out real photographs'))
      expect(row.getByRole('alert').textContent).toContain('There is not enough room.')
      await userEvent.setup().click(row.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(sent).toHaveLength(1))
    })

    test('are added with the token of this tab, and not by those who do not run the installation', async () => {
      sessionStorage.setItem('adloom.admin-token', 'right')
      const first = render(<SettingsPage />)
      await userEvent.setup().click(await screen.findByRole('button', { name: 'Add this part' }))
      await waitFor(() => expect(sent).toEqual(['Bearer right']))
      first.unmount()
      told = { ...part, mayAdd: false }
      render(<SettingsPage />)
      expect(within(await card('Cutting out real photographs')).getByText(/Whoever runs this installation can add it/)).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Add this part' })).toBeNull()
    })
  })

  describe('the choice of an engine', () => {
    const offering = () => Response.json({ features: { copy: { ...model, choices: [model, studio] }, video: studio }, limits: {} })
    beforeEach(() => {
      answers = { '/api/capabilities': offering, '/api/costs': () => Response.json(spending) }
    })
    const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

    test('starts with the installation’s own engine', async () => {
      render(<SettingsPage />)
      expect((await radio(/gpt-4o-mini/)).checked).toBe(true)
      expect(within(await card('Writing copy')).getByRole('radiogroup', { name: 'Writing copy' })).toBeTruthy()
      expect(within(await card('Videos')).queryByRole('radio')).toBeNull()
    })

    test('can be changed with the keyboard, is stored, and is restored on the next visit', async () => {
      const user = userEvent.setup()
      const first = render(<SettingsPage />)
      ;(await radio(/gpt-4o-mini/)).focus()
      await user.keyboard('{ArrowDown}')
      expect((await radio(/The built-in studio/)).checked).toBe(true)
      expect(await loadEngineChoices()).toEqual({ copy: 'studio' })
      first.unmount()
      render(<SettingsPage />)
      expect((await radio(/The built-in studio/)).checked).toBe(true)
    })

    test('stores nothing for the installation’s own engine', async () => {
      const user = userEvent.setup()
      render(<SettingsPage />)
      await user.click(await radio(/The built-in studio/))
      await user.click(await radio(/gpt-4o-mini/))
      expect(await loadEngineChoices()).toEqual({})
    })
  })

  describe('the token of the installation', () => {
    const error = { code: 'admin.token-wrong', message: 'This needs the ADMIN_TOKEN.', requestId: '1' }
    beforeEach(() => {
      answers = {
        '/api/capabilities': capabilities,
        '/api/costs': (authorization) =>
          authorization === 'Bearer right' ? Response.json(spending) : Response.json({ error }, { status: 401 }),
      }
    })
    const enter = async (token: string) => {
      const user = userEvent.setup()
      const field = await screen.findByLabelText('ADMIN_TOKEN')
      await user.clear(field)
      await user.type(field, `${token}{Enter}`)
    }

    test('reports a wrong token, until it is changed', async () => {
      render(<SettingsPage />)
      await enter('wrong')
      expect(await screen.findByText('This is not the token of this installation.')).toBeTruthy()
      const field = screen.getByLabelText('ADMIN_TOKEN')
      expect(field.getAttribute('aria-invalid')).toBe('true')
      await userEvent.setup().type(field, 'r')
      expect(field.getAttribute('aria-invalid')).toBe('false')
    })

    test('shows the spending when it is correct, until the user removes it', async () => {
      const first = render(<SettingsPage />)
      await enter('right')
      expect(await screen.findByText('$0.42 on 2026-11-22 (UTC).')).toBeTruthy()
      first.unmount()
      render(<SettingsPage />)
      await userEvent.setup().click(await screen.findByRole('button', { name: 'Forget the token' }))
      expect(await screen.findByLabelText('ADMIN_TOKEN')).toBeTruthy()
      expect(sessionStorage).toHaveLength(0)
    })
  })
})
