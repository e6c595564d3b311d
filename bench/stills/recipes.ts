import * as z from 'zod'
import { sceneSchema } from '@adloom/renderer/scene.ts'
import file from './stills.json' with { type: 'json' }

/** The data of the still lifes. Lists of a family are read in turn: its first still takes the first of each, and so on. */
const range = z.tuple([z.number(), z.number()])
const goodsSchema = z.union([
  z.string(),
  z.strictObject({
    kind: z.string(),
    material: z.enum(['glass', 'metal', 'wood', 'leather']).optional(),
    words: z.array(z.string()).optional(),
    colors: z.string().optional(),
  }),
])
export type Goods = z.infer<typeof goodsSchema>

const familySchema = z.strictObject({
  id: z.string(),
  products: z.array(goodsSchema),
  /** The second of a pair. */
  seconds: z.array(goodsSchema).optional(),
  colors: z.string().optional(),
  grounds: z.array(z.string()),
  backdrops: z.array(z.string()),
  lights: z.array(z.string()),
  /** Degrees the camera looks down. */
  tilt: range,
  /** Share of the frame that the product fills. */
  share: range,
  cloths: z.array(z.array(z.string())).optional(),
  mats: z
    .array(
      z.strictObject({
        pattern: z.enum(['gingham', 'stripes', 'kilim', 'chevron']),
        colors: z.array(z.string()),
        perUnit: z.number(),
      }),
    )
    .optional(),
  scatters: z
    .array(
      z.strictObject({
        things: z.enum(['pebbles', 'berries', 'beans', 'leaves']),
        colors: z.array(z.string()),
        count: z.int().optional(),
      }),
    )
    .optional(),
  props: z.strictObject({ behind: range, beside: range, kinds: z.array(z.string()) }).optional(),
  crops: z.array(z.enum(['left', 'right', 'top', 'bottom'])).optional(),
  isPoor: z.boolean().optional(),
})
export type Family = z.infer<typeof familySchema>

const backdropSchema = z.union([
  z.strictObject({ scene: z.enum(['kitchen', 'oak', 'desk', 'garden']) }),
  z.strictObject({ wall: z.string().nullable(), bricks: z.array(z.string()).optional(), distance: z.number() }),
])

const recipesSchema = z.strictObject({
  surfaces: z.record(z.string(), sceneSchema.shape.ground),
  lights: z.record(z.string(), sceneSchema.shape.light),
  backdrops: z.record(z.string(), backdropSchema),
  colors: z.record(z.string(), z.tuple([z.string(), z.string(), z.string()])),
  /** Real heights of things: what stands beside the product has its size by them. */
  centimetres: z.record(z.string(), z.number()),
  titles: z.array(z.string()),
  contents: z.array(z.string()),
  families: z.array(familySchema),
})

export const recipes = recipesSchema.parse(file)

/** The entry of that name: a name that is missing is a mistake in the file. */
export function entryOf<T>(record: Readonly<Record<string, T>>, name: string): T {
  const entry = record[name]
  if (entry === undefined) throw new Error(`stills.json has no ${name}`)
  return entry
}
