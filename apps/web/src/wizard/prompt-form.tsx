import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { IMAGES_MAX, IMAGES_MIN, proAspectRatios, promptSuggestions } from '@adloom/domain/image.ts'
import { useId } from 'react'
import { changeWizard, useWizard } from '../state/wizard.ts'
import { methodChosen, promptChanged } from '../state/wizard-changes.ts'
import { promptText } from '../text/wizard-en.ts'
import { IntoView } from './into-view.tsx'

/** Pictures from words. What is written stays when they can't be made. */
export function PromptForm() {
  const { prompt, mode, numImages, image_size: size, aspect_ratio: ratio, run } = useWizard(({ promptData }) => promptData)
  const busy = run.status === 'running'
  const countLabel = useId()
  const set = (change: Parameters<typeof promptChanged>[1]) => changeWizard((wizard) => promptChanged(wizard, change))
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        label={promptText.label}
        placeholder={promptText.placeholder}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
        value={prompt}
        disabled={busy}
        onChange={({ target }) => set({ prompt: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 4000 } }}
      />
      <Box role="group" aria-label={promptText.suggestions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {promptSuggestions.map((suggestion) => (
          <Chip key={suggestion} label={suggestion} variant="outlined" disabled={busy} onClick={() => set({ prompt: suggestion })} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          disabled={busy}
          aria-label={promptText.mode}
          onChange={(_, chosen: 'fast' | 'pro' | null) => chosen !== null && set({ mode: chosen })}
        >
          {(['fast', 'pro'] as const).map((each) => (
            <ToggleButton key={each} value={each} sx={{ px: 2 }}>
              {promptText.modes[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="caption" color="textSecondary">
          {promptText.notes[mode]}
        </Typography>
      </Box>
      {mode === 'fast' ? (
        <TextField
          select
          size="small"
          label={promptText.size}
          value={size}
          disabled={busy}
          onChange={({ target }) => set({ image_size: target.value })}
        >
          {Object.entries(promptText.sizes).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <TextField
          select
          size="small"
          label={promptText.ratio}
          value={ratio}
          disabled={busy}
          onChange={({ target }) => set({ aspect_ratio: target.value })}
        >
          {proAspectRatios.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ px: 1 }}>
        <Typography id={countLabel} variant="body2" sx={{ mx: -1 }}>
          {promptText.count}: <strong>{numImages}</strong>
        </Typography>
        <Slider
          aria-labelledby={countLabel}
          value={numImages}
          disabled={busy}
          min={IMAGES_MIN}
          max={IMAGES_MAX}
          step={1}
          marks
          onChange={(_, value) => typeof value === 'number' && set({ numImages: value })}
        />
      </Box>
      {busy && (
        <Typography variant="body2" color="textSecondary" role="status">
          {promptText.busy}
        </Typography>
      )}
      {run.status === 'failed' && (
        <IntoView>
          <Alert severity={run.refusal.code === 'call.not-built' ? 'info' : 'error'}>
            {run.refusal.sentence}
            <Box sx={{ mt: 1 }}>
              <Button
                size="small"
                variant="outlined"
                sx={{ bgcolor: 'background.paper' }}
                onClick={() => changeWizard((wizard) => methodChosen(wizard, 'url'))}
              >
                {promptText.instead}
              </Button>
            </Box>
          </Alert>
        </IntoView>
      )}
    </Stack>
  )
}
