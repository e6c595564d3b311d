import { describe, expect, it } from 'vitest'
import { type FrameAssets, composeFrame } from './compose-frame.ts'
import { type Frame, type Layer, plainLight, standingProduct, stillCamera } from '../timeline/frame.ts'
import { yuvOf, frameBytes, newPlanes, type Planes, planesOver } from './yuv.ts'
import { flatLayers } from './scene-layers.ts'
import { allocate, newDrawingMemory } from './drawing-memory.ts'

const [WIDTH, HEIGHT] = [64, 36]
const memory = newDrawingMemory()

function scene(): Planes {
  const planes = newPlanes(memory, WIDTH, HEIGHT)
  planes.y.forEach((_, at) => (planes.y[at] = 40 + (at % 160)))
  planes.u.forEach((_, at) => (planes.u[at] = 100 + (at % 50)))
  planes.v.fill(140)
  return planes
}

const plates = scene()
const cast: FrameAssets = { sceneLayers: flatLayers(plates), product: null, sprites: new Map() }

function framed(parts: Partial<Frame>): Planes {
  const out = newPlanes(memory, WIDTH, HEIGHT)
  composeFrame(out, { camera: stillCamera, product: standingProduct, light: plainLight, layers: [], ...parts }, cast)
  return out
}

const backdrop: Layer = { kind: 'backdrop', color: '#204060', glow: '#80A0C0', x: 0.5, y: 0.5, radius: 0.3, alpha: 1 }
const panel: Layer = { kind: 'panel', region: { left: 10.5, top: 6, width: 30.25, height: 20 }, color: '#F0F0F0', alpha: 1 }
const shade = (from: 'top' | 'bottom' | 'left' | 'right'): Layer => ({
  kind: 'shade',
  region: { left: 4, top: 4, width: 41, height: 27 },
  color: '#000000',
  alpha: 0.8,
  from,
})

describe('a frame', () => {
  it.each([
    { layers: [backdrop] },
    { layers: [{ ...backdrop, alpha: 0.5 }] },
    { layers: [{ ...panel, region: { left: -20, top: -20, width: 200, height: 200 }, slant: 9 }] },
    { layers: [shade('top'), shade('left'), { ...shade('right'), region: { left: -9, top: -9, width: 99, height: 99 } }] as Layer[] },
    { light: { gain: 0.8, vignette: 0.5, spot: { x: 0.5, y: 0.5, radius: 0.3, outside: 0.3 } } },
    { light: { gain: 0.5, vignette: 0, spot: null } },
  ])('is written whole, and nothing outside it: %o', (parts: Partial<Frame>) => {
    const bytes = frameBytes(WIDTH, HEIGHT)
    const from = allocate(memory, bytes + 128)
    const seen = new Uint8Array(memory.buffer, from, bytes + 128).fill(255)
    composeFrame(
      planesOver(memory, from + 64, WIDTH, HEIGHT),
      { camera: stillCamera, product: standingProduct, light: plainLight, layers: [], ...parts },
      cast,
    )
    expect([...seen.subarray(0, 64), ...seen.subarray(64 + bytes)].every((value) => value === 255)).toBe(true)
    expect(seen.subarray(64, 64 + bytes).includes(255)).toBe(false)
  })

  it('is the same for the same input, byte for byte', () => {
    const parts: Partial<Frame> = {
      layers: [shade('left'), panel, { ...backdrop, alpha: 0.3 }],
      light: { gain: 0.9, vignette: 0.4, spot: null },
    }
    expect(Buffer.from(framed(parts).y).equals(framed(parts).y)).toBe(true)
  })

  it.each([
    { left: -3, top: -1, width: 40.5, height: 80 },
    { left: 30.5, top: -1, width: 60, height: 80, slant: 6 },
    { left: -30, top: 9.5, width: 160, height: 80, radius: 12 },
    { left: -30, top: -50, width: 160, height: 66 },
    { left: -60, top: -60, width: 200, height: 200, radius: 20 },
  ])('is the same whether or not a panel hides something: %o', ({ slant = 0, radius = 0, ...region }) => {
    const layers: Layer[] = [{ kind: 'panel', region, color: '#F0F0F0', alpha: 1, slant, radius }]
    const [one, other] = [newPlanes(memory, WIDTH, HEIGHT), newPlanes(memory, WIDTH, HEIGHT)]
    other.y.fill(1)
    other.u.fill(1)
    const camera = { ...stillCamera, x: 0.2, zoom: 1.3 }
    const moving: FrameAssets = {
      ...cast,
      sceneLayers: {
        ...cast.sceneLayers,
        parallax: { ...cast.sceneLayers.parallax, most: 0.01 },
      },
    }
    for (const out of [one, other]) composeFrame(out, { camera, product: standingProduct, light: plainLight, layers }, moving)
    expect(Buffer.from(one.y).equals(other.y)).toBe(true)
    expect(Buffer.from(one.u).equals(other.u)).toBe(true)
  })

  it('is all panels when two meet over everything', () => {
    const half = (left: number, color: string): Layer => ({
      kind: 'panel',
      region: { left, top: -1, width: 40, height: 80 },
      color,
      alpha: 1,
    })
    const { y } = framed({ layers: [half(-6, '#F0F0F0'), half(30, '#101010')] })
    expect(new Set(y)).toEqual(new Set([yuvOf('#F0F0F0').y, yuvOf('#101010').y]))
  })

  it('shows nothing of the layers under a full backdrop', () => {
    expect(framed({ layers: [panel, shade('top'), backdrop] })).toEqual(framed({ layers: [backdrop] }))
  })
})

describe('a backdrop', () => {
  it('glows at its middle, and has its own colour beyond', () => {
    const { y, u } = framed({ layers: [backdrop] })
    expect(Math.abs(y[18 * WIDTH + 32] - yuvOf('#80A0C0').y)).toBeLessThanOrEqual(1)
    expect(Math.abs(y[0] - yuvOf('#204060').y)).toBeLessThanOrEqual(1)
    expect(Math.abs(u[9 * (WIDTH / 2) + 16] - yuvOf('#80A0C0').u)).toBeLessThanOrEqual(1)
  })
})

describe('a panel', () => {
  it('covers its pixels fully, and edge pixels in part', () => {
    const { y, u } = framed({ layers: [panel] })
    const paint = yuvOf('#F0F0F0')
    const row = 12 * WIDTH
    expect([...y.subarray(row + 11, row + 40)].every((value) => value === paint.y)).toBe(true)
    expect(Math.abs(y[row + 10] - (plates.y[row + 10] + paint.y) / 2)).toBeLessThanOrEqual(1)
    expect(Math.abs(y[row + 40] - (plates.y[row + 40] * 0.25 + paint.y * 0.75))).toBeLessThanOrEqual(1)
    expect([y[row + 9], y[row + 41]]).toEqual([plates.y[row + 9], plates.y[row + 41]])
    expect([...u.subarray(6 * 32 + 6, 6 * 32 + 20)].every((value) => value === paint.u)).toBe(true)
    expect(u[6 * 32 + 21]).toBe(plates.u[6 * 32 + 21])
  })
})

describe('a shade', () => {
  it.each([
    ['left', (index: number) => 16 * WIDTH + 4 + index],
    ['right', (index: number) => 16 * WIDTH + 44 - index],
    ['top', (index: number) => (4 + index) * WIDTH + 20],
    ['bottom', (index: number) => (30 - index) * WIDTH + 20],
  ] as const)('from the %s is strongest there and fades to nothing at its end', (from, at) => {
    const { y } = framed({ layers: [shade(from)] })
    const shares = Array.from({ length: 27 }, (_, index) => (plates.y[at(index)] - y[at(index)]) / (plates.y[at(index)] - 16))
    expect(shares[0]).toBeGreaterThan(0.7)
    expect(shares[26]).toBeLessThan(from === 'left' || from === 'right' ? 0.35 : 0.03)
    expect(shares.every((share, index) => index === 0 || share <= shares[index - 1] + 0.03)).toBe(true)
  })
})

describe('a shade', () => {
  it('mixes many pixels at once as it mixes few', () => {
    const over = (left: number, width: number): Planes =>
      framed({ layers: [{ kind: 'shade', region: { left, top: 0, width, height: HEIGHT }, color: '#301020', alpha: 0.77, from: 'top' }] })
    const wide = over(0, WIDTH)
    for (const left of [2, 6, 30]) {
      const narrow = over(left, 20)
      for (let y = 0; y < HEIGHT; y++) {
        const at = y * WIDTH + left
        expect(narrow.y.subarray(at, at + 20)).toEqual(wide.y.subarray(at, at + 20))
      }
    }
  })
})
