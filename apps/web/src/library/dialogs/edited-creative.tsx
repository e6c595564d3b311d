import { ScaledAd } from '@adloom/creatives/scaled-ad.tsx'
import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type AdLayout, type Creative } from '@adloom/domain/template.ts'
import Box from '@mui/material/Box'
import { surface } from '../../ui/tokens.ts'

/** Maximum width and height of the preview, in pixels: it is beside the fields, and never higher than they are. */
const PREVIEW = { width: 300, height: 420 } as const

interface EditedCreativeProps {
  readonly creative: Creative
  readonly layout: AdLayout
  readonly format: AdFormat
}

/** Live preview of an ad whose text is being edited. */
export function EditedCreative({ creative, layout, format }: EditedCreativeProps) {
  const { width, height } = adFormats[format]
  const scale = Math.min(PREVIEW.width / width, PREVIEW.height / height)
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'grid' },
        placeItems: 'center',
        width: PREVIEW.width + 32,
        height: PREVIEW.height + 32,
        mt: 1,
        flex: 'none',
        borderRadius: 1.5,
        bgcolor: surface.canvas,
        border: `1px solid ${surface.line}`,
      }}
    >
      <Box sx={{ borderRadius: 1, overflow: 'hidden', outline: `1px solid ${surface.line}`, forcedColorAdjust: 'none' }}>
        <ScaledAd creative={creative} layout={layout} format={format} width={Math.floor(width * scale)} />
      </Box>
    </Box>
  )
}
