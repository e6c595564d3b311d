import { adLayoutSchema, type Creative } from '@adloom/domain/template.ts'
import { bannerWeight } from '@adloom/domain/placements/check-banner.ts'
import { placements, takesHtml5 } from '@adloom/domain/placements/placement.ts'
import { type Workers } from '@adloom/engine/workers.ts'

/** The banners of one size in every design. Milliseconds and bytes. */
interface MeasuredSize {
  readonly placement: string
  readonly banners: number
  readonly ms: number
  readonly bytes: number
  readonly most: number
  readonly allowed: number
  readonly tooHeavy: number
}

/** Banners in HTML5 of a creative in every design and size, one after the other. */
export async function measureBanners(
  workers: Workers,
  creative: Creative,
  images: ReadonlyMap<string, Uint8Array>,
  signal: AbortSignal,
): Promise<readonly MeasuredSize[]> {
  const sizes: MeasuredSize[] = []
  for (const { id, format } of placements.filter(takesHtml5)) {
    const weights: number[] = []
    const start = performance.now()
    for (const layout of adLayoutSchema.options) {
      const { bytes } = await workers.run('finishHtml5', { request: { creative, layout, format }, images, clickUrl: null }, signal)
      weights.push(bytes.length)
    }
    const allowed = bannerWeight(format)
    sizes.push({
      placement: id,
      banners: weights.length,
      ms: (performance.now() - start) / weights.length,
      bytes: Math.round(weights.reduce((sum, weight) => sum + weight, 0) / weights.length),
      most: Math.max(...weights),
      allowed,
      tooHeavy: weights.filter((weight) => weight > allowed).length,
    })
  }
  return sizes
}
