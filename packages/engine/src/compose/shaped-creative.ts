import { type FinishRequest } from './finish-creative.ts'

/** The request with the address of its image in the shape that its layout needs in its format. Layouts are loaded with the first one. */
export async function inItsShape(request: FinishRequest): Promise<FinishRequest> {
  const { withShapedImage } = await import('@adloom/creatives/arranged-ad.ts')
  return { ...request, creative: withShapedImage(request) }
}
