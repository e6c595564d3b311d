/** How the product of a mask (1 product, 0 background) touches the frame of its photograph. */
export interface FrameContact {
  /** Share of the frame the product touches. */
  readonly frameContact: number
  /** Longest touch with one side of the frame, as a share of the product's extent along that side: a product cut off by the frame. */
  readonly cutByFrame: number
  /** The same of the upper side alone: a person without a head. */
  readonly cutAtTop: number
  /** The same of the lesser of two opposite sides: a product that runs through the whole frame, such as a person without head and feet. */
  readonly throughFrame: number
  /** `frameContact` and `cutByFrame` without the lower side. */
  readonly aboveFoot: { readonly frameContact: number; readonly cutByFrame: number }
}

/** Place of the lower side among the four. */
const LOWER = 1

export function frameContactOf(mask: Uint8Array, width: number, height: number): FrameContact {
  let left = width
  let right = -1
  let top = height
  let bottom = -1
  for (let y = 0; y < height; y += 1) {
    const row = mask.subarray(y * width, (y + 1) * width)
    const first = row.indexOf(1)
    if (first < 0) continue
    left = Math.min(left, first)
    right = Math.max(right, row.lastIndexOf(1))
    top = Math.min(top, y)
    bottom = y
  }
  if (right < 0) return { frameContact: 0, cutByFrame: 0, cutAtTop: 0, throughFrame: 0, aboveFoot: { frameContact: 0, cutByFrame: 0 } }
  const touchAt = (start: number, step: number, count: number): number => {
    let touched = 0
    for (let index = 0; index < count; index += 1) touched += mask[start + index * step]
    return touched
  }
  const cells = [
    touchAt(0, 1, width),
    touchAt((height - 1) * width, 1, width),
    touchAt(0, width, height),
    touchAt(width - 1, width, height),
  ]
  const rows = cells.slice(0, 2).map((touched) => touched / (right - left + 1))
  const columns = cells.slice(2).map((touched) => touched / (bottom - top + 1))
  const shareOfFrame = (touched: readonly number[]): number => touched.reduce((sum, side) => sum + side, 0) / (2 * (width + height))
  return {
    frameContact: shareOfFrame(cells),
    cutByFrame: Math.max(...rows, ...columns),
    cutAtTop: rows[0],
    throughFrame: Math.max(Math.min(...rows), Math.min(...columns)),
    aboveFoot: { frameContact: shareOfFrame(cells.toSpliced(LOWER, 1)), cutByFrame: Math.max(rows[0], ...columns) },
  }
}

/** The contact of a product that is judged for a place at the lower edge of an image, where being cut off below does not show. */
export const withLowerEdgeHidden = <Signs extends FrameContact>(signs: Signs): Signs => ({ ...signs, ...signs.aboveFoot })
