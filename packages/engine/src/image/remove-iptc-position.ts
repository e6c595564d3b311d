import { untilDamaged } from './position-search.ts'
import { positionDatasets } from './position-words.ts'

const RESOURCE = '8BIM'
const IPTC = 0x0404
const MARKER = 0x1c
const APPLICATION_RECORD = 2

/** Overwrites the names of places in IPTC, bare or among Photoshop's image resources, with spaces. */
export function removeIptcPosition(part: Buffer): void {
  untilDamaged(() => ofResources(part))
}

function ofResources(part: Buffer): void {
  if (part.toString('latin1', 0, 4) !== RESOURCE) {
    ofDatasets(part)
    return
  }
  let at = 0
  while (at + 12 <= part.length && part.toString('latin1', at, at + 4) === RESOURCE) {
    const nameBytes = 1 + part.readUInt8(at + 6)
    const sizeAt = at + 6 + nameBytes + (nameBytes % 2)
    const start = sizeAt + 4
    const end = start + part.readUInt32BE(sizeAt)
    if (part.readUInt16BE(at + 4) === IPTC) ofDatasets(part.subarray(start, end))
    at = end + ((end - start) % 2)
  }
}

function ofDatasets(part: Buffer): void {
  let at = 0
  while (at + 5 <= part.length && part[at] === MARKER) {
    const length = part.readUInt16BE(at + 3)
    // Longer ones state the length of their length; no name of a place is that long.
    if (length > 0x7fff) return
    if (part[at + 1] === APPLICATION_RECORD && positionDatasets.has(part.readUInt8(at + 2)))
      part.fill(' ', at + 5, Math.min(at + 5 + length, part.length))
    at += 5 + length
  }
}
