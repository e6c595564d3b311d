import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readDataUrl, uploadedFileSchema } from '@adloom/domain/upload.ts'
import { readLogo } from '@adloom/engine/compose/read-logo.ts'
import { storableImage } from '@adloom/engine/compose/storable-image.ts'
import { readImageHeader } from '@adloom/engine/image/image-header.ts'
import { removePosition } from '@adloom/engine/image/remove-position.ts'
import { safeSvg } from '@adloom/engine/image/safe-svg.ts'
import { svgSize } from '@adloom/engine/image/svg-size.ts'
import { readXmlRoot } from '@adloom/engine/image/xml-root.ts'
import { inspectUpload } from '@adloom/engine/inspect-upload.ts'
import { svgMarkup } from '@adloom/engine/page/brand/logo-candidates.ts'
import { inlineSvg } from '@adloom/engine/page/brand/inline-svg.ts'
import { openVideo } from '@adloom/engine/video/codec/open-video.ts'
import { readVideoHeader } from '@adloom/engine/video/codec/video-header.ts'
import { inMemoryFile, mp4, webm } from '@adloom/engine/video/codec/video-header.test-data.ts'
import { bytesOfDataUrl } from '../../apps/server/src/storage/addresses.ts'
import { numberFlaws, schemaFlaws, svgFlaws, unless } from './flaws.ts'
import { type Parser, usually } from './parser.ts'
import { shortFilms } from './short-films.ts'
import { takenPictures } from './taken-pictures.ts'

const SHOP = new URL('../../e2e/shop/pictures/', import.meta.url)
const PICTURES = /\.(jpe?g|png|webp|avif|gif|heic)$/i
const FILMS = /\.(mp4|mov|webm)$/i

const svgs = (): string[] => [
  ...readdirSync(SHOP)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => readFileSync(new URL(file, SHOP), 'utf8')),
  readFileSync(new URL('../../apps/web/public/favicon.svg', import.meta.url), 'utf8'),
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 40"><style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><symbol id="s"><path class="a" d="M0 0h10v10z"/></symbol><clipPath id="c"><rect width="5" height="5"/></clipPath></defs><use xlink:href="#s" transform="translate(1 2)"/><g clip-path="url(#c)"><text x="1" y="9">Fern &amp; Fels</text></g></svg>',
]

const pixelFlaws = (what: string, size: { readonly width?: number | null; readonly height?: number | null } | null): readonly string[] =>
  [size?.width, size?.height].flatMap((side) => [
    ...numberFlaws(what, side, 1),
    ...unless(side === null || side === undefined || Number.isInteger(side), `${what} of ${side}`),
  ])

const folder = mkdtempSync(path.join(tmpdir(), 'adloom-fuzz-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const upload = path.join(folder, 'upload')
const factsSchema = uploadedFileSchema.pick({ contentType: true, width: true, height: true, durationSeconds: true })

/** Parsers of pictures, drawings and films. */
export const pictureParsers: readonly Parser[] = [
  {
    ...usually,
    name: 'inline drawing',
    changes: 'markup',
    starts: svgs,
    endings: /\.svg$/i,
    faultsOf: (markup) => {
      const found = inlineSvg(markup)
      return found === null ? [] : svgFlaws(svgMarkup(found))
    },
    share: 3,
  },
  {
    ...usually,
    name: 'drawing',
    changes: 'markup',
    starts: svgs,
    endings: /\.svg$/i,
    faultsOf: (text) => {
      const found = safeSvg(text, 'xml')
      const again = found === null ? null : safeSvg(found.markup, 'xml')
      return [
        ...pixelFlaws('side', svgSize(readXmlRoot(text))),
        ...(found === null ? [] : svgFlaws(found.markup)),
        // An empty root has no end tag of its own, as an unfinished one.
        ...unless(found === null || again !== null || found.markup.match(/</g)?.length === 1, 'a safe drawing that is refused itself'),
        ...unless(again === null || again.isSelfContained, 'a safe drawing that loads something'),
      ]
    },
    share: 3,
  },
  {
    ...usually,
    name: 'drawn logo',
    changes: 'markup',
    starts: svgs,
    faultsOf: async (text) => {
      const pixels = await readLogo(Buffer.from(text))
      return unless(
        pixels === null || (pixels.data.length === pixels.width * pixels.height * 4 && Math.max(pixels.width, pixels.height) <= 640),
        `${pixels?.width} × ${pixels?.height} pixels`,
      )
    },
    share: 2,
  },
  {
    ...usually,
    name: 'picture header',
    changes: 'bytes',
    starts: takenPictures,
    endings: PICTURES,
    faultsOf: (bytes) => {
      const header = readImageHeader(bytes)
      return header === 'more' ? [] : pixelFlaws('side', header)
    },
    share: 2,
  },
  {
    ...usually,
    name: 'position in a picture',
    changes: 'bytes',
    starts: async () => [...(await takenPictures()), ...(await shortFilms())],
    endings: PICTURES,
    faultsOf: (bytes) => {
      const once = removePosition(Buffer.from(bytes))
      const twice = removePosition(Buffer.from(once))
      return unless(Buffer.compare(once, twice) === 0, 'a second time it changes something')
    },
    share: 3,
  },
  {
    ...usually,
    name: 'picture',
    changes: 'bytes',
    starts: takenPictures,
    endings: PICTURES,
    faultsOf: async (bytes) => pixelFlaws('side', await storableImage(bytes)),
    share: 3,
  },
  {
    ...usually,
    name: 'data address',
    changes: 'words',
    starts: async () => [
      'data:image/svg+xml;utf8,%3Csvg%3E',
      'data:text/plain,a',
      ...(await takenPictures()).map((bytes) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`),
    ],
    faultsOf: (address) => {
      readDataUrl(address)
      return unless(bytesOfDataUrl(address).bytes.length <= address.length * 3, 'more bytes than text')
    },
  },
  {
    ...usually,
    name: 'film header',
    changes: 'bytes',
    starts: async () => [
      ...(await shortFilms()),
      mp4({ seconds: 5 }),
      mp4({ seconds: 5, isLong: true, brand: 'qt  ' }),
      webm(4),
      webm(null),
    ],
    endings: FILMS,
    faultsOf: (bytes) => {
      const header = readVideoHeader(inMemoryFile(bytes))
      return [...numberFlaws('seconds', header?.durationSeconds), ...pixelFlaws('side', header)]
    },
    share: 3,
  },
  {
    ...usually,
    name: 'film',
    changes: 'bytes',
    starts: shortFilms,
    endings: FILMS,
    faultsOf: async (bytes) => {
      const film = await openVideo(bytes)
      try {
        let frames = 0
        for await (const { seconds, frame } of film.frames(() => 'format=yuv420p')) {
          if (++frames > 3) break
          if (!Number.isFinite(seconds) || frame.width <= 0) return [`frame at ${seconds} s, ${frame.width} pixels wide`]
        }
        return [
          ...numberFlaws('count', film.count, 1),
          ...unless(Number.isFinite(film.start) && film.end >= film.start, `from ${film.start} s to ${film.end} s`),
        ]
      } finally {
        await film.close()
      }
    },
    limitMs: 5000,
    share: 3,
  },
  {
    ...usually,
    name: 'upload',
    changes: 'bytes',
    starts: async () => [
      ...(await takenPictures()),
      ...(await shortFilms()),
      mp4({ seconds: 5 }),
      webm(4),
      ...svgs().map((svg) => Buffer.from(svg)),
    ],
    endings: /\.(jpe?g|png|webp|avif|gif|heic|mp4|mov|webm|svg)$/i,
    faultsOf: async (bytes) => {
      writeFileSync(upload, bytes)
      const { changed, ...facts } = await inspectUpload({ path: upload, size: bytes.length, filename: 'a' })
      // As the reply is sent: a number that is none becomes null there.
      return [
        ...schemaFlaws(factsSchema, JSON.parse(JSON.stringify(facts))),
        ...pixelFlaws('side', facts),
        ...numberFlaws('seconds', facts.durationSeconds),
        ...numberFlaws('size', changed?.size, 1),
      ]
    },
    share: 4,
  },
]
