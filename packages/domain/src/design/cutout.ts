import * as z from 'zod'

const share = z.number().min(0).max(1)

/** Where the product lies in its picture: shares of its width and height. */
const productBoxSchema = z.object({ left: share, top: share, width: share.positive(), height: share.positive() })

/** How a product without its background lies in its picture. `ratio`: the picture's width divided by its height. */
export const cutoutPlaceSchema = z.object({ ratio: z.number().positive().max(100), box: productBoxSchema })
export type CutoutPlace = z.infer<typeof cutoutPlaceSchema>
