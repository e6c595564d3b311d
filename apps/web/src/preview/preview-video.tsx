import Box from '@mui/material/Box'
import { useState } from 'react'
import { previewText } from '../text/wizard-en.ts'
import { PreviewPlaceholder } from './preview-placeholder.tsx'
import { boxes } from './preview-formats.ts'
import { wantsNoMotion } from '../ui/wants-no-motion.ts'

/** The chosen video, silent and in a loop; it does not play for users who prefer reduced motion, and can always be stopped. */
export function PreviewVideo({ src }: { src: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  const [shape, setShape] = useState(1)
  if (failed === src) return <PreviewPlaceholder box={boxes.square} format="square" title={null} text={previewText.unavailable} />
  return (
    <Box
      component="video"
      src={src}
      aria-label={previewText.video}
      controls
      muted
      loop
      autoPlay={!wantsNoMotion()}
      playsInline
      onError={() => setFailed(src)}
      onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => setShape(videoWidth / videoHeight)}
      // A wide one keeps its own aspect ratio, so that no bands remain above and below it.
      style={{ aspectRatio: Math.max(1, shape) }}
      sx={{ display: 'block', width: 1, objectFit: 'contain', bgcolor: '#000' }}
    />
  )
}
