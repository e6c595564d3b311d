import { type MusicMood, type VideoStoryboard } from '@adloom/domain/video.ts'
import { encodeJpeg } from '../../image/pixels.ts'
import { type Stage } from '@adloom/renderer/stage.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { type ProductProxy } from '@adloom/renderer/product-proxy.ts'
import { type FrameAssets, composeFrame } from '../raster/compose-frame.ts'
import { type BackdropRenderer, createBackdropRenderer } from '../raster/draw-backdrop.ts'
import { type DrawingMemory } from '../raster/drawing-memory.ts'
import { type FrameRegion } from '../timeline/frame.ts'
import { collectGarbage } from './collect-garbage.ts'
import { composeBed } from '../music/compose-bed.ts'
import { type Bus } from '../music/instruments.ts'
import { type Bands, renderBands } from '../raster/render-region.ts'
import { type Parallax } from '../raster/warp-scene.ts'
import { frameBytes, pixelsOf, type Planes, planesOver } from '../raster/yuv.ts'
import { flatLayers, parallaxOf, type PhotographLayers, photographLayers, shadowedRegion } from '../raster/scene-layers.ts'
// Erased at compile time: only the thread that stages loads it.
import type { StagedSource, StagingOrder } from './stage-video.ts'
import { timelineOf } from '../storyboards/storyboards.ts'
import { type Timeline, type TimelineParts } from '../timeline/timeline.ts'

/** What a thread needs to render a scene: with the product's shadow into `lit`, without into `bare`. */
interface SceneOrder {
  readonly stage: Stage
  readonly proxy: ProductProxy
  readonly lit: Planes
  readonly bare: Planes
}

/** What a thread needs to draw frames. */
interface DrawingOrder {
  readonly assets: FrameAssets
  readonly parts: TimelineParts
  readonly storyboard: VideoStoryboard
  readonly memory: DrawingMemory
  /** Where in `memory` several frames lie, one after the other; and as many of footage, when the video has some. */
  readonly frames: number
  readonly footage: number | null
}

/** The frame `at`, to be drawn into place `slot` of the frames; over the footage that lies at that place. */
interface FrameOrder {
  readonly at: number
  readonly slot: number
}

const staging = () => import('./stage-video.ts')

/** All heavy work of a video, by name, for one thread. Inputs and outputs must survive a structured clone. */
export function frameTasks() {
  let drawing: (DrawingOrder & { readonly timeline: Timeline; readonly backdrops: BackdropRenderer }) | null = null
  // V8 discards code compiled for an object shape with the last such object: one of each stays until the next video, which then is ready a fifth of a
  // second sooner.
  const last: { image?: StagedSource; product?: Pick<SceneOrder, 'stage' | 'proxy'> } = {}
  let rendering: SceneOrder | null = null
  const scene = (): SceneOrder => {
    if (rendering === null) throw new Error('a scene was to be rendered before it was given')
    return rendering
  }
  return {
    /** Loads what staging needs. */
    readyToStage: async (): Promise<void> => {
      await staging()
    },

    stage: async (order: StagingOrder): Promise<StagedSource> => (last.image = await (await staging()).stageVideo(order)),

    scene: async (order: SceneOrder): Promise<void> => {
      rendering = order
      last.product = { stage: order.stage, proxy: order.proxy }
    },

    lit: async (bands: Bands): Promise<void> => renderBands(scene().stage, scene().proxy, bands, scene().lit),

    bare: async (bands: Bands): Promise<void> => renderBands(scene().stage, null, bands, scene().bare),

    shadowed: async (): Promise<FrameRegion | null> => shadowedRegion(scene().stage, scene().proxy, scene().lit),

    parallax: async (): Promise<Parallax> => parallaxOf(scene().stage, scene().lit.memory, scene().lit),

    photograph: ({ memory, photo, frame }: { memory: DrawingMemory; photo: Pixels; frame: Size }): Promise<PhotographLayers> =>
      photographLayers(memory, photo, frame),

    music: async ({ mood, ...length }: { mood: MusicMood; seconds: number; seed: number; hits: readonly number[] }): Promise<Bus> =>
      composeBed(mood, length),

    begin: async (order: DrawingOrder): Promise<void> => {
      drawing = { ...order, timeline: timelineOf(order.storyboard, order.parts), backdrops: createBackdropRenderer() }
    },

    /** The planes at a place as JPEG. */
    poster: ({ memory, place, width, height }: { memory: DrawingMemory; place: number } & Size): Promise<Uint8Array> =>
      encodeJpeg(pixelsOf(planesOver(memory, place, width, height))),

    /** Lets go of the memory of the last video. */
    end: async (): Promise<void> => {
      rendering = null
      drawing = null
      collectGarbage()
    },

    draw: async ({ at, slot }: FrameOrder): Promise<void> => {
      if (drawing === null) throw new Error('a frame was asked for before its video')
      const { assets, timeline, parts, memory, frames, footage, backdrops } = drawing
      const place = slot * frameBytes(parts.width, parts.height)
      const out = planesOver(memory, frames + place, parts.width, parts.height)
      const frameAssets =
        footage === null ? assets : { ...assets, sceneLayers: flatLayers(planesOver(memory, footage + place, parts.width, parts.height)) }
      composeFrame(out, timeline.frameAt(at), frameAssets, backdrops)
    },
  } as const
}

type FrameTasks = ReturnType<typeof frameTasks>
export type VideoTaskName = keyof FrameTasks
export type VideoTaskInput<Name extends VideoTaskName> = Parameters<FrameTasks[Name]>[0]
export type VideoTaskOutput<Name extends VideoTaskName> = Awaited<ReturnType<FrameTasks[Name]>>
