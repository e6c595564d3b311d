import { type AdFactKind, adFactKindSchema, type AdFacts, withoutHidden } from '@adloom/domain/design/ad-facts.ts'
import { type PairingId } from '@adloom/domain/design/ad-style.ts'
import { type AdLayout } from '@adloom/domain/template.ts'
import { type FaceId } from './faces.ts'
import { type Pairing, pairings } from './pairings.ts'
import { type PaletteRule } from './layouts/ad-palette.ts'
import { type AdPart, type AdRegion, type Layout } from './layouts/layout.ts'
import { regionsIn } from './layouts/present-regions.ts'
import { archLayout } from './layouts/kinds/arch.ts'
import { bandLayout } from './layouts/kinds/band.ts'
import { calloutsLayout } from './layouts/kinds/callouts.ts'
import { cardLayout } from './layouts/kinds/card.ts'
import { checklistLayout } from './layouts/kinds/checklist.ts'
import { collageLayout } from './layouts/kinds/collage.ts'
import { columnLayout } from './layouts/kinds/column.ts'
import { cornerLayout } from './layouts/kinds/corner.ts'
import { coverLayout } from './layouts/kinds/cover.ts'
import { duoLayout } from './layouts/kinds/duo.ts'
import { editorialLayout } from './layouts/kinds/editorial.ts'
import { frameLayout } from './layouts/kinds/frame.ts'
import { galleryLayout } from './layouts/kinds/gallery.ts'
import { haloLayout } from './layouts/kinds/halo.ts'
import { headlineLayout } from './layouts/kinds/headline.ts'
import { luxeLayout } from './layouts/kinds/luxe.ts'
import { noirLayout } from './layouts/kinds/noir.ts'
import { noteLayout } from './layouts/kinds/note.ts'
import { offerLayout } from './layouts/kinds/offer.ts'
import { pillLayout } from './layouts/kinds/pill.ts'
import { plateLayout } from './layouts/kinds/plate.ts'
import { popLayout } from './layouts/kinds/pop.ts'
import { posterLayout } from './layouts/kinds/poster.ts'
import { reviewLayout } from './layouts/kinds/review.ts'
import { saleLayout } from './layouts/kinds/sale.ts'
import { splitLayout } from './layouts/kinds/split.ts'
import { spotlightLayout } from './layouts/kinds/spotlight.ts'
import { starsLayout } from './layouts/kinds/stars.ts'
import { statementLayout } from './layouts/kinds/statement.ts'
import { stickerLayout } from './layouts/kinds/sticker.ts'

interface LayoutEntry {
  readonly layout: Layout
  readonly pairing: PairingId
  /** Its type is what it is: it takes no other from the brand. */
  readonly keepsType?: boolean
  /** What it makes of the brand's colours; `mono` where it says nothing. */
  readonly palette?: PaletteRule
}

/** THE list of layouts, and the type and colours that suit each: the compiler reports one of the domain that is missing here. Add yours here. */
export const layouts: Readonly<Record<AdLayout, LayoutEntry>> = {
  card: { layout: cardLayout, pairing: 'grotesque' },
  poster: { layout: posterLayout, pairing: 'grotesque' },
  split: { layout: splitLayout, pairing: 'grotesque' },
  headline: { layout: headlineLayout, pairing: 'grotesque', palette: { harmony: 'complement' } },
  editorial: { layout: editorialLayout, pairing: 'didone', palette: { harmony: 'quiet' } },
  arch: { layout: archLayout, pairing: 'geometric', palette: { harmony: 'analogous' } },
  spotlight: { layout: spotlightLayout, pairing: 'geometric' },
  plate: { layout: plateLayout, pairing: 'humanist' },
  band: { layout: bandLayout, pairing: 'condensed', palette: { harmony: 'complement' } },
  gallery: { layout: galleryLayout, pairing: 'humanist' },
  frame: { layout: frameLayout, pairing: 'rounded' },
  noir: { layout: noirLayout, pairing: 'didone', palette: { harmony: 'quiet' } },
  corner: { layout: cornerLayout, pairing: 'geometric' },
  statement: { layout: statementLayout, pairing: 'grotesque', palette: { harmony: 'mono', isDark: true } },
  note: { layout: noteLayout, pairing: 'hand', keepsType: true, palette: { harmony: 'analogous' } },
  cover: { layout: coverLayout, pairing: 'slab', keepsType: true, palette: { harmony: 'analogous' } },
  column: { layout: columnLayout, pairing: 'grotesque' },
  pill: { layout: pillLayout, pairing: 'rounded', palette: { harmony: 'complement' } },
  offer: { layout: offerLayout, pairing: 'grotesque', palette: { harmony: 'complement' } },
  sale: { layout: saleLayout, pairing: 'condensed', palette: { harmony: 'complement' } },
  sticker: { layout: stickerLayout, pairing: 'rounded', palette: { harmony: 'complement' } },
  stars: { layout: starsLayout, pairing: 'humanist', palette: { harmony: 'analogous' } },
  review: { layout: reviewLayout, pairing: 'grotesque' },
  checklist: { layout: checklistLayout, pairing: 'geometric', palette: { harmony: 'quiet' } },
  callouts: { layout: calloutsLayout, pairing: 'geometric' },
  pop: { layout: popLayout, pairing: 'grotesque', palette: { harmony: 'complement' } },
  halo: { layout: haloLayout, pairing: 'geometric' },
  luxe: { layout: luxeLayout, pairing: 'didone', palette: { harmony: 'quiet' } },
  collage: { layout: collageLayout, pairing: 'humanist' },
  duo: { layout: duoLayout, pairing: 'slab', palette: { harmony: 'analogous' } },
}

/** The pairing of an ad: the brand's, else the layout's. */
export function pairingIdOf(id: AdLayout, ofBrand: PairingId | null): PairingId {
  const { pairing, keepsType = false } = layouts[id]
  return keepsType || ofBrand === null ? pairing : ofBrand
}

export const pairingOf = (id: AdLayout, ofBrand: PairingId | null): Pairing => pairings[pairingIdOf(id, ofBrand)]

/** The typefaces of an ad besides Inter. */
export const facesOf = (id: AdLayout, ofBrand: PairingId | null): readonly FaceId[] => {
  const { headline, body, label } = pairingOf(id, ofBrand)
  return [...new Set([headline, body, label].map(({ face }) => face))].filter((face) => face !== 'inter')
}

/** What of a page's facts a layout shows, by the parts in its trees. */
function factKindsIn(id: AdLayout): ReadonlySet<AdFactKind> {
  const kindsIn = (region: AdRegion): readonly AdFactKind[] =>
    'part' in region ? [kindOfPart[region.part] ?? []].flat() : regionsIn(region).flatMap(kindsIn)
  return new Set(Object.values(layouts[id].layout).flatMap(kindsIn))
}

const kindOfPart: Partial<Readonly<Record<AdPart['part'], AdFactKind>>> = {
  price: 'price',
  sticker: 'price',
  before: 'reduction',
  reduction: 'reduction',
  stars: 'rating',
  rating: 'rating',
  score: 'rating',
  reviews: 'rating',
  feature: 'features',
  badge: 'badge',
  promise: 'promise',
}

/** The facts of an ad that its layout shows. */
export function factsShownBy(id: AdLayout, facts: AdFacts): AdFacts {
  const kinds = factKindsIn(id)
  return withoutHidden(
    facts,
    adFactKindSchema.options.filter((kind) => !kinds.has(kind)),
  )
}
