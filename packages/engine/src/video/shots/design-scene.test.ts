import { type AdLayout } from '@adloom/domain/template.ts'
import { newDrawingMemory } from '../raster/drawing-memory.ts'
import { videoScriptSchema, videoSizes, type VideoAspectRatio } from '@adloom/domain/video.ts'
import { expect, test } from 'vitest'
import { composeFrame } from '../raster/compose-frame.ts'
import { flatLayers } from '../raster/scene-layers.ts'
import { newPlanes, pixelsOf } from '../raster/yuv.ts'
import { endFrames } from '../timeline/end-time.ts'
import { safeArea } from '../timeline/safe-area.ts'
import { type TimelineParts, type VideoSubject } from '../timeline/timeline.ts'
import { plainVideoDesign, typeset } from '../type/typeset.ts'
import { timelineOf } from '../storyboards/storyboards.ts'

const english = {
  brandName: 'Harbour & Hearth',
  productName: 'Tideline Stoneware Mug',
  hook: 'Thrown by hand on the coast',
  captions: ['Keeps coffee warm for 2 hours'],
  offer: { now: '€24', before: '€32' },
  callToAction: 'Shop now',
  site: 'harbourandhearth.example',
}
const arabic = {
  ...english,
  brandName: 'بيت القطن',
  productName: 'وسادة من القطن الناعم',
  hook: 'قطن ناعم من يد إلى يد',
  callToAction: 'اشتر الآن',
}
const colors = { brand: '#B5482F', onBrand: '#FFFFFF', deep: '#8F3420', light: '#CC6248', text: '#FFFFFF', shade: '#140C0A' }

async function partsOf(layout: AdLayout, ratio: VideoAspectRatio, subject: VideoSubject, script: object = english): Promise<TimelineParts> {
  const { width, height } = videoSizes[ratio]['720p']
  const safe = safeArea(ratio, ratio === '9:16' ? 'reels' : 'feed', { width, height })
  const design = { ...plainVideoDesign, layout, accent: '#0F5C4A' }
  const { type } = await typeset(videoScriptSchema.parse(script), null, { width, height, safe, colors }, subject, design)
  const whole = { left: 0, top: 0, width, height }
  const staged = { left: width * 0.4, top: height * 0.4, width: width * 0.2, height: height * 0.3 }
  return {
    subject,
    frames: 150,
    fps: 30,
    width,
    height,
    safe,
    product: subject === 'staged' ? staged : whole,
    focus: { left: 0, top: 0, width: 1, height: 1 },
    hasCutOut: subject === 'staged',
    type,
    colors,
    beat: 16,
    seed: 3,
  }
}

const cases = (['card', 'poster', 'spotlight', 'pop'] as const).flatMap((layout) =>
  (['16:9', '9:16'] as const).flatMap((ratio) =>
    (['staged', 'photograph', 'footage'] as const).map((subject) => ({ layout, ratio, subject })),
  ),
)

test.each(cases)(
  'the end card $layout of $ratio over $subject comes to rest, and never stands still',
  async ({ layout, ratio, subject }) => {
    const parts = await partsOf(layout, ratio, subject)
    const timeline = timelineOf('reveal', parts)
    const start = parts.frames - endFrames(parts)
    const frames = Array.from({ length: parts.frames - start }, (_, at) => JSON.stringify(timeline.frameAt(start + at)))
    for (let at = 0; at + 10 < frames.length; at++) expect(frames[at] === frames[at + 10]).toBe(false)
    const last = timeline.frameAt(parts.frames - 1)
    // Every word has entered.
    const words = (parts.type.card?.items ?? []).flatMap((item) => (item.kind === 'block' ? item.block.pieces : []))
    const shown = last.layers.filter((layer) => layer.kind === 'sprite' && layer.sprite.startsWith('card/'))
    expect(shown).toHaveLength(words.length)
  },
)

test('the scene is seen in the place of the picture only, and moves there from the whole frame', async () => {
  const parts = await partsOf('card', '16:9', 'footage')
  const timeline = timelineOf('reveal', parts)
  const memory = newDrawingMemory()
  const scene = newPlanes(memory, parts.width, parts.height)
  scene.y.fill(60)
  scene.u.fill(90)
  scene.v.fill(200)
  const drawnAt = (at: number) => {
    const out = newPlanes(memory, parts.width, parts.height)
    composeFrame(out, timeline.frameAt(at), { sceneLayers: flatLayers(scene), product: null, sprites: new Map() })
    const { data } = pixelsOf(out)
    return (x: number, y: number): number => data[(y * parts.width + x) * 4 + 1]
  }
  // Greens of the scene, which is dark magenta, and of the card's paper.
  const green = { scene: 60, paper: 240 }
  const region = parts.type.card?.window?.region
  if (region === undefined) throw new Error('the card shows no picture')
  const last = drawnAt(parts.frames - 1)
  expect(last(region.left + region.width / 2, region.top + region.height / 2)).toBeLessThan(green.scene)
  expect(last(region.left + 1, region.top + 1)).toBeGreaterThan(green.paper)
  expect(last(region.left - 3, region.top + 100)).toBeGreaterThan(green.paper)
  expect(last(parts.width - 5, 5)).toBeGreaterThan(green.paper)
  const first = drawnAt(parts.frames - endFrames(parts))
  expect(first(parts.width - 40, parts.height / 2)).toBeLessThan(green.scene)
})

test.each(['pop', 'luxe', 'halo'] as const)('a card without a scene, %s, covers it from the end of the wipe on', async (layout) => {
  const parts = await partsOf(layout, '16:9', 'staged')
  const timeline = timelineOf('reveal', parts)
  const isCovered = (at: number): boolean =>
    timeline.frameAt(at).layers.some(({ kind, ...layer }) => {
      if (kind !== 'panel' || !('region' in layer) || layer.alpha < 1) return false
      const { left, top, width, height } = layer.region
      return left <= 0 && top <= 0 && left + width >= parts.width && top + height >= parts.height
    })
  const covered = Array.from({ length: endFrames(parts) }, (_, at) => isCovered(parts.frames - endFrames(parts) + at))
  expect(covered.indexOf(true)).toBeLessThan(18)
  expect(covered.lastIndexOf(false)).toBeLessThan(covered.indexOf(true))
})

test('a card from right to left is the mirror image of one from left to right', async () => {
  for (const ratio of ['16:9', '9:16'] as const) {
    const parts = await partsOf('split', ratio, 'staged', arabic)
    const last = timelineOf('reveal', parts).frameAt(parts.frames - 1)
    const plain = timelineOf('reveal', { ...parts, type: { ...parts.type, isMirrored: false } }).frameAt(parts.frames - 1)
    const turned = (left: number, width: number): number => parts.width - left - width
    expect(last.camera.window?.left).toBe(turned(plain.camera.window?.left ?? 0, plain.camera.window?.width ?? 0))
    const button = last.layers.findLast((layer) => layer.kind === 'sprite')
    expect(button?.kind === 'sprite' ? button.x : 0).toBeGreaterThan(ratio === '16:9' ? 0 : parts.safe.left - 8)
    expect(parts.type.isMirrored).toBe(true)
  }
})

test('a product too wide for its place stands there without its scene', async () => {
  const parts = await partsOf('card', '16:9', 'staged')
  const wide = { ...parts, product: { left: 200, top: 400, width: 900, height: 200 } }
  const last = timelineOf('reveal', wide).frameAt(parts.frames - 1)
  const product = last.layers.find((layer) => layer.kind === 'product')
  const region = parts.type.card?.window?.region ?? { left: 0, width: 0 }
  const width = product?.kind === 'product' ? (product.height * 900) / 200 : 0
  expect(width).toBeGreaterThan(region.width * 0.5)
  expect(width).toBeLessThan(region.width)
})
