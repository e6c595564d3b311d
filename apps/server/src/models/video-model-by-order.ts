import { AdloomError } from '@adloom/domain/error.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'

/**
 * Several models of videos as one: each order goes to the one it names, an order that names none to the first. Fails with `engine.not-offered` where
 * that model is not among them, as when an order waited while the configuration changed. Otherwise it is the first.
 */
export function videoModelByOrder(models: readonly [VideoModel, ...VideoModel[]]): VideoModel {
  const [first] = models
  const modelOf = (engine: EngineName | undefined): VideoModel => {
    const found = engine === undefined ? first : models.find((model) => model.engine === engine)
    if (found !== undefined) return found
    throw new AdloomError('engine.not-offered', {
      values: { engine: engine ?? '', role: 'video', offered: models.map((model) => model.engine).join(', ') },
    })
  }
  return {
    ...first,
    isDeterministic: models.every(({ isDeterministic }) => isDeterministic),
    make: async (order, work, signal) => modelOf(order.engine).make(order, work, signal),
    // Only the one that ordered can read it; the others say nothing.
    abandon: async (handle) => {
      await Promise.all(models.map((model) => model.abandon(handle)))
    },
    warmUp: () => models.forEach((model) => model.warmUp()),
    close: () => models.forEach((model) => model.close()),
  }
}
