import { type Campaign } from '@adloom/domain/campaign/campaign.ts'
import FinishedIcon from 'material-icon:baseline-check-circle'
import MakingIcon from 'material-icon:outline-auto-awesome'
import PausedIcon from 'material-icon:outline-pause-circle'
import ReadingIcon from 'material-icon:outline-schedule'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { progressOf } from '../state/campaigns/campaign-progress.ts'
import { campaignStatusText } from '../text/campaigns-en.ts'
import { brandColors, ink, status as statusColor } from '../ui/tokens.ts'

const appearances = {
  reading: { color: statusColor.generating, Icon: ReadingIcon },
  running: { color: statusColor.generating, Icon: MakingIcon },
  paused: { color: statusColor.queued, Icon: PausedIcon },
  finished: { color: statusColor.complete, Icon: FinishedIcon },
} as const

/** What a campaign is doing, in words and colour with an icon. */
export function CampaignStatus({ status, isAnnounced = false }: { readonly status: Campaign['status']; readonly isAnnounced?: boolean }) {
  const { color, Icon } = appearances[status]
  return (
    <Typography
      component="span"
      variant="body2"
      role={isAnnounced ? 'status' : undefined}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 650, color, whiteSpace: 'nowrap' }}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 18 }} />
      {campaignStatusText[status]}
    </Typography>
  )
}

interface CampaignBarProps {
  readonly campaign: Campaign
  /** In pixels. */
  readonly height?: number
}

/** How far a campaign is: what was made, what failed, and what is being made, of all its products. */
export function CampaignBar({ campaign, height = 6 }: CampaignBarProps) {
  const { total, percent } = progressOf(campaign)
  const { made, failed, making } = campaign.products
  const parts = [
    { name: 'made', count: made, color: statusColor.complete },
    { name: 'failed', count: failed, color: statusColor.failed },
    { name: 'making', count: making, color: brandColors[400] },
  ]
  return (
    <Box
      role="progressbar"
      aria-label={campaignStatusText.progressOf(campaign.name)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      sx={{
        display: 'flex',
        height,
        overflow: 'hidden',
        borderRadius: 999,
        bgcolor: brandColors[100],
        forcedColorAdjust: 'none',
        '& > span': { transition: 'width 320ms linear' },
        '@media (prefers-reduced-motion: reduce)': { '& > span': { transition: 'none' } },
        '@media (forced-colors: active)': { border: `1px solid ${ink[500]}` },
      }}
    >
      {total > 0 &&
        parts.map(({ name, count, color }) => (
          <span key={name} style={{ width: `${String((100 * count) / total)}%`, backgroundColor: color }} />
        ))}
    </Box>
  )
}
