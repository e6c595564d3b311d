import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

interface PictureProps {
  readonly src: string
  readonly alt: string
  /** Width by height, as CSS says it: `1`, `16 / 9`. */
  readonly aspectRatio: string
  readonly failedText: string
  readonly fit?: 'cover' | 'contain'
}

/** A picture in a box of fixed shape, so that nothing moves when it arrives; a tile with a sentence when it can't be loaded. */
export function Picture({ src, alt, aspectRatio, failedText, fit = 'cover' }: PictureProps) {
  // The address that failed, not a flag: another address gets its own chance.
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <Box sx={{ position: 'relative', aspectRatio, overflow: 'hidden', bgcolor: 'divider' }}>
      {failed === src ? (
        <Box
          role="img"
          aria-label={`${alt}. ${failedText}`}
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            gap: 1,
            color: 'text.secondary',
          }}
        >
          <BrokenImageIcon />
          <Typography variant="body2">{failedText}</Typography>
        </Box>
      ) : (
        <Box
          component="img"
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
          sx={{ position: 'absolute', inset: 0, width: 1, height: 1, objectFit: fit, display: 'block' }}
        />
      )}
    </Box>
  )
}
