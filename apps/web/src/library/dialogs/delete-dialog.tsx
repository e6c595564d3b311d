import { type Ad } from '@adloom/domain/ad.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { commonText } from '../../text/en.ts'
import { deleteText } from '../../text/library-en.ts'

/** Asks the user to confirm deleting these. Mount it to open it. */
export function DeleteDialog({ ads, onDelete, onClose }: { ads: readonly Ad[]; onDelete: () => void; onClose: () => void }) {
  const title = useId()
  const text = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>{ads.length === 1 ? deleteText.title(ads[0].title) : deleteText.titleOfMany(ads.length)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>{ads.length === 1 ? deleteText.text : deleteText.textOfMany}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button onClick={onClose}>{commonText.cancel}</Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onDelete()
            onClose()
          }}
        >
          {commonText.delete}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
