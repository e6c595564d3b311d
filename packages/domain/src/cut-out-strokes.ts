import * as z from 'zod'

/** Strokes, points of one stroke, and points of all strokes of one call: within the size of its body, and seconds at most. */
export const STROKES_MAX = 200
export const STROKE_POINTS_MAX = 400
export const POINTS_MAX = 2400

const shareSchema = z.number().min(0).max(1)
/** Shares of the picture's width and height, from its left upper corner. */
const pointSchema = z.tuple([shareSchema, shareSchema])
export type StrokePoint = z.infer<typeof pointSchema>

/** A stroke by hand over a picture's cut-out. */
const cutOutStrokeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['keep', 'remove']),
    /** Share of the picture's longer side. With 1, a stroke in the middle covers the whole picture. */
    radius: z.number().min(0.001).max(1),
    /** Share of the radius, from the rim inwards, in which the outline is searched; nearer to the middle the stroke decides. */
    softness: shareSchema,
    points: z.array(pointSchema).min(1).max(STROKE_POINTS_MAX),
  }),
  /** Keeps the part at this point and removes all others. Several in a row keep all their parts. */
  z.object({ kind: z.literal('only'), point: pointSchema }),
])
export type CutOutStroke = z.infer<typeof cutOutStrokeSchema>

/** The strokes of one picture, in their order: a later one overrides an earlier one. */
export const cutOutStrokesSchema = z
  .array(cutOutStrokeSchema)
  .max(STROKES_MAX)
  .refine((strokes) => strokePointCount(strokes) <= POINTS_MAX, `At most ${String(POINTS_MAX)} points`)

/** Number of points of these strokes. */
export const strokePointCount = (strokes: readonly CutOutStroke[]): number =>
  strokes.reduce((sum, stroke) => sum + (stroke.kind === 'only' ? 1 : stroke.points.length), 0)
