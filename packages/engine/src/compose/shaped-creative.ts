import { withShapedImage } from '@adloom/creatives/arranged-ad.ts'
import { type FinishRequest } from './finish-creative.ts'

/** The request with the address of its image in the shape that its layout needs in its format. */
export const inItsShape = (request: FinishRequest): FinishRequest => ({ ...request, creative: withShapedImage(request) })
