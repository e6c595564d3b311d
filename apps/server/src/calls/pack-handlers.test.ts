import { adFormats } from '@adloom/domain/ad-format.ts'
import { endpoints } from '@adloom/domain/endpoints.ts'
import { measuredSample } from '@adloom/domain/placements/measured-creative.test-data.ts'
import { placements } from '@adloom/domain/placements/placement.ts'
import { expect, test } from 'vitest'
import { type Call } from '../http/call-context.ts'
import { packHandlers } from './pack-handlers.ts'

type Parts = Parameters<typeof packHandlers>[0]

test('the formats of a creative are drawn a few at a time, so that its checks leave room for other work', async () => {
  let drawing = 0
  let most = 0
  const finish: Parts['packs']['ports']['finish'] = async ({ format }, weights) => {
    drawing += 1
    most = Math.max(most, drawing)
    await new Promise((resolve) => setImmediate(resolve))
    drawing -= 1
    const { width, height } = adFormats[format]
    return {
      files: weights.map(() => ({ bytes: new Uint8Array(), measured: { ...measuredSample, width, height } })),
      sourceType: 'trainedAlgorithmicMedia',
    }
  }
  // Only these are used by the call.
  const { checkCreative } = packHandlers({ packs: { ports: { finish } } } as unknown as Parts)
  const request = endpoints.checkCreative.request.parse({
    creative: { image: 'i', brandLogo: null, brandName: 'B', headline: 'H', description: 'D', callToAction: 'Shop now', accent: '#112233' },
  })
  const { placements: judged } = await checkCreative(request, { signal: new AbortController().signal } as Call)
  expect(most).toBeLessThanOrEqual(3)
  expect(judged.map(({ placement }) => placement).toSorted()).toEqual(placements.map(({ id }) => id).toSorted())
})
