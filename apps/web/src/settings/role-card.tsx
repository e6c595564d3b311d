import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import AwayIcon from '@mui/icons-material/ErrorOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { settingsText } from '../text/settings-en.ts'
import { radius, status, surface } from '../ui/tokens.ts'

interface RoleCardProps {
  /** What the role does. */
  readonly name: string
  readonly feature: ResponseOf<'capabilities'>['features'][string]
}

/** Who fills a role, whether it answers, what it costs, and what its owner should know. */
export function RoleCard({ name, feature: { provider, model, available, estimate, warnings } }: RoleCardProps) {
  const Icon = available ? CheckIcon : AwayIcon
  return (
    <Box
      component="li"
      sx={{ p: 2, border: `1px solid ${surface.line}`, borderRadius: `${String(radius.card)}px`, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography component="h3" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <Typography
          variant="body2"
          sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', color: available ? status.complete : status.queued }}
        >
          <Icon fontSize="small" aria-hidden="true" />
          {available ? settingsText.works : settingsText.away}
        </Typography>
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{settingsText.engine(provider, model)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {settingsText.cost(estimate.usd, estimate.asOf)}
      </Typography>
      {warnings.map((sentence) => (
        <Alert key={sentence} severity="warning" role="note" sx={{ mt: 1 }}>
          {sentence}
        </Alert>
      ))}
    </Box>
  )
}
