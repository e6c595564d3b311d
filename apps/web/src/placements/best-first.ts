import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type PackedCreative } from '@adloom/domain/placements/pack.ts'
import { type PlacedAd, type VariantNumbers } from './placed-ad.ts'

interface Comparison {
  /** Its score in the placement. */
  readonly scoreOf: (variant: PackedCreative, from: CopyRequest | null, signal: AbortSignal) => Promise<number>
  readonly onProgress: (done: number, total: number) => void
}

/**
 * The images and texts of an ad, best first: images are compared with the text in view, texts with the image in view. What is equal keeps its order.
 * Rejects as `scoreOf` does.
 */
export async function bestFirst(
  { creatives, from }: Pick<PlacedAd, 'creatives' | 'from'>,
  shown: { readonly image: number; readonly text: number },
  { scoreOf, onProgress }: Comparison,
  signal: AbortSignal,
): Promise<VariantNumbers> {
  const compared = creatives.filter(({ image, text }) => image === shown.image || text === shown.text)
  const scores = new Map<PackedCreative, number>()
  for (const variant of compared) {
    onProgress(scores.size, compared.length)
    scores.set(variant, await scoreOf(variant, from, signal))
  }
  const best = (variants: readonly PackedCreative[]) => variants.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
  return {
    images: best(compared.filter(({ text }) => text === shown.text)).map(({ image }) => image),
    texts: best(compared.filter(({ image }) => image === shown.image)).map(({ text }) => text),
  }
}
