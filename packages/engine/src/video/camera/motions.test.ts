import { describe, expect, it } from 'vitest'
import { composeFrame } from '../raster/compose-frame.ts'
import { type FrameAssets } from '../raster/compose-frame.ts'
import { viewportOf } from '../raster/draw-scene.ts'
import { type FrameCamera, type Frame, plainLight, type ProductPose, standingProduct, stillCamera } from '../timeline/frame.ts'
import { cameraMoves, productMoves } from './motions.ts'
import { shotMoves } from './shot-moves.ts'
import { newPlanes, fillPlanes } from '../raster/yuv.ts'
import { spriteOf } from '../raster/sprite.ts'
import { newDrawingMemory, newInt16s } from '../raster/drawing-memory.ts'

const cameras = Object.entries(cameraMoves)
const products = Object.entries(productMoves)

/** Distance of two cameras as seen in the frame: in thousandths of the frame, more or less. */
const apart = (a: FrameCamera, b: FrameCamera): number =>
  1000 *
  (Math.abs(a.x - b.x) * 0.2 +
    Math.abs(a.y - b.y) * 0.2 +
    (Math.abs(a.zoom - b.zoom) / a.zoom) * 0.5 +
    Math.abs(a.centerX - b.centerX) +
    Math.abs(a.centerY - b.centerY))

const posesApart = (a: ProductPose, b: ProductPose): number =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.scale - b.scale) + Math.abs(a.turn - b.turn) / 50

const SIZE = 96
/** A checkered scene that is nearer below than above, and a plain product in its middle. */
function smallAssets(): FrameAssets {
  const [width, height] = [120, 110]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const tone = ((((at % width) >> 3) + (Math.floor(at / width) >> 3)) & 1) * 120 + 60 + (at % width) / 4
    data.set([tone, tone, tone, 255], at * 4)
  }
  const memory = newDrawingMemory()
  const lit = newPlanes(memory, width, height)
  fillPlanes({ width, height, data }, lit, { left: 0, top: 0, width, height })
  const columns = Math.ceil(width / 4)
  const rows = Math.ceil(height / 4)
  const values = newInt16s(memory, columns * rows)
  values.forEach((_, at) => (values[at] = (Math.floor(at / columns) / rows - 0.5) * 4096))
  const body = { width: 24, height: 30, data: new Uint8ClampedArray(24 * 30 * 4).map((_, at) => (at % 4 === 3 ? 255 : 200 - (at % 96))) }
  return {
    sceneLayers: {
      lit,
      bare: lit,
      soft: lit,
      softStep: 1,
      shadowed: null,
      parallax: { columns, rows, shift: 2, values, most: 0.5 },
      perUnit: SIZE / 2.6,
      frame: { width: SIZE, height: SIZE },
    },
    product: { sprite: spriteOf(memory, body), footX: 60, footY: 80, scale: 1 },
    sprites: new Map(),
  }
}

function rendered(assets: FrameAssets, frame: Partial<Frame>): Uint8Array {
  const planes = newPlanes(assets.sceneLayers.lit.memory, SIZE, SIZE)
  composeFrame(planes, { camera: stillCamera, product: standingProduct, light: plainLight, layers: [], ...frame }, assets)
  return planes.y
}

const meanDifference = (a: Uint8Array, b: Uint8Array): number => a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) / a.length

describe('camera moves', () => {
  it('all serve a kind of shot', () => {
    const served: readonly string[] = Object.values(shotMoves).flat()
    expect(cameras.map(([name]) => name).filter((name) => !served.includes(name))).toEqual([])
  })

  it.each(cameras)('%s moves in every stretch of 0.3 s of a shot of 2 s', (_, move) => {
    for (let at = 0; at + 9 <= 60; at++) {
      const stretch = Array.from({ length: 10 }, (__, frame) => move(stillCamera, (at + frame) / 60, 1, false))
      const way = stretch.slice(1).reduce((sum, camera, index) => sum + apart(stretch[index], camera), 0)
      expect(way).toBeGreaterThan(1.5)
    }
  })

  it.each(cameras)('%s is continuous', (_, move) => {
    for (let at = 0; at < 2000; at++) {
      expect(apart(move(stillCamera, at / 2000, 1, false), move(stillCamera, (at + 1) / 2000, 1, false))).toBeLessThan(2)
    }
  })

  it.each(cameras)('%s never looks beyond the margin of the layers, in frames of every ratio', (_, move) => {
    for (const frame of [
      { width: 1280, height: 720 },
      { width: 720, height: 1280 },
      { width: 720, height: 720 },
    ]) {
      const [width, height] = [Math.round(frame.width * 0.62) * 2, Math.round(frame.height * 0.57) * 2]
      const { sceneLayers } = smallAssets()
      const planes = { ...sceneLayers.lit, width, height }
      const room = { ...sceneLayers, lit: planes, frame, perUnit: 277, parallax: { ...sceneLayers.parallax, most: 0.6 } }
      for (let at = 0; at <= 40; at++) {
        const camera = move(stillCamera, at / 40, 1, false)
        const view = viewportOf(camera, room)
        expect(view.step).toBeCloseTo(1 / camera.zoom, 6)
        expect(view.left).toBeCloseTo((width - frame.width) / 2 + (camera.centerX - view.step / 2) * frame.width, 3)
        expect(view.top).toBeCloseTo((height - frame.height) / 2 + (camera.centerY - view.step / 2) * frame.height, 3)
        expect(camera.blur).toBeGreaterThanOrEqual(0)
        expect(camera.blur).toBeLessThanOrEqual(1)
      }
    }
  })

  it.each(cameras)('%s mirrored is its mirror image, and differs from the original', (_, move) => {
    for (const progress of [0, 0.3, 1]) {
      const plain = move(stillCamera, progress, 1, false)
      const mirror = move(stillCamera, progress, 1, true)
      expect(mirror.x).toBeCloseTo(-plain.x, 9)
      expect(mirror.centerX - 0.5).toBeCloseTo(0.5 - plain.centerX, 9)
      expect([mirror.y, mirror.zoom, mirror.centerY, mirror.blur]).toEqual([plain.y, plain.zoom, plain.centerY, plain.blur])
    }
    expect(move(stillCamera, 0.1, 1, true)).not.toEqual(move(stillCamera, 0.1, 1, false))
  })

  it.each(cameras)('%s with strength 0 leaves the camera where it is', (_, move) => {
    const close = { ...stillCamera, x: 0.1, zoom: 1.6, centerX: 0.4, blur: 0.2 }
    expect(apart(move(close, 0.4, 0, false), close)).toBeCloseTo(0, 9)
    expect(move(close, 0.4, 0, false).blur).toBe(0.2)
  })

  it('look different from each other', () => {
    const assets = smallAssets()
    const videos = cameras.map(([name, move]) => ({
      name,
      frames: [0.05, 0.5, 0.95].map((progress) => rendered(assets, { camera: move(stillCamera, progress, 1, false) })),
    }))
    for (const [index, one] of videos.entries()) {
      for (const other of videos.slice(index + 1)) {
        const most = Math.max(...one.frames.map((frame, at) => meanDifference(frame, other.frames[at])))
        expect(most, `${one.name} and ${other.name}`).toBeGreaterThan(2)
      }
    }
  })
})

describe('product moves', () => {
  const pose = { ...standingProduct, x: 0.1, y: -0.02, scale: 0.9, turn: 3, alpha: 0.8, shadow: 0.7 }

  it.each(products)('%s ends exactly in the given pose, and holds it', (_, move) => {
    expect(move(pose, 1, false)).toEqual(pose)
    expect(move(pose, 1.7, true)).toEqual(pose)
  })

  it.each(products)('%s is continuous up to its end, and keeps opacity between 0 and 1', (_, move) => {
    for (let at = 0; at < 2000; at++) {
      const [now, next] = [move(pose, at / 2000, false), move(pose, (at + 1) / 2000, false)]
      expect(posesApart(now, next)).toBeLessThan(0.012)
      expect(Math.abs(now.alpha - next.alpha)).toBeLessThan(0.01)
      expect(Math.abs(now.shadow - next.shadow)).toBeLessThan(0.02)
      expect(now.alpha).toBeGreaterThanOrEqual(0)
      expect(now.alpha).toBeLessThanOrEqual(pose.alpha)
      expect(now.shadow).toBeGreaterThanOrEqual(0)
      expect(now.shadow).toBeLessThanOrEqual(pose.shadow)
      expect(now.scale).toBeGreaterThan(0)
    }
  })

  it.each(products)('%s mirrored is its mirror image', (_, move) => {
    for (const progress of [0.1, 0.4, 0.8]) {
      const plain = move(standingProduct, progress, false)
      const mirror = move(standingProduct, progress, true)
      expect(mirror.x).toBeCloseTo(-plain.x, 9)
      expect(mirror.turn).toBeCloseTo(-plain.turn, 9)
      expect([mirror.y, mirror.scale, mirror.alpha, mirror.shadow]).toEqual([plain.y, plain.scale, plain.alpha, plain.shadow])
    }
  })

  it('look different from each other', () => {
    const assets = smallAssets()
    const videos = products.map(([name, move]) => ({
      name,
      frames: [0.15, 0.3, 0.5, 0.7].map((progress) => rendered(assets, { product: move(standingProduct, progress, false) })),
    }))
    for (const [index, one] of videos.entries()) {
      for (const other of videos.slice(index + 1)) {
        const most = Math.max(...one.frames.map((frame, at) => meanDifference(frame, other.frames[at])))
        expect(most, `${one.name} and ${other.name}`).toBeGreaterThan(0.5)
      }
    }
  })
})
