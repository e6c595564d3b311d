import { type AdEdit } from '@adloom/domain/campaign/ad-edit.ts'
import { callsToAction } from '@adloom/domain/copy.ts'
import { textLimits } from '@adloom/domain/text-limits.ts'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { bulkText } from '../../text/campaigns-en.ts'
import { EditDialogFrame } from './edit-dialog-frame.tsx'

interface CallDialogProps {
  /** The call to action that all ads have; null where each has its own. */
  readonly now: string | null
  readonly isFinal: boolean
  /** Ads made so far. */
  readonly made: number
  readonly onApply: (edit: AdEdit) => void
  readonly onClose: () => void
}

/** Another call to action for all ads of a campaign. */
export function CallDialog({ now, isFinal, made, onApply, onClose }: CallDialogProps) {
  const [call, setCall] = useState(now ?? '')
  const callToAction = call.trim()
  return (
    <EditDialogFrame
      title={bulkText.callToAction}
      about={bulkText.callAbout(made)}
      finalNote={isFinal ? bulkText.finalCalls : null}
      isReady={callToAction !== '' && callToAction !== now}
      onApply={() => onApply({ change: 'callToAction', callToAction })}
      onClose={onClose}
    >
      <TextField
        label={bulkText.callField}
        value={call}
        onChange={({ target }) => setCall(target.value)}
        // The dialog is about nothing else.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        fullWidth
        slotProps={{ htmlInput: { maxLength: textLimits.id }, inputLabel: { shrink: true } }}
      />
      <Stack direction="row" role="group" aria-label={bulkText.suggestions} sx={{ flexWrap: 'wrap', gap: 0.75, mt: 1.5 }}>
        {Object.values(callsToAction).map((suggestion) => (
          <Chip
            key={suggestion}
            component="button"
            type="button"
            clickable
            label={suggestion}
            aria-pressed={callToAction === suggestion}
            color={callToAction === suggestion ? 'primary' : 'default'}
            variant={callToAction === suggestion ? 'filled' : 'outlined'}
            onClick={() => setCall(suggestion)}
            sx={{ height: 36 }}
          />
        ))}
      </Stack>
    </EditDialogFrame>
  )
}
