import { campaignLimits } from '@adloom/domain/campaign/campaign.ts'
import { type FeedProduct } from '@adloom/domain/campaign/feed-product.ts'
import { type AdFactKind } from '@adloom/domain/design/ad-facts.ts'
import { type AdLayout, suitsLayout } from '@adloom/domain/template.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { LayoutOptions } from '../../preview/layout-options.tsx'
import { useLayouts } from '../../state/layouts.ts'
import { choicesText } from '../../text/campaigns-en.ts'
import { PillToggle } from '../../ui/pill-toggle.tsx'
import { surface } from '../../ui/tokens.ts'
import { sampleCreative } from './sample-creative.ts'

interface DesignChoiceProps {
  readonly isChosen: boolean
  readonly layouts: readonly AdLayout[]
  /** Of the feed: the thumbnails show it. Null where it has no picture: then there are no thumbnails to choose by. */
  readonly product: FeedProduct | null
  readonly callToAction: string
  readonly hiddenFacts: readonly AdFactKind[]
  readonly onChoose: (isChosen: boolean, layouts: AdLayout[]) => void
}

const FORMAT = 'square'

/** The designs of the ads: those that suit each product, or some that the user chooses. */
export function DesignChoice({ isChosen, layouts, product, callToAction, hiddenFacts, onChoose }: DesignChoiceProps) {
  const offered = useLayouts(FORMAT)
  const creative = product === null ? null : sampleCreative(product, { callToAction, hiddenFacts })
  const isFull = layouts.length >= campaignLimits.images
  const toggle = (layout: AdLayout) =>
    onChoose(true, layouts.includes(layout) ? layouts.filter((other) => other !== layout) : [...layouts, layout])
  return (
    <Box>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.75 }}>
        {choicesText.designs}
      </Typography>
      <PillToggle
        label={choicesText.designs}
        value={isChosen ? 'chosen' : 'suited'}
        options={['suited', 'chosen']}
        names={{ suited: choicesText.designsSuited, chosen: choicesText.designsChosen }}
        disabled={creative === null}
        onChange={(value) => onChoose(value === 'chosen', [...layouts])}
      />
      {isChosen && creative !== null && (
        <Box sx={{ mt: 1.5 }}>
          <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 1 }}>
            {isFull ? choicesText.designsFull(campaignLimits.images) : choicesText.designsAbout}
          </Typography>
          <Box sx={{ maxHeight: 340, overflowY: 'auto', borderRadius: 1.5, border: `1px solid ${surface.line}`, p: 0.75 }}>
            <LayoutOptions
              label={choicesText.designs}
              type="checkbox"
              wraps
              isFull={isFull}
              creative={creative}
              format={FORMAT}
              options={offered.filter((layout) => layouts.includes(layout) || suitsLayout(layout, creative))}
              chosen={layouts}
              onChoose={toggle}
            />
          </Box>
        </Box>
      )}
    </Box>
  )
}
