import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { navigate } from '../../browser/router.tsx'
import { giveFeed, type GivenFeed } from '../../state/campaigns/new-feed.ts'
import { campaignOfferText } from '../../text/campaign-offer-en.ts'

interface CampaignOfferProps {
  /** A file, links, one a line, or the address of a feed. */
  readonly feed: GivenFeed
  readonly onClose: () => void
}

function sentenceOf(feed: GivenFeed): string {
  if (typeof feed !== 'string') return campaignOfferText.file(feed.name)
  const links = feed.split('\n')
  return links.length > 1 ? campaignOfferText.links(links.length) : campaignOfferText.feed
}

/** Offers to make a campaign of what was given for one ad. The wizard keeps its answers. */
export function CampaignOffer({ feed, onClose }: CampaignOfferProps) {
  return (
    <Alert severity="info" onClose={onClose} sx={{ mt: 1.5, '& .MuiAlert-message': { flex: 1 } }}>
      <Typography variant="inherit" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {sentenceOf(feed)}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        sx={{ mt: 1, bgcolor: 'background.paper' }}
        onClick={() => {
          giveFeed(feed)
          navigate('/campaigns/new')
        }}
      >
        {campaignOfferText.make}
      </Button>
    </Alert>
  )
}
