import AddIcon from 'material-icon:baseline-add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from '../browser/router.tsx'
import { useAdsOfCampaigns } from '../state/campaigns/campaign-ads.ts'
import { useCampaigns } from '../state/campaigns/campaign-watch.ts'
import { campaignsText } from '../text/campaigns-en.ts'
import { commonText } from '../text/en.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { CampaignRow } from './campaign-row.tsx'
import { EmptyCampaigns } from './empty-campaigns.tsx'

/** The campaigns of this owner, newest first. */
export function CampaignsPage() {
  usePageTitle(campaignsText.title)
  const { campaigns, problem } = useCampaigns()
  const ads = useAdsOfCampaigns()
  return (
    <Stack sx={{ gap: 3, width: 1, maxWidth: 1080, mx: 'auto' }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ flex: '1 1 300px' }}>
          <Stack direction="row" sx={{ alignItems: 'baseline', gap: 2 }}>
            <Typography component="h1" variant="h4">
              {campaignsText.title}
            </Typography>
            <Typography color="textSecondary" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {campaigns === null || campaigns.length === 0 ? '' : campaignsText.count(campaigns.length)}
            </Typography>
          </Stack>
          <Typography color="textSecondary">{campaignsText.intro}</Typography>
        </Box>
        {campaigns !== null && campaigns.length > 0 && (
          <Button component={Link} to="/campaigns/new" variant="contained" startIcon={<AddIcon />}>
            {campaignsText.create}
          </Button>
        )}
      </Stack>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {campaigns === null && problem === null && (
        <Stack role="status" aria-label={commonText.loading} sx={{ gap: 2 }}>
          {[0, 1].map((place) => (
            <Skeleton key={place} variant="rounded" height={128} sx={{ borderRadius: 2 }} />
          ))}
        </Stack>
      )}
      {campaigns !== null && campaigns.length === 0 && <EmptyCampaigns />}
      {campaigns !== null && campaigns.length > 0 && (
        <Stack component="ul" aria-label={campaignsText.list} sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} ads={ads.get(campaign.id) ?? []} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
