import { type ImageGenerator } from '@adloom/domain/ports/image-generator.ts'
import { type Ledger } from './ledger.ts'

/** An image generator whose every order goes through the ledger, in its vendor's units. */
export const meteredImageGenerator = (maker: ImageGenerator, role: string, { pay }: Pick<Ledger, 'pay'>): ImageGenerator => ({
  ...maker,
  generate: (order, signal) => {
    // The caller has left, so nothing is reserved.
    if (signal.aborted) return maker.generate(order, signal)
    const use = maker.usageOf(order)
    return pay({ role, engine: maker.engine, maxUsage: use }, async (tellUse) => {
      const image = await maker.generate(order, signal)
      tellUse(use)
      return image
    })
  },
})
