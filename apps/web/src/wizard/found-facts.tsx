import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Price, type Product } from '@adloom/domain/product.ts'
import { contentText, sourceText } from '../text/wizard-en.ts'
import { surface } from '../ui/tokens.ts'

/** An amount as people write it, e.g. "€12.50". */
function inMoney(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount)
  } catch {
    // A currency this browser does not know: the amount and its code are still right.
    return `${amount} ${currency}`
  }
}

const priceText = ({ amount, currency, before }: Price): string =>
  before === undefined ? inMoney(amount, currency) : `${inMoney(amount, currency)}, before ${inMoney(before, currency)}`

const availabilityText = {
  'in-stock': 'In stock',
  'out-of-stock': 'Out of stock',
  preorder: 'Can be pre-ordered',
  backorder: 'Can be back-ordered',
  limited: 'Few left',
  discontinued: 'No longer made',
} as const

/** What the page says that the ad may say too, and where it says it. Nothing else is ever claimed. */
export function FoundFacts({ product }: { product: Product }) {
  const { brand, price, rating, availability, evidence } = product
  const rows = [
    { field: 'brand', name: 'Brand', text: brand },
    { field: 'price', name: 'Price', text: price === null ? null : priceText(price) },
    { field: 'rating', name: 'Rating', text: rating === null ? null : `${rating.value} of 5 from ${rating.count}` },
    { field: 'availability', name: 'Availability', text: availability === null ? null : availabilityText[availability] },
  ].filter(({ text }) => text !== null)
  if (rows.length === 0) return null
  return (
    <Box component="section" aria-label={contentText.facts}>
      <Typography component="h4" variant="subtitle2" sx={{ mb: 0.75 }}>
        {contentText.facts}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr auto',
          columnGap: 2,
          alignItems: 'baseline',
          rowGap: 0.5,
          m: 0,
          p: 1.5,
          borderRadius: 1.5,
          bgcolor: surface.canvas,
        }}
      >
        {rows.map(({ field, name, text }) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              <strong>{text}</strong>
            </Typography>
            <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0, textAlign: 'right' }}>
              {evidence[field] === undefined ? '' : sourceText[evidence[field].source]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
