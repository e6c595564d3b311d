import program from './pixel-kernel.json' with { type: 'json' }
import { noiseRows } from './noise.ts'
import { toneTable } from './tone-curve.ts'

/**
 * What the renderer does for each pixel without sending a ray, four pixels at a time: WebAssembly made from `kernel/`, and its memory. One per thread:
 * a thread renders one image at a time.
 */
interface PixelKernel {
  readonly setUpSurface: (
    material: number,
    isOnPieces: boolean,
    isMirror: boolean,
    hasLamps: boolean,
    hasOverlay: boolean,
    sky: number,
    key: number,
  ) => void
  readonly shadeSquares: (
    values: number,
    below: number,
    down: number,
    count: number,
    x: number,
    y: number,
    to: number,
    plane: number,
    keys: number,
  ) => void
  readonly shadeSamples: (values: number, below: number, across: number, down: number, x: number, y: number, to: number) => void
  readonly interpolateSquares: (colors: number, below: number, down: number, count: number, to: number, plane: number) => void
  readonly findEdges: (row: number, above: number, below: number, width: number, weak: number, strong: number, to: number) => number
  readonly ditherRow: (from: number, plane: number, width: number, seed: number, grain: number, to: number) => void
  readonly premultiply: (from: number, count: number, to: number) => void
  readonly resizeAcross: (from: number, to: number, width: number, taps: number, firsts: number, weights: number) => void
  readonly drawOver: (from: number, to: number, count: number) => void
  readonly differenceOf: (pixels: number, product: number, count: number) => number
  readonly countOpaque: (pixels: number, count: number) => number
  readonly resizeDown: (rows: number, line: number, first: number, taps: number, weights: number, width: number, to: number) => void
}

// Addresses of `kernel/memory.ts`.
const NOISE = 1024
const TONES = 264_192
const SETUP = 280_704
const SETUP_LENGTH = 35
const FREE = 281_600

const PAGE = 65_536

export const memory = new WebAssembly.Memory({ initial: Math.ceil(FREE / PAGE) })
const compiled = new WebAssembly.Module(Uint8Array.from(atob(program.program), (letter) => letter.charCodeAt(0)))
// Safe: a test compiles the same program from its source, which exports these.
export const kernel = new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as PixelKernel
new Float32Array(memory.buffer, NOISE).set(noiseRows())
new Float32Array(memory.buffer, TONES).set(toneTable)

let setup = new Float32Array(memory.buffer, SETUP, SETUP_LENGTH)

/** The numbers of the image and of the surface at hand. */
export const kernelSetup = (): Float32Array => setup

/** Makes room for so many bytes, and gives addresses in it, each with room for that many: multiples of 16. What was there is forgotten. */
export function kernelPlaces(bytes: number): (length: number) => number {
  const missing = FREE + bytes - memory.buffer.byteLength
  if (missing > 0) {
    memory.grow(Math.ceil(missing / PAGE))
    setup = new Float32Array(memory.buffer, SETUP, SETUP_LENGTH)
  }
  let next = FREE
  return (length) => {
    const at = next
    next += Math.ceil(length / 16) * 16
    return at
  }
}
