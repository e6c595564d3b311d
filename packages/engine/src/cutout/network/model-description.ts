import * as z from 'zod'

const level = z.number().min(0).max(255)
const spread = z.number().positive()

/**
 * How a network wants its image and what it gives, for any ONNX network with one image in and one mask out. Values of an image are 0 to 255 before
 * `mean` is subtracted and the rest divided by `deviation`, channel by channel in the order of `channels`.
 */
export const modelDescriptionSchema = z.strictObject({
  width: z.int().min(16).max(4096),
  height: z.int().min(16).max(4096),
  /** Whether the image is stretched to the size, or fits inside it with a margin. */
  fit: z.enum(['fill', 'inside']),
  mean: z.tuple([level, level, level]),
  deviation: z.tuple([spread, spread, spread]),
  channels: z.enum(['rgb', 'bgr']),
  /** The name of the output that is the mask; null for the first. */
  output: z.string().nullable(),
  /** What its values are: 0 to 1, or numbers whose logistic function that is. */
  values: z.enum(['alpha', 'logits']),
})
export type ModelDescription = z.infer<typeof modelDescriptionSchema>
