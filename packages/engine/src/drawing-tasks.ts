import { type CutoutPlace } from '@adloom/domain/design/cutout.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { type CutOut } from './cutout/cut-out.ts'
import { type CutOutStroke } from '@adloom/domain/cut-out-strokes.ts'
import { NO_BACKGROUND } from '@adloom/domain/no-background.ts'
import { type PictureShape, pictureShapes } from '@adloom/domain/design/picture-shape.ts'
import { type TextToImageRequest } from '@adloom/domain/ports/image-model.ts'
import { type LogoFrame } from '@adloom/domain/placements/logo-frame.ts'
import { HelperCancelled, schedulerOf, type SharedRows, singleThread } from '@adloom/renderer/row-scheduler.ts'
import { type Label } from '@adloom/renderer/shapes/shape.ts'
import { denoiseRows, type DenoisingStep } from '@adloom/renderer/trace/denoising-steps.ts'
import { changeBackground, cutPhoto, type CutPhoto, imageInShape, type VariantOrder } from './compose/change-background.ts'
import { compositeOntoScene } from './compose/composite-onto-scene.ts'
import { drawLabel } from './compose/draw-label.ts'
import { cutOutNote } from './compose/cut-out-note.ts'
import { exactFile } from './compose/exact-file.ts'
import { finishCreative, type FinishRequest } from './compose/finish-creative.ts'
import { finishMeasured, type MeasuredAd } from './compose/finish-measured.ts'
import { type FramedLogo, frameLogo } from './compose/frame-logo.ts'
import { groupOf } from './compose/group-products.ts'
import { beginTrace, developTrace, type ImageTrace, traceBand } from './compose/image-trace.ts'
import { canBeTraced, type Quality, planPrompt } from './compose/plan-prompt.ts'
import { helpRenderPrompt, labelOfPrompt, provenanceOf, type RenderedPrompt, renderPrompt } from './compose/render-prompt.ts'
import { applyStrokes } from './cutout/strokes/apply-strokes.ts'
import { finishHtml5, type Html5Banner } from './html5/html5-banner.ts'
import { frameImage } from './image/frame-image.ts'
import { coverWith, encodeJpeg, encodePng } from './image/pixels.ts'
import { readProductPrompt } from './prompt/read-product-prompt.ts'
import { readPrompt } from './prompt/read-prompt.ts'
import { warmUpDrawing } from './warm-up/warm-up-drawing.ts'

/** The products of `cut` and `companions` composited into a scene image made elsewhere. */
export interface SettingOrder extends Pick<VariantOrder, 'cut' | 'companions' | 'width' | 'height' | 'outputFormat' | 'quality'> {
  readonly behind: Uint8Array
}

/** A cutout to be made a file, and what was drawn over it by hand. */
interface CutOutOrder {
  readonly cut: CutPhoto
  readonly strokes: readonly CutOutStroke[] | null
}

/** An image with its background removed, or unchanged; encoded. */
export interface CutOutImage {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly cutOut: boolean
  /** Where the product lies in its picture; null where that is the photograph. */
  readonly place: CutoutPlace | null
  readonly confidence: number
  /** That a small photograph was enlarged, or things beside the product were left out; null when neither. */
  readonly note: string | null
}

/** An image made elsewhere, to be resized. `isEdit`: it is an edited version of a given image. */
export interface ForeignImage extends Pick<VariantOrder, 'width' | 'height' | 'outputFormat' | 'quality'> {
  readonly bytes: Uint8Array
  readonly isEdit: boolean
}

/** One image from a prompt, at the size of its shape if it has one. */
export type WordsOrder = TextToImageRequest

/** `shared`: rows that a helper may draw; null without a helper. */
export interface SharedWordsOrder extends WordsOrder {
  readonly shared: SharedRows | null
}

/** Some rows of a traced image. */
export interface TraceBand {
  readonly trace: ImageTrace
  readonly from: number
  readonly end: number
}

const JPEG_QUALITY = 90
/** JPEG quality when the prompt asks for high quality. */
const FINE_QUALITY = 96
const WORDS_QUALITY: Readonly<Record<Quality, number>> = { low: 86, medium: 90, high: 94 }

/** The size of an image from a prompt, and where in it the product stands. */
const frameOf = ({ width, height, shape }: WordsOrder) => ({ width, height, square: shape === null ? null : pictureShapes[shape] })

/** The label of an image from a prompt; null when nothing is printed. */
async function labelFor({ prompt, seed }: WordsOrder): Promise<Label | null> {
  const { title, contents, ratio } = labelOfPrompt(readProductPrompt(prompt, seed))
  return ratio === null ? null : drawLabel(title, contents, ratio)
}

const placeOf = ({ width, height }: Pixels, box: CutOut['box']): CutoutPlace => ({
  ratio: width / height,
  box: { left: box.x / width, top: box.y / height, width: box.width / width, height: box.height / height },
})

/** Tasks that draw, and those that only draw beside others. */
export const drawingTasks = {
  /** Nothing: the thread has loaded the code that draws. */
  loadDrawing: async (_nothing: null): Promise<void> => undefined,

  warmUpDrawing: async (_nothing: null): Promise<void> => warmUpDrawing(),

  cutPhoto,

  /** The product without its background, or the photograph where that is not usable. `strokes`: changes by hand, null without any. */
  encodeCutOut: async ({ cut: { photo, cutOut, enlargedFrom, isChosen }, strokes }: CutOutOrder): Promise<CutOutImage> => {
    const { product, box, usable, confidence } = strokes === null ? cutOut : applyStrokes(photo, cutOut, strokes)
    const file = usable
      ? { bytes: await encodePng(product, 'algorithmicallyEnhanced'), contentType: 'image/png' }
      : { bytes: await encodeJpeg(photo, JPEG_QUALITY), contentType: 'image/jpeg' }
    return {
      ...file,
      cutOut: usable,
      place: usable ? placeOf(product, box) : null,
      confidence,
      note: cutOutNote({ enlargedFrom, isChosen: isChosen && usable }),
    }
  },

  changeBackground,

  imageInShape: async ({ image, shape }: { image: Uint8Array; shape: PictureShape }): Promise<Uint8Array> => imageInShape(image, shape),

  compositeOntoScene: async ({ cut, companions, behind, width, height, outputFormat, quality }: SettingOrder) => {
    const found = groupOf([cut.cutOut, ...companions.map((other) => other.cutOut)])
    const composed = compositeOntoScene(found, await coverWith(behind, width, height))
    const file = await exactFile(composed, outputFormat, 'compositeWithTrainedAlgorithmicMedia', quality)
    return { ...file, contentType: `image/${outputFormat}` }
  },

  /** An image of a trained model at exactly the requested size, with its source in the metadata. */
  fitImage: async ({ bytes, width, height, outputFormat, quality, isEdit }: ForeignImage) => {
    const image = await coverWith(bytes, width, height)
    const source = isEdit ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia'
    const file = outputFormat === 'png' ? encodePng(image, source) : encodeJpeg(image, WORDS_QUALITY[quality], source)
    return { bytes: await file, contentType: `image/${outputFormat}` }
  },

  renderPrompt: async (
    order: SharedWordsOrder,
  ): Promise<Omit<RenderedPrompt, 'image'> & { readonly bytes: Uint8Array; readonly contentType: string }> => {
    const { prompt, seed, quality } = order
    const rows = order.shared === null ? singleThread : schedulerOf(order.shared, 'first')
    const { image, ...provenance } = renderPrompt({ prompt, label: await labelFor(order), seed, quality }, frameOf(order), rows)
    if (provenance.scene === NO_BACKGROUND)
      return { ...provenance, bytes: await encodePng(image, 'algorithmicMedia'), contentType: 'image/png' }
    const jpegQuality = readPrompt(prompt, [], seed).isFine ? FINE_QUALITY : WORDS_QUALITY[quality]
    return { ...provenance, bytes: await encodeJpeg(image, jpegQuality, 'algorithmicMedia'), contentType: 'image/jpeg' }
  },

  /** Draws rows for the `renderPrompt` of the same order and shared rows, until none is left or another task needs the thread. */
  helpRenderPrompt: async (order: WordsOrder & { readonly shared: SharedRows }): Promise<void> => {
    const { prompt, seed, quality, shared } = order
    const label = await labelFor(order)
    try {
      helpRenderPrompt({ prompt, label, seed, quality }, frameOf(order), schedulerOf(shared, 'helper'))
    } catch (cause) {
      if (!(cause instanceof HelperCancelled)) throw cause
    }
  },

  /**
   * A traced image is many tasks: first the plan (null when the scene has to be drawn), then its rows, then the denoising steps, then the file
   * (`trace-image.ts`).
   */
  beginTrace: async (
    order: WordsOrder,
  ): Promise<{ readonly trace: ImageTrace; readonly provenance: Omit<RenderedPrompt, 'image'> } | null> => {
    const { prompt, seed, quality } = order
    const { square, ...size } = frameOf(order)
    const label = await labelFor(order)
    const plan = planPrompt(prompt, label, seed, quality)
    if (!canBeTraced(plan)) return null
    return { trace: beginTrace(prompt, label, plan, size, seed, square), provenance: provenanceOf(plan) }
  },

  traceBand: async ({ trace, from, end }: TraceBand): Promise<void> => traceBand(trace, from, end),

  denoiseBand: async ({
    trace,
    step,
    from,
    end,
  }: Omit<TraceBand, 'trace'> & { trace: Pick<ImageTrace, 'denoising'>; step: DenoisingStep }): Promise<void> =>
    denoiseRows(trace, step, from, end),

  developTrace: async (trace: Pick<ImageTrace, 'framebuffer' | 'plan'>): Promise<{ bytes: Uint8Array; contentType: string }> => ({
    bytes: await encodeJpeg(developTrace(trace), WORDS_QUALITY.high, 'algorithmicMedia'),
    contentType: 'image/jpeg',
  }),

  /** An image as video models receive it: a JPEG of the video's own size. */
  frameImage: async ({
    image,
    size,
  }: {
    image: Uint8Array
    size: { readonly width: number; readonly height: number }
  }): Promise<{ bytes: Uint8Array; isWidened: boolean }> => {
    const { image: framed, isWidened } = await frameImage(image, size)
    return { bytes: await encodeJpeg(framed, FINE_QUALITY), isWidened }
  },

  /** A finished ad as a JPEG. `images`: the bytes behind every address the creative shows; a missing logo becomes an initial. */
  finishCreative: async ({ request, images }: { request: FinishRequest; images: ReadonlyMap<string, Uint8Array> }): Promise<Uint8Array> =>
    finishCreative(request, images),

  /** A finished ad as JPEGs within these weights, in their order, with what was measured of it. */
  finishMeasured: async ({
    request,
    images,
    weights,
  }: {
    request: FinishRequest
    images: ReadonlyMap<string, Uint8Array>
    weights: readonly (number | null)[]
  }): Promise<MeasuredAd> => finishMeasured(request, images, weights),

  /** A brand's logo in the frames that platforms ask for; null when it cannot be read. */
  frameLogo: async ({
    bytes,
    frames,
    accent,
  }: {
    bytes: Uint8Array
    frames: readonly LogoFrame[]
    accent: string
  }): Promise<FramedLogo | null> => frameLogo(bytes, frames, accent),

  /** A finished banner in HTML5, as a zip. */
  finishHtml5: async ({
    request,
    images,
    clickUrl,
  }: {
    request: FinishRequest
    images: ReadonlyMap<string, Uint8Array>
    clickUrl: string | null
  }): Promise<Html5Banner> => finishHtml5(request, images, clickUrl),
} as const
