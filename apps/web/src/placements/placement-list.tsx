import { type AdPlacement, placements, platforms } from '@adloom/domain/placements/placement.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { placementsText } from '../text/placements-en.ts'
import { brandColors, surface } from '../ui/tokens.ts'
import { ResultMark } from './result-mark.tsx'
import { type JudgedPlacement } from './use-checks.ts'

interface PlacementListProps {
  readonly judged: readonly JudgedPlacement[] | null
  readonly chosen: AdPlacement
  readonly onChoose: (placement: AdPlacement) => void
}

const byPlatform = [...Map.groupBy(placements, ({ platform }) => platform)]

const judgementOf = (judged: readonly JudgedPlacement[] | null, { id }: AdPlacement): JudgedPlacement | null =>
  judged?.find(({ placement }) => placement === id) ?? null

/** Every placement by platform, with its worst result and its score. */
export const PlacementList = ({ judged, chosen, onChoose }: PlacementListProps) => (
  <Box component="nav" aria-label={placementsText.list} sx={{ display: { xs: 'none', md: 'block' } }}>
    {byPlatform.map(([platform, places]) => (
      <Box key={platform} component="section" aria-label={platforms[platform]} sx={{ mb: 1.5 }}>
        <Typography component="h3" variant="subtitle2" sx={{ px: 1.5, py: 0.5 }}>
          {platforms[platform]}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {places.map((placement) => (
            <li key={placement.id}>
              <PlacementButton
                placement={placement}
                judgement={judgementOf(judged, placement)}
                isChosen={placement === chosen}
                onClick={() => onChoose(placement)}
              />
            </li>
          ))}
        </Box>
      </Box>
    ))}
  </Box>
)

interface PlacementButtonProps {
  readonly placement: AdPlacement
  readonly judgement: JudgedPlacement | null
  readonly isChosen: boolean
  readonly onClick: () => void
}

const PlacementButton = ({ placement, judgement, isChosen, onClick }: PlacementButtonProps) => (
  <ButtonBase
    aria-current={isChosen}
    onClick={onClick}
    sx={{
      display: 'block',
      width: 1,
      px: 1.5,
      py: 0.75,
      borderRadius: 1,
      textAlign: 'left',
      fontFamily: 'inherit',
      // The red of a failed check has 4.6:1 on these two, and 4.1:1 on the next darker ones.
      bgcolor: isChosen ? brandColors[50] : 'transparent',
      boxShadow: isChosen ? `inset 3px 0 0 ${brandColors[500]}` : 'none',
      '&:hover': { bgcolor: isChosen ? brandColors[50] : surface.canvas },
      '&.Mui-focusVisible': { outlineOffset: -3 },
      '@media (forced-colors: active)': isChosen ? { outline: '2px solid Highlight', outlineOffset: -2 } : {},
    }}
  >
    <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: isChosen ? 650 : 400 }}>
      {placement.name}
    </Typography>
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 22 }}>
      {judgement === null ? (
        <Skeleton component="span" width={80} />
      ) : (
        <>
          <ResultMark result={judgement.result} />
          <Typography component="span" variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {placementsText.score(judgement.score.total)}
          </Typography>
        </>
      )}
    </Box>
  </ButtonBase>
)

/** The same where there is no room for a list. */
export const PlacementSelect = ({ judged, chosen, onChoose }: PlacementListProps) => (
  <TextField
    select
    label={placementsText.choose}
    value={chosen.id}
    onChange={({ target }) => onChoose(placements.find(({ id }) => id === target.value) ?? chosen)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    fullWidth
    sx={{ display: { md: 'none' } }}
  >
    {byPlatform.map(([platform, places]) => (
      <optgroup key={platform} label={platforms[platform]}>
        {places.map((placement) => (
          <option key={placement.id} value={placement.id}>
            {optionName(placement, judgementOf(judged, placement))}
          </option>
        ))}
      </optgroup>
    ))}
  </TextField>
)

const optionName = ({ name }: AdPlacement, judgement: JudgedPlacement | null): string =>
  judgement === null ? name : `${name} · ${placementsText.result[judgement.result]} · ${placementsText.score(judgement.score.total)}`
