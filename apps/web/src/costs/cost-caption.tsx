import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { Link as RouterLink } from '../browser/router.tsx'
import { askForEngines, useEngines } from '../state/engines.ts'
import { costText } from '../text/costs-en.ts'
import { estimateOf, type Order, sentenceOfEstimate } from './order.ts'

interface CostCaptionProps {
  /** Calls that the click beside it makes. */
  readonly orders: readonly Order[]
  /** For the button's `aria-describedby`. */
  readonly id?: string
  /** Whether the price covers more than the click requests. */
  readonly atMost?: boolean
  /** Whether it links to the settings: not where leaving would lose the user's input. */
  readonly linked?: boolean
  readonly align?: 'start' | 'center' | 'end'
}

/** The price of a click and its recipients, in small type; nothing when the click is free or its engine is not known. */
export function CostCaption({ orders, id, atMost = false, linked = false, align = 'start' }: CostCaptionProps) {
  const engines = useEngines()
  useEffect(askForEngines, [])
  const estimate = estimateOf(orders, engines)
  if (estimate === null) return null
  return (
    <Typography
      id={id}
      component="p"
      variant="caption"
      color="textSecondary"
      sx={{ mt: align === 'center' ? 0.75 : 0, textAlign: align, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
    >
      {sentenceOfEstimate(estimate, atMost)}
      {linked && (
        <>
          {/* Keeps the dot with the text before it when the line is full. */}
          {'\u00a0· '}
          <Link component={RouterLink} to="/settings">
            {costText.settings}
          </Link>
        </>
      )}
    </Typography>
  )
}
