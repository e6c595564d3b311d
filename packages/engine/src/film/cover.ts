/** Coverage of a shape, 0 to 255, row by row: what type and panels are before they have a colour. */
export interface Cover {
  readonly width: number
  readonly height: number
  readonly cover: Uint8Array
}

/** The cover blurred as by a lens of `radius` pixels, same size: two box blurs each way. */
export function blurred({ width, height, cover }: Cover, radius: number): Cover {
  const reach = Math.max(1, Math.round(radius * 0.7))
  let from = cover
  for (let pass = 0; pass < 2; pass++) {
    from = boxBlur(from, { lines: height, length: width, line: width, step: 1 }, reach)
    from = boxBlur(from, { lines: width, length: height, line: 1, step: width }, reach)
  }
  return { width, height, cover: from }
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

/** A rectangle with round corners, with `room` around it. Edges are smooth. */
export function roundedCover(width: number, height: number, radius: number, room: number): Cover {
  const [wide, high] = [width + 2 * room, height + 2 * room]
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
