import { type Input } from './parser.ts'

const TRIES_MAX = 600
const TIME_MS = 3000

/** The input without the pieces that it shows the fault without; `isSame` tells whether it still does. */
export async function smallest(input: Input, isSame: (smaller: Input) => Promise<boolean>): Promise<Input> {
  const end = performance.now() + TIME_MS
  let best = input
  let tries = 0
  for (let piece = Math.ceil(best.length / 2); piece >= 1; piece = piece === 1 ? 0 : Math.ceil(piece / 2)) {
    for (let at = 0; at < best.length;) {
      if (tries++ > TRIES_MAX || performance.now() > end) return best
      const smaller = withoutPiece(best, at, at + piece)
      if (await isSame(smaller)) best = smaller
      else at += piece
    }
  }
  return best
}

const withoutPiece = (input: Input, from: number, to: number): Input =>
  typeof input === 'string' ? input.slice(0, from) + input.slice(to) : Buffer.concat([input.subarray(0, from), input.subarray(to)])
