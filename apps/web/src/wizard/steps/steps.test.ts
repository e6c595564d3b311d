import { describe, expect, test } from 'vitest'
import { adTypeChosen, methodChosen, productReceived } from '../../state/wizard/wizard-changes.ts'
import { imagesReceived } from '../../state/wizard/wizard-prompt.ts'
import { aFile, aProduct, aWizard, keys } from '../../state/wizard/sample-wizard.test-data.ts'
import { inputMethods, type Wizard, wizardTools } from '../../state/wizard/wizard-state.ts'
import { type StepOutcome, pathOf, shownSteps, steps } from './steps.ts'

const titles = ['Ad Type', 'Creation Method', 'Content Selection', 'Targeting', 'Generated Content']

/** The steps of each path, by number (§2.5). */
const paths = {
  'social url': [0, 1, 2, 3, 4],
  'social upload': [0, 1, 2, 3, 4],
  'social prompt': [0, 1, 3, 4],
  'display url': [0, 1, 2, 3, 4],
  'display upload': [0, 1, 2, 3, 4],
  'display prompt': [0, 1, 3, 4],
  'image url': [0, 1, 2],
  'image upload': [0, 1, 2],
  'image prompt': [0, 1],
  'video url': [0, 1, 2],
  'video upload': [0, 1, 2],
  'video prompt': [0, 1],
} as const

const ends = {
  social: { kind: 'create' },
  display: { kind: 'create' },
  image: { kind: 'tool', to: '/tool/ad-image' },
  video: { kind: 'tool', to: '/tool/ad-video' },
} as const

/** Actions of the user and the server at Creation Method, until the next step opens or the fallback is ready. */
function answered(wizard: Wizard, newKey: () => string): Wizard {
  if (wizard.selectedMethod === 'upload') return { ...wizard, serializedFiles: [aFile('a')], selectedFileIndex: 0 }
  if (wizard.selectedMethod === 'prompt') {
    const running = continued({ ...wizard, promptData: { ...wizard.promptData, prompt: 'a mug' } }, newKey)
    const key = running.promptData.run.status === 'running' ? running.promptData.run.key : ''
    return imagesReceived(
      running,
      key,
      { images: [], image_urls: [], imageUrls: ['https://here.example/p.jpg'], prompt: 'a mug', engine: 'studio' },
      newKey,
    )
  }
  const running = continued({ ...wizard, productUrl: 'https://shop.example/mug' }, newKey)
  return productReceived(running, running.reading.status === 'running' ? running.reading.key : '', aProduct())
}

const outcomeOf = (wizard: Wizard, newKey: () => string): StepOutcome => {
  const step = steps[wizard.activeStep]
  expect(step.missing(wizard), `${step.title} must let one go on`).toBeNull()
  return step.next(wizard, newKey)
}
const continued = (wizard: Wizard, newKey: () => string): Wizard => {
  const next = outcomeOf(wizard, newKey)
  expect(next.kind).toBe('change')
  return next.kind === 'change' ? next.wizard : wizard
}

describe('every path through the wizard', () => {
  for (const tool of wizardTools)
    for (const method of inputMethods) {
      const path = `${tool} ${method}` as const
      test(`${path}: ${paths[path].map((number) => titles[number]).join(' → ')}`, () => {
        const newKey = keys()
        const visited = [0]
        let wizard = methodChosen(adTypeChosen(aWizard(), tool), method)
        visited.push(wizard.activeStep)
        expect(pathOf(wizard).map(({ number }) => number)).toEqual(paths[path])
        wizard = answered(wizard, newKey)
        let end: StepOutcome | null = null
        while (end === null) {
          if (wizard.activeStep !== visited.at(-1)) visited.push(wizard.activeStep)
          if (wizard.activeStep === 4) {
            wizard = {
              ...wizard,
              copy: { status: 'done', of: '', refined: true, engine: 'studio', fallback: 'none', reason: null, notes: [] },
              generatedOptions: [{ id: '1', headline: 'A', description: 'B', callToAction: 'Shop now' }],
              selectedGeneratedOption: ['1'],
            }
          }
          const next = outcomeOf(wizard, newKey)
          if (next.kind === 'change') wizard = next.wizard
          else end = next
        }
        expect(visited).toEqual(paths[path])
        expect(end).toMatchObject(ends[tool])
      })
    }
})

test('the steps are in order and have their numbers', () => {
  expect(steps.map(({ number, title }) => [number, title])).toEqual([...titles.entries()])
})

test('only steps up to the current one are shown', () => {
  expect(shownSteps(aWizard({ activeStep: 2, selectedTool: 'social' })).map(({ number }) => number)).toEqual([0, 1, 2])
})

test('missing input is one sentence each', () => {
  expect(steps[0].missing(aWizard())).toBe('Choose an ad type to continue.')
  expect(steps[1].missing(aWizard({ selectedMethod: 'upload' }))).toBe('Please upload at least one file.')
  expect(steps[1].missing(aWizard({ selectedMethod: 'upload', serializedFiles: [aFile('a', { state: { status: 'uploading' } })] }))).toBe(
    'Your files are still being uploaded.',
  )
  // The step itself says that the page has none.
  expect(steps[2].missing(aWizard({ scrapedData: aProduct({ productImages: [] }) }))).toBe('Upload a picture to continue.')
  expect(steps[2].missing(aWizard({ scrapedData: aProduct() }))).toBe('Select an image to continue.')
})

test('an ad needs a text, and waits for its images', () => {
  const wizard = aWizard({
    generatedOptions: [{ id: '1', headline: 'A', description: 'B', callToAction: 'C' }],
    selectedGeneratedOption: ['1'],
    generatedImages: [
      { status: 'done', prompt: '', url: 'https://here.example/1.jpg', engine: 'studio', cutOut: true, note: null },
      { status: 'running', prompt: '', key: 'k' },
    ],
  })
  expect(steps[4].missing({ ...wizard, selectedGeneratedOption: [] })).toBe('Select at least one text to continue.')
  expect(steps[4].missing(wizard)).toBe('The pictures are still being made: 1 of 2 ready.')
})

test('the button names its action', () => {
  expect(steps.map((step) => step.nextLabel(aWizard({ selectedTool: 'social' })))).toEqual([
    'Next step',
    'Fetch Content',
    'Continue',
    'Continue',
    'Create ad with selected content',
  ])
  expect(steps[1].nextLabel(aWizard({ productUrl: 'https://shop.example/mug', scrapedData: aProduct() }))).toBe('Continue')
  const prompt = aWizard({ selectedMethod: 'prompt' })
  expect(steps[1].nextLabel({ ...prompt, promptData: { ...prompt.promptData, numImages: 1, mode: 'pro' } })).toBe(
    'Generate 1 image with Pro',
  )
})

test('a completed step shows its answer in one line', () => {
  const wizard = aWizard({ selectedTool: 'display', scrapedData: aProduct() })
  expect(steps[0].summary(wizard)).toBe('Display Ad')
  expect(steps[1].summary(wizard)).toBe('Tideline Mug')
})
