import ImageIcon from '@mui/icons-material/ImageOutlined'
import Box from '@mui/material/Box'
import { commonText } from '../text/en.ts'
import { Picture } from '../ui/picture.tsx'
import { brand } from '../ui/tokens.ts'

/** The picture of a card, or a quiet placeholder of the same shape when there is none (`src` empty). */
export const MediaPicture = ({ src, alt, aspectRatio }: { src: string; alt: string; aspectRatio: string }) =>
  src === '' ? (
    <Box data-placeholder sx={{ display: 'grid', placeItems: 'center', aspectRatio, bgcolor: brand[100], color: brand[600] }}>
      <ImageIcon fontSize="large" />
    </Box>
  ) : (
    <Picture src={src} alt={alt} aspectRatio={aspectRatio} failedText={commonText.imageFailed} />
  )
