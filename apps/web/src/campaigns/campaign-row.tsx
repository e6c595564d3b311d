import { type SocialAd } from '@adloom/domain/ad.ts'
import { type Campaign } from '@adloom/domain/campaign/campaign.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from '../browser/router.tsx'
import { progressOf } from '../state/campaigns/campaign-progress.ts'
import { campaignStatusText, timeLeftText } from '../text/campaigns-en.ts'
import { readableDate } from '../ui/readable-date.ts'
import { motion, shadow, status as statusColor } from '../ui/tokens.ts'
import { AdThumbnail } from './ad-thumbnail.tsx'
import { CampaignBar, CampaignStatus } from './campaign-status.tsx'

/** Ads of a campaign that its row shows, and their side in pixels. */
const SHOWN = 4
const SIDE = 84

interface CampaignRowProps {
  readonly campaign: Campaign
  readonly ads: readonly SocialAd[]
}

/** A campaign in the list: its name, how far it is, and its newest ads. The whole card is one link. */
export function CampaignRow({ campaign, ads }: CampaignRowProps) {
  const { name, id, createdAt, status, products, msLeft, problem } = campaign
  const { total } = progressOf(campaign)
  const shown = ads.slice(-SHOWN)
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: { xs: 2, md: 3 },
        p: { xs: 2, sm: 2.5 },
        transition: `box-shadow ${String(motion.enter)}ms ${motion.easing}, translate ${String(motion.enter)}ms ${motion.easing}`,
        '&:hover': { boxShadow: shadow.hover, translate: '0 -2px' },
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, mb: 0.5 }}>
          <Typography component="h2" dir="auto" variant="h6" sx={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' }}>
            <Link
              component={RouterLink}
              to={`/campaigns/${id}`}
              underline="none"
              // Over all of the card.
              sx={{ color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 2 } }}
            >
              {name}
            </Link>
          </Typography>
          <CampaignStatus status={status} />
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums', mb: 1.25 }}>
          {total === 0 && problem !== null ? problem : campaignStatusText.made(products.made, total)}
          {products.failed > 0 && (
            <Box component="span" sx={{ color: statusColor.failed }}>{` · ${campaignStatusText.failed(products.failed)}`}</Box>
          )}
          {products.refused > 0 && ` · ${campaignStatusText.refused(products.refused)}`}
          {msLeft !== null && ` · ${timeLeftText(msLeft)}`}
          {` · ${campaignStatusText.started(readableDate(createdAt) ?? '')}`}
        </Typography>
        <CampaignBar campaign={campaign} />
      </Box>
      {shown.length > 0 && (
        <Stack direction="row" aria-hidden="true" sx={{ gap: 1, flex: 'none', maxWidth: 1, overflow: 'hidden' }}>
          {shown.map((ad) => (
            <AdThumbnail key={ad.id} ad={ad} image={0} width={SIDE} />
          ))}
        </Stack>
      )}
    </Card>
  )
}
