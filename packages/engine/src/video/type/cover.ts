/** Coverage of a shape, 0 to 255, row by row: type and panels before they get a colour. */
export interface Cover {
  readonly width: number
  readonly height: number
  readonly cover: Uint8Array
  /** What has colours of its own (emoji), as premultiplied RGBA; part of the cover. Absent: all of it takes the text's colour. */
  readonly own?: Uint8Array
}

/** The colour of a pixel, 0 to 255 each channel: `color` where its cover is not its own. */
export function colorAt({ cover, own }: Cover, at: number, color: readonly number[]): readonly number[] {
  if (own === undefined || own[at * 4 + 3] === 0) return color
  const letter = Math.max(0, cover[at] - own[at * 4 + 3])
  return color.map((channel, index) => (channel * letter + own[at * 4 + index] * 255) / (letter + own[at * 4 + 3]))
}

/** Wide blurs are computed on an image so many times smaller: the difference is invisible, and it takes a tenth of the time. */
const COARSE_FACTOR = 4
const COARSE_FROM_RADIUS = 5

/** The cover with a lens blur of `radius` pixels, same size: two box blurs each way. */
export function blurred(from: Cover, radius: number): Cover {
  if (radius < COARSE_FROM_RADIUS) return boxBlurred(from, Math.max(1, Math.round(radius * 0.7)))
  return enlarged(boxBlurred(reduced(from), Math.max(1, Math.round((radius * 0.7) / COARSE_FACTOR))), from)
}

function boxBlurred({ width, height, cover }: Cover, reach: number): Cover {
  let from = cover
  for (let pass = 0; pass < 2; pass++) {
    from = boxBlur(from, { lines: height, length: width, line: width, step: 1 }, reach)
    from = boxBlur(from, { lines: width, length: height, line: 1, step: width }, reach)
  }
  return { width, height, cover: from }
}

/** Each value the mean of `COARSE` × `COARSE`; 0 beyond the edge. */
function reduced({ width, height, cover }: Cover): Cover {
  const [wide, high] = [Math.ceil(width / COARSE_FACTOR), Math.ceil(height / COARSE_FACTOR)]
  const sums = new Uint16Array(wide * high)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / COARSE_FACTOR) * wide
    for (let x = 0; x < width; x++, at++) if (cover[at] > 0) sums[row + ((x / COARSE_FACTOR) | 0)] += cover[at]
  }
  return { width: wide, height: high, cover: Uint8Array.from(sums, (sum) => sum / (COARSE_FACTOR * COARSE_FACTOR)) }
}

/** The small cover at the size of the large one, interpolated linearly. */
function enlarged(small: Cover, { width, height }: Pick<Cover, 'width' | 'height'>): Cover {
  const cover = new Uint8Array(width * height)
  // One column more, so that the last has a neighbour.
  const row = new Float32Array(small.width + 1)
  for (let y = 0; y < height; y++) {
    const down = Math.min(small.height - 1, Math.max(0, (y + 0.5) / COARSE_FACTOR - 0.5))
    const above = Math.floor(down) * small.width
    const below = Math.min(small.height - 1, Math.floor(down) + 1) * small.width
    const sink = down - Math.floor(down)
    for (let x = 0; x < small.width; x++) row[x] = small.cover[above + x] * (1 - sink) + small.cover[below + x] * sink
    row[small.width] = row[small.width - 1]
    for (let x = 0; x < width; x++) {
      const across = Math.max(0, (x + 0.5) / COARSE_FACTOR - 0.5)
      const left = across | 0
      cover[y * width + x] = row[left] + (row[left + 1] - row[left]) * (across - left) + 0.5
    }
  }
  return { width, height, cover }
}

interface Run {
  readonly lines: number
  readonly length: number
  /** Distance from one line to the next, and from one value to the next in it. */
  readonly line: number
  readonly step: number
}

function boxBlur(from: Uint8Array, { lines, length, line, step }: Run, reach: number): Uint8Array {
  const to = new Uint8Array(from.length)
  const share = 1 / (2 * reach + 1)
  for (let row = 0; row < lines; row++) {
    const start = row * line
    let sum = 0
    for (let at = 0; at <= Math.min(reach, length - 1); at++) sum += from[start + at * step]
    for (let at = 0; at < length; at++) {
      to[start + at * step] = sum * share + 0.5
      if (at + reach + 1 < length) sum += from[start + (at + reach + 1) * step]
      if (at - reach >= 0) sum -= from[start + (at - reach) * step]
    }
  }
  return to
}

/** A rectangle with round corners, with a `margin` around it. Edges are smooth. */
export function roundedCover(width: number, height: number, radius: number, margin: number): Cover {
  const [wide, high] = [width + 2 * margin, height + 2 * margin]
  const cover = new Uint8Array(wide * high)
  const round = Math.min(radius, width / 2, height / 2)
  for (let y = 0; y < high; y++) {
    const down = Math.abs(y + 0.5 - high / 2) - (height / 2 - round)
    for (let x = 0; x < wide; x++) {
      const across = Math.abs(x + 0.5 - wide / 2) - (width / 2 - round)
      const distance = Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - round
      cover[y * wide + x] = distance <= -0.5 ? 255 : distance >= 0.5 ? 0 : Math.round((0.5 - distance) * 255)
    }
  }
  return { width: wide, height: high, cover }
}
