import { type ModelPrice, type Prices } from './price.ts'

/** USD for a second of video at 720p and 1080p, without sound, and the day the price was read. */
const price = (at720p: number, at1080p = at720p, asOf = '2026-11-20'): ModelPrice => ({
  per: 'second',
  usd: { '720p': at720p, '1080p': at1080p },
  asOf,
})

/** Prices of video by `provider:model`, from fal's price page and its models' pages. A missing price is not known. Add yours here. */
export const videoPrices: Prices = {
  'fal:fal-ai/kling-video/v2.1/standard/image-to-video': price(0.05),
  'fal:fal-ai/kling-video/v2.5-turbo/pro/image-to-video': price(0.07, 0.07, '2026-09-20'),
  'fal:fal-ai/kling-video/v2.6/pro/image-to-video': price(0.07),
  'fal:fal-ai/kling-video/v3/standard/image-to-video': price(0.084, 0.084, '2026-08-23'),
  'fal:fal-ai/veo3.1/fast/image-to-video': price(0.1),
  'fal:fal-ai/wan-25-preview/image-to-video': price(0.1, 0.15),
  'fal:fal-ai/minimax/hailuo-02/standard/image-to-video': price(0.045),
  'fal:fal-ai/bytedance/seedance/v1/pro/fast/image-to-video': price(0.022, 0.049),
}
