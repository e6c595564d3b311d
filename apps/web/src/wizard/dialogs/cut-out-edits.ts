import {
  type CutOutStroke,
  POINTS_MAX,
  strokePointCount,
  STROKE_POINTS_MAX,
  type StrokePoint,
  STROKES_MAX,
} from '@adloom/domain/cut-out-strokes.ts'

/** Strokes over a cut-out, and those that were undone, the last one first. */
export interface CutOutEdits {
  readonly strokes: readonly CutOutStroke[]
  readonly undone: readonly CutOutStroke[]
}

/** Whether a stroke as long as this has room; one call takes no more. */
export const hasRoom = ({ strokes }: CutOutEdits, points = 1): boolean =>
  strokes.length < STROKES_MAX && strokePointCount(strokes) + points <= POINTS_MAX

/** With one stroke more; unchanged without room for it. */
export const strokeAdded = (edits: CutOutEdits, stroke: CutOutStroke): CutOutEdits =>
  hasRoom(edits, strokePointCount([stroke])) ? { strokes: [...edits.strokes, stroke], undone: [] } : edits

export const strokeUndone = ({ strokes, undone }: CutOutEdits): CutOutEdits => ({
  strokes: strokes.slice(0, -1),
  undone: [...strokes.slice(-1), ...undone],
})

export const strokeRedone = ({ strokes, undone }: CutOutEdits): CutOutEdits => ({
  strokes: [...strokes, ...undone.slice(0, 1)],
  undone: undone.slice(1),
})

/** Undoes all strokes; they can be redone one by one. */
export const strokesReset = ({ strokes, undone }: CutOutEdits): CutOutEdits => ({ strokes: [], undone: [...strokes, ...undone] })

/** The whole picture under one stroke. */
export const allRemoved: CutOutStroke = { kind: 'remove', radius: 1, softness: 0, points: [[0.5, 0.5]] }

/** Least distance of two points of a stroke, as a share of its radius and of the picture's longer side. */
const SPACING = { ofRadius: 0.25, ofSide: 0.002 }
/** Ten thousandths of a side are finer than a pixel. */
const rounded = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000

/** The points with one more, unless it hardly differs from the last one. `aspect`: the picture's width divided by its height. */
export function pointAdded(points: readonly StrokePoint[], [x, y]: StrokePoint, radius: number, aspect: number): readonly StrokePoint[] {
  const last = points.at(-1)
  const point: StrokePoint = [rounded(x), rounded(y)]
  if (last === undefined) return [point]
  const across = (point[0] - last[0]) * Math.min(1, aspect)
  const down = (point[1] - last[1]) * Math.min(1, 1 / aspect)
  const isNear = Math.hypot(across, down) < Math.max(SPACING.ofSide, radius * SPACING.ofRadius)
  return isNear || points.length === STROKE_POINTS_MAX ? points : [...points, point]
}
