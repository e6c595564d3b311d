import { type Ad } from '@adloom/domain/ad.ts'
import Box from '@mui/material/Box'
import { memo, type RefObject } from 'react'
import { CardFrame } from './cards/card-frame.tsx'
import { DisplayAdCard } from './cards/display-ad-card.tsx'
import { type LibraryRow } from './filters.ts'
import { ImageAdCard } from './cards/image-ad-card.tsx'
import { SocialAdCard } from './cards/social-ad-card.tsx'
import { VideoAdCard } from './cards/video-ad-card.tsx'

/** Scrolls to a row and reports when it is rendered. */
export type ShowRow = (index: number, done: () => void) => void

/** Here and not with the long list, which loads on demand: even an import of a type would load its file. */
export interface LongListProps {
  readonly rows: readonly LibraryRow[]
  readonly columns: number
  readonly show: RefObject<ShowRow | null>
}

export const keyOf = ({ cells }: LibraryRow): string => cells.map(({ ad }) => ad.id).join(' ')

/** Rendered again only when the ad itself changes. */
const CardBody = memo(({ ad, span }: { ad: Ad; span: number }) => {
  if (ad.type === 'social') return <SocialAdCard ad={ad} />
  if (ad.type === 'image') return <ImageAdCard ad={ad} wide={span > 1} />
  return ad.type === 'video' ? <VideoAdCard ad={ad} /> : <DisplayAdCard ad={ad} />
})
CardBody.displayName = 'CardBody'

/** Rendered again only when its own ad or position changes, not at every letter of a search. */
const Cell = memo(({ ad, span, place }: { ad: Ad; span: number; place: number }) => (
  <Box sx={{ gridColumn: `span ${span}`, minWidth: 0 }}>
    <CardFrame ad={ad} place={place} row={ad.type === 'social'}>
      <CardBody ad={ad} span={span} />
    </CardFrame>
  </Box>
))
Cell.displayName = 'Cell'

/** One line of the grid. */
export function CreationRow({ row, columns }: { row: LibraryRow; columns: number }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: 3, alignItems: 'start', pb: 3 }}>
      {row.cells.map(({ ad, span }, index) => (
        <Cell key={ad.id} ad={ad} span={span} place={row.first + index} />
      ))}
    </Box>
  )
}
