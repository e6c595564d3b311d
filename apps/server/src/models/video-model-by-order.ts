import { AdloomError } from '@adloom/domain/error.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'

/**
 * Several video models as one: each order goes to the model it names, an order that names none to the first. Fails with `engine.not-offered` where
 * that model is missing, as when an order waited while the configuration changed. Otherwise it behaves as the first.
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
    // Only the model that ordered it understands the handle; the others ignore it.
    abandon: async (handle) => {
      await Promise.all(models.map((model) => model.abandon(handle)))
    },
    warmUp: (engine) => modelOf(engine).warmUp(),
    close: () => models.forEach((model) => model.close()),
  }
}
