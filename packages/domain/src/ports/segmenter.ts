/** Alpha of 0 to 255, row by row: how much of each pixel belongs to what stands out. */
export interface SegmentMask {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** What stands out in a photograph: its product, and a person who wears it. */
export interface Segmenter {
  /**
   * The mask of an encoded image, upright as the image is shown, of the whole image scaled (not cropped) to the mask's size. Null while no network is
   * installed, when it took too long or too many wait, or when it cannot run here: the caller goes on without one. Fails with `request.cancelled`
   * when the signal aborts, `picture.undecodable` when the image cannot be read, and `server.stopping` after `close`.
   */
  readonly segment: (image: Uint8Array, signal: AbortSignal) => Promise<SegmentMask | null>
  readonly close: () => Promise<void>
}
