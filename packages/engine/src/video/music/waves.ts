/** Tables of one period, 8192 samples; an oscillator's phase is 32 bits of it, so that it wraps automatically. */
const BITS = 13
const SIZE = 1 << BITS

/** Right shift from a phase to a table index. */
export const PHASE_SHIFT = 32 - BITS

/** A period made of partials: `weights[0]` is the fundamental's. Its highest value is 1. */
function waveOf(weights: readonly number[]): Float32Array {
  const wave = new Float32Array(SIZE)
  for (const [i, weight] of weights.entries())
    for (let at = 0; at < SIZE; at++) wave[at] += weight * Math.sin((2 * Math.PI * (i + 1) * at) / SIZE)
  const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return wave.map((sample) => sample / peak)
}

export const waves = {
  sine: waveOf([1]),
  /** Round and a little hollow. */
  soft: waveOf([1, 0.35, 0.22, 0.1, 0.06, 0.03]),
  /** Many even partials, falling fast: bowed. */
  bowed: waveOf([1, 0.6, 0.42, 0.3, 0.2, 0.14, 0.09, 0.06, 0.04]),
  /** Felt on strings. */
  felt: waveOf([1, 0.5, 0.18, 0.1, 0.03]),
  /** A plucked string, bright at first. */
  string: waveOf([1, 0.7, 0.55, 0.4, 0.32, 0.24, 0.18, 0.12, 0.08, 0.05]),
  low: waveOf([1, 0.4, 0.16, 0.05]),
} as const

export const stepOf = (pitch: number, sampleRate: number): number => ((440 * 2 ** ((pitch - 69) / 12)) / sampleRate) * 4_294_967_296
