import EditIcon from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { copyLimits, textLength } from '@adloom/domain/copy.ts'
import { DEFAULT_LANGUAGE, languages } from '@adloom/domain/language.ts'
import { audienceSentence } from '@adloom/domain/targeting.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { changeWizard, useWizard } from '../state/wizard.ts'
import { businessNameOf, productHeadlineOf, websiteOf } from '../state/wizard-answers.ts'
import { headlineEdited, headlineGivenBack, targetingChanged } from '../state/wizard-changes.ts'
import { logoOf } from '../state/wizard-logo.ts'
import { generatedText, targetingText } from '../text/wizard-en.ts'
import { surface } from '../ui/tokens.ts'
import { ChoiceField, Field } from './field.tsx'
import { GeneratedCard } from './generated-card.tsx'
import { VariantStrip } from './variant-strip.tsx'

const AudienceDialog = lazy(async () => ({ default: (await import('./audience-dialog.tsx')).AudienceDialog }))
const LogoDialog = lazy(async () => ({ default: (await import('./logo-dialog.tsx')).LogoDialog }))
const WebsiteDialog = lazy(async () => ({ default: (await import('./website-dialog.tsx')).WebsiteDialog }))

type OpenDialog = 'none' | 'audience' | 'logo' | 'website'

/** Whom the ad is for and what stands in it; meanwhile copy and pictures are being made. */
export function TargetingStep() {
  const wizard = useWizard()
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const headline = productHeadlineOf(wizard)
  const edited = wizard.targetingData.manuallyEditedHeadline === true
  const length = textLength(headline)
  const logo = logoOf(wizard)
  const website = websiteOf(wizard)
  const close = () => setDialog('none')
  return (
    <Stack sx={{ gap: 2 }}>
      <GeneratedCard />
      <VariantStrip />
      <Field
        label={targetingText.businessName}
        value={businessNameOf(wizard)}
        onChange={({ target }) => changeWizard((before) => targetingChanged(before, { businessName: target.value }))}
        inputProps={{ maxLength: 200 }}
      />
      <Box>
        <Field
          label={targetingText.headline}
          value={headline}
          onChange={({ target }) => changeWizard((before) => headlineEdited(before, target.value))}
          helperText={
            <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <span>{edited ? targetingText.headlineKept : ''}</span>
              <Box
                component="span"
                sx={{ color: length > copyLimits.headline ? 'warning.main' : undefined, fontVariantNumeric: 'tabular-nums' }}
              >
                {`${length} / ${copyLimits.headline}${length > copyLimits.headlineShown ? `, ${generatedText.cutInFeed(copyLimits.headlineShown)}` : ''}`}
              </Box>
            </Box>
          }
          inputProps={{ maxLength: 300 }}
        />
        {edited && (
          <Button size="small" onClick={() => changeWizard(headlineGivenBack)}>
            {targetingText.headlineBack}
          </Button>
        )}
      </Box>
      <ChoiceField
        label={targetingText.language}
        value={wizard.targetingData.language ?? DEFAULT_LANGUAGE}
        options={languages.map(({ code, name }) => [code, name] as const)}
        onChange={(language) => changeWizard((before) => targetingChanged(before, { language }))}
      />
      <Box sx={{ border: `1px solid ${surface.line}`, borderRadius: 1.5, '& > * + *': { borderTop: `1px solid ${surface.line}` } }}>
        <SettingRow
          name={targetingText.logo}
          action={logo === null ? targetingText.addLogo : targetingText.changeLogo}
          onEdit={() => setDialog('logo')}
        >
          {logo === null ? (
            targetingText.noLogo
          ) : (
            <Box
              component="img"
              src={logo}
              alt={targetingText.logo}
              sx={{ display: 'block', height: 32, maxWidth: 140, objectFit: 'contain', mt: 0.5 }}
            />
          )}
        </SettingRow>
        <SettingRow name={targetingText.audience} action={targetingText.editAudience} onEdit={() => setDialog('audience')}>
          {audienceSentence(wizard.targetingData)}
        </SettingRow>
        <SettingRow name={targetingText.website} action={targetingText.changeWebsite} onEdit={() => setDialog('website')}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {website === '' ? targetingText.noWebsite : website}
          </Box>
        </SettingRow>
      </Box>
      <Suspense fallback={null}>
        {dialog === 'audience' && <AudienceDialog onClose={close} />}
        {dialog === 'logo' && <LogoDialog onClose={close} />}
        {dialog === 'website' && <WebsiteDialog onClose={close} />}
      </Suspense>
    </Stack>
  )
}

interface SettingRowProps {
  readonly name: string
  readonly action: string
  readonly onEdit: () => void
  readonly children: ReactNode
}

/** One setting that opens a dialog: its name, what it is now, and the way to change it. */
function SettingRow({ name, action, onEdit, children }: SettingRowProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.75, py: 1.25 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h3" variant="caption" color="textSecondary">
          {name}
        </Typography>
        <Typography variant="body2" component="div">
          {children}
        </Typography>
      </Box>
      <Button size="small" startIcon={<EditIcon />} aria-label={action} aria-haspopup="dialog" onClick={onEdit}>
        Edit
      </Button>
    </Box>
  )
}
