import { type VideoStoryboard, videoAspectRatios } from '@adloom/domain/video.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Frame } from '../timeline/frame.ts'
import { type TypePiece } from '../timeline/timeline.ts'
import { storyboards } from './storyboards.ts'
import { partsOf, piecesOf, setTypeOfCases, subjects, texts } from './storyboards.test-data.ts'

beforeAll(() => setTypeOfCases())

/** What is unfinished in a frame. Type drifts all the time, so its size does not count. */
function unfinishedIn({ camera, product, light, layers }: Frame, pieces: ReadonlyMap<string, TypePiece>): string[] {
  const faults: string[] = []
  const covered = layers.findLastIndex((layer) => layer.kind === 'backdrop' && layer.alpha >= 1)
  const blocks = new Map<string, number>()
  for (const layer of layers) {
    if (layer.kind === 'product' && layer.alpha < 1) faults.push('the product fades')
    if (layer.kind !== 'sprite' || !pieces.has(layer.sprite)) continue
    const block = layer.sprite.replace(/\/[^/]*$/, '')
    blocks.set(block, (blocks.get(block) ?? 0) + 1)
    if (layer.alpha < 0.97) faults.push(`${layer.sprite} fades`)
    if (layer.clip !== undefined) faults.push(`${layer.sprite} is half hidden`)
  }
  for (const [block, count] of blocks) {
    const all = [...pieces.keys()].filter((name) => name.replace(/\/[^/]*$/, '') === block).length
    if (count < all) faults.push(`${all - count} words of ${block} are missing`)
  }
  if (covered >= 0) return faults
  if (camera.blur > 0.05) faults.push('it is out of focus')
  if (product.alpha < 1 || product.shadow < 1 || Math.abs(product.scale - 1) > 0.02) faults.push('the product enters')
  if (light.gain < 0.95 || light.gain > 1.06) faults.push(`the light is at ${light.gain}`)
  return faults
}

// The record's keys are the ids.
describe.each(Object.keys(storyboards) as VideoStoryboard[])('%s', (id) => {
  test('has frames for a poster in which product and words stand complete: in every ratio, at every length, with and without texts', () => {
    const faults = videoAspectRatios.flatMap((ratio) =>
      subjects.flatMap((subject) =>
        texts.flatMap((text) =>
          [1, 2, 3, 5, 8, 10, 15].flatMap((seconds) => {
            const one = { ratio, subject, seconds, text, seed: seconds }
            const { frameAt, complete } = storyboards[id].timeline(partsOf(one))
            const found = [complete.first, complete.last].flatMap((at) => unfinishedIn(frameAt(at), piecesOf(one)))
            const words = frameAt(complete.last).layers.filter((layer) => layer.kind === 'sprite' && piecesOf(one).has(layer.sprite))
            if (text === 'full' && words.length === 0) found.push('no words')
            return found.map((fault) => `${ratio} ${subject} ${seconds} s ${text}: ${fault}`)
          }),
        ),
      ),
    )
    expect(faults).toEqual([])
  })
})
