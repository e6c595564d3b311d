import TextField from '@mui/material/TextField'

interface ChoiceFieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly name: string }[]
  readonly hint?: string
  readonly onChoose: (value: Value) => void
}

/** A native select: Esc closes it and not the dialog around it. */
export const SelectField = <Value extends string>({ label, value, choices, hint, onChoose }: ChoiceFieldProps<Value>) => (
  <TextField
    select
    label={label}
    value={value}
    helperText={hint}
    onChange={(event) => {
      const chosen = choices.find((choice) => choice.value === event.target.value)
      if (chosen !== undefined) onChoose(chosen.value)
    }}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    fullWidth
  >
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.name}
      </option>
    ))}
  </TextField>
)
