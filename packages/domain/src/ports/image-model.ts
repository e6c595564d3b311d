import * as z from 'zod'
import { type EngineName } from '../provenance.ts'

/**
 * Set the product of a picture into the scene the words describe. Sizes in pixels; `colors` are `#RRGGBB`, most important first; `quality`
 * decides how much the file is compressed.
 */
export interface BackgroundRequest {
  readonly image: Uint8Array
  /** Pictures of further products, to stand beside the first; usually none. */
  readonly companions: readonly Uint8Array[]
  readonly prompt: string
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly outputFormat: 'jpeg' | 'png'
  readonly quality: 'low' | 'medium' | 'high'
  readonly colors: readonly string[]
}

/**
 * Mean difference, 0 to 255, between the product's opaque pixels in the (resized) source and in the made picture: as it was composed, and as
 * the file shows it when it is decoded.
 */
export const untouchedSchema = z.object({ composed: z.number().min(0).max(255), encoded: z.number().min(0).max(255) })
export type Untouched = z.infer<typeof untouchedSchema>

/**
 * A made picture, encoded, and who made it: the studio where it stood in. `cutOut` is false when the photograph was framed whole; `note` then
 * says so in a sentence, as it does when somebody stood in or the product was drawn anew.
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
  /** Null where no product was set into the picture, or a model drew it anew. */
  readonly untouched: Untouched | null
  readonly note: string | null
}

/** A picture from words alone. Sizes in pixels; `quality` decides how many rays a picture gets, not its size. */
export interface TextToImageRequest {
  readonly prompt: string
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly quality: 'low' | 'medium' | 'high'
}

/**
 * What a prompt was taken for. `colors`: colour words that were followed; `material`, `light` and `camera` as they read on in a sentence,
 * null where the words left them open; `ignored`: words nothing came of.
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

/** A picture from words; `understood` is null where a model does not tell, `note` says when something else was drawn than was asked. */
export interface TextToImageResult extends GeneratedImage {
  readonly understood: Understood | null
}

/** Makes pictures. The same request and seed give the same bytes where `isDeterministic`. */
export interface ImageModel {
  readonly engine: EngineName
  readonly isDeterministic: boolean
  /** Fails with `picture.undecodable`, `picture.too-large`, `server.busy` or `request.cancelled`. */
  readonly changeBackground: (request: BackgroundRequest, signal: AbortSignal) => Promise<GeneratedImage>
  /**
   * Always exactly the size asked for. What takes long may tell `report` how much is done, in percent. Fails with `server.busy` or
   * `request.cancelled`.
   */
  readonly textToImage: (request: TextToImageRequest, signal: AbortSignal, report?: (percent: number) => void) => Promise<TextToImageResult>
}
