import { type Size } from '@adloom/renderer/pixels.ts'
import { type StagedProduct } from '../../compose/render-variant.ts'
import { type SceneLayers } from '../raster/draw-scene.ts'
import { type RenderThreads } from './render-threads.ts'
import { type DrawingMemory } from '../raster/drawing-memory.ts'
import { newPlanes } from '../raster/yuv.ts'
import { newBands } from '../raster/render-region.ts'
import { copyAround, softOf } from '../raster/scene-layers.ts'

/** The scene with the product's shadow; and without, when that differs. */
export async function renderedLayers(
  { stage, proxy }: StagedProduct,
  memory: DrawingMemory,
  size: Size,
  frame: Size,
  threads: RenderThreads,
): Promise<SceneLayers> {
  const lit = newPlanes(memory, size.width, size.height)
  const bare = newPlanes(memory, size.width, size.height)
  const onAll = (work: (thread: number) => Promise<void>): Promise<unknown> =>
    Promise.all(Array.from({ length: threads.count }, (_, thread) => work(thread)))
  const given = onAll((thread) => threads.run(thread, 'scene', { stage, proxy, lit, bare }))
  const searching = threads.run(threads.count - 1, 'shadowed', undefined)
  const measuring = threads.run(0, 'parallax', undefined)
  const bands = newBands({ left: 0, top: 0, ...size })
  const rendering = onAll((thread) => threads.run(thread, 'lit', bands))
  const [shadowed, parallax] = await Promise.all([searching, measuring, given, rendering])
  const layers = { lit, shadowed, parallax, perUnit: size.height / stage.camera.frame, frame }
  if (shadowed === null) return { ...layers, bare: lit, ...softOf(lit) }
  const bareBands = newBands(shadowed)
  const baring = onAll((thread) => threads.run(thread, 'bare', bareBands))
  copyAround(lit, bare, shadowed)
  const soft = softOf(lit)
  await baring
  return { ...layers, bare, ...soft }
}
