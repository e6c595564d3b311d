import { expect, test } from 'vitest'
import { aFile, aProduct, aWizard } from './sample-wizard.test-data.ts'
import { copyRequestOf, productNameOf } from './wizard-answers.ts'
import { emptyWizard } from './empty-wizard.ts'
import { type Wizard } from './wizard-state.ts'

const src = 'https://here.example/files/mug.jpg'
const upload = (name: string, category: Wizard['imageCategories'][string] | null, tool: Wizard['selectedTool'] = 'image') =>
  aWizard({
    selectedTool: tool,
    selectedMethod: 'upload',
    activeStep: 2,
    serializedFiles: [aFile('mug', { name })],
    selectedFileIndex: 0,
    imageCategories: category === null ? {} : { [src]: category },
  })
const guessed = (category: string) => ({ status: 'guessed', category, confidence: 0.9 }) as const

test.each([
  ['a file of several words', upload('tideline-mug.jpg', guessed('Coffee Mug')), 'Tideline mug'],
  ['the category of a file of one word', upload('mug.jpg', guessed('Coffee Mug')), 'Coffee Mug'],
  ['the category a user wrote', upload('tideline-mug.jpg', { status: 'edited', category: 'Big mug' }), 'Big mug'],
  ['the category for a social ad', upload('tideline-mug.jpg', guessed('Coffee Mug'), 'social'), 'Coffee Mug'],
  ['the file while the category is not known', upload('mug.jpg', null), 'Mug'],
  ['the file where the category says nothing', upload('mug.jpg', guessed('Product'), 'social'), 'Mug'],
  ['nothing where neither says anything', upload('IMG_1234.jpg', guessed('Product')), null],
  ['the title of a page', aWizard({ selectedTool: 'image', scrapedData: aProduct() }), 'Tideline Mug'],
])('a product is named after %s', (_, wizard, name) => {
  expect(productNameOf(wizard)).toBe(name)
})

test('the product of a prompt is named after its category, else its own words; copy is never asked for "Product" while either is known', () => {
  const run: Wizard['promptData']['run'] = {
    status: 'done',
    pictures: [src],
    engine: 'studio',
    of: '',
    note: null,
    understood: null,
    seed: null,
    seeds: [],
  }
  const promptData = { ...emptyWizard.promptData, prompt: 'A red mug on an oak table', run }
  const wizard = aWizard({ selectedTool: 'social', selectedMethod: 'prompt', activeStep: 3, promptData })
  expect(copyRequestOf(wizard).title).toBe('Red mug')
  expect(copyRequestOf({ ...wizard, imageCategories: { [src]: guessed('Coffee Mug') } }).title).toBe('Coffee Mug')
})
