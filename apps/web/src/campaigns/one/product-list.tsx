import { type SocialAd } from '@adloom/domain/ad.ts'
import { type Campaign, type CampaignProduct, campaignProductStatusSchema } from '@adloom/domain/campaign/campaign.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo } from 'react'
import { Virtuoso } from 'react-virtuoso'
import { progressOf } from '../../state/campaigns/campaign-progress.ts'
import { campaignText } from '../../text/campaigns-en.ts'
import { commonText } from '../../text/en.ts'
import { CountedChips } from '../../ui/counted-chips.tsx'
import { ProductRow } from './product-row.tsx'
import { type ProductFilter, useProducts } from './use-products.ts'

interface ProductListProps {
  readonly campaign: Campaign
  readonly filter: ProductFilter
  readonly ads: readonly SocialAd[]
  readonly onFilter: (filter: ProductFilter) => void
}

/** The products of a campaign by their rows in the feed, with their ads as they are made. */
export function ProductList({ campaign, filter, ads, onFilter }: ProductListProps) {
  return (
    <Card component="section" aria-labelledby="products">
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, px: { xs: 2, sm: 2.5 }, py: 2 }}>
        <Typography component="h2" variant="h6" id="products">
          {campaignText.products}
        </Typography>
        <StatusChips campaign={campaign} filter={filter} onFilter={onFilter} />
      </Stack>
      <Rows key={filter} campaign={campaign} filter={filter} ads={ads} />
    </Card>
  )
}

/** One chip for each status that products have. */
function StatusChips({ campaign, filter, onFilter }: Omit<ProductListProps, 'ads'>) {
  const { products } = campaign
  const counts = { all: progressOf(campaign).all, ...products }
  const shown: readonly ProductFilter[] = [
    'all',
    ...campaignProductStatusSchema.options.filter((status) => products[status] > 0 || status === filter),
  ]
  return (
    <CountedChips
      label={campaignText.filterLabel}
      choices={shown.map((value) => ({
        value,
        label: value === 'all' ? campaignText.all : campaignText.statuses[value],
        count: counts[value],
      }))}
      chosen={filter}
      onChoose={onFilter}
    />
  )
}

/** Up to so many rows all are drawn: the browser's own find works best on a whole page. */
const DRAWN_WHOLE = 30
/** Pixels above and below the window in which rows are drawn before they come into view. */
const AHEAD = 400

function Rows({ campaign, filter, ads }: Omit<ProductListProps, 'onFilter'>) {
  const { products, isComplete, problem, loadMore, noteView } = useProducts(campaign, filter)
  const byId = useMemo(() => new Map(ads.map((ad) => [ad.id, ad])), [ads])
  const draw = (product: CampaignProduct) => (
    <ProductRow
      campaignId={campaign.id}
      product={product}
      ad={product.adId === null ? null : (byId.get(product.adId) ?? null)}
      images={campaign.choices.images}
    />
  )
  const isShort = products !== null && isComplete && products.length <= DRAWN_WHOLE
  useEffect(() => {
    if (isShort) noteView(0, DRAWN_WHOLE)
  }, [isShort, noteView])
  if (problem !== null && products === null)
    return (
      <Alert severity="error" sx={{ m: 2, mt: 0 }}>
        {problem}
      </Alert>
    )
  if (products === null)
    return (
      <Stack role="status" aria-label={commonText.loading} sx={{ gap: 1.5, px: 2.5, pb: 2.5 }}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} variant="rounded" height={72} />
        ))}
      </Stack>
    )
  if (products.length === 0)
    return (
      <Typography color="textSecondary" sx={{ px: 2.5, pb: 4, pt: 2, textAlign: 'center' }}>
        {campaign.status === 'reading' && filter === 'all' ? campaignText.noneYet : campaignText.none}
      </Typography>
    )
  if (isShort)
    return (
      <Box role="list">
        {products.map((product) => (
          <div role="listitem" key={product.place}>
            {draw(product)}
          </div>
        ))}
      </Box>
    )
  return (
    <Virtuoso
      useWindowScroll
      increaseViewportBy={AHEAD}
      data={products}
      computeItemKey={(_, { place }) => place}
      itemContent={(_, product) => draw(product)}
      endReached={loadMore}
      rangeChanged={({ startIndex, endIndex }) => noteView(startIndex, endIndex)}
      components={listParts}
    />
  )
}

const listParts = {
  List: ({ ref, ...props }: { readonly ref?: React.Ref<HTMLDivElement> }) => <div {...props} ref={ref} role="list" />,
  Item: (props: object) => <div {...props} role="listitem" />,
}
