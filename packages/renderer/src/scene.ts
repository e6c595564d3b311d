/**
 * A scene is a small file of numbers, not a drawing: the materials of ground and wall, the plain bodies around, the light and the camera. The
 * renderer knows nothing of "marble bathroom"; it knows surfaces, bodies and light, and so every scene obeys the same optics: one key light that
 * casts the shadow of every body and the product, a soft fill, a ground that may mirror. Colours are roles (`brand`, `accent`, `contrast`) wherever
 * a designer would match them to the product, and fixed only where the material has its own (oak is oak). The product stands at the origin, on
 * `standHeight`, facing the camera.
 *
 * Units: lengths in scene units; the frame is 2.6 units high at the product. x to the right, y up, z towards the camera; angles in degrees.
 *
 * What an editor shows for a field is written in `scene.schema.json`, which is made from this file by `node bench/scene-schema.ts`.
 */
import * as z from 'zod'

const share = z.number().min(0).max(1)
const length = z.number().nonnegative()
const range = z.tuple([z.number(), z.number()])

const toneSchema = z
  .union([
    z.string().regex(/^#[\da-f]{6}$/i),
    z.strictObject({ hue: z.enum(['brand', 'accent', 'contrast']), lightness: share, chroma: z.number() }),
    z.strictObject({ hue: z.number().describe('Degrees'), lightness: share, chroma: z.number() }),
  ])
  .meta({
    id: 'tone',
    description:
      'A colour. One with a role as its hue follows the product (contrast is never near brand, accent may be); #RRGGBB and a hue in degrees stay. Lightness and chroma as in OKLCH.',
  })
export type SceneTone = z.infer<typeof toneSchema>

const tones = z.array(toneSchema).min(1)

const materialKinds = [
  'paint',
  'panel',
  'marble',
  'stone',
  'wood',
  'slats',
  'concrete',
  'asphalt',
  'tile',
  'terrazzo',
  'linen',
  'velvet',
  'kraft',
  'sand',
  'snow',
  'water',
  'metal',
  'light',
] as const
export type MaterialKind = (typeof materialKinds)[number]

const surfaceSchema = z
  .strictObject({
    material: z.enum(materialKinds).describe('metal shows only its reflection, light emits its own.'),
    tones: tones.describe('The main colour first, then those of its pattern: veins, grain, chips.'),
    scale: z.number().positive().optional().describe("Size of the pattern; 1, the default, is the material's usual size."),
    ratio: z.number().positive().optional().describe('Tiles only: width divided by height; from 1.5 they are laid like bricks.'),
    polish: share.optional().describe('Bodies only: how much of the room around them they mirror, as lacquer, glaze or polished metal.'),
    gloss: share.optional().describe('Level ground only: reflectance looking straight down; towards the horizon it grows by itself.'),
    roughness: share.optional().describe('0 is a sharp mirror, 1 a blurred one.'),
  })
  .meta({ id: 'surface', description: 'A material and its colours.' })
export type Surface = z.infer<typeof surfaceSchema>

const name = z.string().describe('What it is, for who reads the file.')
const round = length.describe('Radius of its edges.')
const upright = { x: z.number(), z: z.number(), bottom: z.number(), top: z.number() }
const point = { x: z.number(), y: z.number(), z: z.number() }

const bodySchema = z
  .discriminatedUnion('shape', [
    z
      .strictObject({ name, shape: z.literal('cylinder'), ...upright, radius: length, round, surface: surfaceSchema })
      .describe('Stands between bottom and top.'),
    z
      .strictObject({ name, shape: z.literal('box'), ...upright, halfWidth: length, halfDepth: length, round, surface: surfaceSchema })
      .describe('Stands between bottom and top.'),
    z.strictObject({ name, shape: z.literal('sphere'), ...point, radius: length, surface: surfaceSchema }),
    z
      .strictObject({
        name,
        shape: z.literal('arch'),
        x: z.number(),
        z: z.number(),
        halfWidth: length,
        inner: length.describe('Above 0 a gate, whose posts are halfWidth - inner wide.'),
        spring: length.describe('Height at which its round head begins.'),
        halfDepth: length,
        round,
        surface: surfaceSchema,
      })
      .describe('A standing slab with a round head, or a gate.'),
    z
      .strictObject({ name, shape: z.literal('disc'), ...point, radius: length, halfDepth: length, round, surface: surfaceSchema })
      .describe('Faces the camera, like a paper sun.'),
    z
      .strictObject({
        name,
        shape: z.literal('tube'),
        ...point,
        toX: z.number(),
        toY: z.number(),
        toZ: z.number(),
        radius: length,
        surface: surfaceSchema,
      })
      .describe('A round rod with round ends between two points; of the material light it is a neon tube that lights its surroundings.'),
    z
      .strictObject({
        name,
        shape: z.literal('ribbon'),
        ...upright,
        halfWidth: length,
        swing: length.describe('Amplitude of its waves to the front and back.'),
        waves: z.number().positive().describe('Waves per scene unit.'),
        surface: surfaceSchema,
      })
      .describe('A band that stands on its edge and runs in waves along x, from x - halfWidth to x + halfWidth.'),
  ])
  .meta({ id: 'body', description: 'A plain body with rounded edges.' })
export type Body = z.infer<typeof bodySchema>

const soft = length.describe('Width of its soft edge.')
const opacity = share.describe('How much it covers.')

const viewLayerSchema = z
  .discriminatedUnion('layer', [
    z.strictObject({ layer: z.literal('box'), x: range, y: range, soft, tone: toneSchema, share: opacity }),
    z
      .strictObject({
        layer: z.literal('ridge'),
        height: z.number(),
        bump: range.describe('How high and how wide its unevenness is.'),
        soft,
        tone: toneSchema,
        share: opacity,
      })
      .describe('Everything below an uneven line: hills, dunes, a hedge.'),
    z
      .strictObject({ layer: z.literal('blots'), x: range, y: range, count: z.int(), radius: range, soft, tones, share: opacity })
      .describe('Blots scattered over a field: leaves, crowns, distant things.'),
    z
      .strictObject({
        layer: z.literal('firs'),
        foot: z.number().describe('Height they stand on.'),
        count: z.int(),
        height: range,
        soft,
        tones,
        share: opacity,
      })
      .describe('Fir trees.'),
    z
      .strictObject({ layer: z.literal('lights'), x: range, y: range, count: z.int(), radius: range, tones, strength: z.number() })
      .describe('Lights out of focus, added to the layers below.'),
  ])
  .meta({
    id: 'viewLayer',
    description:
      "Part of a view: a soft shape or a handful of them. Places are those of the backdrop's plane, [from, to]; x counts towards the side of the light.",
  })
export type ViewLayer = z.infer<typeof viewLayerSchema>

const backdropSchema = z
  .strictObject({
    kind: z.enum(['wall', 'view']).describe('A view is far away and out of focus.'),
    distance: length.describe('How far behind the product the ground ends.'),
    curve: length.describe('Radius of the curve by which the ground becomes the wall; 0 for a corner.'),
    surface: surfaceSchema
      .nullable()
      .describe('null: the ground itself rises, and its pattern goes on. A view is a gradient between the first two tones, low to high.'),
    haze: length
      .optional()
      .describe('A view only: depth before its end over which the ground fades into it; 0 or left out: a table with an edge.'),
    view: z.array(viewLayerSchema).optional().describe('A view only: what is seen before the gradient, the farthest first.'),
    glow: z
      .strictObject({ tone: toneSchema, strength: z.number(), radius: length, height: z.number() })
      .optional()
      .describe('A glow on the wall behind the product; strength 0 is none.'),
  })
  .describe('What is behind the ground.')
export type Backdrop = z.infer<typeof backdropSchema>

const sceneLightSchema = z.strictObject({
  azimuth: z
    .number()
    .describe(
      'Direction of the light seen from above: 0 in front of the product, 90 beside it, above 90 behind it. Each image chooses the side.',
    ),
  elevation: z.number(),
  softness: z.number().describe('Half the angle the lamp fills, as a tangent: 0.02 hard sun, 0.25 big soft box.'),
  key: z.number().describe('Strength of the light that casts shadows. Key and fill of about 1 together show white paper as white.'),
  fill: z.number().describe('Strength of the light from everywhere.'),
  pattern: z.enum(['none', 'leaves', 'window', 'blinds']).describe('The mask of the key light: what its shadow on the scene shows.'),
  pool: length.describe('Radius of the pool of light.'),
  edge: share.describe('What is left of the light beyond the pool.'),
})

export type LightPattern = z.infer<typeof sceneLightSchema>['pattern']

export const sceneSchema = z.strictObject({
  $schema: z.literal('../scene.schema.json'),
  description: z.string().describe('What the scene shows, in a sentence.'),
  ground: surfaceSchema,
  backdrop: backdropSchema,
  bodies: z.array(bodySchema),
  standHeight: length.describe("Height of the product's stand."),
  standWidth: length.nullable().describe('Widest product the stand carries; null when the ground carries any.'),
  light: sceneLightSchema,
  camera: z.strictObject({
    elevation: z.number(),
    foot: share.describe('Foot of the product, 0 top to 1 bottom of the frame.'),
  }),
  laid: surfaceSchema.nullable().describe('What lies under things seen from above, as clothes; null: they hang before the backdrop.'),
})
export type Scene = z.infer<typeof sceneSchema>

/** A scene as a prompt frames it. `reach`: height of the frame relative to the usual. */
export type FramedScene = Scene & { readonly camera: { readonly reach: number } }
