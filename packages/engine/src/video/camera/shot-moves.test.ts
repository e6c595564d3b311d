import { videoSizes } from '@adloom/domain/video.ts'
import { expect, test } from 'vitest'
import { stillCamera, standingProduct } from '../timeline/frame.ts'
import { type CameraMoveName, enteringPose, moveInShot, moveOf, cameraOfMove, shotMoves } from './shot-moves.ts'
import { cameraKeepingPlace, shotViewOf } from './views.ts'

test('videos use more than ten camera moves, and the first shots all differ', () => {
  expect(new Set(Object.values(shotMoves).flat()).size).toBeGreaterThanOrEqual(10)
  for (const view of ['middle', 'close', 'left', 'low'] as const) {
    const had: CameraMoveName[] = []
    for (let turn = 0; turn < 12; turn++) {
      const move = moveOf(view, view === 'left' || view === 'low', turn, had)
      expect(move).not.toBe(had[had.length - 1])
      had.push(move)
    }
    expect(new Set(had.slice(0, 6)).size).toBe(6)
  }
})

test('every move of a shot moves, and never so close that the product shows its pixels', () => {
  const view = { from: { ...stillCamera, zoom: 1.8 }, to: { ...stillCamera, zoom: 2 } }
  for (const name of [...shotMoves.close, ...shotMoves.whole]) {
    const at = (progress: number) => cameraOfMove(view, name, progress, { isUpright: false, mirrored: false })
    expect(at(0)).not.toEqual(at(1))
    expect(Math.max(at(0).zoom, at(1).zoom)).toBeLessThanOrEqual(2.25)
  }
})

test('a product stands as staged after its entrance', () => {
  expect(enteringPose(standingProduct, 'drop', 0, false)).not.toEqual(standingProduct)
  expect(enteringPose(standingProduct, 'drop', 16, false)).toEqual(standingProduct)
})

test('beside a text no move makes the product larger than its view does, or looks beyond the layers', () => {
  const { width, height } = videoSizes['16:9']['720p']
  const whole = { left: 0, top: 0, width: 1, height: 1 }
  const parts = { subject: 'staged', width, height, focus: whole, product: { left: 460, top: 250, width: 360, height: 300 } } as const
  const room = { across: 0.12, along: 0.07 }
  for (const view of ['left', 'right', 'low', 'high'] as const) {
    for (const name of [...shotMoves.beside, ...shotMoves.under]) {
      const seen = shotViewOf(parts, view, false)
      for (let at = 0; at <= 10; at++) {
        const camera = cameraKeepingPlace(parts, view, seen, moveInShot(name, { isUpright: false, mirrored: false }), at / 10)
        expect(camera.zoom).toBeLessThanOrEqual(seen.to.zoom + 1e-9)
        expect(Math.abs(camera.centerX - 0.5) + 0.5 / camera.zoom).toBeLessThanOrEqual(0.5 + room.across)
        expect(Math.abs(camera.centerY - 0.5) + 0.5 / camera.zoom).toBeLessThanOrEqual(0.5 + room.along)
      }
    }
  }
})
