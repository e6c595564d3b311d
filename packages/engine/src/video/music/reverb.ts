import { type Bus } from './instruments.ts'

/** Lengths of the four delays, seconds: chosen without an audible common divisor. */
const DELAYS = [0.0297, 0.0371, 0.0411, 0.0437] as const
/** Per round trip. The reverb is gone after about 1.3 seconds. */
const FEEDBACK = 0.8
/** Treble fades sooner than bass, as in a real room. */
const DAMPING = 0.45

/** The reverb of `dry`: four delays that feed each other, two of them on each side. */
export function roomOf({ left, right, sampleRate }: Bus): Bus {
  const lines = DELAYS.map((seconds) => new Float32Array(Math.round(seconds * sampleRate)))
  const [first, second, third, fourth] = lines
  const wetLeft = new Float32Array(left.length)
  const wetRight = new Float32Array(left.length)
  let [a, b, c, d] = [0, 0, 0, 0]
  let [i, j, k, l] = [0, 0, 0, 0]
  for (let at = 0; at < left.length; at++) {
    a += (1 - DAMPING) * (first[i] - a)
    b += (1 - DAMPING) * (second[j] - b)
    c += (1 - DAMPING) * (third[k] - c)
    d += (1 - DAMPING) * (fourth[l] - d)
    wetLeft[at] = a + c
    wetRight[at] = b + d
    // A Householder matrix: every line gets itself minus half of the sum, which preserves the energy.
    const half = (a + b + c + d) / 2
    first[i] = left[at] + FEEDBACK * (a - half)
    second[j] = right[at] + FEEDBACK * (b - half)
    third[k] = right[at] * 0.7 + FEEDBACK * (c - half)
    fourth[l] = left[at] * 0.7 + FEEDBACK * (d - half)
    if (++i === first.length) i = 0
    if (++j === second.length) j = 0
    if (++k === third.length) k = 0
    if (++l === fourth.length) l = 0
  }
  return { left: wetLeft, right: wetRight, sampleRate }
}
