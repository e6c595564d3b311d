import { arc, breathe, float, handheld, hop, swing, whip } from './computed-moves.ts'
import { type CameraMove, cameraPathSchema, enterBy, entranceSchema, moveAlong, type ProductMove } from './motion.ts'
import rows from './motions.json' with { type: 'json' }

/** A record with the same keys, each value changed. */
function mapValues<Key extends string, From, To>(record: Readonly<Record<Key, From>>, change: (value: From) => To): Record<Key, To> {
  // `Object.fromEntries` forgets the names of its keys.
  return Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value)])) as Record<Key, To>
}

/** THE list of camera moves: the rows of `motions.json` (add yours there), and those that are computed. */
export const cameraMoves = {
  ...mapValues(rows.camera, (row) => moveAlong(cameraPathSchema.parse(row))),
  arc,
  breathe,
  handheld,
  whip,
} as const satisfies Record<string, CameraMove>

/** THE list of product moves: the rows of `motions.json` (add yours there), and those that are computed. */
export const productMoves = {
  ...mapValues(rows.product, (row) => enterBy(entranceSchema.parse(row))),
  float,
  hop,
  swing,
} as const satisfies Record<string, ProductMove>
