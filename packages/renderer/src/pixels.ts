/** A decoded image. */
export interface Pixels {
  readonly width: number
  readonly height: number
  /** RGBA, 8 bit, sRGB, straight alpha, row by row. */
  readonly data: Uint8ClampedArray
}
