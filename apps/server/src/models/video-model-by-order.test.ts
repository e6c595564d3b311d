import { expect, test } from 'vitest'
import { testVideoModel } from '../jobs/video-model.test-data.ts'
import { videoModelByOrder } from './video-model-by-order.ts'

test('only the model of an engine prepares for its videos', () => {
  const prepared: string[] = []
  const named = (engine: string) => ({ ...testVideoModel(), engine, warmUp: () => void prepared.push(engine) })
  const model = videoModelByOrder([named('fal:kling'), named('studio')])
  model.warmUp('studio')
  model.warmUp()
  expect(prepared).toEqual(['studio', 'fal:kling'])
})
