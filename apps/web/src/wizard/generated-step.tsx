import RefreshIcon from '@mui/icons-material/Refresh'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { combinationsCaption } from '@adloom/domain/ad.ts'
import { engineCaption } from '@adloom/domain/provenance.ts'
import { changeWizard, newKey, useWizard } from '../state/wizard.ts'
import { adPictures, optionsOf } from '../state/wizard-answers.ts'
import { copyAgain, optionToggled } from '../state/wizard-changes.ts'
import { generatedText } from '../text/wizard-en.ts'
import { CopyCard, CopyCardSkeleton } from './copy-card.tsx'
import { VariantStrip } from './variant-strip.tsx'

/** Placeholders while copy is being written (specification §9). */
const PLACEHOLDERS = 4

/** Which texts go into the ad. */
export function GeneratedStep() {
  const wizard = useWizard()
  const { copy, selectedGeneratedOption: chosen } = wizard
  const options = optionsOf(wizard)
  const writing = copy.status === 'running'
  return (
    <Stack sx={{ gap: 2 }}>
      <VariantStrip />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {generatedText.choose}
        </Typography>
        <Button
          size="small"
          startIcon={<RefreshIcon />}
          disabled={writing}
          onClick={() => changeWizard((before) => copyAgain(before, newKey))}
          sx={{ flex: 'none' }}
        >
          {generatedText.again}
        </Button>
      </Box>
      {copy.status === 'done' && copy.fallback !== 'none' && (
        <Alert severity="warning">
          {generatedText.fallback[copy.fallback]} {copy.reason}
        </Alert>
      )}
      {!writing && options.length === 0 && <Alert severity="warning">{generatedText.nothingWritten}</Alert>}
      <Stack component="ul" aria-label={generatedText.title} aria-busy={writing} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {writing
          ? Array.from({ length: PLACEHOLDERS }, (_, place) => <CopyCardSkeleton key={place} />)
          : options.map((option, place) => (
              <CopyCard
                // Another set of options is another set of cards: they come in one after the other again.
                key={`${copy.status === 'done' ? copy.of : ''}${option.id}${option.headline}`}
                option={option}
                place={place}
                chosen={chosen.includes(option.id)}
                onToggle={() => changeWizard((before) => optionToggled(before, option.id))}
              />
            ))}
      </Stack>
      {copy.status === 'done' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <Typography variant="caption" color="textSecondary" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {chosen.length === 0 ? '' : combinationsCaption(adPictures(wizard).length, chosen.length)}
          </Typography>
          {copy.engine !== null && (
            <Typography variant="caption" color="textSecondary">
              {engineCaption(copy.engine)}
            </Typography>
          )}
        </Box>
      )}
    </Stack>
  )
}
