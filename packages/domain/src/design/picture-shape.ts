import * as z from 'zod'

/**
 * The shapes beside its own square in which a picture of a product is made when a layout needs it. `side` is the square within it, in the middle
 * across, in which the product stands as in the picture's own; `top` is where that begins. What is beside it is room for text. Pixels. Add yours here.
 */
export const pictureShapes = {
  slim: { width: 480, height: 1920, side: 520, top: 380 },
  tall: { width: 1080, height: 1920, side: 1000, top: 90 },
  // Behind the text of a story, whose lower fifth stays clear: a little wider than tall, so that its ratio tells it from that.
  long: { width: 1104, height: 1920, side: 800, top: 60 },
  upright: { width: 1080, height: 1350, side: 940, top: -80 },
  // A little wider than high: its ratio tells it from the picture's own square.
  even: { width: 1104, height: 1080, side: 740, top: -60 },
  wide: { width: 1760, height: 640, side: 640, top: 0 },
  strip: { width: 3640, height: 252, side: 252, top: 0 },
} as const satisfies Record<string, PictureShapeSize>

/** A photograph in the wide shape, which has no more to show: its subject lies at the right. */
export const widePhotograph = { width: 1200, height: 628 } as const

interface PictureShapeSize {
  readonly width: number
  readonly height: number
  readonly side: number
  readonly top: number
}

export type PictureShape = keyof typeof pictureShapes
// Safe: these are its keys.
export const pictureShapeSchema = z.enum(Object.keys(pictureShapes) as PictureShape[])

/** The address of a stored picture in a shape. It answers with the picture's own shape where it cannot be made in another. */
export const shapedAddress = (address: string, shape: PictureShape): string =>
  `${address}${address.includes('?') ? '&' : '?'}shape=${shape}`

/** The shape of a picture of that ratio (width divided by height); null for its own square and for what was made in no shape. */
export const shapeOfRatio = (ratio: number): PictureShape | null =>
  pictureShapeSchema.options.find((shape) => Math.abs((ratio * pictureShapes[shape].height) / pictureShapes[shape].width - 1) < 0.01) ??
  null
