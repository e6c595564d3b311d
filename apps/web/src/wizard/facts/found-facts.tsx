import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { type Product } from '@adloom/domain/product.ts'
import { type Evidence } from '@adloom/domain/provenance.ts'
import { useId, useState } from 'react'
import { priceText } from '../../text/price-en.ts'
import { contentText, sourceText } from '../../text/wizard-steps-en.ts'
import { surface } from '../../ui/tokens.ts'

/** Length in characters from which a fact is prose: whole sentences in bold are hard to read. */
const PROSE_FROM = 60

/** Number of points in the row itself; the passage from the page shows more. */
const FEATURES_SHOWN = 3

const featuresText = (features: readonly string[]): string =>
  [
    features.slice(0, FEATURES_SHOWN).join(' · '),
    features.length > FEATURES_SHOWN ? contentText.more(features.length - FEATURES_SHOWN) : '',
  ]
    .join(' ')
    .trim()

/** The known facts of a product as text, each with its source. */
function knownFacts({ brand, price, rating, availability, category, categoryPath, features, description, evidence }: Product) {
  const rows = [
    { field: 'brand', text: brand },
    { field: 'price', text: price === null ? null : priceText(price) },
    { field: 'rating', text: rating === null ? null : contentText.rating(rating.value, rating.count) },
    { field: 'availability', text: availability === null ? null : contentText.availability[availability] },
    { field: 'categoryPath', text: categoryPath.length === 0 ? null : categoryPath.join(' › ') },
    { field: 'category', text: categoryPath.length === 0 ? category : null },
    { field: 'features', text: features.length === 0 ? null : featuresText(features) },
    { field: 'description', text: description },
  ] as const
  return rows.flatMap(({ field, text }) => (text === null ? [] : [{ field, text, evidence: evidence[field] ?? null }]))
}

/** Statements of the page that the ad may use, each with its source. The ad claims nothing else. */
export function FoundFacts({ product }: { product: Product }) {
  const facts = knownFacts(product)
  if (facts.length === 0) return null
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
          // In a narrow column the source is below its fact.
          '@container (max-width: 340px)': {
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            '& > * > dd + dd': { gridColumn: 2, maxWidth: 1, textAlign: 'left' },
          },
        }}
      >
        {facts.map(({ field, text, evidence }) => (
          <FactRow key={field} name={contentText.factNames[field]} text={text} evidence={evidence} />
        ))}
      </Box>
    </Box>
  )
}

/** A fact as text; clicking its source shows the passage it was read from. */
function FactRow({ name, text, evidence }: { name: string; text: string; evidence: Evidence | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const wordsId = useId()
  const snippet = evidence?.snippet ?? ''
  const source = evidence === null ? '' : sourceText[evidence.source]
  return (
    <Box sx={{ display: 'contents' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        dir="auto"
        sx={{
          m: 0,
          textAlign: 'left',
          overflowWrap: 'anywhere',
          hyphens: 'auto',
          // Whole descriptions are shown by their first lines.
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 3,
          overflow: 'hidden',
        }}
      >
        {text.length > PROSE_FROM ? text : <strong>{text}</strong>}
      </Typography>
      <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0, maxWidth: 130, textAlign: 'right' }}>
        {snippet === '' ? (
          source
        ) : (
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={isOpen ? wordsId : undefined}
            aria-label={contentText.showWords(source, name)}
            onClick={() => setIsOpen(!isOpen)}
            sx={{
              font: 'inherit',
              textAlign: 'inherit',
              minHeight: 24,
              px: 0.5,
              mx: -0.5,
              borderRadius: 1,
              textDecoration: 'underline dotted',
              textUnderlineOffset: 3,
              '&:hover': { color: 'text.primary' },
            }}
          >
            {source}
          </ButtonBase>
        )}
      </Typography>
      {isOpen && (
        <Typography
          component="dd"
          id={wordsId}
          variant="caption"
          sx={{
            gridColumn: '1 / -1 !important',
            maxWidth: 'none !important',
            m: 0,
            mb: 0.75,
            px: 1.25,
            py: 0.75,
            borderLeft: `3px solid ${surface.line}`,
            bgcolor: surface.paper,
            overflowWrap: 'anywhere',
          }}
        >
          {contentText.words} <q dir="auto">{snippet}</q>
        </Typography>
      )}
    </Box>
  )
}
