import { INK, WHITE } from '@adloom/creatives/accent.ts'
import { contrast } from '@adloom/creatives/oklch.ts'
import { measureLogo } from '@adloom/creatives/logo-tone.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { resizePixels } from '../../image/pixels.ts'
import { drawPlate } from './end-parts.ts'
import { channelsOf } from './type-block.ts'

/** How a logo is shown on a background: as it is, in one colour (`#RRGGBB`), on a plate of one, or as a tile with round corners. */
type LogoTreatment =
  | { readonly kind: 'bare' }
  | { readonly kind: 'inked'; readonly color: string }
  | { readonly kind: 'plate'; readonly color: string }
  | { readonly kind: 'tile' }

const VISIBLE_ALPHA = 128
/** A mark whose colours stay this close to their mean, 0 to 255, is drawn in one colour. */
const ONE_COLOR_SPREAD = 26
/** Contrast a part of a mark needs to be visible, and the share of the mark that must have it. */
const VISIBLE_CONTRAST = 2.6
const VISIBLE_SHARE = 0.9

/**
 * The treatment that makes the logo legible on `ground`. A mark of one colour that is invisible there is shown in `onGround`, as brands print theirs
 * on their own colour; one of several colours gets a plate; an opaque one is a tile, its white background a white plate.
 */
export function logoTreatment(logo: Pixels, ground: string, onGround: string): LogoTreatment {
  const { logoTone } = measureLogo(logo)
  if (logoTone === 'opaque') return { kind: 'tile' }
  if (isOpaque(logo)) return { kind: 'plate', color: WHITE }
  const mean = [0, 0, 0]
  let [count, seen, spread] = [0, 0, 0]
  const each = (visit: (at: number) => void): void => {
    for (let at = 0; at < logo.data.length; at += 4) if (logo.data[at + 3] >= VISIBLE_ALPHA) visit(at)
  }
  each((at) => {
    count++
    for (let channel = 0; channel < 3; channel++) mean[channel] += logo.data[at + channel]
  })
  if (count === 0) return { kind: 'bare' }
  const step = Math.max(1, Math.floor(count / 4000))
  let number = 0
  let sampled = 0
  each((at) => {
    if (number++ % step !== 0) return
    sampled++
    spread += Math.max(...mean.map((sum, channel) => Math.abs(sum / count - logo.data[at + channel])))
    if (contrast(hexAt(logo, at), ground) >= VISIBLE_CONTRAST) seen++
  })
  if (seen >= sampled * VISIBLE_SHARE) return { kind: 'bare' }
  if (spread / sampled <= ONE_COLOR_SPREAD) return { kind: 'inked', color: onGround }
  return { kind: 'plate', color: logoTone === 'light' ? INK : WHITE }
}

const hexAt = ({ data }: Pixels, at: number): string =>
  `#${((1 << 24) | (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]).toString(16).slice(1)}`

const isOpaque = ({ data }: Pixels): boolean => {
  let clear = 0
  for (let at = 3; at < data.length; at += 4) if (data[at] < VISIBLE_ALPHA) clear++
  return clear < data.length / 4 / 100
}

/** The logo, at most `width` × `height` with its plate, and of similar area whatever its proportions. */
export async function logoSprite(
  logo: Pixels,
  treatment: LogoTreatment,
  box: { readonly width: number; readonly height: number },
): Promise<{ readonly pixels: Pixels; readonly margin: number }> {
  const inset = treatment.kind === 'plate' ? Math.round(box.height * 0.2) : 0
  const ratio = logo.width / logo.height
  // A wordmark as high as a symbol would shout: wide logos become lower.
  const high = Math.min(box.height - 2 * inset, (box.width - 2 * inset) / ratio, (box.height - 2 * inset) / Math.max(1, ratio) ** 0.32)
  const height = Math.max(1, Math.round(high))
  const width = Math.max(1, Math.round(high * ratio))
  const scaled = await resizePixels(logo, width, height)
  if (treatment.kind === 'inked') return { pixels: recolored(scaled, treatment.color), margin: 0 }
  if (treatment.kind === 'bare') return { pixels: scaled, margin: 0 }
  const margin = Math.round(box.height * 0.16)
  const size = { width: width + 2 * inset, height: height + 2 * inset, margin }
  const radius = Math.round(Math.min(size.width, size.height) * (treatment.kind === 'tile' ? 0.18 : 0.26))
  const ground = drawPlate({ ...size, radius }, treatment.kind === 'plate' ? treatment.color : WHITE, treatment.kind === 'plate' ? 0.4 : 0)
  drawOnPlate(ground, scaled, margin + inset)
  return { pixels: ground, margin }
}

function recolored({ width, height, data }: Pixels, color: string): Pixels {
  const rgb = channelsOf(color)
  const inked = new Uint8ClampedArray(data)
  for (let at = 0; at < data.length; at += 4) for (let channel = 0; channel < 3; channel++) inked[at + channel] = rgb[channel]
  return { width, height, data: inked }
}

/** Composites the logo onto a plate, inside the plate's own shape. */
function drawOnPlate(ground: Pixels, logo: Pixels, inset: number): void {
  for (let y = 0; y < logo.height; y++) {
    for (let x = 0; x < logo.width; x++) {
      const from = (y * logo.width + x) * 4
      const to = ((y + inset) * ground.width + x + inset) * 4
      const alpha = logo.data[from + 3] / 255
      for (let channel = 0; channel < 3; channel++) {
        ground.data[to + channel] = ground.data[to + channel] * (1 - alpha) + logo.data[from + channel] * alpha
      }
    }
  }
}
