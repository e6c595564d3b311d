import { type Campaign } from '@adloom/domain/campaign/campaign.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { progressOf } from '../../state/campaigns/campaign-progress.ts'
import { campaignStatusText, campaignText, timeLeftText } from '../../text/campaigns-en.ts'
import { status as statusColor } from '../../ui/tokens.ts'
import { CampaignBar, CampaignStatus } from '../campaign-status.tsx'

/** How far a campaign is, how long it still takes, and what is wrong with its feed. */
export function CampaignSummary({ campaign, problem }: { readonly campaign: Campaign; readonly problem: string | null }) {
  const { status, products, msLeft } = campaign
  const { total, percent, left } = progressOf(campaign)
  return (
    <Card component="section" aria-label={campaignStatusText.progressOf(campaign.name)} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mb: 1.5 }}>
        <Typography
          component="p"
          sx={{ fontSize: 28, fontWeight: 700, lineHeight: 1.2, letterSpacing: '-.02em', fontVariantNumeric: 'tabular-nums' }}
        >
          {percent}%
        </Typography>
        <CampaignStatus status={status} isAnnounced />
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {campaignStatusText.made(products.made, total)}
          {products.failed > 0 && (
            <Box
              component="span"
              sx={{ color: statusColor.failed, fontWeight: 600 }}
            >{` · ${campaignStatusText.failed(products.failed)}`}</Box>
          )}
          {products.refused > 0 && ` · ${campaignStatusText.refused(products.refused)}`}
        </Typography>
        {msLeft !== null && (
          <Typography variant="body2" sx={{ ml: { sm: 'auto' }, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {timeLeftText(msLeft)}
          </Typography>
        )}
      </Stack>
      <CampaignBar campaign={campaign} height={10} />
      {(status === 'reading' || status === 'running' || (status === 'paused' && left > 0)) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {status === 'paused' ? campaignText.pausedAbout : campaignText.leave}
        </Typography>
      )}
      {campaign.problem !== null && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {campaign.problem}
        </Alert>
      )}
      {problem !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </Card>
  )
}
