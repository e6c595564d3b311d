import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { changeWizard, useImageProgress, useWizard } from '../../state/wizard/wizard.ts'
import { generationStopped } from '../../state/wizard/wizard-prompt.ts'
import { commonText } from '../../text/en.ts'
import { variantText } from '../../text/generated-en.ts'
import { wordImagesText } from '../../text/text-to-image-en.ts'
import { RatioImage } from '../../ui/framed-image.tsx'
import { IntoView } from '../parts/into-view.tsx'

/** Percent. 100 would say that all images are there. */
const MOST_WHILE_RUNNING = 99

/** The images being generated from the prompt, each as soon as it arrives, and a button to stop. Nothing while none are. */
export function PromptProgress() {
  const run = useWizard(({ promptData }) => promptData.run)
  const progress = useImageProgress()
  if (run.status !== 'running' || run.pictures.length === 0) return null
  const { pictures: images } = run
  const ready = images.filter((src) => src !== null).length
  const percent = Math.min(MOST_WHILE_RUNNING, Math.floor(progress[run.key] ?? 0))
  return (
    <IntoView>
      <Box component="section" aria-label={wordImagesText.progress}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {wordImagesText.drawing(Math.min(ready + 1, images.length), images.length, percent)}
          </Typography>
          <Button size="small" onClick={() => changeWizard(generationStopped)}>
            {wordImagesText.stop}
          </Button>
        </Box>
        <LinearProgress
          aria-label={wordImagesText.progress}
          {...(images.length > 1 || percent > 0 ? { variant: 'determinate', value: percent } : {})}
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1, mt: 1.5 }}>
          {images.map((src, place) => (
            // The index is the image's seed: it never changes.
            <Box key={`picture ${String(place)}`} sx={{ position: 'relative', overflow: 'hidden', borderRadius: 1.5 }}>
              {src === null ? (
                <Skeleton
                  variant="rectangular"
                  role="img"
                  aria-label={variantText.running(place + 1)}
                  sx={{ width: 1, height: 'auto', aspectRatio: '1' }}
                />
              ) : (
                <RatioImage src={src} alt={variantText.one(place + 1)} aspectRatio="1" failedText={commonText.imageFailed} />
              )}
            </Box>
          ))}
        </Box>
      </Box>
    </IntoView>
  )
}
