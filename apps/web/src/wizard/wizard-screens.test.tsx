// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeWizard, useWizard } from '../state/wizard/wizard.ts'
import { aFile, aProduct, aWizard } from '../state/wizard/sample-wizard.test-data.ts'
import { type Wizard } from '../state/wizard/wizard-state.ts'
import { AdTypeStep } from './steps/ad-type-step.tsx'
import { ContentStep } from './steps/content-step.tsx'
import { FoundFacts } from './facts/found-facts.tsx'
import { MethodStep } from './steps/method-step.tsx'
import { NextButton } from './steps/next-button.tsx'
import { ProductUrlForm } from './steps/product-url-form.tsx'
import { StepCard } from './steps/step-card.tsx'
import { VariantStrip } from './steps/variant-strip.tsx'

const setWizard = (change: Partial<Wizard>) => changeWizard(() => aWizard(change))

beforeAll(async () => {
  // jsdom has no layout, so nothing can be scrolled into view.
  Element.prototype.scrollIntoView = () => Promise.resolve()
  // Loads the lazy parts first: on a busy machine the first of them takes longer than a test waits.
  await Promise.all([import('./upload/upload-panel.tsx'), import('./prompt/prompt-form.tsx')])
})
beforeEach(() => setWizard({}))
afterEach(cleanup)

describe('the ad type chooser', () => {
  test('asks, and describes the four types', () => {
    render(<AdTypeStep />)
    expect(screen.getByText('Choose the type of ad you want to create:')).toBeDefined()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Social AdCreate engaging social media ads for Facebook and Instagram.',
      'Display AdBoost visibility with high-impact display ads.',
      'Ad ImageGrab attention with powerful image-based ads.',
      'Video AdDrive engagement with compelling video ads.',
    ])
  })
  test('continues at once, and shows the choice when the user returns', () => {
    render(<AdTypeStep />)
    fireEvent.click(screen.getByRole('button', { name: /^Display Ad/ }))
    expect(useWizard.getState()).toMatchObject({ activeStep: 1, selectedTool: 'display' })
    expect(screen.getByRole('button', { pressed: true }).textContent).toMatch(/^Display Ad/)
  })
})

describe('the input method chooser', () => {
  test.each([
    ['social', 'Upload Images', 'Upload images of your product'],
    ['video', 'Upload Media', 'Upload images or video (up to 10 seconds)'],
  ] as const)('of a %s ad has three tabs, each with its sentence', async (selectedTool, upload, uploadSentence) => {
    setWizard({ selectedTool, activeStep: 1 })
    render(<MethodStep />)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Product URL', upload, 'AI Prompt'])
    expect(screen.getByText('Enter a product URL to scrape product information')).toBeDefined()
    fireEvent.click(screen.getByRole('tab', { name: upload }))
    expect(await screen.findByText(uploadSentence)).toBeDefined()
    fireEvent.click(screen.getByRole('tab', { name: 'AI Prompt' }))
    expect(await screen.findByText('Generate images with AI using text prompts')).toBeDefined()
  })
})

describe('the product URL form', () => {
  test('describes the expected input', () => {
    render(<ProductUrlForm />)
    const field = screen.getByRole('textbox', { name: 'Product URL' })
    expect(field.getAttribute('placeholder')).toBe('https://example.com/product')
    expect(screen.getByText('Enter a product URL from websites like Amazon, Etsy, Shopify, etc.').id).toBe(
      field.getAttribute('aria-describedby'),
    )
  })
  test('shows an alert for an empty address', () => {
    render(<ProductUrlForm />)
    fireEvent.submit(screen.getByRole('textbox'))
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid URL')
  })
  test('rejects an invalid URL with the sentence under the field', () => {
    setWizard({ productUrl: 'red shoes' })
    render(<ProductUrlForm />)
    fireEvent.submit(screen.getByRole('textbox'))
    expect(screen.getByText('Please enter a valid product URL (e.g., https://example.com/product)')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
  test('takes the focus again when the page could not be read, unless it is elsewhere by then', () => {
    const running = { status: 'running', key: 'k', url: 'https://shop.example/x' } as const
    const failed = { status: 'failed', refusal: { code: 'page.not-found', sentence: 'Not found.' } } as const
    setWizard({ productUrl: 'shop.example/x', reading: running })
    const { rerender } = render(<ProductUrlForm />)
    changeWizard((wizard) => ({ ...wizard, reading: failed }))
    rerender(<ProductUrlForm />)
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    changeWizard((wizard) => ({ ...wizard, reading: running }))
    rerender(<ProductUrlForm />)
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    changeWizard((wizard) => ({ ...wizard, reading: failed }))
    rerender(<ProductUrlForm />)
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })
})

describe('Content Selection', () => {
  const scraped: Partial<Wizard> = { selectedTool: 'social', activeStep: 2, scrapedData: aProduct() }
  const clip = aFile('clip', {
    name: 'clip.webm',
    type: 'video/webm',
    state: { status: 'uploaded', serverUrl: 'https://here.example/clip.webm' },
  })
  const uploaded: Partial<Wizard> = { selectedMethod: 'upload', activeStep: 2, serializedFiles: [aFile('a')], selectedFileIndex: 0 }

  test.each<[string, Partial<Wizard>, string]>([
    ['scraped images', scraped, 'Select a product image'],
    ['scraped images and videos', { ...scraped, selectedTool: 'video' }, 'Select a product image or video'],
    ['uploaded images', { ...uploaded, selectedTool: 'social' }, 'Select one of your images'],
    ['uploaded images and videos', { ...uploaded, selectedTool: 'video' }, 'Select one of your images or videos'],
  ])('has a title for %s', (_, wizard, title) => {
    setWizard(wizard)
    render(<ContentStep />)
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
  })
  test('marks videos, which have no category', () => {
    setWizard({ ...uploaded, selectedTool: 'video', serializedFiles: [clip] })
    render(<ContentStep />)
    expect(within(screen.getByRole('button', { name: 'clip.webm', pressed: true })).getByText('Video')).toBeDefined()
    expect(screen.queryByRole('button', { name: /category/ })).toBeNull()
  })
  test('tells images with the same words apart', () => {
    const images = ['a', 'b', 'c'].map((name) => ({
      src: `https://shop.example/${name}.jpg`,
      width: 800,
      height: 800,
      alt: name === 'c' ? 'Side' : 'Mug',
    }))
    setWizard({ ...scraped, scrapedData: aProduct({ productImages: images }) })
    render(<ContentStep />)
    for (const name of ['Mug, 1', 'Mug, 2', 'Side']) expect(screen.getByRole('button', { name })).toBeDefined()
  })
  test('shows that it is loading, and that categories are pending', () => {
    setWizard({ ...scraped, reading: { status: 'running', key: 'k', url: 'https://shop.example/x' } })
    render(<ContentStep />)
    expect(screen.getByRole('status').textContent).toBe('Loading product content...')
    cleanup()
    setWizard(scraped)
    render(<ContentStep />)
    expect(screen.getByText('Categorizing product images...')).toBeDefined()
  })
  test('explains why there are no images, and offers to upload some', () => {
    setWizard({ ...scraped, selectedMethod: 'url', scrapedData: aProduct({ productImages: [] }) })
    render(<ContentStep />)
    expect(screen.getByRole('alert').textContent).toContain('No product image found at the provided URL.')
    fireEvent.click(screen.getByRole('button', { name: 'Upload pictures instead' }))
    expect(useWizard.getState()).toMatchObject({ activeStep: 1, selectedMethod: 'upload' })
    cleanup()
    setWizard({ selectedTool: 'social', activeStep: 2 })
    render(<ContentStep />)
    expect(screen.getByRole('alert').textContent).toContain('No product content available. Please go back and select content first.')
  })
  test('announces what will be done with the image', () => {
    setWizard(scraped)
    render(<ContentStep />)
    expect(screen.getByRole('heading', { name: 'Image Enhancement Workflow' })).toBeDefined()
    cleanup()
    setWizard({ ...scraped, selectedTool: 'video' })
    render(<ContentStep />)
    expect(screen.getByRole('heading', { name: 'Image to Video Workflow' })).toBeDefined()
  })
  test('lets the user choose one logo, or none, and marks one that does not load', () => {
    setWizard({ ...scraped, selectedLogo: 'https://shop.example/logo.png' })
    render(<ContentStep />)
    const logos = within(screen.getByRole('group', { name: 'Brand Logos' }))
    expect(logos.getByRole('button', { name: 'Logo 1' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(logos.getByRole('button', { name: 'No logo' }))
    expect(useWizard.getState().selectedLogo).toBeNull()
    const image = logos.getByRole('button', { name: 'Logo 1' }).querySelector('img')
    if (image !== null) fireEvent.error(image)
    expect(logos.getByText('Image failed to load')).toBeDefined()
  })
  test('lets the user add a category in free text', () => {
    const [{ src }] = aProduct().productImages
    setWizard({ ...scraped, imageCategories: { [src]: { status: 'unknown' } } })
    render(<ContentStep />)
    fireEvent.click(screen.getByRole('button', { name: /^Add category/ }))
    const field = screen.getByPlaceholderText('Enter category, e.g. Coffee Mug, Sneakers, Laptop')
    fireEvent.change(field, { target: { value: 'Coffee Mug' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(screen.getByRole('button', { name: /^Edit category Coffee Mug/ })).toBeDefined()
  })
  test('warns of a chosen image that is too small to look sharp', () => {
    const [{ src }] = aProduct().productImages
    setWizard({ ...scraped, selectedScrapedImage: src })
    const { container } = render(<ContentStep />)
    const image = container.querySelector(`img[src="${src}"]`)
    expect(image).not.toBeNull()
    if (image === null) return
    Object.defineProperty(image, 'naturalWidth', { value: 48 })
    Object.defineProperty(image, 'naturalHeight', { value: 64 })
    fireEvent.load(image)
    expect(screen.getByText('This picture has only 48 × 64 pixels and will look blurred in the ad.')).toBeDefined()
  })
})

test('shows the statements of the page with their sources', () => {
  const product = aProduct({
    price: { amount: 24, currency: 'GBP', before: 30 },
    rating: { value: 4.8, count: 212 },
    evidence: { price: { source: 'json-ld' } },
  })
  render(<FoundFacts product={product} />)
  for (const text of ['Harbour & Hearth', '£24, was £30', '4.8 of 5 from 212', 'In stock', 'from its product data'])
    expect(screen.getByText(text)).toBeDefined()
})

test('a click on the source of a fact shows its passage, and another one hides it', () => {
  const product = aProduct({
    features: ['Glazed by hand', 'Holds 350 ml', 'Stacks well', 'Made in Porto'],
    categoryPath: ['Kitchen', 'Mugs'],
    evidence: {
      features: { source: 'visible', snippet: 'Glazed by hand · Holds 350 ml' },
      categoryPath: { source: 'json-ld', snippet: 'Kitchen › Mugs' },
    },
  })
  render(<FoundFacts product={product} />)
  expect(screen.getByText('Glazed by hand · Holds 350 ml · Stacks well and 1 more')).toBeDefined()
  const source = screen.getByRole('button', { name: 'seen on the page: show the words about Features' })
  expect(source.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(source)
  expect(source.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(source.getAttribute('aria-controls') ?? '')?.textContent).toContain('Glazed by hand · Holds 350 ml')
  fireEvent.click(source)
  expect(screen.queryByText('Glazed by hand · Holds 350 ml')).toBeNull()
})

describe('the next button', () => {
  const props = { label: 'Next step', busy: false, busyLabel: 'Processing...', missing: null, onNext: () => undefined }
  test('is disabled while input is missing, and names it', () => {
    render(<NextButton {...props} missing="Choose an ad type to continue." />)
    const button = screen.getByRole('button', { name: 'Next step' })
    expect(button).toHaveProperty('disabled', true)
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose an ad type to continue.')
  })
  test('shows that it is busy', () => {
    render(<NextButton {...props} busy />)
    expect(screen.getByRole('button', { name: /Processing\.\.\./ })).toHaveProperty('disabled', true)
  })
})

describe('a step', () => {
  const props = {
    place: 2,
    title: 'Creation Method',
    summary: 'Tideline Mug',
    onReopen: () => undefined,
    headingRef: null,
    children: 'Content',
  }
  test('shows its check mark and its answer once completed, and can be reopened', () => {
    let reopened = 0
    render(<StepCard {...props} active={false} onReopen={() => (reopened += 1)} />)
    const button = screen.getByRole('button', { name: /^Creation Method/ })
    for (const text of ['Completed', 'Tideline Mug', 'Edit']) expect(button.textContent).toContain(text)
    expect(within(button).getByTestId('baseline-checkIcon')).toBeDefined()
    expect(screen.queryByText('Content')).toBeNull()
    fireEvent.click(button)
    expect(reopened).toBe(1)
  })
  test('shows its content and is the current one when open', () => {
    render(<StepCard {...props} active />)
    expect(screen.getByText('Content')).toBeDefined()
    expect(screen.getByRole('listitem').getAttribute('aria-current')).toBe('step')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('a note of the server about the ad’s images appears once for all of them', () => {
  const note = 'fal · fal-ai/flux/schnell could not be used: fal is busy. The built-in studio made this picture.'
  const done = { status: 'done', prompt: '', url: 'https://here.example/1.jpg', engine: 'studio', cutOut: true } as const
  setWizard({
    selectedTool: 'social',
    activeStep: 3,
    generatedImages: [
      { ...done, note },
      { ...done, note: null },
      { ...done, note },
    ],
  })
  render(<VariantStrip />)
  expect(screen.getAllByText(note)).toHaveLength(1)
})

test('a click on one of the ad’s images shows it in the preview, and a broken one says so', () => {
  const done = (url: string) => ({ status: 'done', prompt: '', url, engine: 'studio', cutOut: true, note: null }) as const
  setWizard({
    selectedTool: 'social',
    activeStep: 3,
    generatedImages: [done('https://here.example/1.jpg'), done('https://here.example/2.jpg')],
  })
  render(<VariantStrip />)
  expect(screen.getByText('2 pictures ready')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Picture 1', pressed: true })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Picture 2' }))
  expect(screen.getByRole('button', { name: 'Picture 2', pressed: true })).toBeDefined()
  expect(useWizard.getState().previewImageIndex).toBe(1)
  const image = screen.getByRole('button', { name: 'Picture 1' }).querySelector('img')
  if (image !== null) fireEvent.error(image)
  expect(screen.getByRole('button', { name: 'Picture 1. Image failed to load' })).toBeDefined()
})

test('the images of a prompt stand before the new scenes and are counted with them, each once', () => {
  const url = (place: number) => `https://here.example/${String(place)}.jpg`
  const done = (place: number) => ({ status: 'done', prompt: '', url: url(place), engine: 'studio', cutOut: null, note: null }) as const
  const pictures = [url(1), url(2)]
  const run = { status: 'done' as const, pictures, engine: 'studio', of: '', note: null, understood: null, seed: 1, seeds: [] }
  const ofPrompt = { selectedTool: 'social', selectedMethod: 'prompt', activeStep: 3, variantsOf: url(1) } as const
  const promptData = { ...aWizard({}).promptData, prompt: 'A red mug', run }
  const names = () => screen.getAllByRole('button', { name: /^Picture/ }).map((tile) => tile.getAttribute('aria-label'))
  setWizard({ ...ofPrompt, promptData, generatedImages: [done(3), { status: 'running', key: 'key_1', prompt: 'On marble' }] })
  render(<VariantStrip />)
  // Nothing is photographed: the product is drawn once more.
  expect(screen.getByText('Drawing picture 4 of 4')).toBeDefined()
  expect(names()).toEqual(['Picture 1', 'Picture 2', 'Picture 3'])
  expect(screen.getByRole('img', { name: 'Picture 4 is being made' })).toBeDefined()
  cleanup()
  setWizard({ ...ofPrompt, promptData, generatedImages: [done(3), done(4)] })
  render(<VariantStrip />)
  expect(screen.getByText('4 pictures ready')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Picture 2' }))
  expect(useWizard.getState().previewImageIndex).toBe(1)
  cleanup()
  // What could not be made falls back to a picture of the prompt, which keeps its own place.
  const refusal = { code: 'server.failed', sentence: 'It broke.' }
  setWizard({ ...ofPrompt, promptData, generatedImages: [{ status: 'failed', prompt: '', refusal }, done(4)] })
  render(<VariantStrip />)
  expect(screen.getByText('3 pictures ready')).toBeDefined()
  expect(names()).toEqual(['Picture 1', 'Picture 2', 'Picture 3 could not be made; the original picture is used', 'Picture 4'])
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
  cleanup()
  // A finished ad that is opened again has all its images in both places.
  setWizard({ ...ofPrompt, promptData, generatedImages: [done(1), done(2)] })
  render(<VariantStrip />)
  expect(screen.getByText('2 pictures ready')).toBeDefined()
  expect(names()).toEqual(['Picture 1', 'Picture 2'])
})

test('of the images that could not be made only the first is marked as the one in the preview', () => {
  const refusal = { code: 'server.failed', sentence: 'It broke.' }
  const failed = { status: 'failed', prompt: '', refusal } as const
  setWizard({
    selectedTool: 'social',
    selectedMethod: 'url',
    scrapedData: aProduct(),
    activeStep: 3,
    variantsOf: 'https://shop.example/mug.jpg',
    generatedImages: [failed, failed, failed],
  })
  render(<VariantStrip />)
  expect(screen.getAllByRole('button', { name: /^Picture \d could not be made/ })).toHaveLength(3)
  expect(screen.getAllByRole('button', { pressed: true }).map((tile) => tile.getAttribute('aria-label'))).toEqual([
    'Picture 1 could not be made; the original picture is used',
  ])
})
