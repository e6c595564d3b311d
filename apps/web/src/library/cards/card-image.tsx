import ImageIcon from 'material-icon:outline-image'
import Box from '@mui/material/Box'
import { smallImage } from '../../browser/resized-image.ts'
import { commonText } from '../../text/en.ts'
import { RatioImage } from '../../ui/framed-image.tsx'
import { brandColors } from '../../ui/tokens.ts'

interface MediaImageProps {
  readonly src: string
  readonly alt: string
  readonly aspectRatio: string
  readonly fit?: 'cover' | 'framed' | 'letterbox'
}

/** Maximum width at which a card shows an image, in pixels. */
const WIDEST = 480

/** The image of a card, or a plain placeholder of the same size when there is none (`src` empty). */
export const CardImage = ({ src, alt, aspectRatio, fit }: MediaImageProps) =>
  src === '' ? (
    <Box data-placeholder sx={{ display: 'grid', placeItems: 'center', aspectRatio, bgcolor: brandColors[100], color: brandColors[600] }}>
      <ImageIcon fontSize="large" />
    </Box>
  ) : (
    <RatioImage src={smallImage(src, WIDEST)} alt={alt} aspectRatio={aspectRatio} failedText={commonText.imageFailed} fit={fit} />
  )
