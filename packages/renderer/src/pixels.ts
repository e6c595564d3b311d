/** Width and height of an image, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A decoded image. */
export interface Pixels extends Size {
  /** RGBA, 8 bit, sRGB, straight alpha, row by row. */
  readonly data: Uint8ClampedArray
}
