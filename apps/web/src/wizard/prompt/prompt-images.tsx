import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { isPromptAnswered, isStreamlined } from '../../state/wizard/wizard-answers.ts'
import { previewShown } from '../../state/wizard/wizard-variants.ts'
import { commonText } from '../../text/en.ts'
import { promptFormText } from '../../text/wizard-steps-en.ts'
import { variantText } from '../../text/generated-en.ts'
import { RatioImage } from '../../ui/framed-image.tsx'
import { ChoiceTile } from '../parts/choice-tile.tsx'
import { IntoView } from '../parts/into-view.tsx'
import { NameField } from '../parts/name-field.tsx'
import { PromptOutcome } from './prompt-outcome.tsx'

/** The images generated from the prompt, and their engine. The one in the preview is the chosen one. */
export function PromptImages() {
  const run = useWizard(({ promptData }) => promptData.run)
  const shown = useWizard(({ previewImageIndex }) => previewImageIndex)
  const answered = useWizard(isPromptAnswered)
  const streamlined = useWizard(isStreamlined)
  const [waited, setWaited] = useState(false)
  if (run.status === 'running' && !waited) setWaited(true)
  if (run.status !== 'done') return null
  const images = (
    <Box component="section" aria-label={promptFormText.images}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {answered ? promptFormText.images : promptFormText.imagesBefore}
      </Typography>
      <Box
        role="group"
        aria-label={promptFormText.images}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1, opacity: answered ? 1 : 0.55 }}
      >
        {run.pictures.map((src, place) => (
          <ChoiceTile
            key={src}
            label={variantText.one(place + 1)}
            chosen={place === shown % run.pictures.length}
            aspectRatio="1"
            onChoose={() => changeWizard((wizard) => previewShown(wizard, place))}
          >
            <RatioImage src={src} alt="" aspectRatio="1" failedText={commonText.imageFailed} />
          </ChoiceTile>
        ))}
      </Box>
      <Box sx={{ mt: 1 }}>
        <PromptOutcome />
      </Box>
      {answered && streamlined && (
        <Box sx={{ mt: 2.5 }}>
          <NameField />
        </Box>
      )}
    </Box>
  )
  // Scrolls to images that arrive while the user waits; a user who returns finds the form where it was.
  return waited ? <IntoView key={run.pictures[0]}>{images}</IntoView> : images
}
