import { type EndpointName, endpoints } from '@adloom/domain/endpoints.ts'
import { expect, test } from 'vitest'
import { imageLimits } from './image-access.ts'

const madeByImageModels = ['changeBackground', 'textToImage', 'textToImagePro', 'displayImages', 'createImages'] satisfies EndpointName[]

test.each(madeByImageModels)(
  'the time of the call %s is enough for a model that takes all of its own, and for the engine that stands in for it',
  (name) => {
    expect(endpoints[name].timeoutMs).toBeGreaterThanOrEqual(imageLimits.timeoutMs + 60_000)
  },
)
