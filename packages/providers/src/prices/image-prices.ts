import { type ModelPrice, type Prices } from './price.ts'

const each = (usd: number, asOf: string): ModelPrice => ({ per: 'picture', usd, asOf })
const ofMegapixel = (usd: Extract<ModelPrice, { per: 'megapixel' }>['usd'], asOf: string): ModelPrice => ({ per: 'megapixel', usd, asOf })

/** OpenAI bills tokens; this is its estimate for a square of 1024 pixels. Its larger sizes cost half as much again. */
const gptImage = ofMegapixel({ low: 0.02, medium: 0.07, high: 0.19 }, '2026-11-20')

/** Prices of images by `provider:model`, from the vendors' price pages. A missing price is not known. Add yours here. */
export const imagePrices: Prices = {
  'openai:gpt-image-1-mini': ofMegapixel({ low: 0.005, medium: 0.011, high: 0.036 }, '2026-11-20'),
  'openai:gpt-image-1.5': ofMegapixel({ low: 0.009, medium: 0.034, high: 0.133 }, '2026-11-20'),
  'openai:gpt-image-2': gptImage,
  'openai:gpt-image-2.5-flare': gptImage,
  'openai:gpt-image-2.5-sunburst': gptImage,
  'google:gemini-nano-banana-2.1': each(0.0336, '2026-11-20'),
  'fal:fal-ai/flux/schnell': ofMegapixel(0.003, '2026-09-20'),
  'fal:fal-ai/flux-pro/v1.1-ultra': each(0.06, '2026-09-20'),
  'fal:fal-ai/flux-pro/kontext': each(0.04, '2026-09-20'),
  'fal:fal-ai/flux-pro/kontext/max': each(0.08, '2026-09-20'),
  'fal:fal-ai/nano-banana': each(0.0398, '2026-09-20'),
  'fal:fal-ai/nano-banana/edit': each(0.0398, '2026-09-20'),
  'replicate:black-forest-labs/flux-schnell': each(0.003, '2026-10-07'),
  'replicate:black-forest-labs/flux-1.1-pro': each(0.04, '2026-10-07'),
}
