import { type PictureMaker } from '@adloom/domain/ports/image-generator.ts'
import { type Ledger } from './ledger.ts'

/** A maker of pictures whose every order goes through the ledger, counted as its vendor says such pictures are. */
export const paidPictureMaker = (maker: PictureMaker, role: string, { pay }: Pick<Ledger, 'pay'>): PictureMaker => ({
  ...maker,
  make: (order, signal) => {
    // Nobody asks any more, so nothing is reserved.
    if (signal.aborted) return maker.make(order, signal)
    const use = maker.useOf(order)
    return pay({ role, engine: maker.engine, most: use }, async (tellUse) => {
      const picture = await maker.make(order, signal)
      tellUse(use)
      return picture
    })
  },
})
