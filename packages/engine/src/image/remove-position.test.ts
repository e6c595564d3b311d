import { crc32, deflateSync, inflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { removePosition } from './remove-position.ts'

const XMP =
  '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/"' +
  ' xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"' +
  ' exif:GPSLatitude="51,30.5N" photoshop:Credit="Ada Lovelace" photoshop:City="Greenwich">' +
  '<exif:GPSLongitude>0,7.5W</exif:GPSLongitude><Iptc4xmpExt:LocationCreated><rdf:Bag><rdf:li Iptc4xmpExt:City="Greenwich">' +
  '<Iptc4xmpExt:Sublocation>Park Row</Iptc4xmpExt:Sublocation></rdf:li></rdf:Bag></Iptc4xmpExt:LocationCreated>' +
  '<photoshop:Source>a studio</photoshop:Source></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'

/** A picture on its side, with a colour profile, a maker, a position and a packet of XMP. */
const located = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#aa3311' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Acme' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 2987/100', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 3971/100' },
    })
    .withXmp(XMP)

const GPS_POINTER = [Buffer.from([0x25, 0x88, 4, 0]), Buffer.from([0x88, 0x25, 0, 4])]
const tellsPosition = (bytes: Buffer): boolean =>
  GPS_POINTER.some((pointer) => bytes.includes(pointer)) || ['51,30', '0,7.5', 'Greenwich', 'Park Row'].some((text) => bytes.includes(text))

const without = (bytes: Buffer): Buffer => Buffer.from(removePosition(Buffer.from(bytes)))

test.each([
  ['a JPEG', () => located().jpeg()],
  ['a PNG', () => located().png()],
  ['a WebP', () => located().webp()],
  ['an AVIF', () => located().avif({ effort: 0 })],
])('%s loses where it was taken, and nothing else', async (_what, make) => {
  const taken = await make().toBuffer()
  const stored = without(taken)
  expect(stored.includes(Buffer.from([0x0b, 0xab]))).toBe(false) // 2987, of the seconds
  const [before, after] = await Promise.all([sharp(taken).metadata(), sharp(stored).metadata()])
  const metadata = [before, after].map(({ exif = Buffer.alloc(0), xmp = Buffer.alloc(0) }) => Buffer.concat([exif, xmp]))
  expect([tellsPosition(taken), ...metadata.map(tellsPosition), tellsPosition(stored)]).toEqual([true, true, false, false])
  expect({ ...after, size: 0, exif: null, xmp: null, xmpAsString: null }).toEqual({
    ...before,
    size: 0,
    exif: null,
    xmp: null,
    xmpAsString: null,
  })
  expect(after.exif?.includes('Acme')).toBe(true)
  expect(after.xmpAsString).toContain('photoshop:Credit="Ada Lovelace"')
  expect(after.xmpAsString).toContain('<photoshop:Source>a studio</photoshop:Source>')
  expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(taken).raw().toBuffer())
  expect(without(stored)).toEqual(stored)
})

const text = (value: string): Buffer => Buffer.from(value, 'latin1')
const uint32 = (value: number): Buffer => Buffer.from([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255])
const uint16 = (value: number): Buffer => uint32(value).subarray(2)
const box = (name: string, ...content: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(content)
  return Buffer.concat([uint32(inside.length + 8), text(name), inside])
}

test('an MP4 and a MOV lose where they were taken, and keep the rest', () => {
  const place = '+51.5081-000.1281+030/' // 22 characters
  const key = (name: string): Buffer => box('mdta', text(name))
  const value = (index: number, content: string): Buffer =>
    box(uint32(index).toString('latin1'), box('data', uint32(1), uint32(0), text(content)))
  const video = Buffer.concat([
    box('ftyp', text('qt  '), uint32(0)),
    box('mdat', text('\xa9xyz stays here')),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      box(
        'udta',
        box('\xa9xyz', uint16(place.length), uint16(0x15c7), text(place)),
        box('\xa9nam', text('A film')),
        box('loci', text(place)),
      ),
      box(
        'meta',
        box('hdlr', Buffer.alloc(24)),
        box('keys', uint32(0), uint32(2), key('com.apple.quicktime.make'), key('com.apple.quicktime.location.ISO6709')),
        box('ilst', value(1, 'Acme'), value(2, place)),
      ),
    ),
  ])
  const stored = without(video)
  expect([video.includes('51.5081'), stored.includes('51.5081')]).toEqual([true, false])
  expect(stored).toHaveLength(video.length)
  const [kept, was] = [stored, video].map((bytes) => bytes.toString('latin1'))
  expect(kept).toBe(
    was
      .replace(`\xa9xyz\0\x16\x15\xc7${place}`, `free${'\0'.repeat(4 + place.length)}`)
      .replace(/loci\S{22}/, `free${'\0'.repeat(22)}`)
      .replace(place, ' '.repeat(place.length)),
  )
})

/** A JPEG with these segments before its pixels. */
async function jpegWith(...segments: readonly (readonly [marker: number, content: Buffer])[]): Promise<Buffer> {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const added = segments.flatMap(([marker, content]) => [Buffer.from([0xff, marker]), uint16(content.length + 2), content])
  return Buffer.concat([plain.subarray(0, 2), ...added, plain.subarray(2)])
}

test('a JPEG loses the names of places in IPTC, positions in XMP of several segments, and those of images and videos behind it', async () => {
  const dataset = (number: number, value: string): Buffer =>
    Buffer.concat([Buffer.from([0x1c, 2, number]), uint16(value.length), text(value)])
  const iptc = Buffer.concat([dataset(80, 'Ada Lovelace'), dataset(90, 'Greenwich')])
  const more = (part: string): Buffer => text(`http://ns.adobe.com/xmp/extension/\0${'0'.repeat(40)}${part}`)
  const at = XMP.indexOf('30.5N')
  const picture = await jpegWith(
    [0xed, Buffer.concat([text('Photoshop 3.0\x008BIM'), uint16(0x0404), uint16(0), uint32(iptc.length), iptc])],
    [0xe1, more(XMP.slice(0, at).replace('\ufeff', ''))],
    [0xe1, more(XMP.slice(at))],
  )
  const film = Buffer.concat([box('ftyp', text('isom')), box('moov', box('udta', box('\xa9xyz', text('+51,30/'))))])
  const all = Buffer.concat([picture, await located().jpeg().toBuffer(), film])
  const stored = without(all)
  expect([tellsPosition(all), tellsPosition(stored), stored.includes('30.5N')]).toEqual([true, false, false])
  expect(stored.includes(dataset(80, 'Ada Lovelace'))).toBe(true)
  expect(stored).toHaveLength(all.length)
})

/** A PNG with a chunk of text before its pixels. */
async function pngWith(type: string, content: Buffer): Promise<Buffer> {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const chunk = Buffer.concat([text(type), content])
  return Buffer.concat([plain.subarray(0, 33), uint32(content.length), chunk, uint32(crc32(chunk)), plain.subarray(33)])
}
/** Metadata as ImageMagick writes it, lines of hexadecimal digits. */
const profile = (content: Buffer): Buffer => text(`\nexif\n${content.length}\n${content.toString('hex').replace(/.{72}/g, '$&\n')}\n`)

test('a PNG loses positions in Exif that is written as digits, plain or packed, keeps the rest, and its checksums hold', async () => {
  const { exif = Buffer.alloc(0) } = await sharp(await located().jpeg().toBuffer()).metadata()
  const keyword = text('Raw profile type exif\0')
  const contentOf = (picture: Buffer): Buffer => picture.subarray(41 + keyword.length, 41 + picture.readUInt32BE(33))
  const exifOf = (written: Buffer): Buffer => Buffer.from(written.toString('latin1').split('\n').slice(3).join(''), 'hex')
  const plain = await pngWith('tEXt', Buffer.concat([keyword, profile(exif)]))
  const packed = await pngWith('zTXt', Buffer.concat([keyword, Buffer.from([0]), deflateSync(profile(exif))]))
  const stored = [without(plain), without(packed)]
  const read = [exif, exifOf(contentOf(stored[0])), exifOf(inflateSync(contentOf(stored[1]).subarray(1)))]
  expect(read.map(tellsPosition)).toEqual([true, false, false])
  expect(read.map((one) => [one.length, one.includes('Acme')])).toEqual(read.map(() => [exif.length, true]))
  for (const picture of stored) expect((await sharp(picture, { failOn: 'warning' }).raw().toBuffer()).length).toBe(8 * 8 * 3)
})

test('a PNG keeps packed metadata without a position byte for byte, and loses what cannot be unpacked', async () => {
  const keyword = text('XML:com.adobe.xmp\0\x01\0\0\0')
  const generated = await pngWith('iTXt', Buffer.concat([keyword, deflateSync('<x:xmpmeta xmp:CreatorTool="Adloom"/>')]))
  expect(without(generated)).toEqual(generated)
  const broken = await pngWith('iTXt', Buffer.concat([keyword, text('Greenwich')]))
  expect([tellsPosition(broken), tellsPosition(without(broken))]).toEqual([true, false])
})

test('a GIF loses positions in its XMP', () => {
  const end = text('\x01\xff\xfe\0\0;')
  const gif = Buffer.concat([text('GIF89a!\xff\x0bXMP DataXMP'), Buffer.from(XMP), end])
  const stored = without(gif)
  expect([tellsPosition(gif), tellsPosition(stored), stored.subarray(-end.length)]).toEqual([true, false, end])
})

test('a directory that names itself, lies beyond the end or counts to the end of its range ends the search', async () => {
  const entry = (tag: number, offset: number): Buffer => Buffer.concat([uint16(tag), uint16(4), uint32(1), uint32(offset)])
  const exif = (count: number, ...entries: readonly Buffer[]): Buffer =>
    Buffer.concat([text('Exif\0\0MM\0*'), uint32(8), uint16(count), ...entries, uint32(8)])
  const pictures = await Promise.all(
    [
      exif(2, entry(0x8769, 8), entry(0x8825, 8)),
      exif(1, entry(0x8825, 0xffff_fff0)),
      exif(0xffff, entry(0x8825, 26)),
      exif(3, entry(0x8825, 30), entry(0x8825, 30), entry(0x02bc, 0)),
    ].map((content) => jpegWith([0xe1, content])),
  )
  for (const picture of pictures) {
    const stored = without(picture)
    expect(stored).toHaveLength(picture.length)
    expect((await sharp(stored).metadata()).width).toBe(8)
  }
})

test('whatever is cut off or changed, the search ends without an error, and a second one changes nothing', async () => {
  const files = await Promise.all([
    located().jpeg().toBuffer(),
    located().png().toBuffer(),
    located().webp().toBuffer(),
    located().avif({ effort: 0 }).toBuffer(),
  ])
  const damaged = fc
    .tuple(
      fc.constantFrom(...files),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
    )
    .map(([file, kept, changes]) => {
      const copy = Buffer.from(file.subarray(0, Math.ceil(file.length * kept)))
      for (const [at, byte] of changes) if (copy.length > 0) copy[12 + (at % copy.length)] = byte
      return copy
    })
  fc.assert(
    fc.property(damaged, (file) => {
      const stored = without(file)
      expect(without(stored)).toEqual(stored)
    }),
    { numRuns: 500 },
  )
})

const MEGABYTES = 20
const repeated = (head: string, part: Buffer): Buffer => Buffer.concat([text(head), Buffer.alloc(MEGABYTES * 1_000_000, part)])
test.each([
  [
    'tags of XMP',
    Buffer.concat([text('\x89PNG\r\n\x1a\n'), uint32(4_000_000), text('iTXtXML:com.adobe.xmp\0\0'), repeated('', text('<a:city>='))]),
  ],
  [
    'quotes of XMP',
    Buffer.concat([text('\x89PNG\r\n\x1a\n'), uint32(4_000_000), text('iTXtXML:com.adobe.xmp\0\0'), repeated('', text(`="='`))]),
  ],
  ['images', repeated('\xff\xd8\xff\xe0\0\x02', Buffer.from([0xff, 0xd8, 0xff]))],
  ['segments', repeated('\xff\xd8', Buffer.from([0xff, 0xe1, 0, 2]))],
  ['boxes', repeated('\0\0\0\x0cftypavif', box('free'))],
  ['chunks', repeated('RIFF0000WEBP', text('EXIF\0\0\0\0'))],
])('twenty megabytes of %s are given up early', (_what, file) => {
  const start = performance.now()
  removePosition(file)
  expect(performance.now() - start).toBeLessThan(2000)
})
