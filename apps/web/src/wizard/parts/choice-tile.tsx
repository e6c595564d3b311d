import CheckIcon from 'material-icon:baseline-check-circle'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type ReactNode } from 'react'
import { brandColors, motion, shadow, surface } from '../../ui/tokens.ts'

interface ChoiceTileProps {
  readonly label: string
  readonly chosen: boolean
  readonly onChoose: () => void
  /** Width divided by height, as in CSS. */
  readonly aspectRatio: string
  readonly children: ReactNode
}

/** One of several images to choose from: a toggle button. */
export function ChoiceTile({ label, chosen, onChoose, aspectRatio, children }: ChoiceTileProps) {
  return (
    <ButtonBase
      aria-pressed={chosen}
      aria-label={label}
      onClick={onChoose}
      sx={{
        position: 'relative',
        display: 'block',
        width: 1,
        aspectRatio,
        overflow: 'hidden',
        borderRadius: 1.5,
        bgcolor: surface.paper,
        border: `1px solid ${surface.line}`,
        boxShadow: chosen ? `0 0 0 2px ${brandColors[500]}` : 'none',
        transition: `box-shadow ${motion.press}ms`,
        '&:hover': { boxShadow: chosen ? `0 0 0 2px ${brandColors[500]}, ${shadow.hover}` : shadow.hover },
        '@media (forced-colors: active)': chosen ? { outline: '3px solid Highlight' } : {},
      }}
    >
      {children}
      {chosen && (
        <CheckIcon
          sx={{
            position: 'absolute',
            top: 5,
            right: 5,
            fontSize: 20,
            color: brandColors[600],
            bgcolor: 'background.paper',
            borderRadius: '50%',
          }}
        />
      )}
      <Box component="span" aria-hidden sx={{ position: 'absolute', inset: 0, borderRadius: 'inherit', pointerEvents: 'none' }} />
    </ButtonBase>
  )
}
