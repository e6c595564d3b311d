import BrokenImageIcon from 'material-icon:outline-broken-image'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { transparencyPattern } from './transparency-pattern.ts'
import { ink } from './tokens.ts'

interface RatioImageProps {
  readonly src: string
  readonly alt: string
  /** Width divided by height, as in CSS: `1`, `16 / 9`. */
  readonly aspectRatio: string
  readonly failedText: string
  /** `framed`: whole, with a margin around it, for images with text up to their edges; `letterbox`: whole, on a dark background. */
  readonly fit?: 'cover' | 'contain' | 'framed' | 'letterbox'
  /** Called with the image's width divided by its height once it is known. */
  readonly onShape?: (ratio: number) => void
}

/** An image in a box of fixed aspect ratio, so that nothing moves when it arrives; a tile with a sentence when it cannot be loaded. */
export function RatioImage({ src, alt, aspectRatio, failedText, fit = 'cover', onShape }: RatioImageProps) {
  // The failed URL, not a flag: another URL gets its own chance.
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
