import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { endlessTracks } from '../../packages/engine/src/video/codec/video-header.test-data.ts'

/** Files made to hurt whoever reads them: bytes in parts, so that a large one is never in memory whole. Add yours here. */

const MB = 1024 * 1024

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

const pngChunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}

/** A PNG of that many grey pixels a side: a thousandth of what it takes in memory. */
export const greyPng = (side: number): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.concat([u32(side), u32(side), Buffer.from([8, 0, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(Buffer.alloc((side + 1) * side))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])

/** A GIF of 2000 × 2000 pixels with that many frames of one. */
const endlessGif = (frames: number): Buffer =>
  Buffer.concat([
    Buffer.from('474946383961d007d007800000000000ffffff', 'hex'),
    ...Array.from({ length: frames }, () => Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex')),
    Buffer.from('3b', 'hex'),
  ])

const mp4Box = (name: string, size: number, body: Uint8Array): Buffer => Buffer.concat([u32(size), Buffer.from(name, 'latin1'), body])
const mp4Head = mp4Box('ftyp', 16, Buffer.from('isom\0\0\0\0', 'latin1'))

/** Boxes inside boxes: each says it holds the rest. */
const nestedBoxes = (depth: number): Buffer =>
  Buffer.concat(
    Array.from({ length: depth }, (_, level) => mp4Box(level % 2 === 0 ? 'moov' : 'trak', (depth - level) * 8, Buffer.alloc(0))),
  )

function* repeated(part: Uint8Array, bytes: number): Generator<Uint8Array> {
  const many = Buffer.alloc(64 * 1024, part)
  for (let left = bytes; left > 0; left -= many.length) yield many.subarray(0, left)
}

/** The drawing of the report: one filter that takes seconds for each of 4,000 rectangles. */
export const filteredSvg = (rectangles = 4000): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="120"><filter id="f"><feTurbulence numOctaves="900"/><feMorphology radius="300"/></filter>' +
  `${Array.from({ length: rectangles }, (_, at) => `<rect width="400" height="${at % 90}" filter="url(#f)"/>`).join('')}</svg>`

/** Entities that stand for a billion others. */
const laughingSvg = `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: 10 }, (_, at) => `<!ENTITY ${'bcdefghijk'[at]} "${`&${'abcdefghij'[at]};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&k;</text></svg>`

/** Drawings for where SVG is read. */
export const hostileDrawings: Readonly<Record<string, string>> = {
  'a filter on 4,000 rectangles': filteredSvg(),
  'a billion entities': laughingSvg,
  'copies of copies': `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><g id="a0"><rect width="9" height="9"/></g>${Array.from({ length: 30 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(9)}</g>`).join('')}<use href="#a30"/></svg>`,
  'groups in groups': `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${'<g opacity=".9">'.repeat(5000)}<rect width="9" height="9"/>${'</g>'.repeat(5000)}</svg>`,
  'a billion pixels':
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000"><rect width="100%" height="100%" fill="red"/></svg>',
  'a path of a million points': `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><path stroke="red" stroke-width="9" stroke-dasharray=".01" d="M0 0${'L900 900L0 0'.repeat(40_000)}"/></svg>`,
}

/** Uploads. */
export const hostileUploads: Readonly<Record<string, () => Iterable<Uint8Array>>> = {
  'comments before an SVG': () => [Buffer.from('<!---->'.repeat(45))],
  'a megabyte of comments': () => [Buffer.from('<!---->'.repeat(150_000))],
  'an SVG with a filter': () => [Buffer.from(filteredSvg())],
  'a PNG of 900 million pixels': () => [greyPngHead(30_000)],
  'a PNG of 39 million pixels': () => [large],
  'a cut PNG': () => [large.subarray(0, large.length / 2)],
  'a GIF of 20,000 frames': () => [gif],
  'a WebM of 25 million tracks': function* tracks() {
    yield endlessTracks.head
    yield* repeated(endlessTracks.track, 49 * MB)
  },
  'an MP4 of nested boxes': () => [mp4Head, nestedBoxes(200_000)],
  'an MP4 box longer than the file': () => [mp4Head, mp4Box('moov', 0xffff_ffff, Buffer.alloc(100))],
  'an MP4 of empty boxes': function* boxes() {
    yield mp4Head
    yield* repeated(mp4Box('free', 8, Buffer.alloc(0)), 20 * MB)
  },
  'a gzip of zeros': () => [gzipSync(Buffer.alloc(50 * MB))],
  'a file beyond the limit': () => repeated(Buffer.from([0xff, 0xd8]), 53 * MB),
  nothing: () => [],
}

/** A head that promises more than anyone should decode. */
const greyPngHead = (side: number): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.concat([u32(side), u32(side), Buffer.from([8, 6, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(Buffer.alloc(MB))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
const large = greyPng(6200)
const gif = endlessGif(20_000)
