// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderAt } from '../browser/render-at.test-data.tsx'
import { takeGivenFeed } from '../state/campaigns/new-feed.ts'
import { changeWizard, useWizard } from '../state/wizard/wizard.ts'
import { aFile, aProduct, aWizard } from '../state/wizard/sample-wizard.test-data.ts'
import { CategoryChip } from './upload/category-chip.tsx'
import { UploadPanel } from './upload/upload-panel.tsx'
import { CategoryNotes } from './upload/category-notes.tsx'
import { GeneratedCard } from './steps/generated-card.tsx'
import { ProductUrlForm } from './steps/product-url-form.tsx'

beforeEach(() => changeWizard(() => aWizard({ selectedTool: 'social' })))
afterEach(cleanup)

const urlField = () => screen.getByRole('textbox', { name: 'Product URL' })

describe('the product URL form', () => {
  test('reports an invalid URL on blur, and clears the error while typing once it is valid', () => {
    render(<ProductUrlForm />)
    fireEvent.change(urlField(), { target: { value: 'red shoes' } })
    expect(screen.queryByText(/Please enter a valid product URL/)).toBeNull()
    fireEvent.blur(urlField())
    expect(screen.getByText('Please enter a valid product URL (e.g., https://example.com/product)')).toBeTruthy()
    fireEvent.change(urlField(), { target: { value: 'shop.example/red-shoes' } })
    expect(screen.getByText('Enter a product URL from websites like Amazon, Etsy, Shopify, etc.')).toBeTruthy()
  })
  test('is disabled while the page is read', () => {
    changeWizard((wizard) => ({
      ...wizard,
      productUrl: 'shop.example/x',
      reading: { status: 'running', key: 'k', url: 'https://shop.example/x' },
    }))
    render(<ProductUrlForm />)
    expect(urlField()).toHaveProperty('disabled', true)
    expect(screen.getByText('Processing URL...')).toBeTruthy()
  })
  test('keeps the input next to the reason, and offers uploading', () => {
    const refusal = { code: 'page.shell', sentence: 'This page is empty.' }
    changeWizard((wizard) => ({ ...wizard, productUrl: 'shop.example/x', reading: { status: 'failed', refusal } }))
    // jsdom has no layout, so nothing can be scrolled into view.
    Element.prototype.scrollIntoView = () => Promise.resolve()
    render(<ProductUrlForm />)
    expect(urlField()).toHaveProperty('value', 'shop.example/x')
    expect(screen.getByRole('alert').textContent).toContain('This page is empty.')
    fireEvent.click(screen.getByRole('button', { name: 'Upload pictures instead' }))
    expect(useWizard.getState().selectedMethod).toBe('upload')
  })
})

describe('what would be a campaign', () => {
  const inRouter = (form: ReactNode) => renderAt('/wizard', form)
  const make = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Make a campaign' }))
    return takeGivenFeed()
  }
  test('several links in the clipboard are offered as one, and the first of them is typed', async () => {
    inRouter(<ProductUrlForm />)
    fireEvent.paste(urlField(), { clipboardData: { getData: () => 'https://a.example/1\r\nhttps://a.example/2\r\n' } })
    expect(await screen.findByText(/You pasted 2 links/)).toBeTruthy()
    expect(urlField()).toHaveProperty('value', 'https://a.example/1')
    expect(await make()).toBe('https://a.example/1\nhttps://a.example/2')
  })
  test('the address of a feed is offered as one, until the offer is closed', async () => {
    inRouter(<ProductUrlForm />)
    fireEvent.change(urlField(), { target: { value: 'shop.example/feed.xml' } })
    expect(await make()).toBe('https://shop.example/feed.xml')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('button', { name: 'Make a campaign' })).toBeNull()
  })
  test('a dropped table is offered as one, instead of being refused', async () => {
    inRouter(<UploadPanel />)
    const table = new File(['title\nMug'], 'products.csv', { type: 'text/csv' })
    fireEvent.change(document.querySelectorAll('input[type=file]')[0], { target: { files: [table] } })
    expect(await screen.findByText(/products.csv looks like a list of products/)).toBeTruthy()
    expect(await make()).toBe(table)
  })
})

describe('a category chip', () => {
  const src = 'https://shop.example/mug.jpg'
  const known = () =>
    changeWizard((wizard) => ({ ...wizard, imageCategories: { [src]: { status: 'guessed', category: 'Mug', confidence: 1 } } }))
  const edit = (text: string, key: string) => {
    fireEvent.click(screen.getByRole('button', { name: /Edit category Mug/ }))
    const field = screen.getByRole('textbox')
    expect(field.getAttribute('placeholder')).toBe('Enter category, e.g. Coffee Mug, Sneakers, Laptop')
    fireEvent.change(field, { target: { value: text } })
    fireEvent.keyDown(field, { key })
  }
  test('saves on Enter', () => {
    known()
    render(<CategoryChip src={src} name="Mug" />)
    edit('Coffee Mug', 'Enter')
    expect(screen.getByRole('button', { name: /Edit category Coffee Mug/ })).toBeTruthy()
  })
  test('cancels on Esc, and ignores blank text', () => {
    known()
    render(<CategoryChip src={src} name="Mug" />)
    edit('Coffee Mug', 'Escape')
    edit('   ', 'Enter')
    expect(useWizard.getState().imageCategories[src]).toMatchObject({ category: 'Mug' })
  })
})

test('a failed upload shows one message, with the reason, and no second one in its row', () => {
  const refusal = { code: 'storage.full', sentence: 'The storage is full.' }
  changeWizard((wizard) => ({ ...wizard, serializedFiles: [aFile('mug', { state: { status: 'failed', refusal } })] }))
  render(<UploadPanel />)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toBe('Failed to upload one or more files. Please try again.mug.jpg: The storage is full.')
  expect(screen.getAllByText(/The storage is full/)).toHaveLength(1)
  expect(screen.getByRole('listitem').textContent).toBe('mug.jpgNot uploaded')
})

test('category notes appear once for all images, and not for categories the user wrote', () => {
  const note = 'gemini · gemini-3-flash did not answer, so the built-in studio named it.'
  const guessed = { status: 'guessed', category: 'Mug', confidence: 1 } as const
  changeWizard((wizard) => ({
    ...wizard,
    imageCategories: {
      a: { ...guessed, note },
      b: { ...guessed, note },
      c: guessed,
      d: { status: 'edited', category: 'Cup' },
      elsewhere: { ...guessed, note: 'Of another page.' },
    },
  }))
  render(<CategoryNotes sources={['a', 'b', 'c', 'd', 'not-yet']} />)
  expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual([note])
})

test('the preview card shows the user’s own headline without an endless render loop', () => {
  changeWizard((wizard) => ({
    ...wizard,
    activeStep: 3,
    scrapedData: aProduct(),
    targetingData: { headline: 'My words', manuallyEditedHeadline: true },
    generatedOptions: [{ id: '1', headline: 'First', description: 'More.', callToAction: 'Shop now' }],
    copy: { status: 'done', of: '', refined: false, engine: 'studio', fallback: 'none', reason: null, notes: [] },
  }))
  render(<GeneratedCard />)
  expect(screen.getByText('AI-GENERATED AD CONTENT')).toBeTruthy()
  expect(screen.getByText('Made by the built-in studio')).toBeTruthy()
  expect(screen.getByText('My words')).toBeTruthy()
})
