// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aFile, aProduct, aWizard } from '../state/wizard/sample-wizard.test-data.ts'
import { productNameOf } from '../state/wizard/wizard-answers.ts'
import { adPreviewOf } from '../state/wizard/wizard-preview.ts'
import { emptyWizard } from '../state/wizard/empty-wizard.ts'
import { type Wizard } from '../state/wizard/wizard-state.ts'
import { redrawnText } from '../text/generated-en.ts'
import { changeWizard, useWizard } from '../state/wizard/wizard.ts'
import { BrandRow } from './brand/brand-row.tsx'
import { AdTypeStep } from './steps/ad-type-step.tsx'
import { ContentStep } from './steps/content-step.tsx'
import { VariantStrip } from './steps/variant-strip.tsx'

const setWizard = (change: Partial<Wizard>) => changeWizard(() => aWizard(change))

beforeEach(() => setWizard({}))
afterEach(cleanup)

test('what was typed on the landing page shows on the first step', () => {
  setWizard({ selectedMethod: 'prompt', promptData: { ...emptyWizard.promptData, prompt: 'red shoes' } })
  render(<AdTypeStep />)
  expect(screen.getByText('It will be made from “red shoes”.')).toBeDefined()
  act(() => setWizard({}))
  expect(screen.queryByText(/It will be made from/)).toBeNull()
})

test('only the pictures that were made are called ready', () => {
  const failed = { status: 'failed', prompt: '', refusal: { code: null, sentence: 'No.' } } as const
  const done = { status: 'done', prompt: '', url: 'https://here.example/1.jpg', engine: 'studio', cutOut: true, note: null } as const
  setWizard({ selectedTool: 'social', activeStep: 3, generatedImages: [failed, failed] })
  render(<VariantStrip />)
  expect(screen.queryByText(/ready/)).toBeNull()
  expect(screen.getByText(/^2 pictures could not be made/)).toBeDefined()
  act(() => setWizard({ selectedTool: 'social', activeStep: 3, generatedImages: [failed, done] }))
  expect(screen.getByText('1 picture ready')).toBeDefined()
})

test('a product that a model drew anew is shown beside its photograph, enlarged; one that was only cut out is not', async () => {
  const made = { status: 'done', prompt: '', note: null } as const
  const cut = { ...made, url: 'https://here.example/1.jpg', engine: 'vendor:scenes', cutOut: true } as const
  const redrawn = { ...made, url: 'https://here.example/2.jpg', engine: 'vendor:edits', cutOut: null } as const
  const of = (generatedImages: Wizard['generatedImages']) =>
    setWizard({ selectedTool: 'social', activeStep: 3, variantsOf: 'https://shop.example/mug.jpg', generatedImages })
  of([cut])
  render(<VariantStrip />)
  expect(screen.queryByText(redrawnText.compare)).toBeNull()
  act(() => of([cut, redrawn]))
  fireEvent.click(screen.getByText(redrawnText.compare))
  const photograph = await screen.findByRole('img', { name: redrawnText.photographed })
  expect(photograph.getAttribute('src')).toBe('https://shop.example/mug.jpg')
  expect(screen.getByRole('img', { name: redrawnText.redrawn }).getAttribute('src')).toBe(redrawn.url)
})

test('the origin of the brand’s colour names a page only where there was one', () => {
  const row = () => render(<BrandRow onEdit={() => undefined} />)
  setWizard({ selectedMethod: 'upload' })
  row()
  expect(screen.getByText('Ours, until you choose your own')).toBeDefined()
  act(() => setWizard({ scrapedData: aProduct({ styles: { colors: [], elementStyles: {} } }) }))
  expect(screen.getByText('None found on the page, so this one is ours')).toBeDefined()
  act(() => setWizard({ accent: '#0F6B6B' }))
  expect(screen.getByText('From the ad')).toBeDefined()
})

test('the note about the workflow fits what is selected: a video is not restaged', () => {
  const video = aFile('clip', {
    name: 'clip.mp4',
    type: 'video/mp4',
    state: { status: 'uploaded', serverUrl: 'https://here.example/files/clip.mp4' },
  })
  setWizard({
    selectedTool: 'video',
    selectedMethod: 'upload',
    activeStep: 2,
    serializedFiles: [video, aFile('mug')],
    selectedFileIndex: 0,
  })
  render(<ContentStep />)
  expect(screen.queryByText(/restaged/)).toBeNull()
  expect(screen.getByText('Your Own Footage')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'mug.jpg' }))
  expect(screen.getByText(/restaged/)).toBeDefined()
})

test('an ad image offers a name, prefilled from the file, and passes on what the user makes of it', () => {
  const file = aFile('mug', { name: 'tideline-mug.jpg' })
  setWizard({ selectedTool: 'image', selectedMethod: 'upload', activeStep: 2, serializedFiles: [file], selectedFileIndex: 0 })
  render(<ContentStep />)
  const field = screen.getByRole('textbox', { name: 'Product name' })
  expect(field).toHaveProperty('value', 'Tideline mug')
  fireEvent.change(field, { target: { value: 'Harbour Mug' } })
  expect(productNameOf(useWizard.getState())).toBe('Harbour Mug')
  fireEvent.change(field, { target: { value: '' } })
  expect(field).toHaveProperty('value', '')
  expect(productNameOf(useWizard.getState())).toBe('Tideline mug')
})

test('another address in the field clears the preview of the product before', () => {
  const known = aWizard({
    selectedTool: 'social',
    selectedMethod: 'url',
    activeStep: 1,
    productUrl: 'https://shop.example/mug',
    scrapedData: aProduct(),
  })
  const read: Wizard = { ...known, selectedScrapedImage: 'https://shop.example/mug.jpg' }
  expect(adPreviewOf(read).image).toBe('https://shop.example/mug.jpg')
  const other: Wizard = {
    ...read,
    productUrl: 'https://shop.example/gone',
    reading: { status: 'failed', refusal: { code: 'page.not-found', sentence: '' } },
  }
  expect(adPreviewOf(other)).toMatchObject({ image: null, headline: null })
  expect(adPreviewOf({ ...other, productUrl: 'shop.example/mug' }).image).toBe('https://shop.example/mug.jpg')
})
