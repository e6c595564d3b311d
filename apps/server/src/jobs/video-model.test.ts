import { videoModelPromises } from '@adloom/domain/ports/video-model.conformance.ts'
import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { expect, test } from 'vitest'
import { testVideoModel } from './video-model.test-data.ts'

const order: VideoOrder = {
  source: { kind: 'picture', bytes: new Uint8Array(1), staging: null },
  address: null,
  prompt: 'turn',
  script: { brandName: null, logo: null, productName: null, hook: null, captions: [], offer: null, callToAction: null, site: null },
  logo: null,
  colors: [],
  seconds: 1,
  aspectRatio: '1:1',
  resolution: '720p',
  placement: 'feed',
  sound: null,
  storyboard: null,
  seed: 1,
}

for (const { name, check } of videoModelPromises) {
  test(`the model that tests of jobs use ${name}`, async () => {
    await expect(check({ model: testVideoModel(), order })).resolves.toBeUndefined()
  })
}

test.each([
  ['no MP4', { bytes: new Uint8Array(20) }],
  ['another seed', { seed: 2 }],
  ['no JPEG', { poster: new Uint8Array(20) }],
])('a model that hands out %s breaks its promise', async (_what, wrong) => {
  const model = testVideoModel()
  const broken = { ...model, make: async (...words: Parameters<typeof model.make>) => ({ ...(await model.make(...words)), ...wrong }) }
  await expect(videoModelPromises[0].check({ model: broken, order })).rejects.toThrow(Error)
})

test('a model whose progress falls breaks its promise', async () => {
  const model = testVideoModel(async (_order, { report }) => {
    report({ percent: 50, msLeft: null })
    report({ percent: 40, msLeft: null })
  })
  await expect(videoModelPromises[1].check({ model, order })).rejects.toThrow('progress went 0, 50, 40')
})
