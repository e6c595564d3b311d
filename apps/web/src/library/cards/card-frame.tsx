import { type Ad } from '@adloom/domain/ad.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import { type ReactNode } from 'react'
import { useSelection } from '../../state/library/library-selection.ts'
import { selectionText } from '../../text/library-en.ts'
import { brandColors, motion, shadow } from '../../ui/tokens.ts'
import { useCardActions } from './card-actions.ts'
import { useListLength } from './list-length.ts'

interface CardFrameProps {
  readonly ad: Ad
  /** Position in the list, from 0. */
  readonly place: number
  readonly row?: boolean
  readonly children: ReactNode
}

/** A creation's card: an article of the feed that is focusable and selectable. In selection mode its content is inert. */
export function CardFrame({ ad, place, row = false, children }: CardFrameProps) {
  const { choose } = useCardActions()
  // Only cards near the window exist, so `aria-setsize` gives a screen reader the total.
  const total = useListLength()
  const active = useSelection((selection) => selection.active)
  const ticked = useSelection((selection) => selection.ids.has(ad.id))
  return (
    <Card
      component="article"
      aria-label={ad.title}
      aria-posinset={place + 1}
      aria-setsize={total}
      data-creation={ad.id}
      data-place={place}
      tabIndex={0}
      onClick={active ? (event) => choose(ad.id, event.shiftKey) : undefined}
      sx={{
        position: 'relative',
        // Not the library's `hidden`: sticky content would stick to the card instead of the window.
        overflow: 'visible',
        cursor: active ? 'pointer' : undefined,
        transition: `box-shadow ${motion.enter}ms ${motion.easing}, translate ${motion.enter}ms ${motion.easing}`,
        ...(ad.type !== 'social' && { '&:hover': { boxShadow: shadow.hover, translate: '0 -2px' } }),
        ...(ticked && {
          borderColor: brandColors[500],
          boxShadow: `0 0 0 3px ${brandColors[500]}`,
          '&:hover': { boxShadow: `0 0 0 3px ${brandColors[500]}, ${shadow.hover}` },
          '@media (forced-colors: active)': { outline: '3px solid Highlight' },
        }),
        // Beside the title of a social ad it is always visible; on an image only when it is needed.
        '& > .tick': { opacity: active || row ? 1 : 0 },
        '&:hover > .tick, & > .tick:focus-within': { opacity: 1 },
        '@media (hover: none)': { '& > .tick': { opacity: active || row ? 1 : 0 } },
      }}
    >
      <Box
        inert={active}
        sx={{
          display: 'flex',
          flexDirection: row ? { xs: 'column', lg: 'row' } : 'column',
          borderRadius: 'inherit',
          overflow: 'clip',
          height: 1,
        }}
      >
        {children}
      </Box>
      <Box
        className="tick"
        sx={{
          position: 'absolute',
          zIndex: 1,
          borderRadius: 1.5,
          ...(row
            ? { top: 28, left: 16 }
            : { top: 10, left: 10, bgcolor: 'background.paper', boxShadow: shadow.hover, border: 1, borderColor: 'divider' }),
          transition: `opacity ${motion.press}ms`,
        }}
      >
        <Checkbox
          size="small"
          checked={ticked}
          slotProps={{ input: { 'aria-label': selectionText.one(ad.title) } }}
          onClick={(event) => {
            event.stopPropagation()
            choose(ad.id, event.shiftKey)
          }}
          sx={{ p: 0.75, '&.Mui-checked': { color: brandColors[600] } }}
        />
      </Box>
    </Card>
  )
}
