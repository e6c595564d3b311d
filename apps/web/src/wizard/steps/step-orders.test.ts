import { describe, expect, test } from 'vitest'
import { readingStarted } from '../../state/wizard/wizard-changes.ts'
import { aProduct, aWizard } from '../../state/wizard/sample-wizard.test-data.ts'
import { type Wizard } from '../../state/wizard/wizard-state.ts'
import { ordersOfTransfer } from '../../runs/run-orders.ts'
import { ordersOfStep } from './step-orders.ts'
import { steps } from './steps.ts'

const product = aProduct()
const read = (overrides: Partial<Wizard> = {}): Wizard =>
  aWizard({
    selectedTool: 'social',
    selectedMethod: 'url',
    activeStep: 2,
    productUrl: product.url,
    scrapedData: product,
    selectedScrapedImage: product.productImages[0].src,
    ...overrides,
  })
const ordersAt = (step: number, wizard: Wizard) => ordersOfStep(wizard, steps[step].next)
/** Number of calls per role. */
const unitsByRole = (orders: readonly { role: string; units: number }[]) => {
  const sums: Record<string, number> = {}
  for (const { role, units } of orders) sums[role] = (sums[role] ?? 0) + units
  return sums
}
const form = aWizard().promptData
describe('the calls of the wizard’s button', () => {
  test('are none where a page is read and where the ad is put together', () => {
    expect(ordersAt(1, aWizard({ selectedTool: 'social', selectedMethod: 'url', productUrl: product.url }))).toEqual([])
    expect(ordersOfStep(aWizard(), (wizard, key) => ({ kind: 'change', wizard: readingStarted(wizard, key) }))).toEqual([])
    expect(ordersAt(4, read({ activeStep: 4 }))).toEqual([])
  })

  test('are the images from the prompt by number and mode', () => {
    const words = (mode: 'fast' | 'pro' | 'display', numImages: number) =>
      aWizard({
        selectedTool: 'display',
        selectedMethod: 'prompt',
        activeStep: 1,
        promptData: { ...form, prompt: 'A mug', mode, numImages },
      })
    expect(unitsByRole(ordersAt(1, words('fast', 3)))).toEqual({ fastImages: 3 })
    expect(unitsByRole(ordersAt(1, words('pro', 1)))).toEqual({ proImages: 1 })
    expect(unitsByRole(ordersAt(1, words('display', 4)))).toEqual({ displayImages: 4 })
  })

  test('are copy and the images that start with it once the content is chosen', () => {
    expect(unitsByRole(ordersAt(2, read()))).toEqual({ copy: 1, background: 5 })
  })

  test('are copy alone at Targeting, unless it exists already', () => {
    const variant = { status: 'done', prompt: 'p', url: 'https://here.example/a.jpg', engine: 'studio', cutOut: true, note: null } as const
    const waiting = read({ activeStep: 3, generatedImages: [variant], variantsOf: 'https://shop.example/mug.jpg' })
    expect(unitsByRole(ordersAt(3, waiting))).toEqual({ copy: 1 })
    // An image in progress was requested before.
    const making = { ...waiting, generatedImages: [variant, { status: 'running', key: 'k1', prompt: 'p' } as const] }
    expect(unitsByRole(ordersAt(3, making))).toEqual({ copy: 1 })
    const copy: Wizard['copy'] = { status: 'done', of: 'x', refined: true, notes: [], engine: 'studio', fallback: 'none', reason: null }
    const edited = { ...waiting.targetingData, manuallyEditedHeadline: true, headline: 'Mine' }
    expect(ordersAt(3, { ...waiting, copy, targetingData: edited })).toEqual([])
  })

  test('are five scenes for an image, and a scene and the video for a video', () => {
    expect(unitsByRole(ordersAt(2, read({ selectedTool: 'image' })))).toEqual({ background: 5 })
    expect(unitsByRole(ordersAt(2, read({ selectedTool: 'video' })))).toEqual({ background: 1, video: 1 })
    expect(unitsByRole(ordersOfTransfer('video', { drawn: null, isVideo: true }))).toEqual({ video: 1 })
    expect(unitsByRole(ordersOfTransfer('image', { drawn: { prompt: 'A mug', seed: 1, mode: 'pro', isBare: false } }))).toEqual({
      proImages: 5,
    })
  })
})
