import DialogContent from '@mui/material/DialogContent'
import { useRef, useState } from 'react'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { websiteOf } from '../../state/wizard/wizard-answers.ts'
import { targetingChanged } from '../../state/wizard/wizard-changes.ts'
import { urlText, websiteText } from '../../text/wizard-steps-en.ts'
import { FormField } from '../parts/field.tsx'
import { FormDialog } from './form-dialog.tsx'

/** Destination of the ad. Text fields here have no validation (§5.6). */
export function WebsiteDialog({ onClose }: { onClose: () => void }) {
  const [before] = useState(() => websiteOf(useWizard.getState()))
  const [website, setWebsite] = useState(before)
  const field = useRef<HTMLInputElement>(null)
  return (
    <FormDialog
      title={websiteText.title}
      maxWidth="xs"
      isChanged={website !== before}
      onSave={() => {
        changeWizard((wizard) => targetingChanged(wizard, { website: website.trim() }))
        onClose()
      }}
      onClose={onClose}
      onEntered={() => field.current?.focus()}
    >
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <FormField
          inputRef={field}
          label={websiteText.label}
          helperText={websiteText.helper}
          placeholder={urlText.placeholder}
          value={website}
          onChange={({ target }) => setWebsite(target.value)}
          inputProps={{ inputMode: 'url', spellCheck: false, maxLength: 2048 }}
        />
      </DialogContent>
    </FormDialog>
  )
}
