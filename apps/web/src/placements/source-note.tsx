import { type RuleSource } from '@adloom/domain/placements/rule-source.ts'
import Typography from '@mui/material/Typography'
import { placementsText } from '../text/placements-en.ts'
import { readableDate } from '../ui/readable-date.ts'

/** Where a rule or a weight comes from, and when it was read. */
export const SourceNote = ({ source }: { readonly source: RuleSource | null }) => (
  <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {source === null
      ? placementsText.noSource
      : `${source.page} (${placementsText.marks[source.mark]}), ${placementsText.read(readableDate(source.read) ?? source.read)}`}
  </Typography>
)
