import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { type Ledger } from './ledger.ts'

/** A video model whose every order goes through the ledger. Providers bill the order, so it is settled once the order is accepted. */
export const meteredVideoModel = (model: VideoModel, { pay }: Pick<Ledger, 'pay'>): VideoModel => ({
  ...model,
  make: (order, work, signal) =>
    model.make(
      order,
      {
        ...work,
        pay: (usage, placeOrder) =>
          pay({ role: 'video', engine: model.engine, maxUsage: usage }, async (reportUsage) => {
            const placed = await placeOrder()
            reportUsage(usage)
            return placed
          }),
      },
      signal,
    ),
})
