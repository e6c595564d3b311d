import { describe, expect, it } from 'vitest'
import { allocate, newDrawingMemory, newInt16s } from './drawing-memory.ts'
import { drawScene, type SceneLayers, viewportOf } from './draw-scene.ts'
import { type FrameCamera, standingProduct, stillCamera } from '../timeline/frame.ts'
import { frameBytes, newPlanes, type Planes, planesOver } from './yuv.ts'
import { PARALLAX_ONE } from './warp-scene.ts'

const memory = newDrawingMemory()
const FRAME = { width: 64, height: 48 }
const WHOLE = { left: 0, top: 0, ...FRAME }
const PLATES = { width: 96, height: 72 }
/** The wall is the upper half and does not move with the eye; the ground is the lower half, and does. */
const HORIZON = PLATES.height / 2

function platesOf(luma: (x: number, y: number) => number, near = 0.5): SceneLayers {
  const lit = planesOf(luma)
  const [columns, rows] = [PLATES.width / 4, PLATES.height / 4]
  const values = newInt16s(memory, columns * rows)
  values.forEach((_, at) => (values[at] = Math.floor(at / columns) * 4 < HORIZON ? 0 : near * PARALLAX_ONE))
  return {
    lit,
    bare: lit,
    soft: lit,
    softStep: 1,
    shadowed: null,
    parallax: { columns, rows, shift: 2, values, most: near },
    perUnit: 20,
    frame: FRAME,
  }
}

function planesOf(luma: (x: number, y: number) => number): Planes {
  const planes = newPlanes(memory, PLATES.width, PLATES.height)
  for (let at = 0; at < planes.y.length; at++) planes.y[at] = luma(at % PLATES.width, Math.floor(at / PLATES.width))
  for (let at = 0; at < planes.u.length; at++) {
    planes.u[at] = 90 + (at % 60)
    planes.v[at] = 160 - (at % 47)
  }
  return planes
}

/** The frame, drawn over a value that no scene here has: where it remains, nothing was written. */
function drawn(plates: SceneLayers, camera: Partial<FrameCamera>, pose = standingProduct, under = 0): Planes {
  const out = newPlanes(memory, FRAME.width, FRAME.height)
  for (const values of [out.y, out.u, out.v]) values.fill(under)
  drawScene(out, plates, { ...stillCamera, ...camera }, pose, WHOLE)
  return out
}

const all = ({ y, u, v }: Planes): number[] => [...y, ...u, ...v]
const mostApart = (a: Planes, b: Planes): number => {
  const others = all(b)
  return Math.max(...all(a).map((value, at) => Math.abs(value - others[at])))
}

const patterned = (x: number, y: number): number => 40 + ((x * 7 + y * 3) % 150)
const striped = (x: number): number => (x === 48 ? 200 : 40)
/** Where in a row the bright stripe is. */
const stripeAt = ({ y, width }: Planes, row: number): number => {
  const values = [...y.subarray(row * width, (row + 1) * width)].map((value) => value - 40)
  return values.reduce((sum, value, x) => sum + value * (x + 0.5), 0) / values.reduce((sum, value) => sum + value, 0)
}

describe('the scene as the camera sees it', () => {
  it.each([{ zoom: 1 }, { zoom: 1.3, centerX: 0.45, centerY: 0.6 }, { zoom: 0.9 }, { zoom: 2.5, centerX: 0.7 }])(
    'is the same straight on as from a tiny angle: %o',
    (camera) => {
      const plates = platesOf(patterned)
      expect(mostApart(drawn(plates, camera), drawn(plates, { ...camera, x: 1e-9 }))).toBeLessThanOrEqual(1)
    },
  )

  it('is the layers themselves, pixel for pixel, as staged', () => {
    const out = drawn(platesOf(patterned), {})
    expect(out.y[0]).toBe(patterned(16, 12))
    expect(out.y[47 * FRAME.width + 63]).toBe(patterned(79, 59))
  })

  it('moves near parts against the eye, and far parts not at all', () => {
    const plates = platesOf(striped)
    const [right, left] = [drawn(plates, { x: 0.4 }), drawn(plates, { x: -0.4 })]
    expect(stripeAt(right, 4)).toBeCloseTo(32.5, 0)
    expect(stripeAt(right, 44)).toBeCloseTo(32.5 - 0.4 * 20 * 0.5, 0)
    expect(stripeAt(left, 44)).toBeCloseTo(32.5 + 0.4 * 20 * 0.5, 0)
  })

  it('stays inside the layers, wherever the camera would look', () => {
    const plates = platesOf(patterned)
    for (const camera of [{ centerX: 3 }, { centerX: -3, centerY: 4 }, { zoom: 0.1 }, { x: 2, y: -2, zoom: 0.5 }]) {
      const { left, top, step } = viewportOf({ ...stillCamera, ...camera }, plates)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + FRAME.width * step).toBeLessThanOrEqual(PLATES.width)
      expect(top + FRAME.height * step).toBeLessThanOrEqual(PLATES.height)
    }
  })

  it.each([{}, { zoom: 1.4 }, { x: 0.3, y: 0.2, zoom: 1.2 }, { x: 0.3, blur: 1 }, { blur: 0 }])(
    'fills the whole frame, and nothing outside it: %o',
    (camera) => {
      const bytes = frameBytes(FRAME.width, FRAME.height)
      const from = allocate(memory, bytes + 128)
      const seen = new Uint8Array(memory.buffer, from, bytes + 128).fill(7)
      drawScene(
        planesOver(memory, from + 64, FRAME.width, FRAME.height),
        platesOf(patterned),
        { ...stillCamera, ...camera },
        standingProduct,
        WHOLE,
      )
      expect([...seen.subarray(0, 64), ...seen.subarray(64 + bytes)].every((value) => value === 7)).toBe(true)
      expect(seen.subarray(64, 64 + bytes).includes(7)).toBe(false)
    },
  )

  it('is the same drawn in its clip as drawn in full', () => {
    const plates = platesOf(patterned)
    const camera = { ...stillCamera, x: 0.3, y: 0.1, zoom: 1.2 }
    const part = newPlanes(memory, FRAME.width, FRAME.height)
    drawScene(part, plates, camera, standingProduct, { left: 20, top: 10, width: 30, height: 16 })
    const whole = drawn(plates, camera)
    for (let at = 0; at < part.y.length; at++) {
      const [x, y] = [at % FRAME.width, Math.floor(at / FRAME.width)]
      expect(part.y[at]).toBe(x >= 20 && x < 50 && y >= 10 && y < 26 ? whole.y[at] : 0)
    }
  })

  it('is the same whatever the frame held before', () => {
    const plates = platesOf(patterned)
    for (const camera of [{}, { x: 0.3, y: 0.1, zoom: 1.2 }]) {
      expect(all(drawn(plates, camera, standingProduct, 250))).toEqual(all(drawn(plates, camera)))
    }
  })

  it('shows the photograph alone when it has no depth, to its very edge', () => {
    const flat = { ...platesOf(patterned, 0), frame: PLATES }
    const out = newPlanes(memory, PLATES.width, PLATES.height)
    drawScene(out, flat, stillCamera, standingProduct, { left: 0, top: 0, ...PLATES })
    expect(all(out)).toEqual(all(flat.lit))
  })
})

describe('the shadow of a product', () => {
  const isShadow = (x: number, y: number): boolean => x >= 40 && x < 48 && y >= 42 && y < 50
  const scene = platesOf(() => 150, 0)
  const dark = planesOf((x, y) => (isShadow(x, y) ? 90 : 150))
  const shadowed = { left: 40, top: 42, width: 8, height: 8 }
  const cast: SceneLayers = { ...scene, lit: dark, bare: scene.lit, shadowed }
  const middle = (pose: Partial<typeof standingProduct>): number => {
    const { y, width } = drawn(cast, {}, { ...standingProduct, ...pose })
    const row = [...y.subarray(34 * width, 35 * width)].map((value) => 150 - value)
    return row.reduce((sum, value, x) => sum + value * (x + 0.5), 0) / row.reduce((sum, value) => sum + value, 0)
  }

  it('moves with the product', () => {
    expect(middle({})).toBeCloseTo(28, 1)
    expect(middle({ x: 0.25 })).toBeCloseTo(28 + 16, 1)
    expect(middle({ x: -0.25 })).toBeCloseTo(28 - 16, 1)
  })

  it('grows lighter as the product leaves the ground', () => {
    const at = (shadow: number): number => drawn(cast, {}, { ...standingProduct, shadow }).y[34 * FRAME.width + 28]
    expect([at(1), at(0.5), at(0)]).toEqual([90, 120, 150])
  })
})
