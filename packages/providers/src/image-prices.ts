import { withoutSnapshot } from './retirements.ts'

/** USD of a picture: of each, or of each megapixel begun. */
export interface ImagePrice {
  readonly usd: number | Readonly<Record<'low' | 'medium' | 'high', number>>
  readonly per: 'picture' | 'megapixel'
  readonly asOf: string
}

/** Day the vendors' price pages were read. */
export const IMAGE_PRICES_AS_OF = '2026-11-20'

const each = (usd: ImagePrice['usd'], asOf = IMAGE_PRICES_AS_OF): ImagePrice => ({ usd, per: 'picture', asOf })
const ofMegapixel = (usd: number, asOf: string): ImagePrice => ({ usd, per: 'megapixel', asOf })
/** OpenAI counts tokens, which it estimates at this for a square of 1024 pixels; its larger sizes cost about half as much again. */
const gptImage = each({ low: 0.02, medium: 0.07, high: 0.19 })

/** What pictures cost by `provider:model`, from the vendors' price pages. What is missing is not known. Add yours here. */
export const imagePrices: Readonly<Record<string, ImagePrice>> = {
  'openai:gpt-image-1-mini': each({ low: 0.005, medium: 0.011, high: 0.036 }),
  'openai:gpt-image-1.5': each({ low: 0.009, medium: 0.034, high: 0.133 }),
  'openai:gpt-image-2': gptImage,
  'openai:gpt-image-2.5-flare': gptImage,
  'openai:gpt-image-2.5-sunburst': gptImage,
  'google:gemini-nano-banana-2.1': each(0.0336),
  'fal:fal-ai/flux/schnell': ofMegapixel(0.003, '2026-09-20'),
  'fal:fal-ai/flux-pro/v1.1-ultra': each(0.06, '2026-09-20'),
  'fal:fal-ai/flux-pro/kontext': each(0.04, '2026-09-20'),
  'fal:fal-ai/flux-pro/kontext/max': each(0.08, '2026-09-20'),
  'fal:fal-ai/nano-banana': each(0.0398, '2026-09-20'),
  'fal:fal-ai/nano-banana/edit': each(0.0398, '2026-09-20'),
  'replicate:black-forest-labs/flux-schnell': each(0.003, '2026-10-07'),
  'replicate:black-forest-labs/flux-1.1-pro': each(0.04, '2026-10-07'),
}

/** What is asked for. Sizes in pixels. */
export interface ImageUse {
  readonly width: number
  readonly height: number
  readonly quality: 'low' | 'medium' | 'high'
}

/** About what one picture costs in USD; `usd` is null where the price is not known. */
export function imageEstimate(
  engine: string,
  { width, height, quality }: ImageUse,
): { readonly usd: number | null; readonly asOf: string } {
  const known = imagePrices[engine] ?? imagePrices[withoutSnapshot(engine)]
  if (known === undefined) return { usd: null, asOf: IMAGE_PRICES_AS_OF }
  const one = typeof known.usd === 'number' ? known.usd : known.usd[quality]
  const usd = known.per === 'megapixel' ? one * Math.ceil((width * height) / 1_048_576) : one
  return { usd: Number(usd.toPrecision(3)), asOf: known.asOf }
}
