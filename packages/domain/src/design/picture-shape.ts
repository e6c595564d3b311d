import * as z from 'zod'

/**
 * The shapes beside its own square in which a picture of a product is made when a layout needs it. `side` is the square within it, in the middle
 * across, in which the product stands as in the picture's own; `top` is where that begins. What is beside it is room for text. Pixels. Add yours here.
 */
export const pictureShapes = {
  tall: { width: 1080, height: 1920, side: 1080, top: 110 },
  upright: { width: 1080, height: 1350, side: 1020, top: -50 },
  even: { width: 1080, height: 1080, side: 800, top: -50 },
  wide: { width: 1760, height: 640, side: 640, top: 0 },
} as const satisfies Record<string, PictureShapeSize>

interface PictureShapeSize {
  readonly width: number
  readonly height: number
  readonly side: number
  readonly top: number
}

export type PictureShape = keyof typeof pictureShapes
// Safe: these are its keys.
export const pictureShapeSchema = z.enum(Object.keys(pictureShapes) as PictureShape[])
