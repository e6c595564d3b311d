import * as z from 'zod'
import { hexColorSchema } from '../hex-color.ts'
import { textLimits } from '../text-limits.ts'

/** Classes of typefaces; `creatives/src/pairings.ts` has the pairing of each. */
const pairingIds = ['grotesque', 'humanist', 'geometric', 'slab', 'didone', 'condensed', 'rounded', 'hand'] as const
export const pairingSchema = z.enum(pairingIds)
export type PairingId = z.infer<typeof pairingSchema>

export const cornerKinds = ['square', 'soft', 'round'] as const
export type CornerKind = (typeof cornerKinds)[number]

/** What a brand gives its ads beside logo and colour. Null: as the layout has it. */
export const adStyleSchema = z.object({
  pairing: pairingSchema.nullable(),
  /** The corners of buttons and pictures. */
  corners: z.enum(cornerKinds).nullable(),
  /** Its second colour, `#RRGGBB`, for what must be seen beside the accent; null: one in harmony. */
  secondary: hexColorSchema.nullable().default(null),
  /** Its logo for dark and coloured grounds; null: its logo on a chip. */
  logoOnDark: z.string().max(textLimits.logo).nullable().default(null),
})
export type AdStyle = z.infer<typeof adStyleSchema>

export const plainStyle: AdStyle = { pairing: null, corners: null, secondary: null, logoOnDark: null }
