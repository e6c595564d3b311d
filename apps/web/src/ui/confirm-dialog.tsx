import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  /** The words on its buttons. */
  readonly action: string
  readonly cancel: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something is removed, and closes. Mount it to open it. */
export function ConfirmDialog({ title, text, action, cancel, onConfirm, onClose }: ConfirmDialogProps) {
  const [titleId, textId] = [useId(), useId()]
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onConfirm()
            onClose()
          }}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
