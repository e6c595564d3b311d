import { type LogoFrame } from '@adloom/domain/placements/logo-frame.ts'
import { measureLogo } from '@adloom/creatives/logo-tone.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { compositeOf, encodePng, resizePixels } from '../image/pixels.ts'
import { type SourceType } from '../image/xmp-source.ts'
import { readLogo } from './read-logo.ts'

/** A logo in the frames that platforms ask for. */
export interface FramedLogo {
  /** In its own pixels. */
  readonly size: Size
  /** As PNGs, in the order of the frames; null where the logo is too small. */
  readonly files: readonly (FramedFile | null)[]
  readonly sourceType: SourceType
}

interface FramedFile extends Size {
  readonly bytes: Uint8Array
}

/** The longest side of a drawn SVG: more than a frame needs. */
const LOGO_SIDE = 1200
/** Space around a logo, as a share of the frame's shorter side: platforms round corners. */
const MARGIN = 0.08
/** Share of the frame that a logo must fill in one direction in the least size. A smaller one would be a dot on an empty field. */
const LEAST_FILL = 0.5
/** Of a light logo whose brand has no dark colour. */
const DARK = [11, 18, 32] as const
const WHITE = [255, 255, 255] as const
/** Luma, 0 to 255, below which white letters show on a colour. */
const DARK_LUMA = 140

type Rgb = readonly [red: number, green: number, blue: number]

/**
 * The logo in `bytes` on a ground on which it shows: white, the brand's colour or a dark one for a light logo, its own for a filled one. It is never
 * enlarged: a small one gives a smaller file. Null when it cannot be read.
 */
export async function frameLogo(bytes: Uint8Array, frames: readonly LogoFrame[], accent: string): Promise<FramedLogo | null> {
  const logo = await readLogo(bytes, LOGO_SIDE)
  if (logo === null) return null
  const { logoTone } = measureLogo(logo)
  const ground = logoTone === 'opaque' ? outlineOf(logo) : logoTone === 'light' ? darkOf(accent) : WHITE
  const sourceType = await compositeOf([bytes])
  const margin = logoTone === 'opaque' ? 0 : MARGIN
  const files = await Promise.all(
    frames.map(async (frame) => {
      const pixels = await framed(logo, frame, ground, margin)
      return pixels === null ? null : { width: pixels.width, height: pixels.height, bytes: await encodePng(pixels, sourceType) }
    }),
  )
  return { size: { width: logo.width, height: logo.height }, files, sourceType }
}

async function framed(logo: Pixels, { width, height, least }: LogoFrame, ground: Rgb, margin: number): Promise<Pixels | null> {
  /** By how much the logo would have to be enlarged to fill a frame of that height. */
  const fillAt = (across: number, along: number): number => {
    const space = 2 * margin * Math.min(across, along)
    return Math.min((across - space) / logo.width, (along - space) / logo.height)
  }
  if (1 / fillAt(least.width, least.height) < LEAST_FILL) return null
  const along = Math.max(least.height, Math.min(height, Math.floor(height / fillAt(width, height))))
  const across = Math.round((along * width) / height)
  const scale = Math.min(1, fillAt(across, along))
  const size = { width: Math.max(1, Math.round(logo.width * scale)), height: Math.max(1, Math.round(logo.height * scale)) }
  const drawn = scale < 1 ? await resizePixels(logo, size.width, size.height) : logo
  return centred(drawn, { width: across, height: along }, ground)
}

/** Pixels in the middle of a filled frame. */
function centred(logo: Pixels, { width, height }: Size, ground: Rgb): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set([...ground, 255], at)
  const [left, top] = [Math.floor((width - logo.width) / 2), Math.floor((height - logo.height) / 2)]
  for (let y = 0; y < logo.height; y++) {
    for (let x = 0; x < logo.width; x++) {
      const from = (y * logo.width + x) * 4
      const to = ((y + top) * width + x + left) * 4
      const alpha = logo.data[from + 3] / 255
      for (let channel = 0; channel < 3; channel++)
        data[to + channel] = logo.data[from + channel] * alpha + data[to + channel] * (1 - alpha)
    }
  }
  return { width, height, data }
}

/** The mean colour of the pixels along the edges. */
function outlineOf({ width, height, data }: Pixels): Rgb {
  const sum = [0, 0, 0]
  let count = 0
  const add = (x: number, y: number): void => {
    const at = (y * width + x) * 4
    for (let channel = 0; channel < 3; channel++) sum[channel] += data[at + channel]
    count++
  }
  for (let x = 0; x < width; x++) [0, height - 1].forEach((y) => add(x, y))
  for (let y = 0; y < height; y++) [0, width - 1].forEach((x) => add(x, y))
  return [Math.round(sum[0] / count), Math.round(sum[1] / count), Math.round(sum[2] / count)]
}

function darkOf(accent: string): Rgb {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < DARK_LUMA ? [red, green, blue] : DARK
}
