import { type CampaignChoices } from '@adloom/domain/campaign/campaign.ts'
import StartIcon from 'material-icon:baseline-play-arrow'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { estimateOf, sentenceOfEstimate } from '../../costs/order.ts'
import { askForEngines, useEngines } from '../../state/engines.ts'
import { choicesText } from '../../text/campaigns-en.ts'
import { radius, surface } from '../../ui/tokens.ts'
import { WorkingButton } from '../../ui/working-button.tsx'

interface StartOrderProps {
  /** Products that can become ads. */
  readonly products: number
  readonly choices: CampaignChoices
  /** What is missing, as a sentence; null for nothing. */
  readonly missing: string | null
  readonly isStarting: boolean
  readonly failure: string | null
  readonly onStart: () => void
}

/** What the campaign will make, what that costs where it costs something, and the button that begins it. */
export function StartOrder({ products, choices, missing, isStarting, failure, onStart }: StartOrderProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        zIndex: 2,
        bottom: 0,
        px: { xs: 2, sm: 3 },
        py: 2,
        borderTop: `1px solid ${surface.line}`,
        bgcolor: 'background.paper',
        borderRadius: `0 0 ${String(radius.card - 1)}px ${String(radius.card - 1)}px`,
      }}
    >
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{choicesText.total(products)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {choicesText.each(choices.images, choices.texts)}
        <Cost products={products} images={choices.images} />
      </Typography>
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {failure}
        </Alert>
      )}
      <Box sx={{ display: 'grid', '& .MuiButton-root': { minHeight: 48 } }}>
        <WorkingButton variant="contained" startIcon={<StartIcon />} working={isStarting} disabled={missing !== null} onClick={onStart}>
          {choicesText.start}
        </WorkingButton>
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" role="status" sx={{ mt: 1, textAlign: 'center' }}>
        {missing ?? choicesText.leave}
      </Typography>
    </Box>
  )
}

/** The price of all of it; nothing where it is free or not known. Campaigns use what the installation chooses, whatever this browser chose. */
function Cost({ products, images }: { readonly products: number; readonly images: number }) {
  const { features } = useEngines()
  useEffect(askForEngines, [])
  const orders = [
    { role: 'copy', units: products },
    { role: 'background', units: products * images },
  ] as const
  const estimate = estimateOf(orders, { features, choices: {} })
  return estimate === null ? null : (
    <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
      {sentenceOfEstimate(estimate)}
    </Box>
  )
}
