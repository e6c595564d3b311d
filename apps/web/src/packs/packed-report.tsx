import { placements } from '@adloom/domain/placements/placement.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { packText } from '../text/packs-en.ts'
import { type FoundProblem } from './packed-summary.ts'
import { type Packing } from './use-pack.ts'

/** Lines of a list; what is more stands in the manifest. */
const SHOWN = 6

const nameOf = (id: string): string => placements.find((placement) => placement.id === id)?.name ?? id
const countOf = (problems: readonly FoundProblem[]): number => problems.reduce((sum, { count }) => sum + count, 0)
const linesOf = (problems: readonly FoundProblem[]): readonly string[] =>
  problems.map(({ rule, placement, count }) => packText.problem(rule, nameOf(placement), count))

/** "Creation 1: the address …" and so on, each lack once for all whose it is. */
function lackLinesOf(lacks: readonly string[]): readonly string[] {
  const byLack = Map.groupBy(new Set(lacks), (lack) => lack.slice(lack.indexOf(': ') + 2))
  return [...byLack].map(([lack, [first, ...others]]) => (others.length === 0 ? first : packText.lack(lack, 1 + others.length)))
}

/** What a pack that was saved holds, what its checks found, and what is missing. */
export function PackedReport({ packed: { bytes, notSaved, summary } }: { readonly packed: Extract<Packing, { status: 'done' }> }) {
  if (summary === null) return notSaved === 0 ? null : <Alert severity="warning">{packText.notSaved(notSaved)}</Alert>
  const { pictures, banners, videos, failed, warned, uploadFiles, leftOut } = summary
  const missing = lackLinesOf(uploadFiles.flatMap(({ missing: lacks }) => lacks))
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{packText.done({ pictures, banners, videos }, bytes)}</Typography>
      {notSaved > 0 && <Alert severity="warning">{packText.notSaved(notSaved)}</Alert>}
      {leftOut.length > 0 && (
        <Found severity="error" heading={packText.notPacked(leftOut.length)} lines={[...new Set(leftOut.map(({ reason }) => reason))]} />
      )}
      {failed.length > 0 && <Found severity="error" heading={packText.failed(countOf(failed))} lines={linesOf(failed)} />}
      {warned.length > 0 && <Found severity="warning" heading={packText.warned(countOf(warned))} lines={linesOf(warned)} />}
      {missing.length > 0 && <Found severity="info" heading={packText.missing} lines={missing} />}
      {pictures > 0 && failed.length + warned.length === 0 && <Alert severity="success">{packText.allPassed}</Alert>}
    </Stack>
  )
}

interface FoundProps {
  readonly severity: 'error' | 'warning' | 'info'
  readonly heading: string
  readonly lines: readonly string[]
}

const Found = ({ severity, heading, lines }: FoundProps) => (
  <Alert severity={severity}>
    <Typography variant="subtitle2" component="h3">
      {heading}
    </Typography>
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, overflowWrap: 'anywhere' }}>
      {lines.slice(0, SHOWN).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > SHOWN && <li>{packText.more(lines.length - SHOWN)}</li>}
    </Box>
  </Alert>
)
