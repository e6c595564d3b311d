import { expect, test } from 'vitest'
import { stillCamera, standingProduct } from './frame.ts'
import { enteringPose, moveOf, movedCamera, shotMoves } from './shot-moves.ts'

test('films move their camera in more than ten ways, and no two shots one after the other in the same', () => {
  expect(new Set([...shotMoves.close, ...shotMoves.whole]).size).toBeGreaterThanOrEqual(10)
  for (const view of ['middle', 'close'] as const) {
    for (let turn = 0; turn < 12; turn++) expect(moveOf(view, turn)).not.toBe(moveOf(view, turn + 1))
  }
})

test('every move of a shot goes somewhere, and never so close that the product shows its pixels', () => {
  const view = { from: { ...stillCamera, zoom: 1.8 }, to: { ...stillCamera, zoom: 2 } }
  for (const name of [...shotMoves.close, ...shotMoves.whole]) {
    const at = (progress: number) => movedCamera(view, name, progress, { isUpright: false, mirrored: false })
    expect(at(0)).not.toEqual(at(1))
    expect(Math.max(at(0).zoom, at(1).zoom)).toBeLessThanOrEqual(2.25)
  }
})

test('a product that has come in stands as it was staged', () => {
  expect(enteringPose(standingProduct, 'drop', 0, false)).not.toEqual(standingProduct)
  expect(enteringPose(standingProduct, 'drop', 16, false)).toEqual(standingProduct)
})
