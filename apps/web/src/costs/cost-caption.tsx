import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { Link as RouterLink } from 'react-router'
import { askForEngines, useEngines } from '../state/engines.ts'
import { costText } from '../text/costs-en.ts'
import { estimateOf, type Order, sentenceOfEstimate } from './order.ts'

interface CostCaptionProps {
  /** What the click beside it asks for. */
  readonly orders: readonly Order[]
  /** For the button's `aria-describedby`. */
  readonly id?: string
  /** Whether the price is that of more than is asked for. */
  readonly atMost?: boolean
  /** Whether it leads to the settings: not where leaving would lose what was typed. */
  readonly linked?: boolean
  readonly align?: 'start' | 'center' | 'end'
}

/** What a click would cost and who is paid, quietly; nothing where it is free, or nobody knows who would make it. */
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
          {/* The dot stays with what is before it when the line is full. */}
          {'\u00a0· '}
          <Link component={RouterLink} to="/settings">
            {costText.settings}
          </Link>
        </>
      )}
    </Typography>
  )
}
