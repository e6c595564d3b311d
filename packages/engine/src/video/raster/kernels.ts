import { allocate, type DrawingMemory, videosBefore } from './drawing-memory.ts'
import program from './kernels.json' with { type: 'json' }

/**
 * The inner loops of drawing, in WebAssembly with SIMD: several pixels at once, whole numbers alone, so that every machine draws the same bytes. Their
 * source is `packages/engine/kernel`, where each is described. Places are bytes of the memory; `share` of 256.
 */
export interface Kernels {
  readonly warp: (
    ...order: [
      ...out: [y: number, u: number, v: number, width: number],
      ...part: [left: number, top: number, width: number, height: number],
      ...source: [y: number, u: number, v: number, width: number],
      ...parallax: [values: number, columns: number, rows: number, square: number],
      ...view: [startX: number, startY: number, pixel: number, alongX: number, alongY: number, mostX: number, mostY: number],
    ]
  ) => void
  readonly scale: (
    ...order: [
      ...out: [values: number, width: number, height: number],
      ...from: [values: number, width: number, height: number],
      ...view: [startX: number, startY: number, pixel: number, share: number],
    ]
  ) => void
  readonly spriteLuma: (
    out: number,
    count: number,
    pixels: number,
    columns: number,
    u: number,
    v: number,
    a: number,
    b: number,
    share: number,
  ) => void
  readonly spriteColor: (
    blues: number,
    reds: number,
    count: number,
    pixels: number,
    columns: number,
    u: number,
    v: number,
    a: number,
    b: number,
    share: number,
  ) => void
  readonly shadow: (
    ...order: [
      ...out: [y: number, u: number, v: number, width: number],
      ...part: [left: number, top: number, right: number, bottom: number],
      ...lit: [y: number, u: number, v: number],
      ...bare: [y: number, u: number, v: number, width: number],
      ...region: [beginX: number, beginY: number, endX: number, endY: number],
      ...parallax: [values: number, columns: number, rows: number, square: number],
      ...view: [startX: number, startY: number, pixel: number, alongX: number, alongY: number, aside: number, share: number],
    ]
  ) => void
  readonly light: (y: number, u: number, v: number, width: number, height: number, gains: number, columns: number) => void
  readonly lightRun: (out: number, count: number, rest: number, most: number, gain: number) => void
  readonly mix: (out: number, count: number, value: number, share: number) => void
  readonly mixAlong: (out: number, count: number, value: number, shares: number) => void
  readonly mixOver: (out: number, from: number, count: number, share: number) => void
}

/** Bytes of a thread's own working memory: the light of a frame of 2160 × 3840 in cells, a row's shares. */
const SCRATCH = 160 * 1024

const compiled = new WebAssembly.Module(Buffer.from(program.program, 'base64'))

interface OpenedKernels {
  readonly kernels: Kernels
  readonly scratch: number
  /** The working memory is that of one video. */
  readonly video: number
}

const opened = new WeakMap<DrawingMemory, OpenedKernels>()

/** The kernels of this thread for a memory, and where its working memory begins: `SCRATCH` bytes that hold nothing from one call to the next. */
export function kernelsOf(memory: DrawingMemory): Pick<OpenedKernels, 'kernels' | 'scratch'> {
  const known = opened.get(memory)
  const video = videosBefore(memory)
  if (known?.video === video) return known
  // What the source exports, as described above.
  const kernels = known?.kernels ?? (new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as Kernels)
  const made = { kernels, scratch: allocate(memory, SCRATCH), video }
  opened.set(memory, made)
  return made
}
