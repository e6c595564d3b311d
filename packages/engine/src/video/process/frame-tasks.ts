import { type MusicMood, type VideoStoryboard } from '@adloom/domain/video.ts'
import { type Stage } from '@adloom/renderer/stage.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { type ProductProxy } from '@adloom/renderer/product-proxy.ts'
import { type FrameAssets, composeFrame } from '../raster/compose-frame.ts'
import { type BackdropRenderer, createBackdropRenderer } from '../raster/draw-backdrop.ts'
import { type FrameRegion } from '../timeline/frame.ts'
import { collectGarbage } from './collect-garbage.ts'
import { composeBed } from '../music/compose-bed.ts'
import { type Bus } from '../music/instruments.ts'
import { frameBytes, planesOver } from '../raster/yuv.ts'
import {
  flatLayers,
  renderSceneRegion,
  type PhotographLayers,
  photographLayers,
  type SceneRegionOrder,
  shadowedRegion,
} from '../raster/scene-layers.ts'
import { type StagedSource, type StagingOrder, stageVideo } from './stage-video.ts'
import { timelineOf } from '../storyboards/storyboards.ts'
import { type Timeline, type TimelineParts } from '../timeline/timeline.ts'

/** What a thread needs to draw frames. */
interface DrawingOrder {
  readonly assets: FrameAssets
  readonly parts: TimelineParts
  readonly storyboard: VideoStoryboard
  /** Memory for several frames, one after the other. */
  readonly memory: SharedArrayBuffer
}

/** The frame `at`, to be drawn into place `slot` of `memory`; over footage, whose frame lies at that place of `footage`, when the video has some. */
interface FrameOrder {
  readonly at: number
  readonly slot: number
  readonly footage: SharedArrayBuffer | null
}

/** All heavy work of a video, by name, for one thread. Inputs and outputs must survive a structured clone. */
export function frameTasks() {
  let drawing: (DrawingOrder & { readonly timeline: Timeline; readonly backdrops: BackdropRenderer }) | null = null
  // V8 discards code compiled for an object shape with the last such object: one of each stays until the next video, which then is ready a fifth of a
  // second sooner.
  const last: { image?: StagedSource; plate?: SceneRegionOrder } = {}
  return {
    stage: async (order: StagingOrder): Promise<StagedSource> => (last.image = await stageVideo(order)),

    plate: async (order: SceneRegionOrder): Promise<void> => renderSceneRegion((last.plate = order)),

    shadowed: async ({ stage, proxy, size }: { stage: Stage; proxy: ProductProxy; size: Size }): Promise<FrameRegion | null> =>
      shadowedRegion(stage, proxy, size),

    photograph: ({ photo, frame }: { photo: Pixels; frame: Size }): Promise<PhotographLayers> => photographLayers(photo, frame),

    music: async ({ mood, ...length }: { mood: MusicMood; seconds: number; seed: number; hits: readonly number[] }): Promise<Bus> =>
      composeBed(mood, length),

    begin: async (order: DrawingOrder): Promise<void> => {
      collectGarbage()
      drawing = { ...order, timeline: timelineOf(order.storyboard, order.parts), backdrops: createBackdropRenderer() }
    },

    end: async (): Promise<void> => collectGarbage(),

    draw: async ({ at, slot, footage }: FrameOrder): Promise<void> => {
      if (drawing === null) throw new Error('a frame was asked for before its video')
      const { assets, timeline, parts, memory, backdrops } = drawing
      const place = slot * frameBytes(parts.width, parts.height)
      const out = planesOver(memory, place, parts.width, parts.height)
      const frameAssets =
        footage === null ? assets : { ...assets, sceneLayers: flatLayers(planesOver(footage, place, parts.width, parts.height)) }
      composeFrame(out, timeline.frameAt(at), frameAssets, backdrops)
    },
  } as const
}

type FrameTasks = ReturnType<typeof frameTasks>
export type VideoTaskName = keyof FrameTasks
export type VideoTaskInput<Name extends VideoTaskName> = Parameters<FrameTasks[Name]>[0]
export type VideoTaskOutput<Name extends VideoTaskName> = Awaited<ReturnType<FrameTasks[Name]>>
