import { type SegmentMask } from '@adloom/domain/ports/segmenter.ts'
import { type Staging } from '@adloom/domain/ports/video-model.ts'
import { cutOut, type CutOut } from '../../cutout/cut-out.ts'
import { drawLabel } from '../../compose/draw-label.ts'
import { groupOf, poseOfGroup } from '../../compose/group-products.ts'
import { type StagedProduct, stageProduct } from '../../compose/render-variant.ts'
import { drawnProduct, labelOfPrompt } from '../../compose/render-prompt.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { enlarged } from '../../image/enlarge.ts'
import { decodeImage } from '../../image/pixels.ts'
import { readProductPrompt } from '../../prompt/read-product-prompt.ts'
import { asPhotographed, readPrompt, type SceneChoice } from '../../prompt/read-prompt.ts'
import { type PhotoLight, photoLightOf } from '../../compose/photo-light.ts'
import { resizeRegion } from '@adloom/renderer/resize-product.ts'
import { type StandingShape } from '@adloom/renderer/shapes/cast-shadow.ts'
import { planPrompt } from '../../compose/plan-prompt.ts'
import { photographsOf, type PictureSource } from './local-video-order.ts'
import { layerSize } from '../raster/layer-size.ts'

/** Input of staging, and its frame. Sizes in pixels. */
export interface StagingOrder {
  readonly source: PictureSource
  /** What a network saw in each of `photographsOf(source)`. */
  readonly masks: readonly (SegmentMask | null)[]
  readonly prompt: string
  readonly colors: readonly string[]
  readonly seed: number
  readonly width: number
  readonly height: number
}

/** A video's source before rendering: a product in a scene, with a cutout finer than its size there; or a photograph that has to be shown whole. */
export type StagedSource =
  | {
      readonly kind: 'staged'
      readonly staged: StagedProduct
      readonly product: Pixels
      readonly size: { readonly width: number; readonly height: number }
    }
  | { readonly kind: 'photograph'; readonly photo: Pixels }

/** Longest side at which a photograph is cut out and shown whole, in pixels. */
const CUTTING_SIDE = 1024
const WHOLE_SIDE = 2400

/** Resolution of a product relative to its size in the scene, for close views. */
const FINER = 1.5

/**
 * Places the product of a video in its scene: the one its image was made in, if known, otherwise the one the prompt names. Fails as `decodeImage`
 * does.
 */
export async function stageVideo(order: StagingOrder): Promise<StagedSource> {
  const size = layerSize(order)
  const { staging } = order.source
  const found = staging?.kind === 'words' ? await ofWords(staging, order) : await ofPhotographs(order, staging)
  if (!found.cut.usable) return { kind: 'photograph', photo: enlarged(await decodeImage(wholeOf(order.source), WHOLE_SIDE)) }
  const margin = Math.min(size.width, size.height) / Math.min(order.width, order.height)
  const staged = stageProduct({ cutOut: found.cut, standing: found.standing, light: found.light }, found.choice, size, found.seed, margin)
  const { box, product } = found.cut
  const scale = Math.min(1, (staged.placement.width * FINER) / box.width)
  const fine = resizeRegion(product, box, Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale)))
  return { kind: 'staged', staged, product: fine, size }
}

/** The image to show whole: the photograph itself rather than the crop that its image shows. */
const wholeOf = ({ bytes, staging }: PictureSource): Uint8Array =>
  staging?.kind === 'photograph' && staging.photographs.length > 0 ? staging.photographs[0] : bytes

interface LocatedProduct {
  readonly cut: CutOut
  readonly choice: SceneChoice
  readonly seed: number
  readonly standing: StandingShape | null
  readonly light: PhotoLight | null
}

async function ofWords(
  { prompt, seed }: Extract<Staging, { kind: 'words' }>,
  frame: { width: number; height: number },
): Promise<LocatedProduct> {
  const { title, contents, ratio } = labelOfPrompt(readProductPrompt(prompt, seed))
  const words = planPrompt(prompt, ratio === null ? null : await drawLabel(title, contents, ratio), seed, 'medium')
  const { cutOut: cut, standing } = drawnProduct(words, frame, FINER)
  return { cut, choice: words.choice, seed, standing, light: null }
}

async function ofPhotographs(
  { source, masks, prompt, colors, seed }: StagingOrder,
  staging: Extract<Staging, { kind: 'photograph' }> | null,
): Promise<LocatedProduct> {
  const [firstPhoto, ...others] = await Promise.all(
    photographsOf(source).map(async (bytes, index) => {
      const photo = enlarged(await decodeImage(bytes, CUTTING_SIDE))
      return { photo, cut: cutOut(photo, masks[index]) }
    }),
  )
  const first = firstPhoto.cut
  const photographs = others.map(({ cut }) => cut)
  const cuts = [first, ...(first.usable ? photographs.filter(({ usable }) => usable) : [])] as const
  const promptChoice = staging === null ? readPrompt(prompt, colors, seed) : readPrompt(staging.prompt, staging.colors, staging.seed)
  const choice = asPhotographed({ ...promptChoice, pose: promptChoice.pose ?? poseOfGroup(cuts) }, cuts.length)
  return { cut: groupOf(cuts), choice, seed: staging?.seed ?? seed, standing: null, light: photoLightOf(firstPhoto.photo, first.product) }
}
