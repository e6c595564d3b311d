import { createCanvas } from '@napi-rs/canvas'
import { type Rgb } from './still-life-parts.ts'

/** A label drawn once and read by fractions of its width and height; null outside its ink. */
export function label(
  width: number,
  height: number,
  draw: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void,
): (u: number, v: number) => Rgb | null {
  const canvas = createCanvas(width, height)
  draw(canvas.getContext('2d'))
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return (u, v) => {
    if (u < 0 || v < 0 || u >= 1 || v >= 1) return null
    const place = (Math.floor(v * height) * width + Math.floor(u * width)) * 4
    if (data[place + 3] < 90) return null
    return [(data[place] / 255) ** 2.2, (data[place + 1] / 255) ** 2.2, (data[place + 2] / 255) ** 2.2]
  }
}

/** Letters of straight strokes and arcs: the images need no font. */
export function lettering(
  context: ReturnType<ReturnType<typeof createCanvas>['getContext']>,
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
): void {
  const strokes: Readonly<Record<string, string>> = {
    A: 'M0 10L4 0L8 10M1.6 6.4L6.4 6.4',
    B: 'M0 0L0 10L4 10Q7 10 7 7.4Q7 5 4 5L0 5M4 5Q6.4 5 6.4 2.5Q6.4 0 4 0L0 0',
    C: 'M7 1.6Q5.5 0 4 0Q0 0 0 5Q0 10 4 10Q5.5 10 7 8.4',
    E: 'M6 0L0 0L0 10L6 10M0 5L5 5',
    F: 'M6 0L0 0L0 10M0 5L5 5',
    H: 'M0 0L0 10M7 0L7 10M0 5L7 5',
    I: 'M0 0L0 10',
    L: 'M0 0L0 10L6 10',
    M: 'M0 10L0 0L4 6L8 0L8 10',
    N: 'M0 10L0 0L7 10L7 0',
    O: 'M4 0Q0 0 0 5Q0 10 4 10Q8 10 8 5Q8 0 4 0',
    R: 'M0 10L0 0L4 0Q7 0 7 2.6Q7 5.2 4 5.2L0 5.2M4 5.2L7 10',
    S: 'M6.4 1.4Q5 0 3.4 0Q0.4 0 0.4 2.5Q0.4 4.6 3.4 5Q6.8 5.4 6.8 7.5Q6.8 10 3.4 10Q1.4 10 0 8.4',
    T: 'M0 0L8 0M4 0L4 10',
    U: 'M0 0L0 6.5Q0 10 3.5 10Q7 10 7 6.5L7 0',
    D: 'M0 0L0 10L3 10Q7.4 10 7.4 5Q7.4 0 3 0Z',
    G: 'M7 1.6Q5.5 0 4 0Q0 0 0 5Q0 10 4 10Q7 10 7 6L4.4 6',
  }
  context.strokeStyle = color
  context.lineWidth = 1.3
  context.lineCap = 'round'
  context.lineJoin = 'round'
  let left = x
  for (const letter of text) {
    const path = strokes[letter]
    context.save()
    context.translate(left, y)
    context.scale(size / 10, size / 10)
    context.beginPath()
    for (const [, command, numbers] of (path ?? '').matchAll(/([MLQZ])([\d. -]*)/g)) {
      const n = numbers.trim().split(/\s+/).map(Number)
      if (command === 'M') context.moveTo(n[0], n[1])
      else if (command === 'L') context.lineTo(n[0], n[1])
      else if (command === 'Q') context.quadraticCurveTo(n[0], n[1], n[2], n[3])
      else context.closePath()
    }
    context.stroke()
    context.restore()
    left += (letter === ' ' ? 5 : letter === 'I' ? 3.4 : 10.4) * (size / 10)
  }
}
