import { expect, test } from 'vitest'
import { planImage } from './plan-image.ts'
import { planPrompt } from './plan-prompt.ts'
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

test('in a square of a larger image a product of words stands as in an image of that square, traced too', () => {
  const boxIn = (frame: Parameters<typeof renderPrompt>[1]) => {
    const { image } = renderPrompt({ prompt: 'a red mug on a white marble surface', label: null, seed: 2, quality: 'low' }, frame)
    const red = Array.from({ length: frame.width * frame.height }, (_, at) => at).filter(
      (at) => image.data[at * 4] > image.data[at * 4 + 1] * 2,
    )
    const rows = red.map((at) => Math.floor(at / frame.width))
    const columns = red.map((at) => at % frame.width)
    return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...columns), right: Math.max(...columns) }
  }
  const alone = boxIn({ width: 60, height: 60 })
  const placed = boxIn({ width: 80, height: 110, square: { side: 60, top: 6 } })
  expect(Math.abs(placed.top - alone.top - 6)).toBeLessThanOrEqual(2)
  expect(Math.abs(placed.bottom - alone.bottom - 6)).toBeLessThanOrEqual(2)
  expect(Math.abs(placed.left - alone.left - 10)).toBeLessThanOrEqual(2)
  expect(Math.abs(placed.right - alone.right - 10)).toBeLessThanOrEqual(2)

  const plan = planPrompt('a red mug on a white marble surface', null, 2, 'high')
  const [traced, within] = [null, { side: 600, top: 60 }].map((square) =>
    planImage(plan, square === null ? { width: 600, height: 600 } : { width: 800, height: 1100 }, 2, square),
  )
  expect(within.place.scale).toBeCloseTo(traced.place.scale, 2)
  expect(within.place.x).toBeCloseTo(traced.place.x, 2)
  expect(within.stage.camera.frame / traced.stage.camera.frame).toBeCloseTo(1100 / 600, 2)
})
