import { NO_LOGO } from '@adloom/domain/brand.ts'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { languages } from '@adloom/domain/language.ts'
import { DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { BUSINESS_NAME_SHOWN, textLength } from '@adloom/domain/copy.ts'
import { audienceDetails, audienceSentence } from '@adloom/domain/targeting.ts'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../browser/load-part.ts'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { businessNameOf, copyLanguageOf, websiteOf } from '../../state/wizard/wizard-answers.ts'
import { targetingChanged } from '../../state/wizard/wizard-changes.ts'
import { brandChoiceOf } from '../../state/wizard/wizard-brand.ts'
import { logoOf } from '../../state/wizard/wizard-logo.ts'
import { contentText, targetingText } from '../../text/wizard-steps-en.ts'
import { surface } from '../../ui/tokens.ts'
import { BrandNote } from '../brand/brand-note.tsx'
import { BrandRow } from '../brand/brand-row.tsx'
import { ChoiceField, FormField } from '../parts/field.tsx'
import { GeneratedCard } from './generated-card.tsx'
import { HeadlineField } from './headline-field.tsx'
import { PromptOutcome } from '../prompt/prompt-outcome.tsx'
import { SettingRow } from '../parts/setting-row.tsx'
import { VariantStrip } from './variant-strip.tsx'

const BrandDialog = lazy(async () => ({ default: (await loadPart(() => import('../dialogs/brand-dialog.tsx'))).BrandDialog }))
const AudienceDialog = lazy(async () => ({ default: (await loadPart(() => import('../dialogs/audience-dialog.tsx'))).AudienceDialog }))
const LogoDialog = lazy(async () => ({ default: (await loadPart(() => import('../dialogs/logo-dialog.tsx'))).LogoDialog }))
const WebsiteDialog = lazy(async () => ({ default: (await loadPart(() => import('../dialogs/website-dialog.tsx'))).WebsiteDialog }))

type OpenDialog = 'none' | 'audience' | 'brand' | 'logo' | 'website'

const businessNameHint = (name: string): string => {
  if (name.trim() === '') return targetingText.businessNameMissing(DEFAULT_BUSINESS_NAME)
  return textLength(name) > BUSINESS_NAME_SHOWN ? targetingText.businessNameCut(BUSINESS_NAME_SHOWN) : ''
}

/** Audience and content of the ad; meanwhile copy and images are being generated. */
export function TargetingStep() {
  const wizard = useWizard()
  const businessName = businessNameOf(wizard)
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const logo = logoOf(wizard)
  const isLogoUnwanted = brandChoiceOf(wizard).logo === NO_LOGO
  const website = websiteOf(wizard)
  const close = () => setDialog('none')
  return (
    <Stack sx={{ gap: 2 }}>
      <GeneratedCard />
      <VariantStrip />
      <PromptOutcome />
      <BrandNote />
      <Stack sx={{ gap: 2.5, mt: 1 }}>
        <FormField
          label={targetingText.businessName}
          value={businessName}
          onChange={({ target }) => changeWizard((before) => targetingChanged(before, { businessName: target.value }))}
          inputProps={{ maxLength: 200 }}
          helperText={businessNameHint(businessName)}
        />
        <HeadlineField />
        <ChoiceField
          label={targetingText.language}
          value={copyLanguageOf(wizard)}
          options={languages.map(({ code, name }) => [code, name] as const)}
          onChange={(language) => changeWizard((before) => targetingChanged(before, { language }))}
        />
      </Stack>
      <Box sx={{ border: `1px solid ${surface.line}`, borderRadius: 1.5, '& > * + *': { borderTop: `1px solid ${surface.line}` } }}>
        <SettingRow
          name={targetingText.logo}
          action={logo === null ? targetingText.addLogo : targetingText.changeLogo}
          onEdit={() => setDialog('logo')}
        >
          {logo === null ? (
            isLogoUnwanted ? (
              contentText.noLogo
            ) : (
              targetingText.noLogo
            )
          ) : (
            <Box
              component="img"
              src={logo}
              alt={targetingText.logo}
              // A white logo shows by its rim, as in every choice of logos.
              sx={{
                display: 'block',
                height: 32,
                maxWidth: 140,
                objectFit: 'contain',
                objectPosition: 'left',
                mt: 0.5,
                filter: 'drop-shadow(0 0 1px rgb(11 18 32 / .5))',
              }}
            />
          )}
        </SettingRow>
        <BrandRow onEdit={() => setDialog('brand')} />
        <SettingRow name={targetingText.audience} action={targetingText.editAudience} onEdit={() => setDialog('audience')}>
          {audienceSentence(wizard.targetingData)}
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.25 }}>
            {audienceDetails(wizard.targetingData)}
          </Typography>
        </SettingRow>
        <SettingRow name={targetingText.website} action={targetingText.changeWebsite} onEdit={() => setDialog('website')}>
          {website === '' ? targetingText.noWebsite : <Address address={website} />}
        </SettingRow>
      </Box>
      <Suspense fallback={null}>
        {dialog === 'audience' && <AudienceDialog onClose={close} />}
        {dialog === 'brand' && <BrandDialog onClose={close} />}
        {dialog === 'logo' && <LogoDialog onClose={close} />}
        {dialog === 'website' && <WebsiteDialog onClose={close} />}
      </Suspense>
    </Stack>
  )
}

/** A URL in two lines at most; the rest of a long one is mostly tracking parameters. The dialog shows all of it. */
const Address = ({ address }: { address: string }) => (
  <Box
    component="span"
    title={address}
    sx={{ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', overflowWrap: 'anywhere' }}
  >
    {address}
  </Box>
)
