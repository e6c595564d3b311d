import { type SocialAd } from '@adloom/domain/ad.ts'
import { type CampaignProduct } from '@adloom/domain/campaign/campaign.ts'
import MadeIcon from 'material-icon:baseline-check-circle'
import OpenIcon from 'material-icon:baseline-chevron-right'
import MakingIcon from 'material-icon:outline-auto-awesome'
import RefusedIcon from 'material-icon:outline-block'
import FailedIcon from 'material-icon:outline-error-outline'
import WaitingIcon from 'material-icon:outline-schedule'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { Link as RouterLink } from '../../browser/router.tsx'
import { campaignText } from '../../text/campaigns-en.ts'
import { brandColors, ink, radius, status as statusColor, surface } from '../../ui/tokens.ts'
import { AdThumbnail } from '../ad-thumbnail.tsx'

const appearances: Readonly<Record<CampaignProduct['status'], { readonly color: string; readonly Icon: typeof MadeIcon }>> = {
  waiting: { color: ink[500], Icon: WaitingIcon },
  making: { color: statusColor.generating, Icon: MakingIcon },
  made: { color: statusColor.complete, Icon: MadeIcon },
  failed: { color: statusColor.failed, Icon: FailedIcon },
  refused: { color: statusColor.queued, Icon: RefusedIcon },
}

/** Side of a thumbnail in pixels: four of them fit on a phone. */
const SIDE = 72

interface ProductRowProps {
  readonly campaignId: string
  readonly product: CampaignProduct
  /** Null while this browser has none. */
  readonly ad: SocialAd | null
  /** Images of an ad of this campaign. */
  readonly images: number
}

/** A product of a campaign: its ad's images, or what became of it. */
export const ProductRow = memo(({ campaignId, product: { row, title, status, problem }, ad, images }: ProductRowProps) => {
  const { color, Icon } = appearances[status]
  const name = title ?? ad?.title ?? campaignText.row(row)
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto 24px' },
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1.25,
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
        // The same with and without an ad, so that nothing jumps as ads come.
        minHeight: { xs: 72, md: SIDE + 27 },
        borderTop: `1px solid ${surface.line}`,
        '&:hover': ad === null ? undefined : { bgcolor: brandColors[50] },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography dir="auto" variant="subtitle2" component="h3" sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}>
          {ad === null ? (
            name
          ) : (
            <Link
              component={RouterLink}
              to={`/tool?campaign=${encodeURIComponent(campaignId)}&open=${encodeURIComponent(ad.id)}`}
              underline="none"
              aria-label={campaignText.open(name)}
              // Over all of the row.
              sx={{ color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {name}
            </Link>
          )}
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1.5, flexWrap: 'wrap' }}>
          <Typography
            variant="body2"
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600, color, whiteSpace: 'nowrap' }}
          >
            <Icon aria-hidden="true" sx={{ fontSize: 16 }} />
            {campaignText.statuses[status]}
          </Typography>
          {name !== campaignText.row(row) && (
            <Typography variant="body2" component="span" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {campaignText.row(row)}
            </Typography>
          )}
        </Stack>
        {problem !== null && (
          <Typography variant="body2" sx={{ mt: 0.25, overflowWrap: 'anywhere', color: ink[700] }}>
            {problem}
          </Typography>
        )}
      </Box>
      {ad !== null && (
        <Stack direction="row" sx={{ gap: { xs: 0.5, md: 1 }, p: '1px', flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
          {ad.productImageVariants.map((src, image) => (
            <AdThumbnail key={`${String(image)} ${src}`} ad={ad} image={image} width={SIDE} />
          ))}
        </Stack>
      )}
      {ad === null && (status === 'making' || status === 'made') && <Places count={images} isMoving={status === 'making'} />}
      {ad !== null && <OpenIcon aria-hidden="true" sx={{ color: ink[500], display: { xs: 'none', md: 'block' } }} />}
    </Box>
  )
})
ProductRow.displayName = 'ProductRow'

/** The places of images that are on their way. */
const Places = ({ count, isMoving }: { readonly count: number; readonly isMoving: boolean }) => (
  <Stack direction="row" aria-hidden="true" sx={{ gap: { xs: 0.5, md: 1 }, p: '1px', flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
    {Array.from({ length: count }, (_, place) => (
      <Skeleton
        key={place}
        variant="rectangular"
        animation={isMoving ? 'wave' : false}
        width={SIDE}
        height={SIDE}
        sx={{ flex: 'none', borderRadius: `${String(radius.inner)}px` }}
      />
    ))}
  </Stack>
)
