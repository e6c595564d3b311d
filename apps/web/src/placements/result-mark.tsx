import FailIcon from 'material-icon:baseline-cancel'
import PassIcon from 'material-icon:baseline-check-circle'
import WarnIcon from 'material-icon:baseline-warning-amber'
import Box from '@mui/material/Box'
import { type PlacementCheck } from '@adloom/domain/placements/check-placement.ts'
import { placementsText } from '../text/placements-en.ts'
import { status } from '../ui/tokens.ts'

type Result = PlacementCheck['result']

const marks = {
  pass: { Icon: PassIcon, color: status.complete },
  warn: { Icon: WarnIcon, color: status.queued },
  fail: { Icon: FailIcon, color: status.failed },
} as const

/** What became of a rule, or of a placement: icon and word. */
export function ResultMark({ result }: { readonly result: Result }) {
  const { Icon, color } = marks[result]
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, flex: 'none', color, fontSize: 13, fontWeight: 600 }}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 18 }} />
      {placementsText.result[result]}
    </Box>
  )
}

/** The worst first. */
export const resultsWorstFirst: readonly Result[] = ['fail', 'warn', 'pass']
