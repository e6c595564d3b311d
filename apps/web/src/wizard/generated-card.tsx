import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { engineCaption } from '@adloom/domain/provenance.ts'
import { useWizard } from '../state/wizard.ts'
import { previewedOption } from '../state/wizard-answers.ts'
import { generatedText, targetingText } from '../text/wizard-en.ts'
import { brand } from '../ui/tokens.ts'

/** The first words the ad could have, with the name of who wrote them. */
export function GeneratedCard() {
  const wizard = useWizard()
  const { copy } = wizard
  // Not as a selector: the user's own option is put together anew each time.
  const option = previewedOption(wizard)
  const writing = copy.status === 'running'
  const engine = copy.status === 'done' ? copy.engine : null
  if (copy.status === 'none') return null
  return (
    <Box
      component="section"
      aria-label={writing ? targetingText.generatedPreview : targetingText.generatedContent}
      aria-busy={writing}
      sx={{ p: 2, borderRadius: 1.5, border: `1px solid ${brand[200]}`, background: `linear-gradient(160deg, ${brand[50]}, #fff 70%)` }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
        <AutoAwesomeIcon sx={{ fontSize: 16, color: brand[600] }} />
        <Typography component="h3" variant="caption" sx={{ fontWeight: 700, letterSpacing: '.04em', color: brand[800] }}>
          {writing ? targetingText.generatedPreview : targetingText.generatedContent}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto' }} role="status">
          {writing ? `${targetingText.writing}…` : engine === null ? targetingText.pageWords : engineCaption(engine)}
        </Typography>
      </Box>
      {writing || option === null ? (
        writing ? (
          <>
            <Skeleton width="60%" height={24} />
            <Skeleton width="95%" />
            <Skeleton width="70%" />
          </>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {generatedText.nothingWritten}
          </Typography>
        )
      ) : (
        <>
          <Typography variant="subtitle1" component="p">
            {option.headline}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {option.description}
          </Typography>
          <Typography variant="caption" component="p" sx={{ mt: 1, fontWeight: 650, color: brand[700] }}>
            {option.callToAction}
          </Typography>
        </>
      )}
    </Box>
  )
}
