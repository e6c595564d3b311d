import { type Size } from '@adloom/renderer/pixels.ts'
import { type StagedProduct } from '../../compose/render-variant.ts'
import { type SceneLayers } from '../raster/draw-scene.ts'
import { type RenderThreads } from './render-threads.ts'
import { type FrameRegion } from '../timeline/frame.ts'
import { newPlanes } from '../raster/yuv.ts'
import { type SceneRegionOrder, sceneLayers } from '../raster/scene-layers.ts'

/** Bands a scene is rendered in: a thread that finished its band takes the next. */
const BANDS = 5

/** The scene with the product's shadow; and without, when that differs. */
export async function renderedLayers(
  { stage, proxy }: StagedProduct,
  size: Size,
  frame: Size,
  threads: RenderThreads,
): Promise<SceneLayers> {
  const lit = newPlanes(size.width, size.height)
  const bare = newPlanes(size.width, size.height)
  const bands: SceneRegionOrder[] = bandsOf({ left: 0, top: 0, ...size }).map((region) => ({ stage, proxy, region, into: lit }))
  const searching = threads.run(threads.count - 1, 'shadowed', { stage, proxy, size })
  const renderOn = async (thread: number, orders: SceneRegionOrder[]): Promise<void> => {
    for (let order = orders.shift(); order !== undefined; order = orders.shift()) await threads.run(thread, 'plate', order)
  }
  const all = Array.from({ length: threads.count }, (_, thread) => thread)
  await Promise.all(all.map((thread) => renderOn(thread, bands)))
  const shadowed = await searching
  if (shadowed === null) return sceneLayers(stage, lit, lit, null, frame)
  bare.y.set(lit.y)
  bare.u.set(lit.u)
  bare.v.set(lit.v)
  const parts: SceneRegionOrder[] = bandsOf(shadowed).map((region) => ({ stage, proxy: null, region, into: bare }))
  await Promise.all(all.map((thread) => renderOn(thread, parts)))
  return sceneLayers(stage, lit, bare, shadowed, frame)
}

function bandsOf({ left, top, width, height }: FrameRegion): readonly FrameRegion[] {
  const edges = Array.from({ length: BANDS + 1 }, (_, band) => top + Math.round((height * band) / BANDS / 2) * 2)
  return edges.slice(1).map((end, band) => ({ left, top: edges[band], width, height: end - edges[band] }))
}
