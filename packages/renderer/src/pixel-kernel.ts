import { type ContactMap } from './contact-map.ts'
import { type Finish } from './materials/finish.ts'
import { noiseRows } from './noise.ts'
import program from './pixel-kernel.json' with { type: 'json' }
import type { MaterialKind } from './scene.ts'
import { type Size } from './pixels.ts'
import { lightWrap } from './shade-hit.ts'
import { type Stage } from './stage.ts'
import { toneTable } from './tone-curve.ts'

/**
 * What the renderer does for each pixel without sending a ray, four pixels at a time: WebAssembly made from `kernel/`, and its memory. One per thread:
 * a thread renders one image at a time.
 */
interface PixelKernel {
  readonly shadeSquares: (
    values: number,
    below: number,
    down: number,
    count: number,
    material: number,
    isMirror: boolean,
    hasLamps: boolean,
    hasOverlay: boolean,
    x: number,
    y: number,
    to: number,
    plane: number,
    sky: number,
    key: number,
  ) => void
  readonly interpolateSquares: (colors: number, below: number, down: number, count: number, to: number, plane: number) => void
  readonly markEdges: (row: number, above: number, below: number, width: number, weak: number, strong: number, to: number) => void
  readonly ditherRow: (from: number, plane: number, width: number, seed: number, grain: number, to: number) => void
}

// Addresses of `kernel/memory.ts`.
const NOISE = 1024
const TONES = 264_192
const SETUP = 280_704
const SETUP_LENGTH = 35
const IMAGE = 281_600

const PAGE = 65_536

/** The materials that the kernel samples, by its numbers. */
export const kernelMaterials: readonly MaterialKind[] = [
  'marble',
  'wood',
  'slats',
  'concrete',
  'asphalt',
  'tile',
  'linen',
  'velvet',
  'kraft',
  'terrazzo',
  'sand',
  'snow',
  'stone',
  'panel',
]

const memory = new WebAssembly.Memory({ initial: Math.ceil(IMAGE / PAGE) })
const compiled = new WebAssembly.Module(Uint8Array.from(atob(program.program), (letter) => letter.charCodeAt(0)))
// Safe: a test compiles the same program from its source, which exports these.
const kernel = new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as PixelKernel
new Float32Array(memory.buffer, NOISE).set(noiseRows())
new Float32Array(memory.buffer, TONES).set(toneTable)

let setup = new Float32Array(memory.buffer, SETUP, SETUP_LENGTH)

/** Tells the kernel of the surface of the squares to come. */
export function setUpSurface({ frequency, shiftX, shiftY, ratio, main, second, third, fourth }: Finish): void {
  setup.set([frequency, shiftX, shiftY, ratio, ...main, ...second, ...third, ...fourth])
}

/** Tells the kernel of the light of an image of that size. */
function setUpImage(stage: Stage, contact: ContactMap | null, { width, height }: Size): void {
  const { lightX, lightY, lightZ, key, fill, standHeight } = stage
  const wrap = lightWrap(stage)
  const { left, back, cell, columns, rows } = contact ?? noContact
  setup.set(
    [
      lightX,
      lightY,
      lightZ,
      wrap,
      1 / (1 + wrap),
      ...key,
      ...fill,
      standHeight,
      left,
      back,
      1 / cell,
      columns,
      rows,
      1 / width,
      1 / height,
    ],
    16,
  )
}

const noContact = { left: 0, back: 0, cell: 1, columns: 0, rows: 0 }

/** The kernel's number of a material; -1 when it does not sample it. */
export const kernelMaterialOf = ({ material }: Finish): number => kernelMaterials.indexOf(material)

/** Rows in memory while rendering: one and its two neighbours, which decide what is an edge; a power of two. */
export const KEPT_ROWS = 4
/** Numbers of room before each row, for the pixel left of its first. */
const ROOM = 4

/** An image in the kernel's memory. Rows of colours hold a plane for each channel, 0 to 255 and not rounded. */
export interface KernelImage {
  /** Zeroed numbers beside those of the image. */
  readonly memoryFor: (length: number) => Float32Array
  /** The last rows of pixels with one ray each: `KEPT_ROWS` of three planes. What no pixel lies in is NaN, which differs from nothing. */
  readonly rows: Float32Array
  /** Numbers of a plane. */
  readonly plane: number
  /** The product's contact with the ground: addresses of its grids, 0 for none. */
  readonly sky: number
  readonly key: number
  /** For one row: what `markEdges` says of each pixel. */
  readonly edges: Uint8Array
  /** One finished row, RGBA. */
  readonly finished: Uint8ClampedArray
}

/** Makes room for an image of that size and as many numbers more as told; what was there is forgotten. */
export function kernelImage({ width, height }: Size, more: number, stage: Stage, contact: ContactMap | null): KernelImage {
  const wide = Math.ceil(width / 4) * 4
  const plane = wide + 2 * ROOM
  makeRoom(IMAGE + (more + 2 * (contact?.sky.length ?? 0) + KEPT_ROWS * 3 * plane) * 4 + wide * 5 + 16 * 8)
  setUpImage(stage, contact, { width, height })
  let next = IMAGE
  const place = (length: number): number => {
    const at = next
    next += Math.ceil(length / 16) * 16
    return at
  }
  const memoryFor = (length: number): Float32Array => new Float32Array(memory.buffer, place(length * 4), length).fill(0)
  const copyOf = (numbers: Float32Array): number => {
    const copy = memoryFor(numbers.length)
    copy.set(numbers)
    return copy.byteOffset
  }
  return {
    memoryFor,
    rows: memoryFor(KEPT_ROWS * 3 * plane).fill(Number.NaN),
    plane,
    sky: contact === null ? 0 : copyOf(contact.sky),
    key: contact === null ? 0 : copyOf(contact.key),
    edges: new Uint8Array(memory.buffer, place(wide), wide),
    finished: new Uint8ClampedArray(memory.buffer, place(wide * 4), wide * 4),
  }
}

function makeRoom(bytes: number): void {
  if (memory.buffer.byteLength >= bytes) return
  memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / PAGE))
  setup = new Float32Array(memory.buffer, SETUP, SETUP_LENGTH)
}

/** The place of a row's first red in the rows; its green and its blue follow after a plane each. */
export const startOfRow = ({ plane }: KernelImage, y: number): number => (y % KEPT_ROWS) * 3 * plane + ROOM

/** Squares side by side in a row of pixels, and what is known of their surface. */
interface SurfaceSquares {
  /** Address of the numbers of the first square's first point, and bytes from there to those of the point below. */
  readonly values: number
  readonly below: number
  readonly run: { readonly left: number; readonly y: number; readonly down: number; readonly to: number }
  readonly count: number
  readonly finish: Finish
  readonly isMirror: boolean
  readonly hasLamps: boolean
  readonly hasOverlay: boolean
}

/** Shades squares on one flat surface, which was set up: everything but its pattern's finest part is interpolated. */
export function shadeSquares(image: KernelImage, squares: SurfaceSquares): void {
  const { values, below, run, count, finish, isMirror, hasLamps, hasOverlay } = squares
  const { rows, plane, sky, key } = image
  const to = rows.byteOffset + run.to * 4
  const material = kernelMaterialOf(finish)
  kernel.shadeSquares(values, below, run.down, count, material, isMirror, hasLamps, hasOverlay, run.left, run.y, to, plane * 4, sky, key)
}

/** Interpolates the finished colours of `count` squares side by side; addresses as for `SurfaceSquares`. */
export function interpolateSquares(
  { rows, plane }: KernelImage,
  { down, to }: SurfaceSquares['run'],
  { colors, below, count }: { readonly colors: number; readonly below: number; readonly count: number },
): void {
  kernel.interpolateSquares(colors, below, down, count, rows.byteOffset + to * 4, plane * 4)
}

/** Marks in `image.edges` how much the pixels of row `y` differ from their neighbours: 0, 1 above the first contrast, 2 above the second. */
export function markEdges(
  image: KernelImage,
  width: number,
  y: number,
  [above, below]: readonly [above: number, below: number],
  [weak, strong]: readonly [weak: number, strong: number],
): void {
  const { rows, plane, edges } = image
  const greenOf = (row: number): number => rows.byteOffset + (startOfRow(image, row) + plane) * 4
  kernel.markEdges(greenOf(y), greenOf(above), greenOf(below), width, weak, strong, edges.byteOffset)
}

/** Dithers row `y` to 8 bit, into `image.finished`. `seed`: of its first pixel. */
export function ditherRow(image: KernelImage, width: number, y: number, seed: number, grain: number): void {
  const { rows, plane, finished } = image
  kernel.ditherRow(rows.byteOffset + startOfRow(image, y) * 4, plane * 4, width, seed, grain, finished.byteOffset)
}
