import { type SocialAd } from '@adloom/domain/ad.ts'
import { copyLimits } from '@adloom/domain/copy.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type SyntheticEvent, useId, useState } from 'react'
import { updateCreation } from '../state/library.ts'
import { notify } from '../state/notices.ts'
import { commonText } from '../text/en.ts'
import { editText } from '../text/library-en.ts'
import { type ContentEdit, editedSocialAd } from './social-creative.ts'

interface EditDialogProps {
  readonly ad: SocialAd
  /** Which text, from 0. */
  readonly content: number
  readonly onClose: () => void
}

const graphemes = new Intl.Segmenter('en')
const lengthOf = (text: string): number => [...graphemes.segment(text)].length

/** Changes the texts of one content variation. Mount it when it opens: what was typed before is not kept. */
export function EditDialog({ ad, content, onClose }: EditDialogProps) {
  const title = useId()
  const option = ad.contentVariations[content]
  const [edit, setEdit] = useState<ContentEdit>({
    productName: ad.productName,
    headline: option.headline,
    description: option.description,
    callToAction: option.callToAction,
  })
  const isComplete = edit.headline.trim() !== '' && edit.callToAction.trim() !== ''

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isComplete) return
    const trimmed: ContentEdit = {
      productName: edit.productName.trim() === '' ? ad.productName : edit.productName.trim(),
      headline: edit.headline.trim(),
      description: edit.description.trim(),
      callToAction: edit.callToAction.trim(),
    }
    void updateCreation(ad.id, (kept) => (kept.type === 'social' ? editedSocialAd(kept, content, trimmed) : kept))
    notify(editText.saved, { kind: 'success' })
    onClose()
  }

  const field = (name: keyof ContentEdit, label: string, limit: number | null, required: boolean) => {
    const length = lengthOf(edit[name].trim())
    const missing = required && length === 0
    const counted = limit === null ? undefined : length > limit ? editText.cropped(length, limit) : editText.fits(length, limit)
    return (
      <TextField
        label={label}
        value={edit[name]}
        onChange={(event) => setEdit({ ...edit, [name]: event.target.value })}
        error={missing}
        helperText={missing ? editText.required : counted}
        multiline={name === 'description'}
        minRows={name === 'description' ? 3 : undefined}
        fullWidth
      />
    )
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <form onSubmit={submit}>
        <DialogTitle id={title}>{editText.title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5, pt: 1 }}>
            {field('productName', editText.productName, null, false)}
            {field('headline', editText.headline, copyLimits.headline, true)}
            {field('description', editText.description, copyLimits.description, false)}
            {field('callToAction', editText.callToAction, null, true)}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 1 }}>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!isComplete}>
            {commonText.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
