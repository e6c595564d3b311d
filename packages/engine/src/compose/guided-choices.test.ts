import { emptyGuidedPrompt, type GuidedPrompt, wordsOfGuidedPrompt } from '@adloom/domain/guided-prompt.ts'
import {
  backgroundColors,
  detailSuggestions,
  guidedPromptCategories,
  promptMoods,
  promptStyles,
  promptSuggestions,
} from '@adloom/domain/image.ts'
import { lightWords, sceneWords } from '@adloom/domain/scene-words.ts'
import { expect, test } from 'vitest'
import { readProductPrompt } from '../prompt/read-product-prompt.ts'
import { readPrompt } from '../prompt/read-prompt.ts'

const SEED = 4
const form: GuidedPrompt = { ...emptyGuidedPrompt, productName: 'Tideline Mug', category: 'Home & Garden' }

/** Everything of an image that depends on the words, and the words without effect. */
function imageOf(guided: GuidedPrompt) {
  const { scenery, isBare, ignored, kind, title } = readProductPrompt(wordsOfGuidedPrompt(guided), SEED)
  return { image: { ...readPrompt(scenery, [], SEED), isBare, kind, title }, ignored }
}

test.each(promptStyles)('the style %s changes the image', (style) => {
  const { image, ignored } = imageOf({ ...form, style })
  expect(ignored).toEqual([])
  expect(image).not.toEqual(imageOf(form).image)
})

test('no two styles, and no two moods, give the same image', () => {
  const unlike = (all: readonly GuidedPrompt[]) => new Set(all.map((guided) => JSON.stringify(imageOf(guided).image))).size
  expect(unlike(promptStyles.map((style) => ({ ...form, style })))).toBe(promptStyles.length)
  expect(unlike(promptMoods.map((mood) => ({ ...form, mood })))).toBe(promptMoods.length)
})

test.each(promptMoods)('the mood %s changes the image of every style', (mood) => {
  for (const style of promptStyles) {
    const { image, ignored } = imageOf({ ...form, style, mood })
    expect(ignored).toEqual([])
    expect(image).not.toEqual(imageOf({ ...form, style }).image)
  }
})

const anyWall = { wall: expect.stringMatching(/^#/), isBare: false }
/** The two backgrounds that are not a colour. */
const backgrounds: Readonly<Record<string, object>> = { Transparent: { isBare: true }, Gradient: { scene: 'glow', isBare: false } }

test.each(backgroundColors)(
  'the background %s changes the image of every style, and differs from the product’s colour',
  (backgroundColor) => {
    for (const style of promptStyles) {
      const { image, ignored } = imageOf({ ...form, style, backgroundColor })
      expect(ignored).toEqual([])
      expect(image).toMatchObject(backgrounds[backgroundColor] ?? anyWall)
    }
  },
)

test.each(detailSuggestions)('the detail “%s” changes the image of every style', (customDetails) => {
  for (const style of promptStyles) {
    const { image, ignored } = imageOf({ ...form, style, customDetails })
    expect(ignored).toEqual([])
    expect(image).not.toEqual(imageOf({ ...form, style }).image)
  }
})

test('a scene that suits style and mood is chosen when they name none', () => {
  expect(imageOf({ ...form, style: 'Professional' }).image.fitting).toEqual(['studio'])
  expect(imageOf({ ...form, style: 'Modern' }).image.fitting).toBeNull()
})

test('custom details are read like a prompt: a place named there wins over the style', () => {
  expect(imageOf({ ...form, style: 'Modern', customDetails: 'On the beach, close-up' }).image).toMatchObject({
    scene: 'sand',
    camera: { shot: 'close' },
  })
})

test.each(guidedPromptCategories)('a meaningless name is drawn as the stand-in for %s', (category) => {
  expect(readProductPrompt(wordsOfGuidedPrompt({ ...form, productName: 'Zentro', category, style: 'Modern' }), SEED)).toMatchObject({
    found: 'category',
    title: 'Zentro',
  })
})

test.each(promptSuggestions)('the suggestion “%s” is understood', (suggestion) => {
  expect(readProductPrompt(suggestion, SEED).ignored).toEqual([])
  expect(readProductPrompt(`A ceramic mug, ${suggestion}`, SEED)).toMatchObject({ kind: 'mug', ignored: [] })
})

test("every scene and light is understood in the copywriter's words", () => {
  for (const { phrase } of Object.values(sceneWords)) {
    for (const light of Object.values(lightWords)) {
      expect(readProductPrompt(`Mug ${phrase}, ${light.phrase}, teal accents`, SEED).ignored).toEqual([])
    }
  }
})
