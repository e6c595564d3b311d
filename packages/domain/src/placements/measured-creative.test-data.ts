import { type MeasuredCreative } from './check-placement.ts'

/** A square ad that keeps every rule. */
export const measuredSample: MeasuredCreative = {
  width: 1080,
  height: 1080,
  bytes: 40_000,
  fileType: 'jpeg',
  quality: 88,
  contrast: 7.2,
  smallestText: { size: 40, text: 'Shop now' },
  free: { top: 0.4, right: 0.3, bottom: 0.4, left: 0.2 },
  textShare: 0.1,
  productShare: { share: 0.3, of: 'product' },
  isBrandShown: true,
  isCallShown: true,
  shownFacts: ['price', 'reduction', 'rating'],
}
