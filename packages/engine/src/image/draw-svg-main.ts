import sharp from 'sharp'
import type { Pixels } from '@adloom/renderer/pixels.ts'
import type { FirstWords } from '../processes/on-demand-process.ts'
import type { SvgOrder, SvgReply } from './draw-svg.ts'

/** Draws one SVG after the other in a process of its own. */
const parent = process.send?.bind(process)
if (parent === undefined) throw new Error('draw-svg-main.ts runs as a process of its own only')

sharp.concurrency(1)
sharp.cache(false)

/** Points per inch at which librsvg draws an SVG in its own size in pixels; and the range that sharp accepts. */
const DENSITY = { own: 72, least: 1, greatest: 100_000 }

async function draw({ markup, side }: SvgOrder): Promise<Pixels> {
  const svg = Buffer.from(markup)
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
  const density = Math.min(DENSITY.greatest, Math.max(DENSITY.least, (DENSITY.own * side) / Math.max(width, height)))
  const { data, info } = await sharp(svg, { density, limitInputPixels: side * side * 2 })
    .resize({ width: side, height: side, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

const reply = (message: FirstWords | SvgReply): boolean => parent(message)

// Nobody waits any more. An orderly exit would wait for the drawing.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (order: SvgOrder) => {
  draw(order).then(
    (pixels) => reply({ pixels }),
    // librsvg's errors cannot be told apart, and none is ours: a file it rejects is not a logo.
    () => reply({ pixels: null }),
  )
})
reply('ready')
