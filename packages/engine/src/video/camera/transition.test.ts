import { expect, test } from 'vitest'
import { type Transition, transitionNames, withTransitions, flashAfter } from './transition.ts'
import { stillCamera } from '../timeline/frame.ts'

const close = { ...stillCamera, zoom: 1.5 }

test('a whip leaves to the side from which it comes to rest in the next shot', () => {
  const whip: Transition = { name: 'whip', side: 1 }
  const [before, last] = [withTransitions(close, null, whip, 40, 4), withTransitions(close, null, whip, 43, 1)]
  const [first, after] = [withTransitions(close, whip, null, 0, 40), withTransitions(close, whip, null, 3, 37)]
  expect(last.centerX).toBeGreaterThan(before.centerX)
  expect(after.centerX).toBeGreaterThan(first.centerX)
  expect(last.blur).toBeGreaterThan(before.blur)
})

test.each(transitionNames)('%s leaves the middle of a shot as it is, and never comes so close that pixels show', (name) => {
  const cut: Transition = { name, side: -1 }
  expect(withTransitions(close, cut, cut, 20, 20)).toEqual(close)
  expect(flashAfter(cut, 20)).toBe(0)
  for (const left of [1, 2, 5]) expect(withTransitions({ ...close, zoom: 2.3 }, cut, cut, 0, left).zoom).toBeLessThanOrEqual(2.35)
})
