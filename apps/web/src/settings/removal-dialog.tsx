import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { commonText } from '../text/en.ts'

interface RemovalDialogProps {
  readonly title: string
  readonly text: string
  /** The word on the button. */
  readonly action: string
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before something is taken from a program. Mount it to open it. */
export function RemovalDialog({ title, text, action, onRemove, onClose }: RemovalDialogProps) {
  const [titleId, textId] = [useId(), useId()]
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button onClick={onClose}>{commonText.cancel}</Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onRemove()
            onClose()
          }}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
