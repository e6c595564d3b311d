import Stack from '@mui/material/Stack'
import { type CopyOption } from '@adloom/domain/copy.ts'
import { useState } from 'react'
import { CopyDialog, CopyEditor, editedTextOf, savedTexts } from '../../editing/copy-dialog.tsx'
import { notify } from '../../state/notices.ts'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { copyRequestOf } from '../../state/wizard/wizard-answers.ts'
import { optionEdited } from '../../state/wizard/wizard-copy.ts'
import { editingText } from '../../text/editing-en.ts'
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
  const wizard = useWizard()
  const [from] = useState(() => copyRequestOf(wizard))
  const [text, setText] = useState(() => editedTextOf(option))
  const texts = savedTexts(text)
  const save = () => {
    if (texts === null) return
    changeWizard((before) => optionEdited(before, option.id, texts))
    notify(editingText.saved, { kind: 'success' })
    onClose()
  }
  return (
    <CopyDialog
      title={editingText.title}
      place={editingText.place(place + 1, total)}
      maxWidth="sm"
      contentSx={{ pt: 0 }}
      isComplete={texts !== null}
      onSave={save}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5, pt: 1 }}>
        <CopyEditor text={text} from={from} onChange={setText} />
        <FactList option={option} />
      </Stack>
    </CopyDialog>
  )
}
