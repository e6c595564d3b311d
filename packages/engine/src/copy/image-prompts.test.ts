import { copyRequestSchema } from '@adloom/domain/copy.ts'
import { type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import { expect, test } from 'vitest'
import { imagePrompts } from './image-prompts.ts'
import { readSubject } from './subject.ts'

const sceneOf = (prompt: string): SceneId | undefined =>
  (Object.keys(sceneWords) as SceneId[]).find((id) => prompt.includes(sceneWords[id].phrase))

const scenesFor = (title: string, seed: number): (SceneId | undefined)[] => {
  const request = copyRequestSchema.parse({ title })
  return imagePrompts(request, readSubject(request), seed).map((prompt) => sceneOf(prompt))
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

test.each([
  ['Stoneware Coffee Mug', 'kitchen'],
  ['Lavender Hand Soap', 'bathroom'],
  ['Mechanical Keyboard', 'desk'],
  ['Steel Garden Trowel', 'garden'],
  ['Gold Hoop Earrings', 'velvet'],
  ['Wireless Gaming Controller', 'neon'],
])('%s is shown first where it belongs: %s', (title, scene) => {
  for (const seed of seeds) expect(scenesFor(title, seed)[0]).toBe(scene)
})

test('only a product named after a season gets the season’s scene', () => {
  for (const seed of seeds) {
    expect(scenesFor('Christmas Bauble Mug', seed)).toContain('festive')
    expect(scenesFor('Winter Ski Gloves', seed)).toContain('snow')
    expect(scenesFor('Stoneware Coffee Mug', seed)).not.toContain('festive')
    expect(scenesFor('Leather Gloves', seed)).not.toContain('snow')
  }
})

test('the five images of a product show at most one wooden table in a bright room, one podium and one evening', () => {
  const rows: readonly (readonly SceneId[])[] = [
    ['oak', 'kitchen', 'desk', 'window'],
    ['arch', 'podiums'],
    ['walnut', 'evening', 'festive'],
  ]
  for (const title of ['Stoneware Coffee Mug', 'Lavender Hand Soap', 'Running Shoes', 'Bluetooth Speaker', 'Face Serum', 'Olive Oil']) {
    for (const seed of seeds) {
      const scenes = scenesFor(title, seed)
      for (const row of rows) expect(scenes.filter((scene) => scene !== undefined && row.includes(scene)).length).toBeLessThan(2)
    }
  }
})

const scenesForAd = (title: string, ...texts: readonly string[]): (SceneId | undefined)[] => {
  const request = copyRequestSchema.parse({ title })
  const adTexts = texts.map((text) => ({ text, language: 'en' as const }))
  return imagePrompts(request, readSubject(request), 1, adTexts).map((prompt) => sceneOf(prompt))
}

test('a place named in the product’s sentences comes before the default place of its kind', () => {
  expect(scenesForAd('Stoneware Coffee Mug', 'Made for the office desk.')[0]).toBe('desk')
  expect(scenesForAd('Bluetooth Speaker', 'Takes a day at the beach.')[0]).toBe('sand')
})

test('a single mention of a place in passing changes nothing', () => {
  const passing = ['Thrown by hand.', 'Dishwasher safe.', 'Holds 350 ml.', 'Also seen on a beach.']
  expect(scenesForAd('Stoneware Coffee Mug', ...passing)).toEqual(scenesForAd('Stoneware Coffee Mug'))
})

test('there are five different scenes, however many places the text mentions', () => {
  const scenes = scenesForAd('Picnic Blanket', 'For beach, garden, forest and desk.', 'In the living room or the kitchen.')
  expect(new Set(scenes).size).toBe(5)
})
