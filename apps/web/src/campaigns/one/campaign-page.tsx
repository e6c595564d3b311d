import { campaignProductStatusSchema } from '@adloom/domain/campaign/campaign.ts'
import { errors } from '@adloom/domain/error.ts'
import BackIcon from 'material-icon:baseline-arrow-back'
import LibraryIcon from 'material-icon:outline-photo-library'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useState } from 'react'
import { Link, useLocation, navigate } from '../../browser/router.tsx'
import { useAdsOfCampaigns } from '../../state/campaigns/campaign-ads.ts'
import { useCampaign } from '../../state/campaigns/campaign-watch.ts'
import { campaignStatusText, campaignText, campaignsText, newCampaignText } from '../../text/campaigns-en.ts'
import { commonText } from '../../text/en.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { readableDate } from '../../ui/readable-date.ts'
import { BulkEdits } from './bulk-edits.tsx'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignSummary } from './campaign-summary.tsx'
import { ProductList } from './product-list.tsx'
import { type ProductFilter } from './use-products.ts'

/** The filter in the address, so that it survives a reload; `all` for an unknown one. */
function useStatusFilter(): readonly [ProductFilter, (filter: ProductFilter) => void] {
  const { pathname, search } = useLocation()
  const read = campaignProductStatusSchema.safeParse(new URLSearchParams(search).get('status'))
  const filter: ProductFilter = read.success ? read.data : 'all'
  const show = (chosen: ProductFilter): void => navigate(chosen === 'all' ? pathname : `${pathname}?status=${chosen}`, { replace: true })
  return [filter, show]
}

/** One campaign: how far it is, its products and their ads, and what changes all of them. */
export function CampaignPage({ id }: { readonly id: string }) {
  const [isGone, setIsGone] = useState(false)
  const { campaign, problem, again } = useCampaign(
    id,
    useCallback(() => setIsGone(true), []),
  )
  usePageTitle(campaign?.name ?? campaignsText.title)
  const [filter, setFilter] = useStatusFilter()
  const ads = useAdsOfCampaigns().get(id) ?? []
  return (
    <Stack sx={{ gap: 2.5, width: 1, maxWidth: 1180, mx: 'auto' }}>
      <Box>
        <Button component={Link} to="/campaigns" size="small" startIcon={<BackIcon />} sx={{ ml: -1.75, mb: 0.5 }}>
          {newCampaignText.back}
        </Button>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
          <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
            <Typography component="h1" dir="auto" variant="h4" sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}>
              {campaign?.name ?? (isGone ? campaignsText.title : <Skeleton width={240} />)}
            </Typography>
            {campaign !== null && (
              <Typography color="textSecondary">{campaignStatusText.started(readableDate(campaign.createdAt) ?? '')}</Typography>
            )}
          </Box>
          {campaign !== null && <CampaignActions campaign={campaign} ads={ads} onChanged={again} />}
        </Stack>
      </Box>
      {isGone && campaign === null && <Alert severity="info">{errors['campaign.not-found'].message}</Alert>}
      {!isGone && campaign === null && problem !== null && <Alert severity="error">{problem}</Alert>}
      {!isGone && campaign === null && problem === null && (
        <Stack role="status" aria-label={commonText.loading} sx={{ gap: 2.5 }}>
          <Skeleton variant="rounded" height={124} sx={{ borderRadius: 2 }} />
          <Skeleton variant="rounded" height={320} sx={{ borderRadius: 2 }} />
        </Stack>
      )}
      {campaign !== null && (
        <>
          <CampaignSummary campaign={campaign} problem={problem} />
          {ads.length > 0 && (
            <Stack
              direction="row"
              sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
            >
              <BulkEdits campaign={campaign} ads={ads} />
              <Button
                component={Link}
                to={`/tool?campaign=${encodeURIComponent(id)}`}
                size="small"
                variant="outlined"
                startIcon={<LibraryIcon />}
                sx={{ bgcolor: 'background.paper' }}
              >
                {campaignText.inLibrary}
              </Button>
            </Stack>
          )}
          <ProductList campaign={campaign} filter={filter} ads={ads} onFilter={setFilter} />
        </>
      )}
    </Stack>
  )
}
