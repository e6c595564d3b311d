import { type Creative } from '@adloom/domain/template.ts'
import { renderPrompt } from '@adloom/engine/compose/render-prompt.ts'
import { visibleBox } from '@adloom/engine/cutout/visible-box.ts'
import { encodeJpeg, encodePng } from '@adloom/engine/image/pixels.ts'
import { readScalableImage, type ScalableImage } from '@adloom/engine/image/scalable-image.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'

/** A picture as the renderer of ads takes it. */
interface DrawnPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const prompts = {
  light: 'A coral ceramic mug in a studio',
  dark: 'A sage candle on black slate at night',
  busy: 'A navy insulated bottle in a garden',
} as const
const CUTOUT = 'A coral ceramic mug on a transparent background'
const SIDE = 1024

const render = (prompt: string): Pixels =>
  renderPrompt({ prompt, label: null, seed: 3, quality: 'medium' }, { width: SIDE, height: SIDE }).image

const drawn = ({ width, height, data }: Pixels): DrawnPicture => ({
  width,
  height,
  data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
})

/** Finished scenes of the engine, light, dark and busy, and a product without its background. */
interface DesignPictures {
  readonly bySource: ReadonlyMap<string, DrawnPicture>
  readonly files: ReadonlyMap<string, ScalableImage>
  readonly encoded: ReadonlyMap<string, Uint8Array>
  readonly scenes: readonly string[]
  readonly cutout: NonNullable<Creative['cutout']>
}

export async function designPictures(): Promise<DesignPictures> {
  const alone = render(CUTOUT)
  const box = visibleBox(alone)
  const share = { left: box.x / SIDE, top: box.y / SIDE, width: box.width / SIDE, height: box.height / SIDE }
  const rendered = Object.entries(prompts).map(([name, prompt]) => [name, render(prompt)] as const)
  const all = [...rendered, ['cutout', alone] as const]
  const encoded = new Map(
    await Promise.all(all.map(async ([name, image]) => [name, await (image === alone ? encodePng(image) : encodeJpeg(image))] as const)),
  )
  return {
    bySource: new Map(all.map(([name, image]) => [name, drawn(image)])),
    encoded,
    files: new Map(await Promise.all([...encoded].map(async ([name, file]) => [name, await readScalableImage(file, SIDE)] as const))),
    scenes: Object.keys(prompts),
    cutout: { src: 'cutout', ratio: 1, box: share },
  }
}
