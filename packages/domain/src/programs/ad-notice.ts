import * as z from 'zod'
import { adSchema } from '../ad.ts'

/** Enough of an ad to tell which one it is; `GET /ads/{id}` has the rest. */
export const adNoticeSchema = z.object({
  id: z.string(),
  type: z.enum(adSchema.options.map((option) => option.shape.type.value)),
  title: z.string(),
})
