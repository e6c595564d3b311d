import { type PairingId } from '@adloom/domain/design/ad-style.ts'
import { type TypeStyle } from './letter-widths.ts'

/** The type of an ad: of its headline, its running text and its labels. `size`: how large a headline looks best, against one in Inter. */
export interface Pairing {
  readonly headline: TypeStyle & { readonly size: number }
  readonly body: TypeStyle
  readonly label: TypeStyle
}

const body: TypeStyle = { face: 'inter', weight: 400, tracking: -0.008, leading: 1.4 }
const label: TypeStyle = { face: 'inter', weight: 600, tracking: -0.012, leading: 1.2 }

/** THE list of pairings, one for each class of typeface. Add yours here. */
export const pairings = {
  grotesque: { headline: { face: 'inter', weight: 700, tracking: -0.028, leading: 1.08, size: 1 }, body, label },
  humanist: {
    headline: { face: 'source', weight: 700, tracking: -0.012, leading: 1.08, size: 1.08 },
    body: { face: 'source', weight: 400, tracking: 0, leading: 1.36 },
    label: { face: 'source', weight: 600, tracking: 0, leading: 1.2 },
  },
  geometric: { headline: { face: 'outfit', weight: 600, tracking: -0.015, leading: 1.08, size: 1.02 }, body, label },
  slab: { headline: { face: 'bitter', weight: 700, tracking: -0.015, leading: 1.12, size: 0.96 }, body, label },
  didone: { headline: { face: 'playfair', weight: 600, tracking: -0.008, leading: 1.12, size: 1.02 }, body, label },
  condensed: { headline: { face: 'oswald', weight: 700, tracking: 0, leading: 1.14, size: 1.12 }, body, label },
  rounded: {
    headline: { face: 'nunito', weight: 700, tracking: -0.012, leading: 1.1, size: 1.02 },
    body: { face: 'nunito', weight: 500, tracking: 0, leading: 1.38 },
    label: { face: 'nunito', weight: 700, tracking: 0, leading: 1.2 },
  },
  hand: { headline: { face: 'caveat', weight: 700, tracking: 0, leading: 1, size: 1.3 }, body, label },
} as const satisfies Record<PairingId, Pairing>
