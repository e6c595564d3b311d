import { type ImageGenerator } from '@adloom/domain/ports/image-generator.ts'
import { type Ledger } from './ledger.ts'

/** A maker of pictures whose every order goes through the ledger, counted as its vendor says such pictures are. */
export const meteredImageGenerator = (maker: ImageGenerator, role: string, { pay }: Pick<Ledger, 'pay'>): ImageGenerator => ({
  ...maker,
  generate: (order, signal) => {
    // Nobody asks any more, so nothing is reserved.
    if (signal.aborted) return maker.generate(order, signal)
    const use = maker.usageOf(order)
    return pay({ role, engine: maker.engine, most: use }, async (tellUse) => {
      const image = await maker.generate(order, signal)
      tellUse(use)
      return image
    })
  },
})
