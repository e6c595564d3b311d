// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { aWizard } from '../../state/wizard/sample-wizard.test-data.ts'
import { pastedPageOf, PastePage } from './paste-page.tsx'
import { ProductUrlForm } from './product-url-form.tsx'

beforeEach(() => changeWizard(() => aWizard({ selectedTool: 'social', productUrl: 'shop.example/mug' })))
afterEach(cleanup)

const clipboard = (text: string, markup = '') => ({ getData: (type: string) => (type === 'text/html' ? markup : text) })
const pasted = () => useWizard.getState().pageHtml
const field = () => screen.getByRole('textbox', { name: 'HTML of the page' })

describe('the source of a pasted page', () => {
  test.each([
    ['out of a browser’s window is its markup', clipboard('Mug €12', '<h1>Mug</h1><b>€12</b>'), '<h1>Mug</h1><b>€12</b>'],
    [
      'as its source is that source, not its colours',
      clipboard('<!doctype html><h1>Mug</h1>', '<table>&lt;h1&gt;</table>'),
      '<!doctype html><h1>Mug</h1>',
    ],
    ['as words is those words', clipboard('Mug €12'), 'Mug €12'],
  ])('%s', (_, data, page) => expect(pastedPageOf(data)).toBe(page))

  test('is taken from the HTML on the clipboard when the page was copied from a browser window', () => {
    render(<PastePage disabled={false} />)
    fireEvent.paste(field(), { clipboardData: clipboard('Mug', '<h1>Mug</h1>') })
    expect(pasted()).toBe('<h1>Mug</h1>')
  })

  test('is summarised in a line when it is long, and can be removed again', () => {
    render(<PastePage disabled={false} />)
    fireEvent.paste(field(), { clipboardData: clipboard('', `<h1>Mug</h1>${' '.repeat(2_500_000)}`) })
    expect(screen.getByRole('status').textContent).toContain('A page of 2.5 MB was pasted.')
    fireEvent.click(screen.getByRole('button', { name: 'Remove what was pasted' }))
    expect(pasted()).toBe('')
    expect(field()).toBeDefined()
  })

  test('is rejected beyond 10 MB, and the earlier text stays', () => {
    changeWizard((wizard) => ({ ...wizard, pageHtml: '<h1>Mug</h1>' }))
    render(<PastePage disabled={false} />)
    fireEvent.paste(field(), { clipboardData: clipboard('', `<h1>Mug</h1>${' '.repeat(11_000_000)}`) })
    expect(screen.getByText(/larger than 10 MB/)).toBeDefined()
    expect(pasted()).toBe('<h1>Mug</h1>')
  })
})

describe('the fallback for a rejected page', () => {
  const refused = (code: string) =>
    changeWizard((wizard) => ({ ...wizard, reading: { status: 'failed', refusal: { code, sentence: 'No.' } } }))
  beforeEach(() => {
    // jsdom has no layout, so nothing can be scrolled into view.
    Element.prototype.scrollIntoView = () => Promise.resolve()
  })

  test.each(['page.challenge', 'page.consent', 'page.shell', 'page.forbidden', 'page.pasted'])('is open after %s', (code) => {
    refused(code)
    render(<ProductUrlForm />)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(field()).toBeDefined()
  })

  test.each(['page.not-found', 'page.category', 'url.private'])('stays closed after %s', (code) => {
    refused(code)
    render(<ProductUrlForm />)
    expect(screen.queryByRole('textbox', { name: 'HTML of the page' })).toBeNull()
  })
})
