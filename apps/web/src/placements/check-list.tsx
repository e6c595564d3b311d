import { type PlacementCheck } from '@adloom/domain/placements/check-placement.ts'
import { type PlacementMend } from '@adloom/domain/placements/placement-mend.ts'
import MendIcon from 'material-icon:baseline-auto-fix-high'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { placementsText } from '../text/placements-en.ts'
import { surface } from '../ui/tokens.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { isMendable } from './placed-ad.ts'
import { ResultMark, resultsWorstFirst } from './result-mark.tsx'
import { SourceNote } from './source-note.tsx'

interface CheckListProps {
  /** Whether it stands under a heading of its own. */
  readonly isTitled?: boolean
  readonly checks: readonly PlacementCheck[]
  /** Whether mends wait, because the checks are of another state of the ad. */
  readonly isWaiting: boolean
  readonly onMend: (checks: readonly PlacementCheck[]) => void
}

/** What an ad keeps and breaks in a placement, the worst first, and what mends it. */
export function CheckList({ isTitled = true, checks, isWaiting, onMend }: CheckListProps) {
  const open = resultsWorstFirst.slice(0, 2).flatMap((worst) => checks.filter(({ result }) => result === worst))
  const kept = checks.filter(({ result }) => result === 'pass')
  const mendable = open.filter(({ mend }) => isMendable(mend))
  const item = (check: PlacementCheck) => <CheckItem key={check.rule} check={check} isWaiting={isWaiting} onMend={onMend} />
  return (
    <Stack {...(isTitled ? { component: 'section', 'aria-label': placementsText.checks } : {})} sx={{ gap: 1 }}>
      {isTitled && (
        <Typography component="h3" variant="subtitle1">
          {placementsText.checks}
        </Typography>
      )}
      {mendable.length > 1 && (
        <Button
          variant="contained"
          startIcon={<MendIcon />}
          disabled={isWaiting}
          onClick={() => onMend(mendable)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {placementsText.mendAll(mendable.length)}
        </Button>
      )}
      {open.length > 0 && (
        <Box component="ul" sx={listStyle}>
          {open.map(item)}
        </Box>
      )}
      {kept.length > 0 && (
        <Disclosure
          summary={
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, verticalAlign: 'middle' }}>
              <ResultMark result="pass" />
              {placementsText.passed(kept.length)}
            </Box>
          }
        >
          <Box component="ul" sx={{ ...listStyle, mt: 1 }}>
            {kept.map(item)}
          </Box>
        </Disclosure>
      )}
    </Stack>
  )
}

const listStyle = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' } as const

interface CheckItemProps extends Pick<CheckListProps, 'isWaiting' | 'onMend'> {
  readonly check: PlacementCheck
}

function CheckItem({ check, isWaiting, onMend }: CheckItemProps) {
  const { rule, result, found, allowed, source, mend } = check
  const advice = result === 'pass' ? undefined : placementsText.advice[rule]
  return (
    <Box component="li" sx={{ p: 1.5, borderRadius: 1.5, border: `1px solid ${surface.line}` }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography component="h4" variant="subtitle2">
          {placementsText.rules[rule]}
        </Typography>
        <ResultMark result={result} />
      </Box>
      <Box component="dl" sx={factsStyle}>
        <dt>{placementsText.found}</dt>
        <dd dir="auto">{found}</dd>
        <dt>{placementsText.allowed}</dt>
        <dd>{allowed}</dd>
      </Box>
      {result !== 'pass' && isMendable(mend) && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<MendIcon />}
          disabled={isWaiting}
          onClick={() => onMend([check])}
          sx={{ my: 0.75, textAlign: 'left' }}
        >
          {mend.kind === 'text' ? placementsText.mends[mend.field] : placementsText.mends.call(callLabelOf(mend))}
        </Button>
      )}
      {result !== 'pass' && !isMendable(mend) && advice !== undefined && (
        <Typography variant="body2" sx={{ my: 0.5 }}>
          {advice}
        </Typography>
      )}
      <Disclosure summary={placementsText.source}>
        <SourceNote source={source} />
      </Disclosure>
    </Box>
  )
}

const callLabelOf = (mend: PlacementMend): string => (mend.kind === 'call to action' ? (mend.label ?? '') : '')

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.25,
  my: 0.75,
  fontSize: 14,
  '& > dt': { color: 'text.secondary' },
  '& > dd': { m: 0, overflowWrap: 'anywhere', textAlign: 'left', fontVariantNumeric: 'tabular-nums' },
} as const
