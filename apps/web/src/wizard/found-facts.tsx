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
  before === undefined ? inMoney(amount, currency) : contentText.priceBefore(inMoney(amount, currency), inMoney(before, currency))

/** What the page says that the ad may say too, and where it says it. Nothing else is ever claimed. */
export function FoundFacts({ product }: { product: Product }) {
  const { brand, price, rating, availability, evidence } = product
  const rows = [
    { field: 'brand', text: brand },
    { field: 'price', text: price === null ? null : priceText(price) },
    { field: 'rating', text: rating === null ? null : contentText.rating(rating.value, rating.count) },
    { field: 'availability', text: availability === null ? null : contentText.availability[availability] },
  ] as const
  const known = rows.filter(({ text }) => text !== null)
  if (known.length === 0) return null
  return (
    <Box component="section" aria-label={contentText.facts} sx={{ containerType: 'inline-size' }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.75 }}>
        {contentText.facts}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          columnGap: 2,
          alignItems: 'baseline',
          rowGap: 0.5,
          m: 0,
          p: 1.5,
          borderRadius: 1.5,
          bgcolor: surface.canvas,
          // In a narrow column the source stands under what it is the source of.
          '@container (max-width: 340px)': {
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            '& > * > dd + dd': { gridColumn: 2, maxWidth: 1, textAlign: 'left' },
          },
        }}
      >
        {known.map(({ field, text }) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {contentText.factNames[field]}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              dir="auto"
              sx={{ m: 0, textAlign: 'left', overflowWrap: 'anywhere', hyphens: 'auto' }}
            >
              <strong>{text}</strong>
            </Typography>
            <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0, maxWidth: 130, textAlign: 'right' }}>
              {evidence[field] === undefined ? '' : sourceText[evidence[field].source]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
