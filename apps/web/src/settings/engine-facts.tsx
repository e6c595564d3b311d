import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import CheckIcon from 'material-icon:outline-check-circle'
import AwayIcon from 'material-icon:outline-error'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { settingsText } from '../text/settings-en.ts'
import { status } from '../ui/tokens.ts'

export type Feature = ResponseOf<'capabilities'>['features'][string]
/** One of the engines available for a role. */
export type Engine = Omit<Feature, 'choices'>

/** Whether an engine responds. */
export function AvailabilityLabel({ available }: { readonly available: boolean }) {
  const Icon = available ? CheckIcon : AwayIcon
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', color: available ? status.complete : status.queued }}
    >
      <Icon fontSize="small" aria-hidden="true" />
      {available ? settingsText.works : settingsText.away}
    </Typography>
  )
}

/** An engine's name and price, one line each. */
export const NameAndCost = ({ engine: { provider, model, estimate } }: { readonly engine: Engine }) => (
  <>
    <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {settingsText.engine(provider, model)}
    </Typography>
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {settingsText.cost(estimate.usd, estimate.per, estimate.asOf)}
    </Typography>
  </>
)

/** Warnings about an engine for the owner of the installation. */
export const Warnings = ({ sentences }: { readonly sentences: readonly string[] }) =>
  sentences.map((sentence) => (
    <Box key={sentence} sx={{ pt: 1 }}>
      <Alert severity="warning" role="note">
        {sentence}
      </Alert>
    </Box>
  ))
