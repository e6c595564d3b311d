import TextField from '@mui/material/TextField'
import { leadLimits } from '@adloom/domain/lead.ts'
import { type LeadFields } from './submit-lead.ts'

interface LeadFieldProps {
  readonly name: keyof LeadFields
  readonly label: string
  readonly value: string
  /** Error of the field, or null. */
  readonly problem: string | null
  readonly isRequired?: boolean
  readonly isBusy: boolean
  readonly type?: 'text' | 'email'
  readonly autoComplete: string
  readonly onChange: (value: string) => void
}

/** One line of the lead form. Read-only while submitting. */
export const LeadField = ({ problem, isRequired = false, isBusy, onChange, ...field }: LeadFieldProps) => (
  <TextField
    {...field}
    fullWidth
    required={isRequired}
    error={problem !== null}
    helperText={problem}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      htmlInput: { readOnly: isBusy, maxLength: leadLimits[field.name], spellCheck: false },
      formHelperText: { role: 'status' },
    }}
  />
)
