import { type VideoScript, type VideoStoryboard, videoSizes, type VideoAspectRatio, videoAspectRatios } from '@adloom/domain/video.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { endFrames } from '../timeline/end-time.ts'
import { type Frame, type Layer, type FrameRegion } from '../timeline/frame.ts'
import { safeArea } from '../timeline/safe-area.ts'
import { timelineOf } from './storyboards.ts'
import { type VideoSubject, type VideoText, type TimelineParts, type TypePiece } from '../timeline/timeline.ts'
import { typeset } from '../type/typeset.ts'

const english: VideoScript = {
  brandName: 'Harbour & Hearth',
  logo: null,
  productName: 'Tideline Stoneware Mug, Sea Green',
  hook: 'Thrown by hand on the coast',
  captions: ['Keeps coffee warm for 2 hours', 'Dishwasher safe', 'Hand-glazed stoneware'],
  offer: { now: '€24', before: '€32' },
  callToAction: 'Shop now',
  site: 'harbourandhearth.example',
}
const arabic: VideoScript = {
  ...english,
  brandName: 'بيت القطن',
  productName: 'وسادة من القطن الناعم',
  hook: 'قطن ناعم من يد إلى يد',
  captions: ['يبقى نظيفًا وناعمًا كل يوم', 'يُغسل في الغسالة', 'قطن عضوي بالكامل'],
  callToAction: 'اشتر الآن',
}
const empty: VideoScript = {
  ...english,
  brandName: null,
  productName: null,
  hook: null,
  captions: [],
  offer: null,
  callToAction: null,
  site: null,
}
export const colors = { brand: '#B5482F', onBrand: '#FFFFFF', deep: '#8F3420', light: '#CC6248', text: '#FFFFFF', shade: '#140C0A' }
export const subjects: readonly VideoSubject[] = ['staged', 'photograph', 'footage']

/** Texts of the cases: all of a script, none, only a logo, only the name of the brand. */
export const texts = ['full', 'silent', 'logo', 'brand'] as const
type Setting = Readonly<Record<(typeof texts)[number], VideoText>>
const settings = new Map<string, Setting>()
/** All pieces of type, by their ratio, subject and sprite. */
const pieces = new Map<string, TypePiece>()

const logo: Pixels = { width: 60, height: 60, data: new Uint8ClampedArray(60 * 60 * 4).fill(255) }

const placeOf = (ratio: VideoAspectRatio) => {
  const { width, height } = videoSizes[ratio]['720p']
  return { width, height, safe: safeArea(ratio, ratio === '9:16' ? 'reels' : 'feed', { width, height }), colors }
}

/** Sets the type of all cases, all in English or all in Arabic; to be called before the first test. */
export async function setTypeOfCases(language: 'english' | 'arabic' = 'english'): Promise<void> {
  const script = language === 'english' ? english : arabic
  // Test files of one process share this module: pieces of the other language would count as missing words.
  pieces.clear()
  for (const ratio of videoAspectRatios) {
    for (const subject of ['staged', 'photograph'] as const) {
      const set = async (words: VideoScript, image: Pixels | null): Promise<VideoText> =>
        (await typeset(words, image, placeOf(ratio), subject)).type
      const full = await set(script, null)
      const withLogo = await set(empty, logo)
      settings.set(`${ratio} ${subject}`, {
        full,
        silent: await set(empty, null),
        logo: withLogo,
        brand: await set({ ...empty, brandName: script.brandName }, null),
      })
      const spoken = [full, full.panel, full.poster].flatMap(({ hook, captions, offer }) => [hook, offer, ...captions])
      const blocks = [...spoken, withLogo.logo, full.name, full.endLine, full.endOffer, full.button, full.site]
      for (const block of blocks) for (const piece of block?.pieces ?? []) pieces.set(`${ratio} ${subject} ${piece.sprite}`, piece)
    }
  }
}

interface Case {
  readonly ratio: VideoAspectRatio
  readonly subject: VideoSubject
  readonly seconds: number
  readonly text: (typeof texts)[number]
  readonly seed: number
}
const settingOf = ({ ratio, subject }: Case): string => `${ratio} ${subject === 'staged' ? 'staged' : 'photograph'}`

export function partsOf(one: Case): TimelineParts {
  const { ratio, subject, seconds, text, seed } = one
  const { width, height, safe } = placeOf(ratio)
  const setting = settings.get(settingOf(one))
  if (setting === undefined) throw new Error('no type is set')
  return {
    subject,
    frames: seconds * 30,
    fps: 30,
    width,
    height,
    safe,
    product:
      subject === 'staged'
        ? { left: width * 0.36, top: height * 0.34, width: width * 0.28, height: height * 0.42 }
        : { left: 0, top: 0, width, height },
    focus: { left: 0, top: 0, width: 1, height: 1 },
    hasCutOut: subject === 'staged',
    type: setting[text],
    colors,
    beat: 16,
    seed,
  }
}

/** The pieces of type of a case, by sprite. */
export function piecesOf(one: Case): ReadonlyMap<string, TypePiece> {
  const start = `${settingOf(one)} `
  return new Map([...pieces].flatMap(([name, piece]) => (name.startsWith(start) ? [[name.slice(start.length), piece] as const] : [])))
}

const numbersOf = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersOf) : []

/** The visible region of each block, by the block's name. Words still hidden behind an edge do not count. */
export function typeShown({ layers }: Frame, setting: string): Map<string, FrameRegion> {
  const shown = new Map<string, FrameRegion>()
  const last = layers.findLastIndex((layer) => layer.kind === 'backdrop' && layer.alpha >= 1)
  for (const layer of layers.slice(last + 1)) {
    if (layer.kind !== 'sprite' || layer.alpha < 0.5 || layer.clip !== undefined) continue
    // An old price is large while it is alone; its line's box, which is as high as the new one, is mostly empty (`price-reveal.test.ts`).
    if (layer.scale > 1 && layer.sprite.toLowerCase().includes('offer/')) continue
    const piece = pieces.get(`${setting} ${layer.sprite}`)
    if (piece === undefined) continue
    const middle = { x: layer.x + piece.margin + piece.width / 2, y: layer.y + piece.margin + piece.height / 2 }
    const [wide, high] = [piece.width * layer.scale, piece.height * layer.scale]
    const box = { left: middle.x - wide / 2, top: middle.y - high / 2, width: wide, height: high }
    const name = layer.sprite.replace(/\/[^/]*$/, '')
    const before = shown.get(name)
    shown.set(name, before === undefined ? box : around(before, box))
  }
  return shown
}

function around(a: FrameRegion, b: FrameRegion): FrameRegion {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  const right = Math.max(a.left + a.width, b.left + b.width)
  return { left, top, width: right - left, height: Math.max(a.top + a.height, b.top + b.height) - top }
}
const overlap = (a: FrameRegion, b: FrameRegion): boolean =>
  Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > 1

/** The readable blocks of a frame, entering ones included: the first word is read while the second enters. */
export const namesIn = ({ layers }: Frame): Set<string> =>
  new Set(
    layers.flatMap((layer) =>
      layer.kind === 'sprite' && layer.alpha >= 0.3 && /hook|caption/.test(layer.sprite) ? [layer.sprite.replace(/\/[^/]*$/, '')] : [],
    ),
  )

/** Pixels by which entering or leaving type may be off its place when half of it is visible. */
const SLACK = 6

const isButton = (layer: Layer): boolean => layer.kind === 'sprite' && layer.sprite.startsWith('button') && layer.alpha > 0.9
const isOfEnd = (layer: Layer): boolean => layer.kind === 'sprite' && /^(name|endLine|endOffer|button|site)(\/|$)/.test(layer.sprite)

/** Whether a price is not on the brand's colour. */
function hasBarePrice({ layers }: Frame, shown: ReadonlyMap<string, FrameRegion>): boolean {
  return [...shown].some(([name, box]) => {
    if (!/offer/i.test(name)) return false
    return !layers.some((layer) => {
      if (layer.kind === 'backdrop') return layer.alpha >= 1 && layer.color === colors.brand
      if (layer.kind !== 'panel' || layer.color !== colors.brand) return false
      const { left, top, width, height } = layer.region
      const right = left + width + (layer.slant ?? 0)
      return left <= box.left + 1 && top <= box.top + 1 && right >= box.left + box.width - 1 && top + height >= box.top + box.height - 1
    })
  })
}

/** The faults of a video; normally none. Collected as text: an assertion for each number of each frame would take minutes. */
export function videoFaultsOf(id: VideoStoryboard, one: Case): string[] {
  const parts = partsOf(one)
  const { safe, frames, fps } = parts
  const timeline = timelineOf(id, parts)
  const faults = new Set<string>()
  const read = new Map<string, number>()
  const words = new Map<string, number>()
  const texts: string[] = []
  const content = frames - endFrames(parts)
  let buttonFor = 0
  for (let at = 0; at < frames; at++) {
    const frame = timeline.frameAt(at)
    if (frame.layers.some(isButton)) buttonFor += 1
    if (at < content && frame.layers.some(isOfEnd)) faults.add('the end card begins too early')
    if (at % 3 !== 0) continue
    texts.push(JSON.stringify(frame))
    if (!numbersOf(frame).every((value) => Number.isFinite(value))) faults.add('a number is none')
    if (frame.layers.some(({ alpha }) => alpha < 0 || alpha > 1)) faults.add('an alpha is none')
    if (frame.camera.zoom > (one.subject === 'footage' ? 1.081 : 2.4)) faults.add(`zoom ${frame.camera.zoom}`)
    const shown = typeShown(frame, settingOf(one))
    if (hasBarePrice(frame, shown)) faults.add('a price stands on nothing')
    for (const [name, box] of shown) {
      const out = Math.max(
        safe.left - box.left,
        safe.top - box.top,
        box.left + box.width - safe.left - safe.width,
        box.top + box.height - safe.top - safe.height,
      )
      if (out > SLACK) faults.add(`${name} is ${Math.round(out)} px outside of what is safe`)
      for (const [other, place] of shown) if (other < name && overlap(box, place)) faults.add(`${other} and ${name} overlap`)
    }
    for (const layer of at < content ? frame.layers : []) {
      if (layer.kind !== 'product') continue
      const wide = (layer.height * parts.product.width) / parts.product.height
      const place = { left: layer.x - wide / 2, top: layer.y - layer.height / 2, width: wide, height: layer.height }
      for (const [name, box] of shown) if (overlap(box, place)) faults.add(`${name} lies over the product`)
      if (place.left < 0 || place.left + wide > parts.width) faults.add('the product is cut off at the side')
    }
    for (const name of namesIn(frame)) {
      read.set(name, (read.get(name) ?? 0) + 3)
      const pieces = frame.layers.filter((layer) => layer.kind === 'sprite' && layer.sprite.startsWith(`${name}/`)).length
      words.set(name, Math.max(words.get(name) ?? 0, pieces))
    }
  }
  for (let at = 0; at + 5 < texts.length; at++) if (texts[at] === texts[at + 5]) faults.add('it stands still')
  if (one.seconds >= 5)
    for (const [name, count] of read)
      if (/caption|hook/.test(name) && count / fps < (words.get(name) ?? 0) * 0.25 - 0.11) faults.add(`${name} is shown ${count / fps} s`)
  if (one.seconds >= 5 && one.text === 'full' && ![...read.keys()].some((name) => name.includes('caption')))
    faults.add('it tells no caption')
  if (parts.type.button !== null && buttonFor < (frames <= 30 ? 8 : 18)) faults.add(`the button is shown for ${buttonFor} frames`)
  return [...faults].map((fault) => `${one.ratio} ${one.subject} ${one.seconds} s ${one.text}: ${fault}`)
}
