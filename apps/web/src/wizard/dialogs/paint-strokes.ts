import { type CutOutStroke } from '@adloom/domain/cut-out-strokes.ts'
import { brandColors, ink } from '../../ui/tokens.ts'

/** How strongly a stroke covers the photo: its rim, and its hard core once more. */
const COVER = 0.35

/** Paints strokes that the cutout in view does not show yet. Sizes in pixels of the canvas. */
export function paintStrokes(canvas: HTMLCanvasElement, strokes: readonly CutOutStroke[]): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  const { width, height } = canvas
  context.clearRect(0, 0, width, height)
  context.globalAlpha = COVER
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const stroke of strokes) {
    if (stroke.kind === 'only') continue
    const [first, ...rest] = stroke.points
    const line = new Path2D()
    line.moveTo(first[0] * width, first[1] * height)
    // A line to itself is a dot.
    for (const [x, y] of rest.length === 0 ? [first] : rest) line.lineTo(x * width, y * height)
    context.strokeStyle = stroke.kind === 'keep' ? brandColors[500] : ink[900]
    const wide = 2 * stroke.radius * Math.max(width, height)
    for (const part of [1, 1 - stroke.softness]) {
      context.lineWidth = Math.max(1, wide * part)
      context.stroke(line)
    }
  }
}
