import { type FeedField, type FeedPreview } from '@adloom/domain/campaign/feed-product.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { feedKindText, feedText, newCampaignText } from '../../text/campaigns-en.ts'
import { surface } from '../../ui/tokens.ts'
import { CurrencyChoice } from './currency-choice.tsx'
import { FeedColumns } from './feed-columns.tsx'
import { FeedProducts } from './feed-products.tsx'

interface FeedPreviewCardProps {
  /** Of its file, or its address; empty for one that was pasted. */
  readonly name: string
  readonly preview: FeedPreview
  readonly isReadingAgain: boolean
  /** Of prices that name none; null while it is not said. */
  readonly currency: string | null
  readonly onMap: (column: string, field: FeedField | null) => void
  readonly onCurrency: (currency: string | null) => void
  readonly onStartOver: () => void
}

/** What was read of a feed: its kind, what is wrong, its columns, and its first products. */
export function FeedPreviewCard({ name, preview, isReadingAgain, currency, onMap, onCurrency, onStartOver }: FeedPreviewCardProps) {
  const { kind, columns, rows, wrong, total, totalWrong, needsCurrency } = preview
  const usable = total - totalWrong
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus is gone: the user goes on with what was read.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const asksForCurrency = needsCurrency || currency !== null
  return (
    <Card component="section" aria-labelledby="feed" aria-busy={isReadingAgain} sx={{ position: 'relative' }}>
      {isReadingAgain && (
        <LinearProgress aria-label={feedText.again} sx={{ position: 'absolute', inset: '0 0 auto', height: 3, borderRadius: 0 }} />
      )}
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, p: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 2 } }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography component="h2" variant="h5" id="feed" ref={heading} tabIndex={-1} sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {feedText.total(usable)}
          </Typography>
          <Typography variant="body2" color="textSecondary" role="status" sx={{ overflowWrap: 'anywhere' }}>
            {[feedKindText[kind], name === '' ? newCampaignText.pasted : name].join(' · ')}
          </Typography>
        </Box>
        <Button variant="outlined" size="small" onClick={onStartOver}>
          {newCampaignText.startOver}
        </Button>
      </Stack>
      {(usable === 0 || totalWrong > 0 || asksForCurrency) && (
        <Stack sx={{ gap: 1.5, px: { xs: 2, sm: 3 }, pb: 2 }}>
          {usable === 0 && <Alert severity="error">{newCampaignText.nothingUsable}</Alert>}
          {totalWrong > 0 && <WrongRows wrong={wrong} total={totalWrong} leavesSome={usable > 0} />}
          {asksForCurrency && <CurrencyChoice currency={currency} onCurrency={onCurrency} />}
        </Stack>
      )}
      {columns.length > 0 && <FeedColumns columns={columns} needsAttention={usable === 0} onMap={onMap} />}
      {rows.length > 0 && (
        <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: 1.5, borderTop: `1px solid ${surface.line}` }}>
          <Typography component="h3" variant="subtitle2">
            {feedText.first(rows.length, total)}
          </Typography>
          <FeedProducts rows={rows} total={total} />
        </Box>
      )}
    </Card>
  )
}

/** Wrong rows that are shown at first. */
const SHOWN = 3

interface WrongRowsProps extends Pick<FeedPreview, 'wrong'> {
  /** Of the whole feed. */
  readonly total: number
  readonly leavesSome: boolean
}

/** The rows that cannot be used, with their reasons. */
function WrongRows({ wrong, total, leavesSome }: WrongRowsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? wrong : wrong.slice(0, SHOWN)
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { width: 1, minWidth: 0 } }}>
      <Typography variant="body2" component="p" sx={{ fontWeight: 650 }}>
        {feedText.wrong(total)}
      </Typography>
      {leavesSome && <Typography variant="body2">{feedText.wrongLeftOut}</Typography>}
      <Box
        component="ul"
        tabIndex={isOpen ? 0 : undefined}
        aria-label={feedText.wrong(total)}
        sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', maxHeight: 280, overflowY: 'auto', '& li + li': { mt: 0.5 } }}
      >
        {shown.map(({ row, problem }) => (
          <Typography key={row} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="strong" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {feedText.wrongRow(row, problem.column)}
            </Box>
            {': '}
            {problem.sentence}
          </Typography>
        ))}
      </Box>
      {isOpen && total > wrong.length && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {feedText.wrongMore(wrong.length, total)}
        </Typography>
      )}
      {wrong.length > SHOWN && (
        <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} sx={{ mt: 0.5, ml: -1.75 }}>
          {isOpen ? feedText.hideWrong : feedText.showWrong(wrong.length)}
        </Button>
      )}
    </Alert>
  )
}
