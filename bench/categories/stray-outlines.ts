import { type Mask } from '@adloom/engine/classify/outline-features.ts'
import { spreadValue } from './drawn-outlines.ts'

/** Side of an outline's image in pixels. */
const SIDE = 80

/** Points are -1 to 1 across and down. */
type Inside = (x: number, y: number) => boolean

const box =
  (halfWide: number, halfHigh: number, corner: number): Inside =>
  (x, y) => {
    const dx = Math.max(0, Math.abs(x) - halfWide + corner)
    const dy = Math.max(0, Math.abs(y) - halfHigh + corner)
    return Math.abs(x) <= halfWide && Math.abs(y) <= halfHigh && Math.hypot(dx, dy) <= corner + 1e-9
  }
const oval =
  (halfWide: number, halfHigh: number): Inside =>
  (x, y) =>
    (x / halfWide) ** 2 + (y / halfHigh) ** 2 <= 1
const moved =
  (inside: Inside, byX: number, byY: number): Inside =>
  (x, y) =>
    inside(x - byX, y - byY)
const turned =
  (inside: Inside, angle: number): Inside =>
  (x, y) =>
    inside(x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle))
const joined =
  (...parts: readonly Inside[]): Inside =>
  (x, y) =>
    parts.some((part) => part(x, y))
const without =
  (whole: Inside, part: Inside): Inside =>
  (x, y) =>
    whole(x, y) && !part(x, y)

/** Outlines shared by many things, or of nothing that is sold: they must not get a name. Each takes five numbers 0 to 1. */
const strays: readonly ((a: number, b: number, c: number, d: number, e: number) => Inside)[] = [
  (a, b, c) => box(0.25 + a * 0.65, 0.25 + b * 0.65, c * c * 0.2),
  (a, b, c) => turned(box(0.2 + a * 0.6, 0.2 + b * 0.6, c * 0.1), b * 3),
  (a, b, c) => oval(0.3 + a * 0.6, 0.3 + b * (c > 0.5 ? 0.6 : 0.1)),
  (a, b, c) => turned(oval(0.9, 0.1 + a * 0.6), (b - 0.5) * 2 * c),
  // Slanted sides, like cups, buckets and skirts.
  (a, b, c) => (x, y) => Math.abs(y) < 0.4 + c * 0.5 && Math.abs(x) < (0.3 + a * 0.6) * (1 + (b - 0.5) * y * 1.3),
  // Cylinders seen slightly from above.
  (a, b, c) => {
    const half = 0.2 + a * 0.5
    const high = 0.2 + b * 0.7
    return joined(box(half, high, 0), moved(oval(half, half * c * 0.4), 0, high), moved(oval(half, half * c * 0.4), 0, -high))
  },
  // Smooth blobs and ragged heaps.
  (a, b, c, d, e) => (x, y) => {
    const angle = Math.atan2(y, x)
    const swing = Math.sin(2 * angle + a * 6) * b + Math.sin(3 * angle + c * 6) * d + Math.sin(5 * angle + e * 6) * a * 0.6
    return Math.hypot(x, y) < 0.6 + 0.25 * swing
  },
  (a, b, c, d, e) => (x, y) => {
    const angle = Math.atan2(y, x)
    return Math.hypot(x, y * (1 + e)) < 0.7 + 0.2 * b * Math.sin(Math.round(3 + a * 9) * angle + c * 6) + 0.1 * d * Math.sin(17 * angle)
  },
  // Several things side by side.
  (a, b, c, d) =>
    joined(
      moved(box(0.3 * (0.5 + a), 0.4 + b * 0.4, 0.05), -0.5, 0.9 - (0.4 + b * 0.4)),
      moved(oval(0.2 + c * 0.2, 0.2 + d * 0.4), 0.5, 0.9 - (0.2 + d * 0.4)),
    ),
  (a, b, c, d) =>
    joined(
      moved(box(0.25, 0.4 + b * 0.4, c * 0.1), -0.6, 0),
      moved(box(0.25, 0.4 + d * 0.4, c * 0.1), 0, 0),
      moved(box(0.2, 0.3 + a * 0.5, c * 0.1), 0.6, 0),
    ),
  // Two joined bodies.
  (a, b, c, d, e) => joined(box(0.2 + a * 0.3, 0.9, 0.1), moved(box(0.5 + b * 0.4, 0.1 + c * 0.3, 0.1), (d - 0.5) * 0.4, e * 1.2 - 0.6)),
  (a, b, c, d, e) => joined(oval(0.5 + a * 0.4, 0.3 + b * 0.2), moved(oval(0.2 + c * 0.2, 0.2 + d * 0.3), e - 0.5, -0.5)),
  (a, b, c, d, e) =>
    joined(moved(box(0.3 + a * 0.2, 0.5 + b * 0.4, 0.1), -0.2, 0), turned(moved(box(0.5 + c * 0.3, 0.06 + d * 0.1, 0), 0.3, 0.5), e - 0.5)),
  // Frames and rings with a hole.
  (a, b, c, d, e) =>
    without(box(0.3 + a * 0.6, 0.4 + b * 0.5, 0.1), moved(box(0.1 + a * 0.4 * c, 0.1 + b * 0.4 * d, 0.05), 0, (e - 0.5) * 0.4)),
  (a, b, c) => without(oval(0.9, 0.5 + a * 0.4), oval(0.2 + b * 0.5, 0.2 + c * 0.25)),
  // Long things.
  (a, b, c) => turned(box(0.9, 0.03 + a * 0.15, c * 0.03), (b - 0.5) * 3),
  (a, b, c, d) => turned(joined(box(0.9, 0.04 + a * 0.06, 0), moved(oval(0.1 + b * 0.2, 0.1 + c * 0.25), 0.75, 0)), d * 3),
  // Things turned on a lathe.
  (a, b, c, d, e) => (x, y) => {
    const half = 0.45 + 0.2 * Math.sin(y * (1 + a * 3) + b * 6) + 0.15 * c * Math.sin(y * (3 + d * 4) + e * 6)
    return Math.abs(y) < 0.92 && Math.abs(x) < half * (0.5 + 0.6 * a)
  },
  // Stars, fans and hands.
  (a, b, c) => (x, y) =>
    Math.hypot(x, y) < 0.35 + 0.5 * b + (0.5 - 0.5 * b) * (Math.cos(Math.round(3 + a * 5) * (Math.atan2(y, x) + c)) > 0 ? 1 : 0),
  // Wedges and slabs.
  (a, b, c, d) => (x, y) => y > -0.8 + a * (x + 1) && y < 0.8 - b * 0.6 * (1 - x) && Math.abs(x) < 0.5 + 0.45 * c && y < 0.3 + d * 0.6,
]

/** The `index`-th stray outline; the same index gives the same. */
export function strayOutline(index: number): Mask {
  const at = (series: number): number => spreadValue(index, series)
  const inside = strays[index % strays.length](at(0), at(1), at(2), at(3), at(4))
  const cells = new Uint8Array(SIDE * SIDE)
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (inside((((cell % SIDE) + 0.5) / SIDE) * 2 - 1, ((Math.floor(cell / SIDE) + 0.5) / SIDE) * 2 - 1)) cells[cell] = 1
  }
  return { width: SIDE, height: SIDE, cells }
}

interface Span {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function spanOf({ width, cells }: Mask): Span {
  const on = [...cells.keys()].filter((cell) => cells[cell] === 1)
  const xs = on.map((cell) => cell % width)
  const [left, top] = [Math.min(...xs), Math.floor(on[0] / width)]
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.floor((on.at(-1) ?? 0) / width) - top + 1 }
}

/** No product: the upper part of one outline on the lower part of another, both as wide as the first. */
export function mergedOutline(upper: Mask, lower: Mask, share: number): Mask {
  const [above, below] = [spanOf(upper), spanOf(lower)]
  const { width, height } = upper
  const cells = new Uint8Array(width * height)
  for (let y = above.top; y < above.top + above.height; y += 1) {
    const down = (y - above.top + 0.5) / above.height
    for (let x = above.left; x < above.left + above.width; x += 1) {
      const across = (x - above.left + 0.5) / above.width
      const row = below.top + Math.floor(down * below.height)
      const column = below.left + Math.floor(across * below.width)
      cells[y * width + x] = down < share ? upper.cells[y * width + x] : lower.cells[row * lower.width + column]
    }
  }
  return { width, height, cells }
}

/** A tilted or upside-down outline, as products are not photographed: `turn` in radians. */
export function tiltedOutline({ width, height, cells }: Mask, turn: number): Mask {
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  const out = cells.map((_, cell) => {
    const x = (cell % width) + 0.5 - width / 2
    const y = Math.floor(cell / width) + 0.5 - height / 2
    const column = Math.floor(x * cosine + y * sine + width / 2)
    const row = Math.floor(y * cosine - x * sine + height / 2)
    return column >= 0 && row >= 0 && column < width && row < height ? cells[row * width + column] : 0
  })
  return { width, height, cells: out }
}
