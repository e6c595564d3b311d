import { expect, test } from 'vitest'
import { scenes } from '../scenes.ts'
import { FRAME_HEIGHT, stageOf } from '../stage.ts'
import { KEY_CHANNEL, CHANNELS, newFramebuffer } from './framebuffer.ts'
import { toneMap } from './tone-map.ts'

const SIDE = 24

/** Difference of the lightest and the darkest level in even grey light. */
function spreadWith(grain: number): number {
  const stage = stageOf(scenes.studio, {
    palette: { brand: 60, accent: 60, strength: 1, shift: 0 },
    lighting: { side: 1, key: [1, 1, 1], fill: [1, 1, 1], softness: 1, lift: 0 },
    seed: 3,
    isLaid: false,
    foot: 0.75,
    frame: FRAME_HEIGHT,
    grain,
  })
  const framebuffer = newFramebuffer(SIDE, SIDE)
  for (let at = KEY_CHANNEL; at < framebuffer.values.length; at += CHANNELS) framebuffer.values.fill(0.2, at, at + 3)
  const { data } = toneMap(framebuffer, stage)
  return Math.max(...data.filter((_, at) => at % 4 === 1)) - Math.min(...data.filter((_, at) => at % 4 === 1))
}

test('a traced image has the grain of its stage, as a ray-marched one has', () => {
  // Without grain the corners are darker.
  expect(spreadWith(8) - spreadWith(0)).toBeGreaterThanOrEqual(8)
})
