import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type ReactNode, useId } from 'react'

interface FieldProps extends Omit<OutlinedInputProps, 'id' | 'label' | 'notched' | 'fullWidth'> {
  readonly label: string
  readonly helperText?: ReactNode
}

/** A text field with its label above. The library's own one loads its menus too, which no text field needs. */
export function FormField({ label, helperText, error = false, disabled = false, required = false, inputProps, ...input }: FieldProps) {
  const id = useId()
  const hasHelp = helperText !== undefined && helperText !== ''
  return (
    <FormControl fullWidth error={error} disabled={disabled} required={required}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        notched
        label={label}
        inputProps={{ ...inputProps, 'aria-describedby': hasHelp ? `${id}-help` : undefined }}
      />
      {hasHelp && (
        // Readable while the field is disabled too: then it shows the progress.
        <FormHelperText id={`${id}-help`} aria-live="polite" sx={{ '&.Mui-disabled': { color: 'text.secondary' } }}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  )
}

interface ChoiceFieldProps {
  readonly label: string
  readonly value: string
  /** Value and label, in display order. */
  readonly options: readonly (readonly [value: string, name: string])[]
  /** Label of ''; without it '' cannot be chosen. */
  readonly empty?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
}

/** A native select: every keyboard, screen reader and phone supports it. */
export function ChoiceField({ label, value, options, empty, required = false, disabled = false, onChange }: ChoiceFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth disabled={disabled} required={required}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput notched label={label} />}
        inputProps={{ id }}
        sx={{ '& option': { color: 'text.primary' } }}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}
