import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import {
  AGE_MAX,
  AGE_MIN,
  audienceDetails,
  audienceSentence,
  defaultTargeting,
  type Targeting,
  targetingOptions,
} from '@adloom/domain/targeting.ts'
import { type ReactNode, useState } from 'react'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { targetingChanged } from '../../state/wizard/wizard-changes.ts'
import { audienceText } from '../../text/wizard-steps-en.ts'
import { brandColors } from '../../ui/tokens.ts'
import { CustomerQuotes } from './customer-quotes.tsx'
import { ChoiceField, FormField } from '../parts/field.tsx'
import { FormDialog } from './form-dialog.tsx'

type Choice = keyof typeof targetingOptions

/** The audience of the ad. Nothing changes until Save. */
export function AudienceDialog({ onClose }: { onClose: () => void }) {
  const [before] = useState<Targeting>(() => useWizard.getState().targetingData)
  const [draft, setDraft] = useState(before)
  const set = (change: Targeting) => setDraft({ ...draft, ...change })
  const ages = [draft.ageMin ?? defaultTargeting.ageMin, draft.ageMax ?? defaultTargeting.ageMax]
  const select = (field: Choice, label: string) => (
    <ChoiceField
      label={label}
      value={draft[field] ?? defaultTargeting[field]}
      options={Object.entries(targetingOptions[field])}
      onChange={(value) => set({ [field]: value })}
    />
  )
  const save = () => {
    const quotes = draft.additionalQuotes?.filter((quote) => quote.trim() !== '')
    changeWizard((wizard) => targetingChanged(wizard, quotes === undefined ? draft : { ...draft, additionalQuotes: quotes }))
    onClose()
  }
  return (
    <FormDialog
      title={audienceText.title}
      maxWidth="sm"
      isChanged={draft !== before}
      onSave={save}
      onClose={onClose}
      // The fields scroll, title and buttons stay.
    >
      <DialogContent dividers>
        <AudienceSummary targeting={draft} />
        <Stack sx={{ gap: 4 }}>
          <Section title={audienceText.demographics}>
            <AgeRange ages={ages} onChange={set} />
            {select('gender', audienceText.gender)}
            {select('incomeLevel', audienceText.incomeLevel)}
            {select('lifeStage', audienceText.lifeStage)}
            {select('location', audienceText.location)}
          </Section>
          <Section title={audienceText.interests}>
            <Box sx={{ gridColumn: '1 / -1' }}>{select('interestedIn', audienceText.interestedIn)}</Box>
            {select('engagesWith', audienceText.engagesWith)}
            {select('browsingFor', audienceText.browsingFor)}
            <FormField
              label={audienceText.budget}
              helperText={audienceText.budgetHelper}
              type="number"
              value={draft.budget ?? ''}
              onChange={({ target }) => set({ budget: target.value === '' ? undefined : Math.max(0, Number(target.value)) })}
              inputProps={{ min: 0, step: 1, inputMode: 'decimal' }}
            />
          </Section>
          <Section title={audienceText.painPoints}>
            <FormField
              label={audienceText.painPointsLabel}
              helperText={audienceText.painPointsHelper}
              multiline
              minRows={2}
              maxRows={6}
              value={draft.painPoints ?? ''}
              onChange={({ target }) => set({ painPoints: target.value })}
              inputProps={{ maxLength: 1000 }}
            />
            <CustomerQuotes targeting={draft} onChange={set} />
          </Section>
        </Stack>
      </DialogContent>
    </FormDialog>
  )
}

/** The audience in one sentence, as it would be saved now. */
const AudienceSummary = ({ targeting }: { targeting: Targeting }) => (
  <Box
    role="status"
    sx={{ p: 1.5, mb: 3, borderRadius: 1.5, border: '1px solid transparent', bgcolor: brandColors[50], color: brandColors[800] }}
  >
    <Typography variant="body2">{audienceSentence(targeting)}</Typography>
    <Typography variant="caption" component="p">
      {audienceDetails(targeting)}
    </Typography>
  </Box>
)

interface AgeRangeProps {
  /** Youngest and oldest. */
  readonly ages: readonly number[]
  readonly onChange: (change: Targeting) => void
}

const AgeRange = ({ ages, onChange }: AgeRangeProps) => (
  <Box sx={{ gridColumn: '1 / -1', px: 1 }}>
    <Typography variant="body2" sx={{ mx: -1 }}>
      {audienceText.age}: <strong>{`${ages[0]} to ${ages[1]}`}</strong>
    </Typography>
    <Slider
      value={[...ages]}
      min={AGE_MIN}
      max={AGE_MAX}
      valueLabelDisplay="auto"
      disableSwap
      getAriaLabel={(thumb) => (thumb === 0 ? audienceText.ageFrom : audienceText.ageTo)}
      onChange={(_, value) => Array.isArray(value) && onChange({ ageMin: value[0], ageMax: value[1] })}
      marks={[
        { value: AGE_MIN, label: AGE_MIN },
        { value: AGE_MAX, label: AGE_MAX },
      ]}
    />
  </Box>
)

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h3" variant="h6" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 2.5,
          '& > .MuiFormControl-root:has(textarea, input)': { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
