import { type Pixels } from '@adloom/renderer/pixels.ts'

/** A jar with a label on a plain ground, `side` pixels wide and high: it is cut out like most photographs of shops. Threads and processes warm up on it. */
export function jarPhotograph(side: number): Pixels {
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = column / side - 0.5
      const y = row / side
      const isJar = Math.abs(x) < 0.215 - Math.max(0, 0.31 - y) && y > 0.235 && y < 0.8
      const isLabel = isJar && Math.abs(x) < 0.145 && y > 0.45 && y < 0.645
      const shade = isJar ? 0.6 + 0.4 * Math.cos((x + 0.08) * 6.4) : 1 - y / 12
      const [red, green, blue] = isLabel ? [243, 233, 220] : isJar ? [217, 138, 106] : [241, 239, 236]
      const at = (row * side + column) * 4
      data[at] = red * shade
      data[at + 1] = green * shade
      data[at + 2] = blue * shade
    }
  }
  return { width: side, height: side, data }
}
