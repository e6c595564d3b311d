import { type CutOutStroke, STROKE_POINTS_MAX, type StrokePoint } from '@adloom/domain/cut-out-strokes.ts'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { pointAdded } from './cut-out-edits.ts'
import { type Brush } from './cut-out-tools.tsx'

/** Steps of the arrow keys, as shares of the photo. */
const STEP = { small: 0.01, large: 0.05 }
const directions: Readonly<Partial<Record<string, StrokePoint>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const strokeOf = ({ tool, radius, softness }: Brush, points: readonly StrokePoint[]): CutOutStroke =>
  tool === 'only' ? { kind: 'only', point: points[0] } : { kind: tool, radius, softness, points: [...points] }

const inside = (share: number): number => Math.min(1, Math.max(0, share))

function pointOf({ clientX, clientY, currentTarget }: PointerEvent): StrokePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [inside((clientX - left) / width), inside((clientY - top) / height)]
}

/**
 * Painting on a photo with a pointer or with keys: where the brush is (null outside), the stroke being painted (null while none is), and the handlers.
 * `aspect`: the photo's width divided by its height.
 */
export function usePainting(brush: Brush, aspect: number, onStroke: (stroke: CutOutStroke) => void) {
  const [cursor, setCursor] = useState<StrokePoint | null>(null)
  const [points, setPoints] = useState<readonly StrokePoint[]>([])
  // Several moves may come before the next drawing: each goes on from the one before.
  const way = useRef(points)
  const goOn = (next: readonly StrokePoint[]) => {
    way.current = next
    setPoints(next)
  }
  const paintTo = (point: StrokePoint) => {
    setCursor(point)
    const next = pointAdded(way.current, point, brush.radius, aspect)
    if (next.length < STROKE_POINTS_MAX) return goOn(next)
    // A longer way is more than one stroke.
    onStroke(strokeOf(brush, next))
    goOn(next.slice(-1))
  }
  const end = () => {
    if (way.current.length > 0) onStroke(strokeOf(brush, way.current))
    goOn([])
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      // Two fingers zoom: what the first of them painted is no stroke.
      if (!event.isPrimary || event.button !== 0) return goOn([])
      event.currentTarget.setPointerCapture(event.pointerId)
      paintTo(pointOf(event))
    },
    onPointerMove: (event: PointerEvent) => {
      if (!event.isPrimary) return
      if (way.current.length > 0 && event.buttons !== 0) paintTo(pointOf(event))
      else setCursor(pointOf(event))
    },
    onPointerUp: end,
    onPointerCancel: () => goOn([]),
    onPointerLeave: () => {
      if (way.current.length === 0) setCursor(null)
    },
    onFocus: () => setCursor((before) => before ?? [0.5, 0.5]),
    onBlur: end,
    onKeyDown: (event: KeyboardEvent) => {
      const direction = directions[event.key]
      if (event.key !== ' ' && direction === undefined) return
      event.preventDefault()
      const [x, y] = cursor ?? [0.5, 0.5]
      if (direction === undefined) {
        if (!event.repeat) paintTo([x, y])
        return
      }
      const step = event.shiftKey ? STEP.large : STEP.small
      const moved: StrokePoint = [inside(x + direction[0] * step), inside(y + direction[1] * step)]
      if (way.current.length > 0) paintTo(moved)
      else setCursor(moved)
    },
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (key === ' ') end()
    },
  }
  return { cursor, painted: points.length === 0 ? null : strokeOf(brush, points), handlers }
}
