import { type AdFormat, adFormats, adFormatSchema } from '@adloom/domain/ad-format.ts'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { cardText } from '../../text/library-en.ts'
import { surface } from '../../ui/tokens.ts'

interface FormatChooserProps {
  readonly format: AdFormat
  readonly onFormat: (format: AdFormat) => void
}

/** Longest side of a format's small frame, in pixels. */
const FRAME = 18

const Frame = ({ format }: { format: AdFormat }) => {
  const { width, height } = adFormats[format]
  const scale = FRAME / Math.max(width, height)
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        width: Math.round(width * scale),
        height: Math.round(height * scale),
        mr: 1,
        border: '2px solid currentColor',
        borderRadius: '3px',
      }}
    />
  )
}

/** Chooses the format of finished ads; the preview and the download follow. */
export const FormatChooser = ({ format, onFormat }: FormatChooserProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={cardText.format}
    // Two in a row where four would be cut, each with a whole frame.
    sx={({ breakpoints }) => ({
      [breakpoints.down('sm')]: {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 1,
        '&& > button': { m: 0, border: `1px solid ${surface.line}`, borderRadius: 1 },
      },
    })}
    value={format}
    onChange={(_, value) => {
      const chosen = adFormatSchema.safeParse(value)
      if (chosen.success) onFormat(chosen.data)
    }}
  >
    {adFormatSchema.options.map((value) => (
      <ToggleButton key={value} value={value} title={`${adFormats[value].width} × ${adFormats[value].height}`} sx={{ px: 1.75 }}>
        <Frame format={value} />
        {adFormats[value].name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
