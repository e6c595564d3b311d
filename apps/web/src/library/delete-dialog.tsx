import { type Ad } from '@adloom/domain/ad.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { commonText } from '../text/en.ts'
import { deleteText } from '../text/library-en.ts'
import { deleteWithUndo } from './deletion.ts'

/** Asks once more. Mount it when it is to be asked. */
export function DeleteDialog({ ad, onClose }: { ad: Ad; onClose: () => void }) {
  const title = useId()
  const text = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title}>{deleteText.title(ad.title)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>{deleteText.text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button onClick={onClose}>{commonText.cancel}</Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onClose()
            void deleteWithUndo(ad)
          }}
        >
          {commonText.delete}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
