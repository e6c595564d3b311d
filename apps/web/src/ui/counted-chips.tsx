import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'

interface CountedChipsProps<Value extends string> {
  /** For assistive technology. */
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly count: number }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** A filter: chips of which one is pressed, each with the number of things it shows. */
export function CountedChips<Value extends string>({ label, choices, chosen, onChoose }: CountedChipsProps<Value>) {
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ gap: { xs: 0.75, sm: 1 }, flexWrap: 'wrap' }}>
      {choices.map(({ value, label: name, count }) => (
        <Chip
          key={value}
          component="button"
          clickable
          aria-pressed={chosen === value}
          color={chosen === value ? 'primary' : 'default'}
          variant={chosen === value ? 'filled' : 'outlined'}
          onClick={() => onChoose(value)}
          label={
            <>
              {name}
              <Box
                component="span"
                sx={{
                  ml: { xs: 0.5, sm: 1 },
                  fontWeight: 500,
                  fontVariantNumeric: 'tabular-nums',
                  color: chosen === value ? 'inherit' : 'text.secondary',
                }}
              >
                {count.toLocaleString('en')}
              </Box>
            </>
          }
          sx={{ height: 40, px: { xs: 0, sm: 0.75 }, bgcolor: chosen === value ? undefined : 'background.paper' }}
        />
      ))}
    </Stack>
  )
}
