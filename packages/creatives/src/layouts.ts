import { type PairingId } from '@adloom/domain/design/ad-style.ts'
import { type AdLayout } from '@adloom/domain/template.ts'
import { type FaceId } from './faces.ts'
import { pairings } from './pairings.ts'
import { type Layout } from './layouts/layout.ts'
import { archLayout } from './layouts/kinds/arch.ts'
import { bandLayout } from './layouts/kinds/band.ts'
import { cardLayout } from './layouts/kinds/card.ts'
import { columnLayout } from './layouts/kinds/column.ts'
import { cornerLayout } from './layouts/kinds/corner.ts'
import { coverLayout } from './layouts/kinds/cover.ts'
import { editorialLayout } from './layouts/kinds/editorial.ts'
import { frameLayout } from './layouts/kinds/frame.ts'
import { galleryLayout } from './layouts/kinds/gallery.ts'
import { headlineLayout } from './layouts/kinds/headline.ts'
import { noirLayout } from './layouts/kinds/noir.ts'
import { noteLayout } from './layouts/kinds/note.ts'
import { pillLayout } from './layouts/kinds/pill.ts'
import { plateLayout } from './layouts/kinds/plate.ts'
import { posterLayout } from './layouts/kinds/poster.ts'
import { splitLayout } from './layouts/kinds/split.ts'
import { spotlightLayout } from './layouts/kinds/spotlight.ts'
import { statementLayout } from './layouts/kinds/statement.ts'

/** THE list of layouts and the type that suits each: the compiler reports one of the domain that is missing here. Add yours here. */
export const layouts: Readonly<Record<AdLayout, { readonly layout: Layout; readonly pairing: PairingId }>> = {
  card: { layout: cardLayout, pairing: 'grotesque' },
  poster: { layout: posterLayout, pairing: 'grotesque' },
  split: { layout: splitLayout, pairing: 'grotesque' },
  headline: { layout: headlineLayout, pairing: 'grotesque' },
  editorial: { layout: editorialLayout, pairing: 'didone' },
  arch: { layout: archLayout, pairing: 'geometric' },
  spotlight: { layout: spotlightLayout, pairing: 'geometric' },
  plate: { layout: plateLayout, pairing: 'humanist' },
  band: { layout: bandLayout, pairing: 'condensed' },
  gallery: { layout: galleryLayout, pairing: 'humanist' },
  frame: { layout: frameLayout, pairing: 'rounded' },
  noir: { layout: noirLayout, pairing: 'didone' },
  corner: { layout: cornerLayout, pairing: 'geometric' },
  statement: { layout: statementLayout, pairing: 'grotesque' },
  note: { layout: noteLayout, pairing: 'hand' },
  cover: { layout: coverLayout, pairing: 'slab' },
  column: { layout: columnLayout, pairing: 'grotesque' },
  pill: { layout: pillLayout, pairing: 'rounded' },
}

/** The typefaces of a layout besides Inter. */
export const facesOf = (id: AdLayout): readonly FaceId[] => {
  const { headline, body, label } = pairings[layouts[id].pairing]
  return [...new Set([headline, body, label].map(({ face }) => face))].filter((face) => face !== 'inter')
}
