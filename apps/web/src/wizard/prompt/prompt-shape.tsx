import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { displayQualities, displaySizes, IMAGES_MAX, IMAGES_MIN, proAspectRatios } from '@adloom/domain/image.ts'
import { useId } from 'react'
import { useWizard } from '../../state/wizard/wizard.ts'
import { type PromptData, promptModes } from '../../state/wizard/wizard-state.ts'
import { stepText } from '../../text/wizard-en.ts'
import { promptFormText } from '../../text/wizard-steps-en.ts'
import { brandColors } from '../../ui/tokens.ts'
import { ChoiceField } from '../parts/field.tsx'
import { PillToggle } from '../../ui/pill-toggle.tsx'
import { type SetPrompt } from './set-prompt.ts'

/** Options of the images: mode, aspect ratio and number; the same for both forms. */
export function PromptShape({ prompt, busy, set }: { prompt: PromptData; busy: boolean; set: SetPrompt }) {
  const { mode, numImages } = prompt
  const isDisplay = useWizard(({ selectedTool }) => selectedTool === 'display')
  const noteId = useId()
  return (
    <>
      <Box>
        <PillToggle
          label={promptFormText.mode}
          describedBy={noteId}
          value={mode}
          options={isDisplay ? promptModes : promptModes.filter((each) => each !== 'display')}
          names={stepText.prompt.modes}
          disabled={busy}
          onChange={(chosen) => set({ mode: chosen })}
        />
        <Typography id={noteId} variant="caption" color="textSecondary" component="p" sx={{ mt: 0.75 }}>
          {promptFormText.notes[mode]}
        </Typography>
      </Box>
      {mode === 'fast' && (
        <ChoiceField
          label={promptFormText.size}
          value={prompt.image_size}
          options={Object.entries(promptFormText.sizes)}
          disabled={busy}
          onChange={(size) => set({ image_size: size })}
        />
      )}
      {mode === 'pro' && (
        <ChoiceField
          label={promptFormText.ratio}
          value={prompt.aspect_ratio}
          options={proAspectRatios.map((ratio) => [ratio, ratio] as const)}
          disabled={busy}
          onChange={(ratio) => set({ aspect_ratio: ratio })}
        />
      )}
      {mode === 'display' && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <ChoiceField
            label={promptFormText.size}
            value={prompt.displaySize}
            options={displaySizes.map((size) => [size, promptFormText.displaySizes[size]] as const)}
            disabled={busy}
            onChange={(displaySize) => set({ displaySize })}
          />
          <ChoiceField
            label={promptFormText.quality}
            value={prompt.quality}
            options={displayQualities.map((quality) => [quality, promptFormText.qualities[quality]] as const)}
            disabled={busy}
            onChange={(quality) => set({ quality })}
          />
        </Box>
      )}
      <ImageCount count={numImages} busy={busy} onChange={(count) => set({ numImages: count })} />
    </>
  )
}

interface ImageCountProps {
  readonly count: number
  readonly busy: boolean
  readonly onChange: (count: number) => void
}

function ImageCount({ count, busy, onChange }: ImageCountProps) {
  const countId = useId()
  return (
    <Box>
      <Typography component="label" htmlFor={countId} variant="body2">
        {promptFormText.count}: <strong>{count}</strong>
      </Typography>
      <Box
        component="input"
        type="range"
        id={countId}
        min={IMAGES_MIN}
        max={IMAGES_MAX}
        step={1}
        value={count}
        disabled={busy}
        onChange={({ target }) => onChange(Number(target.value))}
        sx={{ display: 'block', width: 1, height: 32, m: 0, accentColor: brandColors[600], cursor: busy ? 'default' : 'pointer' }}
      />
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', px: 0.5, color: 'text.secondary', fontSize: 12 }}>
        {Array.from({ length: IMAGES_MAX - IMAGES_MIN + 1 }, (_, place) => (
          <span key={place}>{place + IMAGES_MIN}</span>
        ))}
      </Box>
    </Box>
  )
}
