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

test('a product named after a season gets its scene, no other does', () => {
  for (const seed of seeds) {
    expect(scenesFor('Christmas Bauble Mug', seed)).toContain('festive')
    expect(scenesFor('Winter Ski Gloves', seed)).toContain('snow')
    expect(scenesFor('Stoneware Coffee Mug', seed)).not.toContain('festive')
    expect(scenesFor('Leather Gloves', seed)).not.toContain('snow')
  }
})

test('the five pictures of a product show at most one wooden table in a bright room, one podium and one evening', () => {
  const rows: readonly (readonly SceneId[])[] = [
    ['oak', 'kitchen', 'desk', 'window'],
    ['arch', 'podiums'],
    ['walnut', 'evening', 'festive'],
  ]
  for (const title of ['Stoneware Coffee Mug', 'Lavender Hand Soap', 'Running Shoes', 'Bluetooth Speaker', 'Face Serum', 'Olive Oil']) {
    for (const seed of seeds) {
      const shown = scenesFor(title, seed)
      for (const row of rows) expect(shown.filter((scene) => scene !== undefined && row.includes(scene)).length).toBeLessThan(2)
    }
  }
})
