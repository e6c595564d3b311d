import { contrast } from '@adloom/creatives/oklch.ts'
import { newDrawingMemory } from '../raster/drawing-memory.ts'
import { type VideoScript, videoSizes } from '@adloom/domain/video.ts'
import { expect, test } from 'vitest'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { captionStyles } from './shot.ts'
import { composeFrame } from '../raster/compose-frame.ts'
import { type Layer } from '../timeline/frame.ts'
import { newPlanes, type Planes, pixelsOf } from '../raster/yuv.ts'
import { safeArea } from '../timeline/safe-area.ts'
import { flatLayers } from '../raster/scene-layers.ts'
import { timelineOfShots } from './shots.ts'
import { spriteOf } from '../raster/sprite.ts'
import { type VideoSubject, type TimelineParts } from '../timeline/timeline.ts'
import { typeset } from '../type/typeset.ts'

const script: VideoScript = {
  brandName: null,
  logo: null,
  productName: null,
  hook: null,
  captions: ['Keeps coffee warm for 2 hours'],
  offer: null,
  callToAction: null,
  site: null,
}
const colors = { brand: '#B5482F', onBrand: '#FFFFFF', deep: '#8F3420', light: '#CC6248', text: '#FFFFFF', shade: '#140C0A' }
const FRAMES = 90
const memory = newDrawingMemory()
const ratios = ['16:9', '9:16'] as const

/** Black and white stripes, forty pixels each. */
function striped(width: number, height: number): Planes {
  const planes = newPlanes(memory, width, height)
  for (let at = 0; at < planes.y.length; at++) planes.y[at] = Math.floor((at % width) / 40) % 2 === 0 ? 235 : 16
  planes.u.fill(128)
  planes.v.fill(128)
  return planes
}
/** White. */
function plain(width: number, height: number): Planes {
  const planes = newPlanes(memory, width, height)
  planes.y.fill(235)
  planes.u.fill(128)
  planes.v.fill(128)
  return planes
}

const hexAt = ({ data }: Pixels, at: number): string =>
  `#${[0, 1, 2].map((channel) => data[at * 4 + channel].toString(16).padStart(2, '0')).join('')}`

/** The contrast between type and the pixels within three pixels of its letters: at least this for nine tenths of them. */
function contrastBeside(shown: Pixels, layers: readonly Layer[], sprites: ReadonlyMap<string, Pixels>): number {
  const beside: number[] = []
  for (const layer of layers) {
    const sprite = layer.kind === 'sprite' && layer.sprite.includes('caption') ? sprites.get(layer.sprite) : undefined
    if (layer.kind !== 'sprite' || sprite === undefined) continue
    const { width, height, data } = sprite
    const isInk = (x: number, y: number): boolean =>
      x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3] > 120 && data[(y * width + x) * 4] > 120
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const near = [-3, 3].some((by) => isInk(x + by, y) || isInk(x, y + by))
        const touches = [-1, 0, 1].some((down) => [-1, 0, 1].some((right) => isInk(x + right, y + down)))
        if (!near || touches) continue
        const left = Math.round(layer.x + width / 2 + (x - width / 2) * layer.scale)
        const top = Math.round(layer.y + height / 2 + (y - height / 2) * layer.scale)
        if (left >= 0 && top >= 0 && left < shown.width && top < shown.height)
          beside.push(contrast('#FFFFFF', hexAt(shown, top * shown.width + left)))
      }
    }
  }
  return beside.toSorted((a, b) => a - b)[Math.floor(beside.length * 0.1)] ?? 0
}

/** A video of one caption; the frame in its middle over the background. */
async function captionOn(
  subject: VideoSubject,
  seed: number,
  ratio: (typeof ratios)[number],
  ground: (width: number, height: number) => Planes,
) {
  const { width, height } = videoSizes[ratio]['720p']
  const safe = safeArea(ratio, ratio === '9:16' ? 'reels' : 'feed', { width, height })
  const { type, sprites } = await typeset(script, null, { width, height, safe, colors }, subject)
  const product =
    subject === 'staged'
      ? { left: width * 0.36, top: height * 0.34, width: width * 0.28, height: height * 0.42 }
      : { left: 0, top: 0, width, height }
  const parts: TimelineParts = {
    subject,
    frames: FRAMES,
    fps: 30,
    width,
    height,
    safe,
    product,
    focus: { left: 0, top: 0, width: 1, height: 1 },
    hasCutOut: false,
    type,
    colors,
    beat: 16,
    seed,
  }
  const timeline = timelineOfShots(parts, [{ views: ['right', 'low'], block: type.captions[0] }], [])
  const frame = { ...timeline.frameAt(30), light: { gain: 1, vignette: 0, spot: null } }
  const out = newPlanes(memory, width, height)
  const assets = {
    sceneLayers: flatLayers(ground(width, height)),
    product: null,
    sprites: new Map([...sprites].map(([name, image]) => [name, spriteOf(memory, image)])),
  }
  composeFrame(out, frame, assets)
  return { contrast: contrastBeside(pixelsOf(out), frame.layers, sprites), frame }
}

test('captions beside a staged product are readable on a white background, in every style', async () => {
  for (const ratio of ratios) {
    const read = await Promise.all(captionStyles.map((_, seed) => captionOn('staged', seed, ratio, plain)))
    expect(read.map(({ contrast: ratioOf }) => ratioOf).filter((ratioOf) => ratioOf < 3)).toEqual([])
    // Four seeds, four styles.
    expect(new Set(read.map(({ frame }) => frame.layers.map(({ kind }) => kind).join())).size).toBeGreaterThan(2)
  }
})

test('captions over footage and photographs of bright stripes stand on the brand colour', async () => {
  for (const subject of ['footage', 'photograph'] as const) {
    for (const seed of [0, 1]) {
      const { contrast: read } = await captionOn(subject, seed, '16:9', striped)
      expect(read).toBeGreaterThan(4.4)
    }
  }
})
