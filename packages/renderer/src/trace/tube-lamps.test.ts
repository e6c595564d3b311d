import { expect, test } from 'vitest'
import { scenes } from '../scenes.ts'
import { FRAME_HEIGHT, GRAIN, stageOf } from '../stage.ts'
import { samplePoints, startSample } from './sample-points.ts'
import { lampLightAt } from './tube-lamps.ts'
import { newTraceHit, worldOf } from './world.ts'

test('sampling one tube at random gives, on average, the light of all tubes', () => {
  const stage = stageOf(scenes.neon, {
    palette: { brand: 60, accent: 60, strength: 1, shift: 0 },
    lighting: { side: 1, key: [1, 1, 1], fill: [1, 1, 1], softness: 1, lift: 0 },
    seed: 3,
    isLaid: false,
    foot: 0.75,
    frame: FRAME_HEIGHT,
    grain: GRAIN,
  })
  expect(stage.lamps.length).toBeGreaterThan(1)
  const world = worldOf(stage, null)
  const points = samplePoints(5)
  const hit = { ...newTraceHit(), x: 0.4, y: 0, z: -0.9, shadingNx: 0, shadingNy: 1, shadingNz: 0, nx: 0, ny: 1, nz: 0 }
  const mean = (isOne: boolean): number[] => {
    const sum = [0, 0, 0]
    for (let pixel = 0; pixel < 64 * 64; pixel++) {
      startSample(points, pixel % 64, Math.floor(pixel / 64), 0)
      lampLightAt(world, hit, points, isOne)
      for (let channel = 0; channel < 3; channel++) sum[channel] += world.lampLight[channel] / (64 * 64)
    }
    return sum
  }
  const [all, one] = [mean(false), mean(true)]
  for (let channel = 0; channel < 3; channel++) {
    expect(all[channel]).toBeGreaterThan(0.01)
    expect(one[channel] / all[channel]).toBeCloseTo(1, 1)
  }
})
