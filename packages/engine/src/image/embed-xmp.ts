import { crc32 } from 'node:zlib'

// Adobe's XMP specification, part 3 (2020): where a packet stands in a file of each format.

/** The identifier of boxes with XMP in an MP4. */
export const XMP_BOX_ID = 'be7acfcb97a942e89c71999491e3afac'

/**
 * A box with an XMP packet, to be appended to an MP4: a box of the file itself, which players skip. Behind everything else it moves no offset of the
 * index, and a video still plays while it loads.
 */
export function xmpBox(xmp: string): Uint8Array {
  const content = Buffer.concat([Buffer.from('uuid'), Buffer.from(XMP_BOX_ID, 'hex'), Buffer.from(xmp)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(length.length + content.length)
  return Buffer.concat([length, content])
}

/** The keyword of a PNG's text with XMP; behind it: not packed, no language, no translated keyword. */
export const PNG_XMP = 'XML:com.adobe.xmp\0'
const NOT_PACKED = '\0\0\0\0'
/** Signature and header of a PNG: of one length. */
const PNG_HEAD = 33

/** A PNG with an XMP packet as plain international text. libvips writes packed text instead, in which few readers look for XMP (2026-11). */
export function withPngXmp(png: Uint8Array, xmp: string): Uint8Array {
  const content = Buffer.concat([Buffer.from(`iTXt${PNG_XMP}${NOT_PACKED}`, 'latin1'), Buffer.from(xmp)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 'iTXt'.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([png.subarray(0, PNG_HEAD), length, content, sum, png.subarray(PNG_HEAD)])
}
