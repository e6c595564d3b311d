import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { promptSuggestions } from '@adloom/domain/image.ts'
import { type PromptData } from '../../state/wizard/wizard-state.ts'
import { promptFormText } from '../../text/wizard-steps-en.ts'
import { FormField } from '../parts/field.tsx'
import { type SetPrompt } from './set-prompt.ts'

const suggestions: readonly string[] = promptSuggestions

/** A suggestion replaces another suggestion; it is appended to the user's own text, so that nothing is lost. */
function withSuggestion(prompt: string, suggestion: string): string {
  const written = prompt.trim()
  if (written === '' || suggestions.includes(written)) return suggestion
  const other = suggestions.find((each) => written.endsWith(`, ${each}`))
  const typed = other === undefined ? written : written.slice(0, -other.length - 2)
  return `${typed.replace(/[.,]$/, '')}, ${suggestion}`
}

/** The prompt as free text. */
export function SinglePromptField({ prompt, busy, set }: { prompt: PromptData; busy: boolean; set: SetPrompt }) {
  return (
    <>
      <FormField
        label={promptFormText.label}
        placeholder={promptFormText.placeholder}
        multiline
        minRows={3}
        maxRows={8}
        value={prompt.prompt}
        disabled={busy}
        onChange={({ target }) => set({ prompt: target.value })}
        inputProps={{ maxLength: 4000 }}
      />
      <Box role="group" aria-label={promptFormText.suggestions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {suggestions.map((suggestion) => (
          <Chip
            key={suggestion}
            label={suggestion}
            variant="outlined"
            disabled={busy}
            onClick={() => set({ prompt: withSuggestion(prompt.prompt, suggestion) })}
          />
        ))}
      </Box>
    </>
  )
}
