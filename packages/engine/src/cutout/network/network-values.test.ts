import { describe, expect, test } from 'vitest'
import { brightnessDescription as description } from './network-folder.test-data.ts'
import { areaInNetwork, inputValues, maskOfValues } from './network-values.ts'

const whole = { left: 0, top: 0, width: 32, height: 16 }

describe('the image a network gets', () => {
  test('is stretched, or fits inside with the same margin on both sides', () => {
    expect(areaInNetwork({ width: 100, height: 700 }, description)).toEqual(whole)
    const inside = { ...description, fit: 'inside' } as const
    expect(areaInNetwork({ width: 100, height: 100 }, inside)).toEqual({ left: 8, top: 0, width: 16, height: 16 })
    expect(areaInNetwork({ width: 400, height: 100 }, inside)).toEqual({ left: 0, top: 4, width: 32, height: 8 })
    expect(areaInNetwork({ width: 4000, height: 1 }, inside).height).toBe(1)
  })

  test('has its channels one after the other, scaled, in the order of the network', () => {
    const tiny = { ...description, width: 2, height: 1, mean: [10, 20, 30], deviation: [1, 2, 4] } as const
    const pixels = Uint8Array.from([110, 120, 130, 11, 22, 34])
    expect([...inputValues(pixels, { ...tiny, mean: [10, 20, 30], deviation: [1, 2, 4] })]).toEqual([100, 1, 50, 1, 25, 1])
    expect([...inputValues(pixels, { ...tiny, mean: [0, 0, 0], deviation: [1, 1, 1], channels: 'bgr' })]).toEqual([
      130, 34, 120, 22, 110, 11,
    ])
  })
})

describe('a mask', () => {
  const values = Float32Array.from({ length: 32 * 16 }, (_, at) => (at % 32 < 16 ? 1 : 0))

  test('is alpha of 0 to 255; what lies beside 0 to 1 counts as its end', () => {
    const { data } = maskOfValues([-1, 0, 0.5, 2], [1, 1, 2, 2], { left: 0, top: 0, width: 32, height: 16 }, description)
    expect([...data]).toEqual([0, 0, 128, 255])
  })

  test('of logits is their logistic function', () => {
    const { data } = maskOfValues([-20, 0, 20, 0], [2, 2], whole, { ...description, values: 'logits' })
    expect([...data]).toEqual([0, 128, 255, 128])
  })

  test('leaves the margin out, also when it is smaller than the image', () => {
    const area = { left: 8, top: 0, width: 16, height: 16 }
    const mask = maskOfValues(values, [1, 1, 16, 32], area, description)
    expect([mask.width, mask.height, mask.data[0], mask.data[15]]).toEqual([16, 16, 255, 0])
    const half = maskOfValues(new Float32Array(16 * 8), [1, 8, 16], area, description)
    expect([half.width, half.height]).toEqual([8, 8])
  })

  test('is refused when the output has another form', () => {
    expect(() => maskOfValues([1], [1], whole, description)).toThrow('no mask')
    expect(() => maskOfValues([1, 2], [1, 2, 2], whole, description)).toThrow('no mask')
  })
})
