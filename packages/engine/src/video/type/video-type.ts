import { type PairingId } from '@adloom/domain/design/ad-style.ts'
import { type TypeStyle } from '@adloom/creatives/letter-widths.ts'
import { type Pairing, pairings } from '@adloom/creatives/pairings.ts'

/** The style of a text of a video. `size`: how large it is set, against one in Inter. */
export type VideoTextStyle = TypeStyle & { readonly size: number }

/** The styles of all texts of a video. */
export interface VideoType {
  readonly hook: VideoTextStyle
  readonly caption: VideoTextStyle
  readonly price: VideoTextStyle
  readonly before: VideoTextStyle
  readonly name: VideoTextStyle
  readonly endLine: VideoTextStyle
  readonly button: VideoTextStyle
  readonly site: VideoTextStyle
}

const inter = (weight: number, tracking: number, leading: number): VideoTextStyle => ({ face: 'inter', weight, tracking, leading, size: 1 })

/** Inter moves: it is heavier than in an ad. */
const grotesque: VideoType = {
  hook: inter(780, -0.03, 1.06),
  caption: inter(640, -0.018, 1.18),
  price: inter(800, -0.035, 1),
  before: inter(520, -0.02, 1),
  name: inter(740, -0.03, 1.1),
  endLine: inter(700, -0.026, 1.12),
  button: inter(640, -0.012, 1.2),
  site: inter(500, 0, 1.2),
}

/** Captions are lighter than hooks, in the same typeface: they are as large as headlines of ads. */
const CAPTION = { weight: 600, leading: 1.16 }

/** The type of a video in the pairing of an ad. */
export function videoTypeOf(id: PairingId): VideoType {
  if (id === 'grotesque') return grotesque
  const { headline, label }: Pairing = pairings[id]
  const small: VideoTextStyle = { ...label, size: 1 }
  return {
    hook: headline,
    caption: { ...headline, weight: Math.min(headline.weight, CAPTION.weight), leading: Math.max(headline.leading, CAPTION.leading) },
    price: headline,
    before: { ...small, weight: 500 },
    name: { ...small, weight: 700 },
    endLine: headline,
    button: small,
    site: { ...small, weight: 500 },
  }
}
