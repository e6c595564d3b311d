import { imagePrices } from './image-prices.ts'
import { type Prices } from './price.ts'
import { textPrices } from './text-prices.ts'
import { videoPrices } from './video-prices.ts'

/** Day the vendors' price pages were read, for prices without a day of their own. */
export const PRICES_AS_OF = '2026-11-20'

/** All known prices, by `provider:model`. A missing price is not known, which is not the same as free. */
export const knownPrices: Prices = { ...textPrices, ...imagePrices, ...videoPrices }
