import { packLimits } from '@adloom/domain/placements/pack.ts'
import { nameParts, type NameValues, unknownPartOf } from '@adloom/domain/placements/pack-name.ts'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { packText } from '../text/packs-en.ts'
import { surface } from '../ui/tokens.ts'

// Safe: these are its keys.
const parts = Object.keys(nameParts) as (keyof NameValues)[]

/** What is wrong with a pattern of names, as a sentence; null when nothing is. */
export function patternProblemOf(pattern: string): string | null {
  if (pattern.trim() === '') return packText.noPattern
  const unknown = unknownPartOf(pattern)
  return unknown === null ? null : packText.unknownPart(unknown, parts)
}

interface NamePatternProps {
  readonly pattern: string
  /** Name of a file by it; null where there is none. */
  readonly example: string | null
  readonly onPattern: (pattern: string) => void
}

/** The pattern of the files' names: typed, or put together from its parts. */
export function NamePattern({ pattern, example, onPattern }: NamePatternProps) {
  const input = useRef<HTMLInputElement>(null)
  const problem = patternProblemOf(pattern)
  const insert = (part: string): void => {
    const field = input.current
    if (field === null) return
    const end = field.value.length
    field.setRangeText(`{${part}}`, field.selectionStart ?? end, field.selectionEnd ?? end, 'end')
    onPattern(field.value)
    field.focus()
  }
  return (
    <Box>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1.5 }}>
        {packText.names}
      </Typography>
      <TextField
        label={packText.pattern}
        value={pattern}
        onChange={({ target }) => onPattern(target.value)}
        inputRef={input}
        error={problem !== null}
        helperText={problem ?? packText.patternAbout}
        slotProps={{
          htmlInput: { maxLength: packLimits.pattern, spellCheck: false, autoCapitalize: 'off', autoComplete: 'off', dir: 'ltr' },
          inputLabel: { shrink: true },
        }}
        fullWidth
      />
      <Stack direction="row" role="group" aria-label={packText.add} sx={{ flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
        {parts.map((part) => (
          <Chip
            key={part}
            component="button"
            type="button"
            clickable
            variant="outlined"
            size="small"
            label={packText.parts[part]}
            title={nameParts[part]}
            aria-label={packText.addPart(packText.parts[part])}
            onClick={() => insert(part)}
            sx={{ height: 32 }}
          />
        ))}
      </Stack>
      {problem === null && example !== null && (
        <Box sx={{ mt: 1.5, px: 1.5, py: 1, borderRadius: 1, bgcolor: surface.canvas }}>
          <Typography variant="caption" color="textSecondary" component="p">
            {packText.example}
          </Typography>
          <Typography
            variant="body2"
            component="output"
            dir="auto"
            sx={{
              display: 'block',
              overflowWrap: 'anywhere',
              // The typeface would show the x between two numbers as a multiplication sign.
              fontFeatureSettings: '"calt" 0',
            }}
          >
            {example}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
