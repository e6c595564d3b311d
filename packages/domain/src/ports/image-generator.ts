import { type Use } from '../cost.ts'
import { type EngineName } from '../provenance.ts'

/** A picture that goes along with words: encoded, JPEG or PNG, for these every vendor reads. Bytes, never an address. */
export interface InputImage {
  readonly bytes: Uint8Array
  readonly contentType: 'image/jpeg' | 'image/png'
}

/** How large and how good a picture is to be, in pixels; what comes back is the nearest size the model has, seldom exactly this one. */
export interface ImageSpec {
  readonly width: number
  readonly height: number
  readonly quality: 'low' | 'medium' | 'high'
}

/** One picture to make. */
export interface ImageGenerationRequest extends ImageSpec {
  readonly prompt: string
  /** What the words speak of, to be changed by them; none where the words stand alone. */
  readonly images: readonly InputImage[]
  /** Whole number, 0 to 2³²-1; models without seeds leave it out. */
  readonly seed: number
}

/** A vendor's model that makes pictures, or one on the user's own machine: the raw thing, which the engine makes an image model of. */
export interface ImageGenerator {
  readonly engine: EngineName
  /** Most pictures that may go along with the words; 0 where it draws from words alone. */
  readonly maxInputImages: number
  /** What such a picture uses up, as the vendor counts it. Pictures that go along are not counted. */
  readonly usageOf: (measure: ImageSpec) => Use
  /**
   * An encoded picture of any size and type, which nobody has decoded yet. Fails with a `provider.…` code, with `request.cancelled` when the
   * signal says so (`provider.timeout` when its reason is a TimeoutError). A model that may be paid for is never asked twice for one call.
   */
  readonly generate: (order: ImageGenerationRequest, signal: AbortSignal) => Promise<Uint8Array>
}
