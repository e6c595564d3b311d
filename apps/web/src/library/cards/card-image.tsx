import ImageIcon from '@mui/icons-material/ImageOutlined'
import Box from '@mui/material/Box'
import { smallPicture } from '../../browser/resized-image.ts'
import { commonText } from '../../text/en.ts'
import { Picture } from '../../ui/framed-image.tsx'
import { brand } from '../../ui/tokens.ts'

interface MediaPictureProps {
  readonly src: string
  readonly alt: string
  readonly aspectRatio: string
  readonly fit?: 'cover' | 'framed' | 'letterbox'
}

/** Widest a card shows a picture, in pixels. */
const WIDEST = 480

/** The picture of a card, or a quiet placeholder of the same shape when there is none (`src` empty). */
export const MediaPicture = ({ src, alt, aspectRatio, fit }: MediaPictureProps) =>
  src === '' ? (
    <Box data-placeholder sx={{ display: 'grid', placeItems: 'center', aspectRatio, bgcolor: brand[100], color: brand[600] }}>
      <ImageIcon fontSize="large" />
    </Box>
  ) : (
    <Picture src={smallPicture(src, WIDEST)} alt={alt} aspectRatio={aspectRatio} failedText={commonText.imageFailed} fit={fit} />
  )
