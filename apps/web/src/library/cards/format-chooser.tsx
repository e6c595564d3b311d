import { type AdFormat, adFormats, adFormatSchema, formatGroups } from '@adloom/domain/ad-format.ts'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { cardText } from '../../text/library-en.ts'
import { ink, surface } from '../../ui/tokens.ts'

interface FormatChooserProps {
  readonly format: AdFormat
  readonly onFormat: (format: AdFormat) => void
}

/** Longest side of a format's small frame, in pixels. */
const FRAME = 18
const LEAST = 6

/** The shape of a format. `isAligned`: as wide as all others, for names one below the other. */
const Frame = ({ format, isAligned = false }: { format: AdFormat; isAligned?: boolean }) => {
  const { width, height } = adFormats[format]
  const scale = FRAME / Math.max(width, height)
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ display: 'flex', justifyContent: 'center', flexShrink: 0, width: isAligned ? FRAME : 'auto', mr: 1 }}
    >
      <Box
        component="span"
        sx={{
          width: Math.max(LEAST, Math.round(width * scale)),
          height: Math.max(LEAST, Math.round(height * scale)),
          border: '2px solid currentColor',
          borderRadius: '3px',
        }}
      />
    </Box>
  )
}

/** The formats of a group, in their order. */
const formatsOf = (group: keyof typeof formatGroups): readonly AdFormat[] =>
  adFormatSchema.options.filter((format) => adFormats[format].group === group)

const sizeOf = (format: AdFormat): string => `${adFormats[format].width} × ${adFormats[format].height}`

/** Chooses the format of finished ads; the preview and the download follow. Banners, of which there are many, are in a menu. */
export const FormatChooser = ({ format, onFormat }: FormatChooserProps) => {
  const choose = (value: unknown): void => {
    const chosen = adFormatSchema.safeParse(value)
    if (chosen.success) onFormat(chosen.data)
  }
  const isBanner = adFormats[format].group === 'banner'
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={cardText.format}
        // Two in a row where all would be cut, each with a whole frame.
        sx={({ breakpoints }) => ({
          [breakpoints.down('sm')]: {
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gap: 1,
            '&& > button': { m: 0, border: `1px solid ${surface.line}`, borderRadius: 1 },
          },
        })}
        value={format}
        onChange={(_, value) => choose(value)}
      >
        {formatsOf('social').map((value) => (
          <ToggleButton key={value} value={value} title={sizeOf(value)} sx={{ px: 1.75 }}>
            <Frame format={value} />
            {adFormats[value].name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Select
        displayEmpty
        size="small"
        value={isBanner ? format : ''}
        onChange={({ target }) => choose(target.value)}
        renderValue={() => (isBanner ? `${adFormats[format].name}, ${sizeOf(format)}` : formatGroups.banner)}
        SelectDisplayProps={{ 'aria-label': formatGroups.banner }}
        sx={{ minWidth: 120, fontSize: 14, ...(isBanner && { fontWeight: 600 }) }}
      >
        {formatsOf('banner').map((value) => (
          <MenuItem key={value} value={value} sx={{ gap: 1, minHeight: 40, fontSize: 15 }}>
            <Frame format={value} isAligned />
            {adFormats[value].name}
            <Box component="span" sx={{ ml: 'auto', pl: 2, color: ink[500], fontVariantNumeric: 'tabular-nums' }}>
              {sizeOf(value)}
            </Box>
          </MenuItem>
        ))}
      </Select>
    </Stack>
  )
}
