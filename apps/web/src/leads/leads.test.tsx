// @vitest-environment jsdom
import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { LEAD_PROMPT_DELAY_MS } from '@adloom/domain/lead-prompt.ts'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flags, hasFlag, setFlag } from '../browser/flags.ts'
import { navigate, Router } from '../browser/router.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { LeadPrompt } from './lead-prompt.tsx'
import { checkedLead, submitFailure } from './submit-lead.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const lead = { id: 'lead_1', name: 'Ada', email: 'ada@example.com', createdAt: '2026-11-21T09:00:00.000Z' }
const failure = (code: string, message: string) => ({ error: { code, message, requestId: '1' } })

/** A server with these answers, and the requests it received, in order. */
function serve(answers: Readonly<Record<string, () => Response | Promise<Response>>>): { url: string; body: unknown }[] {
  const requests: { url: string; body: unknown }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = typeof url === 'string' ? url : ''
    requests.push({ url: path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
    return answers[path]()
  })
  return requests
}
const created = () => Response.json(lead, { status: 201 })
const mailed = () => Response.json({ success: true, id: 'mail_1' }, { status: 202 })

function open() {
  const onExited = vi.fn<() => void>()
  render(<LeadDialog onExited={onExited} />)
  return { onExited, user: userEvent.setup() }
}
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/Full Name/), ' Ada ')
  await user.type(field(/Email/), 'ada@example.com')
}

describe('the lead dialog', () => {
  test('has a name and a description, and three fields of which two are required', () => {
    open()
    const dialog = screen.getByRole('dialog', { name: "You're all set!" })
    expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText(/early access/).id)
    const fields = within(dialog).getAllByRole<HTMLInputElement>('textbox')
    expect(fields.map(({ name, required }) => [name, required])).toEqual([
      ['name', true],
      ['email', true],
      ['company', false],
    ])
  })

  test('shows an error at each missing field, focuses the first and clears the error while typing', async () => {
    const { user } = open()
    await user.click(button('Submit'))
    expect(screen.getByText('Name is required')).toBeTruthy()
    expect(screen.getByText('Email is required')).toBeTruthy()
    expect(document.activeElement).toBe(field(/Full Name/))
    await user.type(field(/Full Name/), 'Ada')
    expect(screen.queryByText('Name is required')).toBeNull()
    await user.type(field(/Email/), 'ada')
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    await user.click(button('Submit'))
    expect(document.activeElement).toBe(field(/Email/))
    await user.type(field(/Email/), '@example.com')
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  })

  test('saves the lead before sending the mail, then is settled and closes', async () => {
    const requests = serve({ '/api/user/create': created, '/api/sendgrid-email/send': mailed })
    const { user } = open()
    await fillIn(user)
    await user.type(field(/Company/), 'Engines <Ltd>')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests).toEqual([
      { url: '/api/user/create', body: { name: 'Ada', email: 'ada@example.com', company: 'Engines <Ltd>' } },
      {
        url: '/api/sendgrid-email/send',
        body: {
          subject: 'New lead: Ada',
          text: 'Ada of Engines <Ltd> asked for early access and updates.',
          html: '<p>Ada of Engines &#60;Ltd&#62; asked for early access and updates.</p>',
        },
      },
    ])
    expect(hasFlag(flags.leadSettled)).toBe(true)
    expect(screen.getByRole('alert').textContent).toContain('Thank you, Ada.')
  })

  test('cannot be dismissed while submitting', async () => {
    let answer: (reply: Response) => void = () => undefined
    serve({ '/api/user/create': () => new Promise((resolve) => (answer = resolve)), '/api/sendgrid-email/send': mailed })
    const { user } = open()
    await fillIn(user)
    await user.click(button('Submit'))
    expect(button('Submitting...').getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button('Submitting...'))
    expect(button('Skip')).toHaveProperty('disabled', true)
    await user.keyboard('{Escape}{Enter}')
    expect(hasFlag(flags.leadSettled)).toBe(false)
    expect(fetch).toHaveBeenCalledTimes(1)
    answer(created())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('stays open with the reason and the typed text when saving the lead fails', async () => {
    serve({ '/api/user/create': () => Response.json(failure('internal', 'Something went wrong.'), { status: 500 }) })
    const { user } = open()
    await fillIn(user)
    await user.click(button('Submit'))
    expect((await screen.findByRole('alert')).textContent).toBe('API Error: 500 Internal Server Error - Something went wrong.')
    expect(field(/Email/)).toHaveProperty('value', 'ada@example.com')
    expect(hasFlag(flags.leadSettled)).toBe(false)
  })

  test('only logs an error when the mail fails', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    serve({
      '/api/user/create': created,
      '/api/sendgrid-email/send': () => Response.json(failure('mail.unavailable', 'Later.'), { status: 503 }),
    })
    const { user } = open()
    await fillIn(user)
    await user.click(button('Submit'))
    await waitFor(() => expect(warned).toHaveBeenCalledOnce())
    expect(hasFlag(flags.leadSettled)).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each([
    ['Skip', (user: ReturnType<typeof userEvent.setup>) => user.click(button('Skip'))],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('is settled by %s, without a call', async (_, dismiss) => {
    const requests = serve({})
    const { onExited, user } = open()
    await dismiss(user)
    await waitFor(() => expect(onExited).toHaveBeenCalled())
    expect(hasFlag(flags.leadSettled)).toBe(true)
    expect(requests).toEqual([])
  })

  test('ignores a click outside once something is typed', async () => {
    const { user } = open()
    await user.type(field(/Full Name/), 'A')
    const backdrop = document.querySelector('.MuiDialog-container')
    expect(backdrop).not.toBeNull()
    if (backdrop !== null) {
      fireEvent.mouseDown(backdrop)
      fireEvent.click(backdrop)
    }
    expect(hasFlag(flags.leadSettled)).toBe(false)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

test('a field reports the first rule it breaks', () => {
  expect(checkedLead({ name: ' ', email: '', company: '' }).problems).toEqual({ name: 'Name is required', email: 'Email is required' })
})

test('a failure shows its message, or the fixed sentence when it has none for users', () => {
  const refused = (body: string) => new ApiError({ status: 502, statusText: 'Bad Gateway', body, retryAfter: null })
  expect(submitFailure(refused('down'))).toBe('API Error: 502 Bad Gateway - down')
  expect(submitFailure(refused('<html>nginx</html>'))).toBe('API Error: 502 Bad Gateway - nginx')
  expect(submitFailure(new TypeError('Failed to fetch'))).toBe('The server does not answer. Please check your connection and try again.')
  expect(submitFailure('no error at all')).toBe('Failed to submit. Please try again.')
})

test('the dialog waits until nothing is being made on the screen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  setFlag(flags.usedGeneration)
  navigate('/tool')
  const Screen = ({ busy }: { busy: boolean }) => (
    <Router>
      <div aria-busy={busy} />
      <LeadPrompt />
    </Router>
  )
  const { rerender } = render(<Screen busy />)
  await act(() => vi.advanceTimersByTimeAsync(5 * LEAD_PROMPT_DELAY_MS))
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<Screen busy={false} />)
  await act(() => vi.advanceTimersByTimeAsync(2 * LEAD_PROMPT_DELAY_MS))
  vi.useRealTimers()
  expect(await screen.findByRole('dialog', { name: "You're all set!" })).toBeDefined()
})
