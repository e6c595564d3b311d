import * as z from 'zod'
import { type PictureShape } from '../design/picture-shape.ts'
import { type ProductOnPage } from '../page-product.ts'
import { type EngineName } from '../provenance.ts'

/**
 * Composites the product of an image into the scene of the prompt. Sizes in pixels; `colors` are `#RRGGBB`, most important first; `quality` sets the
 * compression of the file. `shape`: the image has that shape instead of width and height; null for none.
 */
export interface BackgroundRequest {
  readonly image: Uint8Array
  /** Which of several things in the image the product is; null keeps them all. */
  readonly product: ProductOnPage | null
  /** Images of further products, placed beside the first; usually empty. */
  readonly companions: readonly Uint8Array[]
  readonly prompt: string
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly shape: PictureShape | null
  readonly outputFormat: 'jpeg' | 'png'
  readonly quality: 'low' | 'medium' | 'high'
  readonly colors: readonly string[]
}

/**
 * Mean difference, 0 to 255, between the product's opaque pixels in the (resized) source and in the finished image: as composited, and after decoding
 * the file.
 */
export const untouchedSchema = z.object({ composed: z.number().min(0).max(255), encoded: z.number().min(0).max(255) })
export type Untouched = z.infer<typeof untouchedSchema>

/**
 * A finished image, encoded, and the engine that made it: the built-in one where it stood in. `cutOut` is false when the photograph itself fills
 * the image; `note` then says so in a sentence, also when another engine stood in or the product was drawn anew.
 */
export interface GeneratedImage {
  readonly engine: EngineName
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly seed: number
  readonly scene: string | null
  readonly cutOut: boolean | null
  readonly confidence: number | null
  /** Null where no product was composited into the image, or a model drew it anew. */
  readonly untouched: Untouched | null
  readonly note: string | null
}

/** An image from a prompt alone. Sizes in pixels; `quality` sets the number of rays, not the size; `shape` as in `BackgroundRequest`. */
export interface TextToImageRequest {
  readonly prompt: string
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly shape: PictureShape | null
  readonly quality: 'low' | 'medium' | 'high'
}

/**
 * How a prompt was understood. `colors`: colour words that were followed; `material`, `light` and `camera` as they read on in a sentence, null where
 * the prompt left them open; `ignored`: words without effect.
 */
export const understoodSchema = z.object({
  kind: z.string(),
  scene: z.string(),
  colors: z.array(z.string()),
  material: z.string().nullable().default(null),
  light: z.string().nullable().default(null),
  camera: z.string().nullable().default(null),
  ignored: z.array(z.string()),
})
export type Understood = z.infer<typeof understoodSchema>

/** An image from a prompt; `understood` is null where a model does not report it, `note` says when the result differs from the request. */
export interface TextToImageResult extends GeneratedImage {
  readonly understood: Understood | null
}

/** Makes images. The same request and seed give the same bytes where `isDeterministic`. */
export interface ImageModel {
  readonly engine: EngineName
  readonly isDeterministic: boolean
  /** Fails with `picture.undecodable`, `picture.too-large`, `server.busy` or `request.cancelled`. */
  readonly changeBackground: (request: BackgroundRequest, signal: AbortSignal) => Promise<GeneratedImage>
  /** Always exactly the requested size, or that of the shape. Slow models may `report` progress, in percent. Fails with `server.busy` or `request.cancelled`. */
  readonly textToImage: (request: TextToImageRequest, signal: AbortSignal, report?: (percent: number) => void) => Promise<TextToImageResult>
}
