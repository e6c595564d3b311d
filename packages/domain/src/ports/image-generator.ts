import { type Usage } from '../cost.ts'
import { type EngineName } from '../provenance.ts'

/** An input image: encoded, JPEG or PNG, because every vendor reads these. Bytes, never an address. */
interface InputImage {
  readonly bytes: Uint8Array
  readonly contentType: 'image/jpeg' | 'image/png'
}

/** Requested size in pixels and quality of an image; the model returns its nearest size, seldom exactly this one. */
export interface ImageSpec {
  readonly width: number
  readonly height: number
  readonly quality: 'low' | 'medium' | 'high'
}

/** One image to generate. */
export interface ImageGenerationRequest extends ImageSpec {
  readonly prompt: string
  /** The images the prompt is about, to be changed by it; empty for a prompt alone. */
  readonly images: readonly InputImage[]
  /** Whole number, 0 to 2³²-1; models without seeds ignore it. */
  readonly seed: number
}

/** An image model of a vendor or of a local server: the raw call, which the engine wraps into an `ImageModel`. */
export interface ImageGenerator {
  readonly engine: EngineName
  /** The most input images it takes; 0 where it takes a prompt alone. */
  readonly maxInputImages: number
  /** Usage of such an image, in the units the vendor counts. Input images are not counted. */
  readonly usageOf: (measure: ImageSpec) => Usage
  /**
   * An encoded image of any size and type, not yet decoded. Fails with a `provider.…` code, with `request.cancelled` when the signal aborts
   * (`provider.timeout` when its reason is a TimeoutError). A model that may cost money is never called twice for one call.
   */
  readonly generate: (order: ImageGenerationRequest, signal: AbortSignal) => Promise<Uint8Array>
}
