import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { transparencyPattern } from './transparency-pattern.ts'
import { ink } from './tokens.ts'

interface RatioImageProps {
  readonly src: string
  readonly alt: string
  /** Width by height, as CSS says it: `1`, `16 / 9`. */
  readonly aspectRatio: string
  readonly failedText: string
  /** `framed`: whole, with a rim around it, for what has words up to its edges; `letterbox`: whole, on the dark of a cinema. */
  readonly fit?: 'cover' | 'contain' | 'framed' | 'letterbox'
  /** Tells the picture's width by height once it is known. */
  readonly onShape?: (ratio: number) => void
}

/** A picture in a box of fixed shape, so that nothing moves when it arrives; a tile with a sentence when it can't be loaded. */
export function RatioImage({ src, alt, aspectRatio, failedText, fit = 'cover', onShape }: RatioImageProps) {
  // The address that failed, not a flag: another address gets its own chance.
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio,
        overflow: 'hidden',
        bgcolor: { contain: 'background.paper', letterbox: ink[900], cover: 'divider', framed: 'divider' }[fit],
        ...transparencyPattern(src),
      }}
    >
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
            gap: 0.5,
            px: 1,
            textAlign: 'center',
            bgcolor: 'divider',
            color: 'text.secondary',
          }}
        >
          <BrokenImageIcon />
          <Typography variant="body2" sx={{ lineHeight: 1.3, textWrap: 'balance' }}>
            {failedText}
          </Typography>
        </Box>
      ) : (
        <Box
          component="img"
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalWidth > 0 && naturalHeight > 0) onShape?.(naturalWidth / naturalHeight)
          }}
          onError={() => setFailed(src)}
          sx={{
            position: 'absolute',
            inset: 0,
            width: 1,
            height: 1,
            display: 'block',
            objectFit: fit === 'cover' ? 'cover' : 'contain',
            ...(fit === 'framed' && { p: 1.5 }),
          }}
        />
      )}
    </Box>
  )
}
