import { type BrandProfile, parseHexColor } from '@adloom/domain/brand.ts'
import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api } from '../../browser/api.ts'
import { ownPath } from '../../browser/own-files.ts'
import { saveBrand } from '../../state/brands/saved-brands.ts'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { accentOfWizard, businessNameOf } from '../../state/wizard/wizard-answers.ts'
import { brandChoiceOf, brandEdited, brandSiteOf } from '../../state/wizard/wizard-brand.ts'
import { styleOfPage } from '../../state/wizard/wizard-design.ts'
import { logoChosen, logoUploaded } from '../../state/wizard/wizard-changes.ts'
import { brandText } from '../../text/brand-en.ts'
import { contentText } from '../../text/wizard-steps-en.ts'
import { surface } from '../../ui/tokens.ts'
import { FormField } from '../parts/field.tsx'
import { LogoChoices } from '../parts/logo-choices.tsx'
import { BrandColor, SecondColor } from './brand-color.tsx'
import { BrandCorners } from './brand-corners.tsx'
import { BrandDarkLogo } from './brand-dark-logo.tsx'
import { BrandType } from './brand-type.tsx'
import { FormDialog } from './form-dialog.tsx'

/** The kit of the brand: name, logos, colours, type and corners. Save applies them to this ad and stores them in this browser for the next ad of the same site. */
export function BrandDialog({ onClose }: { onClose: () => void }) {
  const [before] = useState(() => useWizard.getState())
  const [name, setName] = useState(businessNameOf(before))
  const [color, setColor] = useState(accentOfWizard(before).toUpperCase())
  const [logo, setLogo] = useState(before.uploadedLogo ?? before.selectedLogo)
  const [kit, setKit] = useState(before.kit)
  const [second, setSecond] = useState(before.kit.secondary ?? '')
  const site = brandSiteOf(before)
  const pageStyle = styleOfPage(before)
  const product = before.scrapedData
  const typed = parseHexColor(color)
  const logos = [...new Set([before.uploadedLogo, before.selectedLogo, ...(product?.logos ?? [])])].filter((each) => each !== null)
  const save = async () => {
    const secondary = parseHexColor(second)
    if (typed === null || (secondary === null && second.trim() !== '')) return
    const logoOnDark = await copyOf(kit.logoOnDark)
    changeWizard((wizard) => {
      const edited = brandEdited(wizard, { name, color: typed, kit: { ...kit, secondary, logoOnDark } })
      if (logo === (before.uploadedLogo ?? before.selectedLogo)) return edited
      return logo !== null && logo === before.uploadedLogo ? logoUploaded(edited, logo) : logoChosen(edited, logo)
    })
    onClose()
    if (site !== null) await saveBrand(site, brandChoiceOf(useWizard.getState()), new Date())
  }
  return (
    <FormDialog
      title={brandText.title}
      maxWidth="sm"
      // A click outside never closes it.
      isChanged
      onSave={() => void save()}
      onClose={onClose}
      titleSx={{ pb: 0.5 }}
    >
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          {site === null ? brandText.introNoSite : brandText.intro(site)}
        </Typography>
        <Stack sx={{ gap: 2.5 }}>
          <FormField label={brandText.name} value={name} onChange={({ target }) => setName(target.value)} inputProps={{ maxLength: 200 }} />
          <BrandColor palette={product?.styles.colors ?? null} color={color} accent={accentOfWizard(before)} onChange={setColor} />
          <SecondColor palette={product?.styles.colors ?? null} color={second} ofPage={pageStyle.secondary} onChange={setSecond} />
          {logos.length > 0 && (
            <Box component="section" aria-label={contentText.logos}>
              <Typography component="h3" variant="subtitle2" sx={{ mb: 1.25 }}>
                {contentText.logos}
              </Typography>
              <LogoChoices logos={logos} chosen={logo} isEdged onChoose={setLogo} />
            </Box>
          )}
          <BrandDarkLogo logos={logos} chosen={kit.logoOnDark} onChoose={(logoOnDark) => setKit((old) => ({ ...old, logoOnDark }))} />
          <BrandType pairing={kit.pairing} ofPage={pageStyle.pairing} onChange={(pairing) => setKit((old) => ({ ...old, pairing }))} />
          <BrandCorners corners={kit.corners} onChange={(corners) => setKit((old) => ({ ...old, corners }))} />
          {product !== null && <FontsAndTone profile={product.brandProfile} />}
        </Stack>
      </DialogContent>
    </FormDialog>
  )
}

/** Our copy of a page's logo: the browser cannot read the pixels of another site's image, and an inline one would fill its storage. */
async function copyOf(logo: string | null): Promise<string | null> {
  if (logo === null || ownPath(logo) !== null) return logo
  const { url } = await api.keepPicture({ url: logo }).catch(() => ({ url: null }))
  return url ?? (logo.startsWith('data:') ? null : logo)
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
function FontsAndTone({ profile }: { profile: BrandProfile }) {
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
