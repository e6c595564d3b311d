import { type Draw } from './random.ts'

/** Bytes of the largest input. */
const MOST_BYTES = 512 * 1024
const numbers = [0, 1, 2, 7, 8, 9, 15, 16, 127, 128, 255, 256, 32_767, 32_768, 65_535, 0x7fff_ffff, 0x8000_0000, 0xffff_fff0, 0xffff_ffff]

/** Where four letters or digits stand that may name a box or a chunk: the length is before them, in a RIFF behind them. */
function namesIn(bytes: Buffer): number[] {
  const found: number[] = []
  const isName = (byte: number): boolean => (byte >= 0x30 && byte <= 0x7a) || byte === 0x20 || byte === 0xa9
  for (let at = 4; at + 4 <= Math.min(bytes.length, 200_000) && found.length < 400; at++)
    if (isName(bytes[at]) && isName(bytes[at + 1]) && isName(bytes[at + 2]) && isName(bytes[at + 3])) found.push(at)
  return found
}

function changeLength(bytes: Buffer, draw: Draw): Buffer {
  const names = namesIn(bytes)
  if (names.length === 0) return bytes
  const name = draw.oneOf(names)
  const other = draw.oneOf(names)
  const value = draw.oneOf([...numbers, bytes.length - name, bytes.length - name + 4, bytes.readUInt32BE(other - 4)]) >>> 0
  if (draw.below(4) === 0 && name + 8 <= bytes.length) bytes.writeUInt32LE(value, name + 4)
  else bytes.writeUInt32BE(value, name - 4)
  return bytes
}

function changeNumber(bytes: Buffer, draw: Draw): Buffer {
  const size = draw.oneOf([1, 2, 4])
  // Headers stand at the start.
  const at = draw.below(draw.below(2) === 0 ? Math.min(bytes.length, 256) : bytes.length)
  if (at + size > bytes.length) return bytes
  const value = draw.oneOf(numbers) % 2 ** (size * 8)
  if (draw.below(2) === 0) bytes.writeUIntBE(value, at, size)
  else bytes.writeUIntLE(value, at, size)
  return bytes
}

function pieceOf(bytes: Buffer, draw: Draw): readonly [from: number, to: number] {
  const from = draw.below(bytes.length)
  return [from, Math.min(bytes.length, from + 1 + draw.below(draw.oneOf([8, 64, 1024, bytes.length])))]
}

const changes: readonly ((bytes: Buffer, other: Buffer, draw: Draw) => Buffer)[] = [
  (bytes, _, draw) => {
    for (let left = 1 + draw.below(8); left > 0; left--) bytes[draw.below(bytes.length)] ^= 1 << draw.below(8)
    return bytes
  },
  (bytes, _, draw) => changeNumber(bytes, draw),
  (bytes, _, draw) => changeNumber(bytes, draw),
  (bytes, _, draw) => changeLength(bytes, draw),
  (bytes, _, draw) => changeLength(bytes, draw),
  (bytes, _, draw) => bytes.subarray(0, draw.below(bytes.length)),
  (bytes, _, draw) => {
    const [from, to] = pieceOf(bytes, draw)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  },
  (bytes, _, draw) => {
    const [from, to] = pieceOf(bytes, draw)
    const times = Math.min(draw.oneOf([2, 3, 10, 100, 1000]), Math.floor(MOST_BYTES / (to - from)))
    return Buffer.concat([bytes.subarray(0, to), Buffer.alloc(times * (to - from), bytes.subarray(from, to)), bytes.subarray(to)])
  },
  (bytes, other, draw) => {
    const [from, to] = pieceOf(other, draw)
    const at = draw.below(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), other.subarray(from, to), bytes.subarray(at + draw.oneOf([0, to - from]))])
  },
  (bytes, _, draw) => {
    const [from, to] = pieceOf(bytes, draw)
    return bytes.fill(draw.oneOf([0, 0xff, 0x20, draw.below(256)]), from, to)
  },
]

/** A changed copy of `start`; `other` is another valid input, for pieces. */
export function changedBytes(start: Uint8Array, other: Uint8Array, draw: Draw): Uint8Array {
  let bytes = Buffer.from(start)
  for (let left = 1 + draw.below(4); left > 0 && bytes.length > 0; left--)
    bytes = Buffer.from(draw.oneOf(changes)(bytes, Buffer.from(other), draw))
  return bytes.subarray(0, MOST_BYTES)
}
