import { scoreFactors } from '@adloom/domain/placements/score.ts'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { placementsText } from '../text/placements-en.ts'
import { brandColors, surface } from '../ui/tokens.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { SourceNote } from './source-note.tsx'
import { type JudgedPlacement } from './use-checks.ts'

/** The score of an ad in a placement, with what it is made of. */
export const ScoreParts = ({ score: { total, parts } }: { readonly score: JudgedPlacement['score'] }) => (
  <Stack component="section" aria-label={placementsText.scoreTitle} sx={{ gap: 1 }}>
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
      <Typography component="h3" variant="subtitle1">
        {placementsText.scoreTitle}
      </Typography>
      <Typography variant="h6" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {placementsText.ofHundred(total)}
      </Typography>
    </Box>
    <Typography variant="body2" color="textSecondary">
      {placementsText.noForecast}
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {scoreFactors.map(({ id, name, weight, reason, source }) => {
        const part = parts.find((each) => each.id === id) ?? null
        return (
          <Box component="li" key={id} sx={{ py: 1, borderTop: `1px solid ${surface.line}` }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: 14 }}>
              <span>
                {name}: <strong>{part?.figure ?? placementsText.notJudged}</strong>
              </span>
              {part !== null && (
                <Box component="span" sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
                  {placementsText.points(Math.round(part.value * weight), weight)}
                </Box>
              )}
            </Box>
            {part !== null && (
              <Box aria-hidden="true" sx={{ height: 4, my: 0.75, borderRadius: 1, bgcolor: surface.line }}>
                <Box sx={{ height: 1, borderRadius: 1, bgcolor: brandColors[500] }} style={{ width: `${String(part.value * 100)}%` }} />
              </Box>
            )}
            <Disclosure summary={placementsText.why}>
              <Typography variant="body2">{reason}</Typography>
              <SourceNote source={source} />
            </Disclosure>
          </Box>
        )
      })}
    </Box>
  </Stack>
)
