import WarningIcon from 'material-icon:baseline-warning-amber'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import { copyLimits, textLength } from '@adloom/domain/copy.ts'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { productHeadlineOf } from '../../state/wizard/wizard-answers.ts'
import { headlineEdited, headlineReset } from '../../state/wizard/wizard-copy.ts'
import { targetingText } from '../../text/wizard-steps-en.ts'
import { status } from '../../ui/tokens.ts'
import { FormField } from '../parts/field.tsx'

/** Notes on a headline: too long and cut off are warnings, never errors. */
function hintOf(length: number, edited: boolean): string {
  if (length > copyLimits.headline) return targetingText.headlineTooLong
  if (edited && length > copyLimits.headlineShown) return targetingText.headlineCut(copyLimits.headlineShown)
  return edited ? targetingText.headlineKept : targetingText.headlineAsked
}

/** The product's headline. Once the user has edited it, no copy is generated for it again (§4.1). */
export function HeadlineField() {
  const headline = useWizard(productHeadlineOf)
  const edited = useWizard(({ targetingData }) => targetingData.manuallyEditedHeadline === true)
  const length = textLength(headline)
  const tooLong = length > copyLimits.headline
  return (
    <Box>
      <FormField
        label={targetingText.headline}
        value={headline}
        onChange={({ target }) => changeWizard((before) => headlineEdited(before, target.value))}
        helperText={hintOf(length, edited)}
        inputProps={{ maxLength: 300 }}
        endAdornment={
          // Visual only: announced, it would interrupt every letter; the hint below reports it when it matters.
          <InputAdornment
            position="end"
            disableTypography
            aria-hidden
            sx={{ gap: 0.5, fontSize: 12, fontVariantNumeric: 'tabular-nums', color: tooLong ? status.queued : 'text.secondary' }}
          >
            {tooLong && <WarningIcon sx={{ fontSize: 16 }} />}
            {`${length}/${copyLimits.headline}`}
          </InputAdornment>
        }
      />
      {edited && (
        <Button size="small" onClick={() => changeWizard(headlineReset)}>
          {targetingText.headlineBack}
        </Button>
      )}
    </Box>
  )
}
