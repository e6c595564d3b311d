import ButtonBase from '@mui/material/ButtonBase'
import { type KeyboardEvent, type ReactNode } from 'react'
import { brandColors, ink, surface } from '../ui/tokens.ts'

/** Pixels. */
export const TURN_BUTTON_SIZE = 44

/** Left and right turn the images. */
export const turnedByArrows =
  (onTurn: (step: 1 | -1) => void) =>
  ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') onTurn(key === 'ArrowRight' ? 1 : -1)
  }

interface TurnButtonProps {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}

/** An arrow that turns the images. */
export function TurnButton({ label, onClick, children }: TurnButtonProps) {
  return (
    <ButtonBase
      aria-label={label}
      onClick={onClick}
      sx={{
        flex: 'none',
        width: TURN_BUTTON_SIZE,
        height: TURN_BUTTON_SIZE,
        borderRadius: 999,
        color: ink[700],
        bgcolor: 'background.paper',
        border: `1px solid ${surface.line}`,
        '&:hover': { bgcolor: brandColors[50], borderColor: brandColors[300] },
      }}
    >
      {children}
    </ButtonBase>
  )
}
