import { creativesOf } from '@adloom/domain/placements/pack.ts'
import { expect, test } from 'vitest'
import { aSocialAd } from '../state/library/sample-ads.test-data.ts'
import { bestFirst } from './best-first.ts'

const creatives = creativesOf(aSocialAd({ images: ['/files/1.jpg', '/files/2.jpg', '/files/3.jpg'] }), 'all')
const { signal } = new AbortController()

test('images are compared with the text in view, texts with the image in view, and equals keep their order', async () => {
  const asked: string[] = []
  const scoreOf = ({ image, text }: { readonly image: number; readonly text: number }): Promise<number> => {
    asked.push(`${String(image)}/${String(text)}`)
    return Promise.resolve(image * 10 - (image === 3 ? 10 : 0) + text)
  }
  const progress: string[] = []
  const onProgress = (done: number, total: number): void => void progress.push(`${String(done)} of ${String(total)}`)
  const order = await bestFirst({ creatives, from: null }, { image: 1, text: 1 }, { scoreOf, onProgress }, signal)
  expect(order).toEqual({ images: [2, 3, 1], texts: [2, 1] })
  expect(asked).toEqual(['1/1', '1/2', '2/1', '3/1'])
  expect(progress).toEqual(['0 of 4', '1 of 4', '2 of 4', '3 of 4'])
})

test('a score that cannot be had ends the comparison', async () => {
  const scoreOf = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(
    bestFirst({ creatives, from: null }, { image: 1, text: 1 }, { scoreOf, onProgress: () => undefined }, signal),
  ).rejects.toThrow('Failed to fetch')
})
