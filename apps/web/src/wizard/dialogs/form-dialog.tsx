import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { type SxProps, type Theme } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { commonText } from '../../text/en.ts'

interface FormDialogProps {
  readonly title: string
  readonly maxWidth: 'xs' | 'sm'
  /** A click outside discards nothing: it closes the dialog only before the first change. */
  readonly isChanged: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  /** Called when the dialog has come in. */
  readonly onEntered?: () => void
  readonly titleSx?: SxProps<Theme>
  /** The dialog's content. */
  readonly children: ReactNode
}

/** A dialog with a form that is saved or cancelled as a whole. */
export function FormDialog({ title, maxWidth, isChanged, onSave, onClose, onEntered, titleSx, children }: FormDialogProps) {
  const titleId = useId()
  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'escapeKeyDown' || !isChanged) && onClose()}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered } }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
        // Title and buttons stay in view; the content between them scrolls.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId} sx={titleSx}>
          {title}
        </DialogTitle>
        {children}
        <DialogActions>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button type="submit" variant="contained">
            {commonText.save}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
