import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type CopyOption } from '@adloom/domain/copy.ts'
import { DEFAULT_LANGUAGE } from '@adloom/domain/language.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { CopyAdvice } from '../../editing/copy-advice.tsx'
import { CopyEditTools } from '../../editing/copy-edit-tools.tsx'
import { CopyFields } from '../../editing/copy-fields.tsx'
import { type EditedText } from '../../editing/use-copy-edit.ts'
import { notify } from '../../state/notices.ts'
import { changeWizard, useWizard } from '../../state/wizard.ts'
import { copyRequestOf } from '../../state/wizard-answers.ts'
import { optionEdited } from '../../state/wizard-copy.ts'
import { editingText } from '../../text/editing-en.ts'
import { commonText } from '../../text/en.ts'
import { FactList } from '../facts/fact-list.tsx'

interface OptionDialogProps {
  readonly option: CopyOption
  /** Index from 0, and total number. */
  readonly place: number
  readonly total: number
  readonly onClose: () => void
}

/** Edits one of the generated texts before the ad is made. Mount it to open it: earlier input is not restored. */
export function OptionDialog({ option, place, total, onClose }: OptionDialogProps) {
  const title = useId()
  const wizard = useWizard()
  const [from] = useState(() => copyRequestOf(wizard))
  const [text, setText] = useState<EditedText>({
    headline: option.headline,
    description: option.description,
    callToAction: option.callToAction,
    language: option.language ?? DEFAULT_LANGUAGE,
    angle: option.angle ?? null,
    byHand: option.byHand ?? false,
  })
  const isComplete = text.headline.trim() !== '' && text.callToAction.trim() !== ''
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isComplete) return
    const { headline, description, callToAction, language, byHand } = text
    const texts = { headline: headline.trim(), description: description.trim(), callToAction: callToAction.trim(), language, byHand }
    changeWizard((before) => optionEdited(before, option.id, texts))
    notify(editingText.saved, { kind: 'success' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <Box sx={{ px: 3, pt: 2.5, pb: 1 }}>
          <Typography id={title} component="h2" variant="h6">
            {editingText.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {editingText.place(place + 1, total)}
          </Typography>
        </Box>
        <DialogContent sx={{ pt: 0 }}>
          <Stack sx={{ gap: 2.5, pt: 1 }}>
            <CopyFields text={text} onChange={setText} />
            <CopyEditTools text={text} from={from} onChange={setText} />
            <CopyAdvice text={text} from={from} />
            <FactList option={option} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 1 }}>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!isComplete}>
            {commonText.save}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
