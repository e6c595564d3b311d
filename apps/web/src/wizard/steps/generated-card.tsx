import AutoAwesomeIcon from 'material-icon:baseline-auto-awesome'
import RefreshIcon from 'material-icon:baseline-refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { engineCaption } from '@adloom/domain/provenance.ts'
import { CostCaption } from '../../costs/cost-caption.tsx'
import { changeWizard, newKey, useWizard } from '../../state/wizard/wizard.ts'
import { previewedOption } from '../../state/wizard/wizard-answers.ts'
import { copyStarted } from '../../state/wizard/wizard-copy.ts'
import { costText } from '../../text/costs-en.ts'
import { targetingText } from '../../text/wizard-steps-en.ts'
import { generatedText } from '../../text/generated-en.ts'
import { brandColors } from '../../ui/tokens.ts'

/** The first option for the ad, with the name of its engine. */
export function GeneratedCard() {
  const wizard = useWizard()
  const { copy } = wizard
  // Not as a selector: the user's own option is a new object each time.
  const option = previewedOption(wizard)
  if (copy.status === 'none') return null
  const writing = copy.status === 'running'
  const label = writing ? targetingText.generatedPreview : targetingText.generatedContent
  return (
    <Box
      component="section"
      aria-label={label}
      aria-busy={writing}
      sx={{
        p: 2,
        borderRadius: 1.5,
        border: `1px solid ${brandColors[200]}`,
        background: `linear-gradient(160deg, ${brandColors[50]}, #fff 70%)`,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
        <AutoAwesomeIcon sx={{ fontSize: 16, color: brandColors[600] }} />
        <Typography component="h3" variant="caption" sx={{ fontWeight: 700, letterSpacing: '.04em', color: brandColors[800] }}>
          {label}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto' }} role="status">
          {writing
            ? `${targetingText.writing}…`
            : copy.engine === null
              ? targetingText.pageWords
              : engineCaption(copy.engine) + costText.paid(copy.costUsd)}
        </Typography>
      </Box>
      {/* As high while it is being written as with two lines of text: the fields below stay in place. */}
      <Box sx={{ minHeight: 92 }}>
        {writing && <Writing />}
        {!writing && option === null && (
          <Typography variant="body2" color="textSecondary">
            {targetingText.nothingYet} {copy.reason}
          </Typography>
        )}
        {!writing && option !== null && (
          <>
            <Typography variant="subtitle1" component="p" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {option.headline}
            </Typography>
            <Typography variant="body2" dir="auto" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {option.description}
            </Typography>
            <Typography variant="caption" component="p" dir="auto" sx={{ mt: 1, fontWeight: 650, color: brandColors[700] }}>
              {option.callToAction}
            </Typography>
          </>
        )}
        {!writing && copy.engine === null && (
          <>
            <Button
              size="small"
              startIcon={<RefreshIcon />}
              onClick={() => changeWizard((before) => copyStarted(before, newKey, false))}
              sx={{ ml: -1.75, mt: 0.5 }}
            >
              {generatedText.again2}
            </Button>
            <CostCaption orders={[{ role: 'copy', units: 1 }]} linked />
          </>
        )}
      </Box>
    </Box>
  )
}

const Writing = () => (
  <>
    <Skeleton width="60%" height={24} />
    <Skeleton width="95%" />
    <Skeleton width="70%" />
    <Skeleton width={64} sx={{ mt: 0.5 }} />
  </>
)
