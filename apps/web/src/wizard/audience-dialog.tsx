import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { AGE_MAX, AGE_MIN, audienceSentence, defaultTargeting, type Targeting, targetingOptions } from '@adloom/domain/targeting.ts'
import { type ReactNode, useId, useState } from 'react'
import { changeWizard, useWizard } from '../state/wizard.ts'
import { targetingChanged } from '../state/wizard-changes.ts'
import { audienceText } from '../text/wizard-en.ts'
import { brand } from '../ui/tokens.ts'
import { ChoiceField, Field } from './field.tsx'

type Choice = keyof typeof targetingOptions

/** Whom the ad is for. Nothing changes until Save. */
export function AudienceDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<Targeting>(() => useWizard.getState().targetingData)
  const titleId = useId()
  const ageId = useId()
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
  const quotes = draft.additionalQuotes ?? []
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{audienceText.title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" role="status" sx={{ p: 1.5, mb: 3, borderRadius: 1.5, bgcolor: brand[50], color: brand[800] }}>
          {audienceSentence(draft)}
        </Typography>
        <Stack sx={{ gap: 4 }}>
          <Section title={audienceText.demographics}>
            <Box sx={{ gridColumn: '1 / -1', px: 1 }}>
              <Typography id={ageId} variant="body2" sx={{ mx: -1 }}>
                {audienceText.age}: <strong>{`${ages[0]} to ${ages[1]}`}</strong>
              </Typography>
              <Slider
                value={ages}
                min={AGE_MIN}
                max={AGE_MAX}
                valueLabelDisplay="auto"
                disableSwap
                getAriaLabel={(thumb) => (thumb === 0 ? audienceText.ageFrom : audienceText.ageTo)}
                onChange={(_, value) => Array.isArray(value) && set({ ageMin: value[0], ageMax: value[1] })}
                marks={[
                  { value: AGE_MIN, label: AGE_MIN },
                  { value: AGE_MAX, label: AGE_MAX },
                ]}
              />
            </Box>
            {select('gender', audienceText.gender)}
            {select('incomeLevel', audienceText.incomeLevel)}
            {select('lifeStage', audienceText.lifeStage)}
            {select('location', audienceText.location)}
          </Section>
          <Section title={audienceText.interests}>
            <Box sx={{ gridColumn: '1 / -1' }}>{select('interestedIn', audienceText.interestedIn)}</Box>
            {select('engagesWith', audienceText.engagesWith)}
            {select('browsingFor', audienceText.browsingFor)}
          </Section>
          <Section title={audienceText.painPoints}>
            <Field
              label={audienceText.painPointsLabel}
              helperText={audienceText.painPointsHelper}
              multiline
              minRows={2}
              value={draft.painPoints ?? ''}
              onChange={({ target }) => set({ painPoints: target.value })}
              inputProps={{ maxLength: 1000 }}
            />
            <Field
              label={audienceText.quotes}
              helperText={audienceText.quotesHelper}
              value={draft.quotes ?? ''}
              onChange={({ target }) => set({ quotes: target.value })}
              inputProps={{ maxLength: 500 }}
            />
            {quotes.map((quote, place) => (
              // The place is the identity here: a quote has no other.
              <Box key={`quote ${String(place)}`} sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 1 }}>
                <Field
                  label={audienceText.quoteNumber(place + 2)}
                  value={quote}
                  onChange={({ target }) => set({ additionalQuotes: quotes.with(place, target.value) })}
                  inputProps={{ maxLength: 500 }}
                />
                <IconButton
                  aria-label={audienceText.removeQuote(place + 2)}
                  onClick={() => set({ additionalQuotes: quotes.toSpliced(place, 1) })}
                >
                  <DeleteIcon />
                </IconButton>
              </Box>
            ))}
            <Button startIcon={<AddIcon />} onClick={() => set({ additionalQuotes: [...quotes, ''] })} sx={{ justifySelf: 'start' }}>
              {audienceText.addQuote}
            </Button>
          </Section>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{audienceText.cancel}</Button>
        <Button
          variant="contained"
          onClick={() => {
            const additionalQuotes = quotes.filter((quote) => quote.trim() !== '')
            changeWizard((wizard) => targetingChanged(wizard, quotes.length === 0 ? draft : { ...draft, additionalQuotes }))
            onClose()
          }}
        >
          {audienceText.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

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
