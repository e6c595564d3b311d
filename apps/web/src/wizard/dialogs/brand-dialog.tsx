import { accentSurface } from '@adloom/creatives/accent.ts'
import { type BrandProfile, type PaletteColor, parseHexColor } from '@adloom/domain/brand.ts'
import CheckIcon from 'material-icon:baseline-check'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { rememberBrand } from '../../state/brand-memory.ts'
import { changeWizard, useWizard } from '../../state/wizard.ts'
import { accentOfWizard, businessNameOf } from '../../state/wizard-answers.ts'
import { brandChoiceOf, brandEdited, brandSiteOf } from '../../state/wizard-brand.ts'
import { logoChosen, logoUploaded } from '../../state/wizard-changes.ts'
import { brandText } from '../../text/brand-en.ts'
import { contentText } from '../../text/wizard-steps-en.ts'
import { brand, surface } from '../../ui/tokens.ts'
import { ChoiceTile, logoGrid } from '../parts/choice-tile.tsx'
import { Field } from '../parts/field.tsx'

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
    const most = Math.max(...channels)
    const isGrey = most - Math.min(...channels) < 40
    return role === 'primary' || (isGrey ? most < 60 : most - Math.min(...channels) > most / 4)
  }
  return palette
    .filter(isOffered)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, OFFERED_MAX)
}

/** Name, logo and colour of the brand. Save applies them to this ad and stores them in this browser for the next ad of the same site. */
export function BrandDialog({ onClose }: { onClose: () => void }) {
  const [before] = useState(() => useWizard.getState())
  const [name, setName] = useState(businessNameOf(before))
  const [color, setColor] = useState(accentOfWizard(before).toUpperCase())
  const [logo, setLogo] = useState(before.uploadedLogo ?? before.selectedLogo)
  const titleId = useId()
  const site = brandSiteOf(before)
  const product = before.scrapedData
  const offered = offeredColors(product?.styles.colors ?? [])
  const typed = parseHexColor(color)
  const logos = [...new Set([before.uploadedLogo, before.selectedLogo, ...(product?.logos ?? [])])].filter((each) => each !== null)
  const save = async () => {
    if (typed === null) return
    changeWizard((wizard) => {
      const edited = brandEdited(wizard, { name, color: typed })
      if (logo === (before.uploadedLogo ?? before.selectedLogo)) return edited
      return logo !== null && logo === before.uploadedLogo ? logoUploaded(edited, logo) : logoChosen(edited, logo)
    })
    onClose()
    if (site !== null) await rememberBrand(site, brandChoiceOf(useWizard.getState()), new Date())
  }
  const shown = accentSurface(typed ?? accentOfWizard(before))
  return (
    <Dialog open onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <DialogTitle id={titleId} sx={{ pb: 0.5 }}>
          {brandText.title}
        </DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
            {site === null ? brandText.introNoSite : brandText.intro(site)}
          </Typography>
          <Stack sx={{ gap: 2.5 }}>
            <Field label={brandText.name} value={name} onChange={({ target }) => setName(target.value)} inputProps={{ maxLength: 200 }} />
            <Box component="section" aria-label={brandText.color}>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.25 }}>
                <Typography component="h3" variant="subtitle2">
                  {brandText.color}
                </Typography>
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
              </Box>
              {offered.length === 0 ? (
                product !== null && (
                  <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
                    {brandText.noPalette}
                  </Typography>
                )
              ) : (
                <Box role="group" aria-label={brandText.palette} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
                  {offered.map((each) => (
                    <PaletteButton key={each.color} of={each} isChosen={each.color === typed} onChoose={() => setColor(each.color)} />
                  ))}
                </Box>
              )}
              <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
                <Box
                  component="input"
                  type="color"
                  aria-label={brandText.own}
                  value={(typed ?? '#000000').toLowerCase()}
                  onChange={({ target }) => setColor(target.value.toUpperCase())}
                  sx={{
                    flex: 'none',
                    width: 56,
                    height: 56,
                    p: 0.5,
                    cursor: 'pointer',
                    bgcolor: surface.paper,
                    border: `1px solid ${surface.inputBorder}`,
                    borderRadius: 1.5,
                    '&:focus-visible': { outline: `3px solid ${brand[500]}`, outlineOffset: 1 },
                  }}
                />
                <Field
                  label={brandText.ownHex}
                  value={color}
                  error={typed === null}
                  helperText={typed === null ? brandText.notHex : ''}
                  onChange={({ target }) => setColor(target.value)}
                  inputProps={{ spellCheck: false, maxLength: 7, autoCapitalize: 'characters' }}
                />
              </Box>
            </Box>
            {logos.length > 0 && (
              <Box component="section" aria-label={contentText.logos}>
                <Typography component="h3" variant="subtitle2" sx={{ mb: 1.25 }}>
                  {contentText.logos}
                </Typography>
                <Box role="group" aria-label={contentText.logos} sx={logoGrid}>
                  {logos.map((each, place) => (
                    <ChoiceTile
                      key={each}
                      label={contentText.logo(place + 1)}
                      chosen={each === logo}
                      aspectRatio="3 / 2"
                      onChoose={() => setLogo(each)}
                    >
                      <Box
                        component="img"
                        src={each}
                        alt=""
                        sx={{ width: 1, height: 1, p: 1, objectFit: 'contain', filter: 'drop-shadow(0 0 1px rgb(11 18 32 / .5))' }}
                      />
                    </ChoiceTile>
                  ))}
                  <ChoiceTile label={contentText.noLogo} chosen={logo === null} aspectRatio="3 / 2" onChoose={() => setLogo(null)}>
                    <Typography variant="caption" color="textSecondary" sx={{ display: 'grid', placeItems: 'center', height: 1 }}>
                      {contentText.noLogo}
                    </Typography>
                  </ChoiceTile>
                </Box>
              </Box>
            )}
            {product !== null && <Look profile={product.brandProfile} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{brandText.cancel}</Button>
          <Button type="submit" variant="contained">
            {brandText.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface PaletteButtonProps {
  readonly of: PaletteColor
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function PaletteButton({ of: { color, from }, isChosen, onChoose }: PaletteButtonProps) {
  const places = [...new Set((from ?? []).map((place) => brandText.from[place]))].join(', ')
  return (
    <ButtonBase
      aria-label={brandText.swatch(color, places)}
      aria-pressed={isChosen}
      title={brandText.swatch(color, places)}
      onClick={onChoose}
      sx={{
        width: 44,
        height: 44,
        borderRadius: 1.5,
        bgcolor: color,
        color: accentSurface(color).text,
        border: `1px solid ${surface.line}`,
        boxShadow: isChosen ? `0 0 0 2px ${surface.paper}, 0 0 0 4px ${brand[500]}` : 'none',
        forcedColorAdjust: 'none',
        '@media (forced-colors: active)': isChosen ? { outline: '3px solid Highlight' } : {},
      }}
    >
      {isChosen && <CheckIcon sx={{ fontSize: 22 }} />}
    </ButtonBase>
  )
}

/** Share of sentences that end with "!" from which on the tone has many. */
const MANY_EXCLAMATIONS = 0.2

function toneText({ tone }: BrandProfile): string | null {
  if (tone === null) return null
  const marks = tone.exclamations === 0 ? 'none' : tone.exclamations < MANY_EXCLAMATIONS ? 'some' : 'many'
  const parts = [
    ...(tone.address === null ? [] : [brandText.address[tone.address]]),
    brandText.exclamations[marks],
    brandText.sentences(tone.sentenceWords),
  ].join(', ')
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}

/** Other brand features of the page: fonts and tone. */
function Look({ profile }: { profile: BrandProfile }) {
  const { heading, body } = profile.fontRoles
  const fonts = heading !== null && body !== null ? brandText.fontRoles(heading, body) : profile.fonts.slice(0, 2).join(', ')
  const tone = toneText(profile)
  const rows = [
    { label: brandText.fonts, text: fonts },
    { label: brandText.tone, text: tone ?? '' },
  ].filter(({ text }) => text !== '')
  if (rows.length === 0) return null
  return (
    <Box component="section" aria-label={brandText.look}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.75 }}>
        {brandText.look}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
          p: 1.5,
          borderRadius: 1.5,
          bgcolor: surface.canvas,
        }}
      >
        {rows.map(({ label, text }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
