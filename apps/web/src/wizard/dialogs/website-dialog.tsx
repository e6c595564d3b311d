import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useRef, useState } from 'react'
import { changeWizard, useWizard } from '../../state/wizard.ts'
import { websiteOf } from '../../state/wizard-answers.ts'
import { targetingChanged } from '../../state/wizard-changes.ts'
import { audienceText, urlText, websiteText } from '../../text/wizard-steps-en.ts'
import { Field } from '../parts/field.tsx'

/** Destination of the ad. Text fields here have no validation (§5.6). */
export function WebsiteDialog({ onClose }: { onClose: () => void }) {
  const [before] = useState(() => websiteOf(useWizard.getState()))
  const [website, setWebsite] = useState(before)
  const titleId = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        // A click outside does not discard typed text.
        if (reason === 'escapeKeyDown' || website === before) onClose()
      }}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: () => field.current?.focus() } }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          changeWizard((wizard) => targetingChanged(wizard, { website: website.trim() }))
          onClose()
        }}
      >
        <DialogTitle id={titleId}>{websiteText.title}</DialogTitle>
        <DialogContent sx={{ '&&': { pt: 1 } }}>
          <Field
            inputRef={field}
            label={websiteText.label}
            helperText={websiteText.helper}
            placeholder={urlText.placeholder}
            value={website}
            onChange={({ target }) => setWebsite(target.value)}
            inputProps={{ inputMode: 'url', spellCheck: false, maxLength: 2048 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{audienceText.cancel}</Button>
          <Button type="submit" variant="contained">
            {audienceText.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
