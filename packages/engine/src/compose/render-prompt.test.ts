import { expect, test } from 'vitest'
import { renderPrompt } from './render-prompt.ts'
import { readProductPrompt } from '../prompt/read-product-prompt.ts'
import { noteOf } from '../prompt/understood.ts'

test('ignored words are reported, and drawn ones need no note', () => {
  expect(noteOf(readProductPrompt('A mug on oak', 1))).toBeNull()
  expect(noteOf(readProductPrompt('A mug, transparent background', 1))).toBeNull()
  expect(noteOf(readProductPrompt('A lawn mower on oak', 1))).toMatch(/stands in for it\.$/)
})

const sceneOf = (prompt: string, seed: number): string =>
  renderPrompt({ prompt, label: null, seed, quality: 'low' }, { width: 48, height: 36 }).scene

test('a sofa stands on a floor when the words leave the scene open', () => {
  const scenes = new Set([1, 2, 3, 4].map((seed) => sceneOf('a sofa', seed)))
  expect(scenes.size).toBeGreaterThan(2)
  for (const scene of scenes) expect(['studio', 'leaves', 'concrete', 'glow']).toContain(scene)
  expect(sceneOf('a sofa on a white marble surface', 2)).toBe('marble')
})

test('a glass shows what is behind it', () => {
  const render = (prompt: string): Uint8ClampedArray =>
    renderPrompt({ prompt, label: null, seed: 3, quality: 'low' }, { width: 64, height: 64 }).image.data
  // The middle of the glass shows the wall's colour: it changes with the backdrop.
  const middle = (data: Uint8ClampedArray): number => (data[(28 * 64 + 32) * 4] ?? 0) - (data[(28 * 64 + 32) * 4 + 2] ?? 0)
  expect(middle(render('an empty drinking glass, red background, in a seamless studio'))).toBeGreaterThan(
    middle(render('an empty drinking glass, blue background, in a seamless studio')) + 40,
  )
})

test('a wall clock hangs and an alarm clock stands', () => {
  const standing = renderPrompt(
    { prompt: 'an alarm clock on a light oak table', label: null, seed: 1, quality: 'low' },
    { width: 64, height: 64 },
  ).image.data
  const hanging = renderPrompt(
    { prompt: 'a wall clock on a light oak table', label: null, seed: 1, quality: 'low' },
    { width: 64, height: 64 },
  ).image.data
  // Behind a standing clock the table ends at a wall; a hanging one is before a single surface.
  const blueOf = (data: Uint8ClampedArray, row: number): number =>
    data.subarray(row * 256, row * 256 + 256).reduce((sum, value, at) => sum + (at % 4 === 2 ? value / 64 : 0), 0)
  const rowsDiffer = (data: Uint8ClampedArray): number => Math.abs(blueOf(data, 2) - blueOf(data, 61))
  expect(rowsDiffer(standing)).toBeGreaterThan(rowsDiffer(hanging) + 30)
})
