import { type ImageGenerator } from '@adloom/domain/ports/image-generator.ts'
import { type Ledger } from './ledger.ts'

/** An image generator whose every order goes through the ledger, in its vendor's units. */
export const meteredImageGenerator = (generator: ImageGenerator, role: string, { pay }: Pick<Ledger, 'pay'>): ImageGenerator => ({
  ...generator,
  generate: (order, signal) => {
    // The caller has left, so nothing is reserved.
    if (signal.aborted) return generator.generate(order, signal)
    const usage = generator.usageOf(order)
    return pay({ role, engine: generator.engine, maxUsage: usage }, async (reportUsage) => {
      const image = await generator.generate(order, signal)
      reportUsage(usage)
      return image
    })
  },
})
