import Button, { type ButtonProps } from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { type ReactNode } from 'react'

interface WorkingButtonProps extends Pick<ButtonProps, 'variant' | 'aria-label' | 'type' | 'disabled'> {
  readonly children: ReactNode
  readonly startIcon?: ReactNode
  readonly working: boolean
  /** Missing where it submits a form. */
  readonly onClick?: () => void
}

/** A button that keeps the focus while it works. A disabled one would lose it, and with it the keys of the dialog around it. */
export function WorkingButton({ working, startIcon, onClick, ...rest }: WorkingButtonProps) {
  return (
    <Button
      {...rest}
      startIcon={working ? <CircularProgress aria-hidden="true" size={18} color="inherit" /> : startIcon}
      aria-disabled={working}
      onClick={working ? undefined : onClick}
      sx={{ '&[aria-disabled="true"]': { opacity: 0.7, cursor: 'progress' } }}
    />
  )
}
