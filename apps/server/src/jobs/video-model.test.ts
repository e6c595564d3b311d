import { videoModelPromises } from '@adloom/domain/ports/video-model.conformance.ts'
import { expect, test } from 'vitest'
import { plainOrder, testVideoModel } from './video-model.test-data.ts'

for (const { name, check } of videoModelPromises) {
  test(`the fake model of the job tests ${name}`, async () => {
    await expect(check({ model: testVideoModel(), order: plainOrder })).resolves.toBeUndefined()
  })
}

test.each([
  ['no MP4', { bytes: new Uint8Array(20) }],
  ['another seed', { seed: 2 }],
  ['no JPEG', { poster: new Uint8Array(20) }],
])('a model that returns %s fails the conformance suite', async (_what, wrong) => {
  const model = testVideoModel()
  const broken = { ...model, make: async (...words: Parameters<typeof model.make>) => ({ ...(await model.make(...words)), ...wrong }) }
  await expect(videoModelPromises[0].check({ model: broken, order: plainOrder })).rejects.toThrow(Error)
})

test('a model whose progress falls fails the conformance suite', async () => {
  const model = testVideoModel(async (_order, { report }) => {
    report({ percent: 50, msLeft: null })
    report({ percent: 40, msLeft: null })
  })
  await expect(videoModelPromises[1].check({ model, order: plainOrder })).rejects.toThrow('progress went 0, 50, 40')
})
