import { type LocalVideoOrder } from './local-video-order.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { measureLook, type ProductLook } from '../../compose/product-look.ts'
import { type ProductLayer } from '../raster/compose-frame.ts'
import { type SceneLayers } from '../raster/draw-scene.ts'
import { type RenderThreads } from './render-threads.ts'
import { type FrameRegion } from '../timeline/frame.ts'
import { renderedLayers } from './render-layers.ts'
import { type DrawingMemory } from '../raster/drawing-memory.ts'
import { newPlanes } from '../raster/yuv.ts'
import { flatLayers } from '../raster/scene-layers.ts'
import { spriteOf } from '../raster/sprite.ts'
import { type VideoSubject } from '../timeline/timeline.ts'

/**
 * What a video is drawn from; the layers may still be rendering while type is set. `place`: the product (or photograph) at zoom 1, pixels of the
 * frame.
 */
interface VideoAssets {
  readonly subject: VideoSubject
  readonly sceneLayers: Promise<SceneLayers>
  readonly product: ProductLayer | null
  readonly place: FrameRegion
  /** As in `TimelineParts`. */
  readonly focus: FrameRegion
  /** Source of the video's colours when the brand has none. */
  readonly look: ProductLook | null
  readonly note: string | null
}

const WHOLE: FrameRegion = { left: 0, top: 0, width: 1, height: 1 }

/** The note when a video shows a photograph whole. */
const WHOLE_PHOTOGRAPH = 'The product could not be cut out cleanly, so the video shows the photograph whole.'

/** The product of an image in its scene, rendered by two threads at once with its shadow and without; or the photograph whole. */
export async function stagedSet(
  order: LocalVideoOrder,
  threads: RenderThreads,
  memory: DrawingMemory,
  frame: { readonly width: number; readonly height: number },
): Promise<VideoAssets> {
  if (order.source.kind !== 'picture') throw new AdloomError('video.failed', { detail: 'footage is not staged' })
  const { prompt, colors, seed, masks } = order
  const image = await threads.run(0, 'stage', { source: order.source, masks, prompt, colors, seed, ...frame })
  if (image.kind === 'photograph') {
    const { sceneLayers, whole, focus } = await threads.run(0, 'photograph', { memory, photo: image.photo, frame })
    return {
      subject: 'photograph',
      sceneLayers: Promise.resolve(sceneLayers),
      product: null,
      place: whole,
      focus,
      look: null,
      note: WHOLE_PHOTOGRAPH,
    }
  }
  const { staged, product, size } = image
  const { placement } = staged
  const sceneLayers = renderedLayers(staged, memory, size, frame, threads)
  // The first failure is reported.
  sceneLayers.catch(() => undefined)
  const margin = { x: (size.width - frame.width) / 2, y: (size.height - frame.height) / 2 }
  return {
    subject: 'staged',
    sceneLayers,
    product: {
      sprite: spriteOf(memory, product),
      footX: placement.left + placement.width / 2,
      footY: placement.top + placement.height,
      scale: placement.width / product.width,
    },
    place: { left: placement.left - margin.x, top: placement.top - margin.y, width: placement.width, height: placement.height },
    focus: WHOLE,
    look: measureLook(product, { x: 0, y: 0, width: product.width, height: product.height }),
    note: null,
  }
}

export function footageSet(memory: DrawingMemory, width: number, height: number): VideoAssets {
  const black = flatLayers(newPlanes(memory, width, height))
  return {
    subject: 'footage',
    sceneLayers: Promise.resolve(black),
    product: null,
    place: { left: 0, top: 0, width, height },
    focus: WHOLE,
    look: null,
    note: null,
  }
}
