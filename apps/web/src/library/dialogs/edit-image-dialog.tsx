import { type ImageAd } from '@adloom/domain/ad.ts'
import { textLimits } from '@adloom/domain/text-limits.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type SyntheticEvent, useId, useState } from 'react'
import { useBusyCreation } from '../../state/library/busy-creations.ts'
import { updateCreation } from '../../state/library/library.ts'
import { notify } from '../../state/notices.ts'
import { commonText } from '../../text/en.ts'
import { editText, imageEditText } from '../../text/library-en.ts'

/** Edits an image's title, product name and category. Mount it to open it: earlier input is not restored. */
export function EditImageDialog({ ad, onClose }: { ad: ImageAd; onClose: () => void }) {
  useBusyCreation(ad.id)
  const heading = useId()
  const [edit, setEdit] = useState({ title: ad.title, productName: ad.productName, category: ad.category ?? '' })
  const isNamed = edit.title.trim() !== ''
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isNamed) return
    const [title, productName, category] = [edit.title.trim(), edit.productName.trim(), edit.category.trim()]
    void updateCreation(ad.id, (stored) =>
      stored.type === 'image' ? { ...stored, title, productName, category: category === '' ? null : category } : stored,
    )
    notify(editText.saved, { kind: 'success' })
    onClose()
  }
  const field = (name: keyof typeof edit, label: string, refusal: string | undefined) => (
    <TextField
      label={label}
      value={edit[name]}
      onChange={(event) => setEdit({ ...edit, [name]: event.target.value })}
      error={refusal !== undefined}
      helperText={refusal}
      slotProps={{ htmlInput: { maxLength: textLimits.line } }}
      fullWidth
    />
  )
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={heading}>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id={heading}>{imageEditText.title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5, pt: 1 }}>
            {field('title', imageEditText.name, isNamed ? undefined : imageEditText.required)}
            {field('productName', imageEditText.productName, undefined)}
            {field('category', imageEditText.category, undefined)}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 1 }}>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!isNamed}>
            {commonText.save}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
