import { arc, breathe } from './computed-moves.ts'
import { type CameraMove, enterBy, type Entrance, moveAlong, type ProductMove } from './motion.ts'
import data from './motions.json' with { type: 'json' }

/** A record with the same keys, each value changed. */
function mapValues<Key extends string, From, To>(record: Readonly<Record<Key, From>>, change: (value: From) => To): Record<Key, To> {
  // `Object.fromEntries` forgets the names of its keys.
  return Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value)])) as Record<Key, To>
}

/** THE list of camera moves: the rows of `motions.json` (add yours there), and those that are computed. */
export const cameraMoves = { ...mapValues(data.camera, moveAlong), arc, breathe } as const satisfies Record<string, CameraMove>

// The test of the data files holds the file to the schema.
const entrances = data.product as Readonly<Record<keyof typeof data.product, Entrance>>

/** THE list of product moves: the rows of `motions.json`. Add yours there. */
export const productMoves: Readonly<Record<keyof typeof data.product, ProductMove>> = mapValues(entrances, enterBy)
