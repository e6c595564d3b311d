import { expect, test } from 'vitest'
import { encodeJpeg } from '../image/pixels.ts'
import { jarPhotograph } from './jar-photograph.ts'
import { cutPhoto } from '../compose/change-background.ts'
import { warmUpDrawing } from './warm-up-drawing.ts'

test('threads warm up on a photograph that is cut out', async () => {
  const image = await encodeJpeg(jarPhotograph(320), 90)
  expect(await cutPhoto({ key: 'jar', image, mask: null, others: [] })).toMatchObject({ whole: null, cutOut: { usable: true } })
  await expect(warmUpDrawing()).resolves.toBeUndefined()
})
