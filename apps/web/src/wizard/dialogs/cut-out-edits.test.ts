import { type CutOutStroke, cutOutStrokesSchema, STROKE_POINTS_MAX, STROKES_MAX } from '@adloom/domain/cut-out-strokes.ts'
import { expect, test } from 'vitest'
import { type CutOutEdits, hasRoom, pointAdded, strokeAdded, strokeRedone, strokesReset, strokeUndone } from './cut-out-edits.ts'

const dot = (x: number): CutOutStroke => ({ kind: 'keep', radius: 0.04, softness: 0.5, points: [[x, 0.5]] })
const none: CutOutEdits = { strokes: [], undone: [] }
const three = [0.1, 0.2, 0.3].map(dot).reduce(strokeAdded, none)

test('strokes are undone from the last one on, and redone in their order', () => {
  const undone = strokeUndone(strokeUndone(three))
  expect(undone.strokes).toEqual([dot(0.1)])
  expect(strokeRedone(undone).strokes).toEqual([dot(0.1), dot(0.2)])
  expect(strokeRedone(strokeRedone(undone))).toEqual(three)
  expect(strokeUndone(none)).toEqual(none)
  expect(strokeRedone(three)).toEqual(three)
})

test('a new stroke ends what could be redone; starting over can be undone', () => {
  expect(strokeAdded(strokeUndone(three), dot(0.9)).undone).toEqual([])
  const reset = strokesReset(three)
  expect(reset.strokes).toEqual([])
  expect(strokeRedone(strokeRedone(strokeRedone(reset)))).toEqual(three)
})

test('no more strokes than a call takes', () => {
  const full = Array.from({ length: STROKES_MAX + 5 }, () => dot(0.5)).reduce(strokeAdded, none)
  expect(full.strokes).toHaveLength(STROKES_MAX)
  expect(hasRoom(full)).toBe(false)
  expect(cutOutStrokesSchema.safeParse(full.strokes).success).toBe(true)
})

test('points are inside the picture, apart by a quarter of the radius, and limited', () => {
  const first = pointAdded([], [-0.2, 0.123456], 0.04, 1)
  expect(first).toEqual([[0, 0.1235]])
  expect(pointAdded(first, [0.005, 0.1235], 0.04, 1)).toBe(first)
  // The same share of a short side is a shorter way.
  expect(pointAdded(first, [0.012, 0.1235], 0.04, 1)).toHaveLength(2)
  expect(pointAdded(first, [0.012, 0.1235], 0.04, 0.5)).toBe(first)
  let line = first
  for (let x = 0; x < 2 * STROKE_POINTS_MAX; x += 1) line = pointAdded(line, [x % 2, 0.5], 0.04, 1)
  expect(line).toHaveLength(STROKE_POINTS_MAX)
})
