import * as z from 'zod'
import { textLimits } from '../text-limits.ts'

/** A text of an ad in another length than its option's. */
export const copyFormSchema = z.object({ headline: z.string().max(textLimits.line), description: z.string().max(textLimits.text) })
