import { type SegmentMask } from '@adloom/domain/ports/segmenter.ts'
import { type VideoOrder, type VideoSource } from '@adloom/domain/ports/video-model.ts'

/** An order of the built-in engine. `masks`: what a network saw in each photograph whose product is cut out (`photographsOf`). */
export interface LocalVideoOrder extends VideoOrder {
  readonly masks: readonly (SegmentMask | null)[]
}

export type PictureSource = Extract<VideoSource, { kind: 'picture' }>

/** The photographs of a video whose products are cut out; none for a product that was drawn. */
export const photographsOf = ({ bytes, staging }: PictureSource): readonly Uint8Array[] =>
  staging === null ? [bytes] : staging.kind === 'photograph' ? staging.photographs : []
