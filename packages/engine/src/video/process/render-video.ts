import { pairingIdOf } from '@adloom/creatives/layouts.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type MusicMood, textsOfScript, VIDEO_FPS, videoSizes } from '@adloom/domain/video.ts'
import { type AdLayout, adLayouts } from '@adloom/domain/template.ts'
import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { type LocalVideoOrder } from './local-video-order.ts'
import { requireDrawable } from '../../compose/drawable-texts.ts'
import { type ProductLook } from '../../compose/product-look.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { readLogo } from '../../compose/read-logo.ts'
import { compositeOf } from '../../image/pixels.ts'
import { chooseMood } from '../storyboards/choose-mood.ts'
import { chooseStoryboard } from '../storyboards/choose-storyboard.ts'
import { frameDetail } from '../raster/frame-detail.ts'
import { type FrameAssets } from '../raster/compose-frame.ts'
import { type AudioTrack, openEncoder, type VideoOutput } from '../codec/encode.ts'
import { hasEndCard } from '../shots/end-card.ts'
import { timelineOf } from '../storyboards/storyboards.ts'
import { designColors } from './design-colors.ts'
import { videoColors } from './video-colors.ts'
import { footageSet, stagedSet } from './video-assets.ts'
import { type RenderThreads } from './render-threads.ts'
import { endFrames } from '../timeline/end-time.ts'
import { type Footage, openFootage } from '../codec/footage.ts'
import { beatOf } from '../music/write-score.ts'
import { allocate, type DrawingMemory, emptyMemory } from '../raster/drawing-memory.ts'
import { frameBytes } from '../raster/yuv.ts'
import { spriteOf } from '../raster/sprite.ts'
import { type FrameSpan, type VideoColors, type VideoSubject, type TimelineParts } from '../timeline/timeline.ts'
import { safeArea } from '../timeline/safe-area.ts'
import { type SetType, typeset, type VideoDesign } from '../type/typeset.ts'

/** Facts of a rendered video, besides its file. */
export interface RenderedVideo {
  /** JPEG, as large as the video. */
  readonly poster: Uint8Array
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly note: string | null
}

/** Type whose images are sprites. */
type SpriteType = Omit<SetType, 'sprites'> & Pick<FrameAssets, 'sprites'>

/** Frames of a beat without music. */
const BEAT_WITHOUT_MUSIC = 18
/** Frames drawn ahead of the encoder. */
const FRAMES_AHEAD = 6

/**
 * Renders an order: stages it, sets its type, draws in `memory`, which is emptied first, and encodes; without an `output` nothing is encoded. `report`
 * receives the number of finished frames and of all frames. The same order gives the same bytes. Fails as its image or footage does, with
 * `text.undrawable` when no font has a letter of its texts, with `request.cancelled` when the signal aborts, otherwise with `video.failed`.
 */
export async function renderVideo(
  order: LocalVideoOrder,
  output: VideoOutput | null,
  threads: RenderThreads,
  memory: DrawingMemory,
  report: (done: number, frames: number) => void,
  signal: AbortSignal,
): Promise<RenderedVideo> {
  const { width, height } = videoSizes[order.aspectRatio][order.resolution]
  const colorsFor = (look: ProductLook | null): VideoColors => colorsOf(order, look, { width, height })
  emptyMemory(memory)
  await requireDrawable(textsOfScript(order.script))
  signal.throwIfAborted()
  const frames = Math.round(order.seconds * VIDEO_FPS)
  const footage = order.source.kind === 'video' ? await openFootage(order.source.bytes, { width, height, fps: VIDEO_FPS }) : null
  try {
    const mood = chooseMood(order)
    const beat = mood === null ? BEAT_WITHOUT_MUSIC : beatOf(mood, VIDEO_FPS)
    const card = (frames - endFrames({ frames, fps: VIDEO_FPS, beat })) / VIDEO_FPS
    // The last thread is idle while the first one stages; nearly every video has an end card.
    const bed = mood === null ? null : musicOf(mood, order, [card], threads)
    const safe = safeArea(order.aspectRatio, order.placement, { width, height })
    const logosRead = Promise.all([logoIn(order.logo), logoIn(order.logoOnDark ?? null)])
    // An unreadable logo is reported when type is set; until then the rejection must not be unhandled.
    logosRead.catch(() => undefined)
    const typed = async (subject: VideoSubject, colors: VideoColors): Promise<SpriteType> => {
      const [logo, logoOnDark] = await logosRead
      const set = await typeset(order.script, logo, { width, height, safe, colors }, subject, { ...designOf(order, colors), logoOnDark })
      return { ...set, sprites: new Map([...set.sprites].map(([name, image]) => [name, spriteOf(memory, image)])) }
    }
    // Type is set while the product is staged, with foreseen colours: a black and white brand may still take a shade of the product.
    const foreseen = { subject: footage === null ? ('staged' as const) : ('footage' as const), colors: colorsFor(null) }
    const early = order.colors.length === 0 ? null : typed(foreseen.subject, foreseen.colors)
    // The first failure is reported.
    early?.catch(() => undefined)
    const set = footage === null ? await stagedSet(order, threads, memory, { width, height }) : footageSet(memory, width, height)
    signal.throwIfAborted()
    const colors = colorsFor(set.look)
    const isForeseen = JSON.stringify({ subject: set.subject, colors }) === JSON.stringify(foreseen)
    const [sceneLayers, { type, sprites, leftOut }] = await Promise.all([
      set.sceneLayers,
      early !== null && isForeseen ? early : typed(set.subject, colors),
    ])
    report(0, frames)
    const { product } = set
    const storyboard = order.storyboard ?? chooseStoryboard(order, set.subject)
    const parts: TimelineParts = {
      subject: set.subject,
      frames,
      fps: VIDEO_FPS,
      width,
      height,
      safe,
      product: set.place,
      focus: set.focus,
      hasCutOut: product !== null,
      type,
      colors,
      corners: order.style?.corners ?? null,
      beat,
      seed: order.seed,
    }
    const { complete } = timelineOf(storyboard, parts)
    const places = { frames: framePlaces(memory, width, height), footage: footage === null ? null : framePlaces(memory, width, height) }
    const assets: FrameAssets = { sceneLayers, product, sprites }
    for (let thread = 0; thread < threads.count; thread++)
      void threads.run(thread, 'begin', { assets, parts, storyboard, memory, ...places })
    const sound = await soundOf(order, footage, mood === null || hasEndCard(parts) ? bed : musicOf(mood, order, [], threads))
    const source = await compositeOf(shownIn(order))
    const encoder = output === null ? null : await openEncoder({ width, height, fps: VIDEO_FPS, sound, frames, source, ...output })
    const write = encoder?.write ?? (async () => undefined)
    try {
      const poster = await drawAll({ frames, width, height, complete, memory, places, footage }, threads, write, report, signal)
      await encoder?.finish()
      const notes = [set.note, leftOutNote(leftOut)].filter((each) => each !== null)
      return { poster, width, height, seconds: frames / VIDEO_FPS, note: notes.length === 0 ? null : notes.join(' ') }
    } catch (cause) {
      await encoder?.abandon()
      throw cause
    }
  } catch (cause) {
    if (signal.aborted) throw new AdloomError('request.cancelled', { cause: signal.reason })
    throw cause
  } finally {
    await footage?.close()
  }
}

/** The images and videos that a video shows, as they came. */
const shownIn = ({ source }: VideoOrder): readonly Uint8Array[] =>
  source.kind === 'picture' && source.staging?.kind === 'photograph' ? [source.bytes, ...source.staging.photographs] : [source.bytes]

const logoIn = async (bytes: Uint8Array | null): Promise<Pixels | null> => (bytes === null ? null : readLogo(bytes))

/** The colours of the ad's design, else those of the brand as a video shows them. */
function colorsOf(order: VideoOrder, look: ProductLook | null, size: Size): VideoColors {
  const colors = videoColors(order.colors, look)
  const { layout, accent, secondary } = designOf(order, colors)
  return layout === null ? colors : designColors({ layout, accent, secondary }, size)
}

/** A video has no other pictures of the page. */
const shownLayout = (layout: AdLayout): AdLayout => {
  const entry = adLayouts[layout]
  return 'needs' in entry && entry.needs === 'pictures' ? 'card' : layout
}

/** The layout of the ad, in the pairing of the brand, else in that of the layout. */
const designOf = ({ style, layout, colors: [accent] }: VideoOrder, { brand }: VideoColors): Omit<VideoDesign, 'logoOnDark'> => ({
  pairing: layout === undefined ? (style?.pairing ?? 'grotesque') : pairingIdOf(layout, style?.pairing ?? null),
  layout: layout === undefined ? null : shownLayout(layout),
  accent: accent ?? brand,
  secondary: style?.secondary ?? null,
  corners: style?.corners ?? null,
})

const leftOutNote = (leftOut: readonly string[]): string | null =>
  leftOut.length === 0 ? null : 'Some texts are too long for this video, so they were left out.'

/** The music of a video, composed by the last thread; `hits` in seconds. */
function musicOf(mood: MusicMood, { seconds, seed }: VideoOrder, hits: readonly number[], threads: RenderThreads): Promise<AudioTrack> {
  const bed = threads.run(threads.count - 1, 'music', { mood, seconds: Math.round(seconds * VIDEO_FPS) / VIDEO_FPS, seed, hits })
  // The first failure is reported; this promise is awaited at the end only.
  bed.catch(() => undefined)
  return bed
}

/** The video's sound: its bed, an uploaded video's own, or none. */
async function soundOf(order: VideoOrder, footage: Footage | null, bed: Promise<AudioTrack> | null): Promise<AudioTrack | null> {
  if (order.sound === 'own' && footage !== null) return footage.sound()
  return bed
}

const framePlaces = (memory: DrawingMemory, width: number, height: number): number =>
  allocate(memory, frameBytes(width, height) * FRAMES_AHEAD)

interface Drawing {
  readonly frames: number
  readonly width: number
  readonly height: number
  readonly complete: FrameSpan
  readonly memory: DrawingMemory
  /** Where the frames lie in `memory`, and the footage under them. */
  readonly places: { readonly frames: number; readonly footage: number | null }
  readonly footage: Footage | null
}

/**
 * Has the threads draw the frames in rotation, and passes them on in order. Returns the poster: the last complete frame, over footage, which moves by
 * itself, the sharpest of them.
 */
async function drawAll(
  { frames, width, height, complete, memory, places, footage }: Drawing,
  threads: RenderThreads,
  write: (planes: Uint8Array) => Promise<void>,
  report: (done: number, frames: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const size = frameBytes(width, height)
  const bytesAt = (start: number, at: number): Uint8Array => new Uint8Array(memory.buffer, start + (at % FRAMES_AHEAD) * size, size)
  const drawn: Promise<void>[] = []
  const ask = async (at: number): Promise<void> => {
    if (footage !== null && places.footage !== null)
      bytesAt(places.footage, at).set(await footage.frame((at / VIDEO_FPS) % Math.max(footage.seconds, 1 / VIDEO_FPS)))
    await threads.run(at % threads.count, 'draw', { at, slot: at % FRAMES_AHEAD })
  }
  for (let at = 0; at < Math.min(FRAMES_AHEAD, frames); at++) drawn.push(ask(at))
  const poster = allocate(memory, size)
  let encoded: Promise<Uint8Array> | null = null
  let mostDetail = -1
  for (let at = 0; at < frames; at++) {
    await drawn[at]
    signal.throwIfAborted()
    const frame = bytesAt(places.frames, at)
    await write(frame)
    if (at >= complete.first && at <= complete.last) {
      const detail = footage === null ? at : frameDetail(frame, width, height)
      if (detail > mostDetail) new Uint8Array(memory.buffer, poster, size).set(frame)
      mostDetail = Math.max(mostDetail, detail)
    }
    if (at === Math.min(complete.last, frames - 1)) {
      encoded = threads.run(threads.count - 1, 'poster', { memory, place: poster, width, height })
      // The first failure is reported.
      encoded.catch(() => undefined)
    }
    if (at + FRAMES_AHEAD < frames) drawn.push(ask(at + FRAMES_AHEAD))
    report(at + 1, frames)
  }
  if (encoded === null) throw new Error('no frame is complete')
  return encoded
}
