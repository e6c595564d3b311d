import { type Usage } from '@adloom/domain/cost.ts'
import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import type * as z from 'zod'
import { type FrameSize } from './video-access.ts'

/** The state of an order at the provider; `percent` is null where it does not report it. */
type OrderState = { readonly kind: 'waiting'; readonly percent: number | null } | { readonly kind: 'done' }

/** What to order: the size of the image sent, and how the result differs from the request, a sentence each. */
export interface VideoPlan {
  readonly size: FrameSize
  readonly notes: readonly string[]
  /** Usage as the provider bills it; without counts where they are not known. */
  readonly use: Usage
}

/** A provider with an order, poll and download interface. Ids are the provider's own; the adapter validates them. */
export interface VideoVendor<Ordered> {
  /** Its name in sentences. */
  readonly provider: string
  readonly engine: string
  /** What is stored of an order, for the next attempt. */
  readonly ordered: z.ZodType<Ordered>
  /** The id a webhook of this order carries. */
  readonly nameOf: (ordered: Ordered) => string
  readonly plan: (order: VideoOrder) => VideoPlan
  /** Runs before the order: uploads the image. */
  readonly prepare: (image: Uint8Array, signal: AbortSignal) => Promise<string>
  /** Places the order. Repeated only after a refusal because of too many requests. Fails with a `provider.…` code. */
  readonly order: (order: VideoOrder, prepared: string) => Promise<Ordered>
  readonly state: (ordered: Ordered, signal: AbortSignal) => Promise<OrderState>
  /** Bytes of the finished video. */
  readonly fetchVideo: (ordered: Ordered, signal: AbortSignal) => Promise<Uint8Array>
  readonly cancel: (ordered: Ordered) => Promise<void>
}
