import { accentSurface } from '@adloom/creatives/accent.ts'
import { type PaletteColor, parseHexColor } from '@adloom/domain/brand.ts'
import CheckIcon from 'material-icon:baseline-check'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { brandText } from '../../text/brand-en.ts'
import { brandColors, surface } from '../../ui/tokens.ts'
import { FormField } from '../parts/field.tsx'

/** Number of palette colours on offer; the rest are greys and backgrounds, which no button has. */
const OFFERED_MAX = 7

/** The colours an ad's button could take: real colours and black, the page's first choice first. */
function offeredColors(palette: readonly PaletteColor[]): readonly PaletteColor[] {
  const first = ['primary', 'button', 'accent'] as const
  const rank = ({ role }: PaletteColor): number => {
    const place = first.findIndex((each) => each === role)
    return place === -1 ? first.length : place
  }
  const isOffered = ({ color, role }: PaletteColor): boolean => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    const highest = Math.max(...channels)
    const isGrey = highest - Math.min(...channels) < 40
    return role === 'primary' || (isGrey ? highest < 60 : highest - Math.min(...channels) > highest / 4)
  }
  return palette
    .filter(isOffered)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, OFFERED_MAX)
}

interface BrandColorProps {
  /** The colours of the page; null when there is no page. */
  readonly palette: readonly PaletteColor[] | null
  /** As the user typed it. */
  readonly color: string
  /** Shown while `color` is no colour. */
  readonly accent: string
  readonly onChange: (color: string) => void
}

/** The colour of the ad's button: one of the page, or one of the user. */
export function BrandColor({ palette, color, accent, onChange }: BrandColorProps) {
  const offered = offeredColors(palette ?? [])
  const typed = parseHexColor(color)
  return (
    <Box component="section" aria-label={brandText.color}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.25 }}>
        <Typography component="h3" variant="subtitle2">
          {brandText.color}
        </Typography>
        <ButtonSample color={typed ?? accent} />
      </Box>
      {offered.length === 0 ? (
        palette !== null && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {brandText.noPalette}
          </Typography>
        )
      ) : (
        <Box role="group" aria-label={brandText.palette} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
          {offered.map((each) => (
            <PaletteButton key={each.color} of={each} isChosen={each.color === typed} onChoose={() => onChange(each.color)} />
          ))}
        </Box>
      )}
      <OwnColor color={color} fallback={accent} labels={brandText} onChange={onChange} />
    </Box>
  )
}

interface SecondColorProps extends Pick<BrandColorProps, 'palette' | 'color' | 'onChange'> {
  /** What ads take without a choice; null: one in harmony. */
  readonly ofPage: string | null
}

/** The brand's second colour; empty for the page's, or one in harmony with the first. */
export function SecondColor({ palette, color, ofPage, onChange }: SecondColorProps) {
  const typed = parseHexColor(color)
  const { secondColor } = brandText
  return (
    <Box component="section" aria-label={secondColor.title}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1.25 }}>
        {secondColor.title}
      </Typography>
      <Box role="group" aria-label={secondColor.title} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
        <Button
          variant="outlined"
          color={color.trim() === '' ? 'primary' : 'inherit'}
          aria-pressed={color.trim() === ''}
          onClick={() => onChange('')}
          sx={{ minHeight: 44 }}
        >
          {ofPage === null ? secondColor.inHarmony : secondColor.ofPage(ofPage)}
        </Button>
        {offeredColors(palette ?? []).map((each) => (
          <PaletteButton
            key={each.color}
            of={each}
            prefix={secondColor.prefix}
            isChosen={each.color === typed}
            onChoose={() => onChange(each.color)}
          />
        ))}
      </Box>
      <OwnColor color={color} fallback={ofPage} labels={secondColor} isOptional onChange={onChange} />
    </Box>
  )
}

/** A button in this colour. */
function ButtonSample({ color }: { color: string }) {
  const shown = accentSurface(color)
  return (
    <Box
      aria-hidden
      sx={{
        px: 1.5,
        py: 0.5,
        borderRadius: 999,
        bgcolor: shown.surface,
        color: shown.text,
        fontSize: 13,
        fontWeight: 600,
        forcedColorAdjust: 'none',
      }}
    >
      {brandText.sample}
    </Box>
  )
}

interface OwnColorProps {
  readonly color: string
  /** What ads take instead while it is no colour; null where that depends on the layout. */
  readonly fallback: string | null
  readonly labels: { readonly own: string; readonly ownHex: string }
  /** Empty is no mistake. */
  readonly isOptional?: boolean
  readonly onChange: (color: string) => void
}

/** A colour of the user: chosen from the browser's own palette, or typed. */
function OwnColor({ color, fallback, labels, isOptional = false, onChange }: OwnColorProps) {
  const typed = parseHexColor(color)
  const shown = typed ?? fallback
  const isWrong = typed === null && !(isOptional && color.trim() === '')
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
      <Box
        component="input"
        type="color"
        aria-label={labels.own}
        value={(shown ?? '#000000').toLowerCase()}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
        sx={{
          flex: 'none',
          width: 56,
          height: 56,
          p: 0.5,
          cursor: 'pointer',
          bgcolor: surface.paper,
          border: `1px solid ${surface.inputBorder}`,
          borderRadius: 1.5,
          // Black would be a colour.
          ...(shown === null && { borderStyle: 'dashed', '&::-webkit-color-swatch, &::-moz-color-swatch': { opacity: 0 } }),
          '&:focus-visible': { outline: `3px solid ${brandColors[500]}`, outlineOffset: 1 },
        }}
      />
      <FormField
        label={labels.ownHex}
        value={color}
        error={isWrong}
        helperText={isWrong ? brandText.notHex : ''}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{ spellCheck: false, maxLength: 7, autoCapitalize: 'characters' }}
      />
    </Box>
  )
}

interface PaletteButtonProps {
  readonly of: PaletteColor
  /** Before its name, where another row has the same colours. */
  readonly prefix?: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function PaletteButton({ of: { color, from }, prefix = '', isChosen, onChoose }: PaletteButtonProps) {
  const places = [...new Set((from ?? []).map((place) => brandText.from[place]))].join(', ')
  const name = `${prefix}${brandText.swatch(color, places)}`
  return (
    <ButtonBase
      aria-label={name}
      aria-pressed={isChosen}
      title={name}
      onClick={onChoose}
      sx={{
        width: 44,
        height: 44,
        borderRadius: 1.5,
        bgcolor: color,
        color: accentSurface(color).text,
        border: `1px solid ${surface.line}`,
        boxShadow: isChosen ? `0 0 0 2px ${surface.paper}, 0 0 0 4px ${brandColors[500]}` : 'none',
        forcedColorAdjust: 'none',
        '@media (forced-colors: active)': isChosen ? { outline: '3px solid Highlight' } : {},
      }}
    >
      {isChosen && <CheckIcon sx={{ fontSize: 22 }} />}
    </ButtonBase>
  )
}
