/** Facts in the boxes of an MP4 that a decoder does not report. */
interface Mp4Boxes {
  /** Whether the index comes before the frames, so that a video plays while it loads. */
  readonly isFastStart: boolean
  /** Whether any box has a creation or modification time. */
  readonly hasTimeStamps: boolean
}

interface Box {
  readonly type: string
  readonly from: number
  readonly to: number
}

/** Boxes that contain boxes, on the path to those with time stamps. */
const parents = ['moov', 'trak', 'mdia']
const stamped = ['mvhd', 'tkhd', 'mdhd']

/** Reads the boxes of an MP4; for other files, reports neither an index in front nor a stamp. */
export function readBoxes(bytes: Uint8Array): Mp4Boxes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const top = boxesIn(view, 0, bytes.length)
  const index = top.findIndex(({ type }) => type === 'moov')
  return {
    isFastStart: index >= 0 && index < top.findIndex(({ type }) => type === 'mdat'),
    hasTimeStamps: top.some((box) => isStamped(view, box)),
  }
}

function isStamped(view: DataView, box: Box): boolean {
  if (parents.includes(box.type)) return boxesIn(view, box.from, box.to).some((inner) => isStamped(view, inner))
  if (!stamped.includes(box.type)) return false
  // Version 0 has two stamps of 32 bits after its four bytes of flags, version 1 two of 64.
  const words = view.getUint8(box.from) === 0 ? 2 : 4
  return Array.from({ length: words }, (_, i) => view.getUint32(box.from + 4 + 4 * i)).some((word) => word !== 0)
}

function boxesIn(view: DataView, from: number, to: number): readonly Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const short = view.getUint32(at)
    const size = short === 1 && at + 16 <= to ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    if (size < 8 || at + size > to) break
    const type = String.fromCharCode(...[4, 5, 6, 7].map((i) => view.getUint8(at + i)))
    boxes.push({ type, from: at + (short === 1 ? 16 : 8), to: at + size })
    at += size
  }
  return boxes
}
