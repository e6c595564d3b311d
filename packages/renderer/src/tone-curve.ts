import { gamma8Bit } from './color.ts'

const TONES = 4096
const BRIGHTEST = 4

/**
 * Linear light to 8 bit: straight up to 0.62, then a shoulder that never quite reaches white, so that brand colours stay unchanged and bright
 * surfaces keep their detail.
 */
export const toneTable: Float32Array = Float32Array.from({ length: TONES + 2 }, (_, index) => {
  const light = (index / TONES) * BRIGHTEST
  const knee = 0.62
  return gamma8Bit(light <= knee ? light : knee + (0.985 - knee) * (1 - Math.exp(-(light - knee) / (0.985 - knee))))
})

/** 8-bit value (not rounded) of linear light, 1 = paper white. */
export function toned(light: number): number {
  const place = (light < 0 ? 0 : light >= BRIGHTEST ? BRIGHTEST - 0.001 : light) * (TONES / BRIGHTEST)
  const index = place | 0
  return toneTable[index] + (toneTable[index + 1] - toneTable[index]) * (place - index)
}
