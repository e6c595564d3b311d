import { type ContactMap } from './contact-map.ts'
import { type Finish } from './materials/finish.ts'
import { kernel, kernelSetup, kernelPlaces, memory } from './kernel-program.ts'
import type { MaterialKind } from './scene.ts'
import { type Size } from './pixels.ts'
import { lightWrap } from './shade-hit.ts'
import { type Stage } from './stage.ts'

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
  'paint',
]

/** What the kernel has to know of a surface beside its finish. */
interface SurfaceLook {
  /** Whether the squares lie on several pieces of its material. */
  readonly isOnPieces: boolean
  readonly isMirror: boolean
  readonly hasLamps: boolean
  readonly hasOverlay: boolean
}

/** The surface that the kernel was told of last. */
let known: { readonly finish: Finish; readonly look: SurfaceLook } | null = null

/** Tells the kernel of the surface of the squares to come. */
export function setUpSurface({ sky, key }: KernelImage, finish: Finish, look: SurfaceLook): void {
  if (known !== null && known.finish === finish && isSameLook(known.look, look)) return
  known = { finish, look }
  const { frequency, shiftX, shiftY, ratio, main, second, third, fourth } = finish
  kernelSetup().set([frequency, shiftX, shiftY, ratio, ...main, ...second, ...third, ...fourth])
  const { isOnPieces, isMirror, hasLamps, hasOverlay } = look
  kernel.setUpSurface(kernelNumbers.get(finish.material) ?? 0, isOnPieces, isMirror, hasLamps, hasOverlay, sky, key)
}

const isSameLook = (one: SurfaceLook, other: SurfaceLook): boolean =>
  one.isOnPieces === other.isOnPieces &&
  one.isMirror === other.isMirror &&
  one.hasLamps === other.hasLamps &&
  one.hasOverlay === other.hasOverlay

/** Tells the kernel of the light of an image of that size. */
function setUpImage(stage: Stage, contact: ContactMap | null, { width, height }: Size): void {
  known = null
  const { lightX, lightY, lightZ, key, fill, standHeight } = stage
  const wrap = lightWrap(stage)
  const { left, back, cell, columns, rows } = contact ?? noContact
  kernelSetup().set(
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

const kernelNumbers: ReadonlyMap<MaterialKind, number> = new Map(kernelMaterials.map((material, number) => [material, number]))

/** Whether the kernel samples the material and the surface looks the same from all sides: polish changes with the viewing direction. */
export const canShadeSquares = ({ material, polish }: Finish): boolean => polish === 0 && kernelNumbers.has(material)

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
  /** For one row: the edges that `findEdges` found. */
  readonly edges: Int32Array
  /** Key light of the pixels of a run, 0 to 1. */
  readonly keys: Float32Array
  /** One colour, 0 to 255 and not rounded. */
  readonly mean: Float32Array
  /** One finished row, RGBA. */
  readonly finished: Uint8ClampedArray
}

/** Makes room for an image of that size and as many numbers more as told; what was there is forgotten. */
export function kernelImage({ width, height }: Size, more: number, stage: Stage, contact: ContactMap | null): KernelImage {
  const wide = Math.ceil(width / 4) * 4
  const plane = wide + 2 * ROOM
  const place = kernelPlaces((more + 2 * (contact?.sky.length ?? 0) + KEPT_ROWS * 3 * plane) * 4 + wide * 12 + 16 * 10)
  setUpImage(stage, contact, { width, height })
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
    keys: memoryFor(wide),
    mean: memoryFor(4),
    edges: new Int32Array(memory.buffer, place(wide * 4), wide),
    finished: new Uint8ClampedArray(memory.buffer, place(wide * 4), wide * 4),
  }
}

/** The place of a row's first red in the rows; its green and its blue follow after a plane each. */
export const startOfRow = ({ plane }: KernelImage, y: number): number => (y % KEPT_ROWS) * 3 * plane + ROOM

/** Squares side by side in a row of pixels. */
interface SurfaceSquares {
  /** Address of the numbers of the first square's first point, and bytes from there to those of the point below. */
  readonly values: number
  readonly below: number
  readonly run: { readonly left: number; readonly y: number; readonly down: number; readonly to: number }
  readonly count: number
}

/**
 * Shades squares on one flat surface, which was set up: everything but its pattern, or its finest part, is interpolated. `hasKeys`: `image.keys` holds the
 * key light of each pixel, which is interpolated otherwise.
 */
export function shadeSquares({ rows, plane, keys }: KernelImage, { values, below, run, count }: SurfaceSquares, hasKeys: boolean): void {
  const to = rows.byteOffset + run.to * 4
  kernel.shadeSquares(values, below, run.down, count, run.left, run.y, to, plane * 4, hasKeys ? keys.byteOffset : 0)
}

/**
 * The mean colour of four samples of the pixel (x, y), into `image.mean`, on a flat surface that was set up. (across, down): its upper left corner in its
 * square, 0 to 1; addresses of the square as for `SurfaceSquares`.
 */
export function shadeSamples(
  { mean }: KernelImage,
  { values, below }: Pick<SurfaceSquares, 'values' | 'below'>,
  { across, down, x, y }: { readonly across: number; readonly down: number; readonly x: number; readonly y: number },
): void {
  kernel.shadeSamples(values, below, across, down, x, y, mean.byteOffset)
}

/** Interpolates the finished colours of `count` squares side by side; addresses as for `SurfaceSquares`. */
export function interpolateSquares(
  { rows, plane }: KernelImage,
  { down, to }: SurfaceSquares['run'],
  { colors, below, count }: { readonly colors: number; readonly below: number; readonly count: number },
): void {
  kernel.interpolateSquares(colors, below, down, count, rows.byteOffset + to * 4, plane * 4)
}

/** Of an edge: it is a line, not only an edge. */
const IS_LINE = 1

/** The pixel of an edge, and whether it differs by more than the second contrast. */
export const pixelOfEdge = (edge: number): number => edge >> 1
export const isLine = (edge: number): boolean => (edge & IS_LINE) !== 0

/** Finds the pixels of row `y` that differ from a neighbour by more than the first contrast, into `image.edges`. Returns how many there are. */
export function findEdges(
  image: KernelImage,
  width: number,
  y: number,
  [above, below]: readonly [above: number, below: number],
  [weak, strong]: readonly [weak: number, strong: number],
): number {
  const { rows, plane, edges } = image
  const greenOf = (row: number): number => rows.byteOffset + (startOfRow(image, row) + plane) * 4
  return kernel.findEdges(greenOf(y), greenOf(above), greenOf(below), width, weak, strong, edges.byteOffset)
}

/** Dithers row `y` to 8 bit, into `image.finished`. `seed`: of its first pixel. */
export function ditherRow(image: KernelImage, width: number, y: number, seed: number, grain: number): void {
  const { rows, plane, finished } = image
  kernel.ditherRow(rows.byteOffset + startOfRow(image, y) * 4, plane * 4, width, seed, grain, finished.byteOffset)
}
