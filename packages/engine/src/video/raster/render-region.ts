import { type Size } from '@adloom/renderer/pixels.ts'
import { type ProductProxy } from '@adloom/renderer/product-proxy.ts'
import { renderScene } from '@adloom/renderer/render-scene.ts'
import { type RowScheduler, singleThread } from '@adloom/renderer/row-scheduler.ts'
import { type Stage } from '@adloom/renderer/stage.ts'
import { type FrameRegion } from '../timeline/frame.ts'
import { fillPlanes, type Planes } from './yuv.ts'

/** Rows of a band: even; few, so that threads end together, but each band renders a row of its neighbours, too. */
const BAND = 32

/** A part of a scene, edges on even pixels, in bands that several threads take one by one. */
export interface Bands {
  readonly region: FrameRegion
  /** The number of bands that are taken. */
  readonly taken: Int32Array
}

export const newBands = (region: FrameRegion): Bands => ({ region, taken: new Int32Array(new SharedArrayBuffer(4)) })

/** Renders the bands that no other thread took; pixels outside of the region stay unchanged. `proxy` null: without the product's shadow. */
export function renderBands(stage: Stage, proxy: ProductProxy | null, { region, taken }: Bands, into: Planes): void {
  const own: FrameRegion[] = []
  const rows: RowScheduler = {
    bytes: singleThread.bytes,
    eachRow: (_, work) => {
      for (let top = nextBand(taken); top < region.height; top = nextBand(taken)) {
        const band = { ...region, top: region.top + top, height: Math.min(BAND, region.height - top) }
        for (let row = band.top; row < band.top + band.height; row++) work(row)
        own.push(band)
      }
    },
  }
  const pixels = renderScene(stage, proxy, into, hiddenAround(region, into), rows)
  for (const band of own) fillPlanes(pixels, into, band)
}

const nextBand = (taken: Int32Array): number => Atomics.add(taken, 0, 1) * BAND

/** 1 for each pixel outside of the region; null when it is the whole. */
function hiddenAround({ left, top, width, height }: FrameRegion, size: Size): Uint8Array | null {
  if (width === size.width && height === size.height) return null
  const hidden = new Uint8Array(size.width * size.height).fill(1)
  for (let y = top; y < top + height; y++) hidden.fill(0, y * size.width + left, y * size.width + left + width)
  return hidden
}
