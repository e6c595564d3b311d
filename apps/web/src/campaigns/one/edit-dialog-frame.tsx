import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { bulkText } from '../../text/campaigns-en.ts'
import { commonText } from '../../text/en.ts'

interface EditDialogFrameProps {
  readonly title: string
  readonly about: string
  /** A sentence about what is lost; null where it can be undone. */
  readonly finalNote: string | null
  readonly isReady: boolean
  readonly isWide?: boolean
  readonly onApply: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that changes all ads of a campaign. */
export function EditDialogFrame({ title, about, finalNote, isReady, isWide = false, onApply, onClose, children }: EditDialogFrameProps) {
  const heading = useId()
  return (
    <Dialog open onClose={onClose} maxWidth={isWide ? 'md' : 'xs'} fullWidth aria-labelledby={heading}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) onApply()
        }}
      >
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {about}
          </Typography>
          {children}
          {finalNote !== null && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {finalNote}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!isReady}>
            {bulkText.apply}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
