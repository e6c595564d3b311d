import { type PlacementCheck } from '@adloom/domain/placements/check-placement.ts'
import { type PackedCreative } from '@adloom/domain/placements/pack.ts'
import { type AdPlacement, placements } from '@adloom/domain/placements/placement.ts'
import EditIcon from 'material-icon:outline-edit'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { commonText } from '../text/en.ts'
import { placementsText } from '../text/placements-en.ts'
import { surface } from '../ui/tokens.ts'
import { CheckList } from './check-list.tsx'
import { PlacementsHead } from './placements-head.tsx'
import { ChangesNote } from './changes-note.tsx'
import { isMendable, mendedOption, type PlacedAd } from './placed-ad.ts'
import { PlacementList, PlacementSelect } from './placement-list.tsx'
import { PlacementPreview } from './placement-preview.tsx'
import { ResultMark } from './result-mark.tsx'
import { ScoreParts } from './score-parts.tsx'
import { SentTexts } from './sent-texts.tsx'
import { useChanges } from './use-changes.ts'
import { type JudgedPlacement, useChecks } from './use-checks.ts'
import { VariantBar } from './variant-bar.tsx'

interface PlacementsDialogProps {
  readonly ad: PlacedAd
  /** Opens the texts to edit; null where that is done elsewhere. */
  readonly onEdit: ((variant: PackedCreative) => void) | null
  readonly onClose: () => void
}

/** Windows in which each column scrolls by itself, so that the checks of a placement far down the list are in view; two columns, and three. */
const roomy = '@media (min-width: 768px) and (min-height: 640px)'
const wide = '@media (min-width: 1200px) and (min-height: 640px)'

const scrolling = { maxHeight: 1, overflowY: 'auto' } as const
/** Room for the rings of what is at its edge. */
const columnStyle = { minWidth: 0, px: 0.5, pb: 3 } as const

/** One ad in every placement: what it keeps and breaks there, how it looks, what it is worth by the score, and what mends it. */
export function PlacementsDialog({ ad, onEdit, onClose }: PlacementsDialogProps) {
  const heading = useId()
  const isNarrow = useMediaQuery('(max-width: 767px)')
  const [shown, setShown] = useState<Pick<PackedCreative, 'image' | 'text'>>(ad.first)
  const [placement, setPlacement] = useState<AdPlacement>(
    () => placements.find(({ format }) => format === ad.first.format) ?? placements[0],
  )
  // The ad may have lost variants in another tab.
  const variant = ad.creatives.find(({ image, text }) => image === shown.image && text === shown.text) ?? ad.creatives[0]
  const checks = useChecks(variant, ad.from)
  const changes = useChanges()
  const judgement = checks.shown?.find((each) => each.placement === placement.id) ?? null
  const mend = (broken: readonly PlacementCheck[]) => {
    const mends = broken.map((check) => check.mend).filter(isMendable)
    const { option: before, text } = variant
    void changes.make({
      sentence: placementsText.mended(broken.map(({ rule }) => placementsText.rules[rule])),
      run: () => ad.changeOption(text, (option) => mends.reduce(mendedOption, option)),
      undo: () => ad.changeOption(text, () => before),
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="xl"
      aria-labelledby={heading}
      slotProps={{ paper: { sx: { height: 1, maxWidth: { md: 1280 } } } }}
    >
      <PlacementsHead id={heading} title={ad.title} onClose={onClose}>
        {onEdit !== null && (
          <Button startIcon={<EditIcon />} onClick={() => onEdit(variant)}>
            {placementsText.edit}
          </Button>
        )}
      </PlacementsHead>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          borderTop: `1px solid ${surface.line}`,
          [roomy]: { display: 'flex', flexDirection: 'column', overflow: 'hidden' },
        }}
      >
        {ad.creatives.length > 1 && <VariantBar ad={ad} variant={variant} placement={placement} changes={changes} onShow={setShown} />}
        <Box sx={{ px: { xs: 2, md: 3 }, '& .MuiAlert-root': { mt: 2 } }}>
          <ChangesNote changes={changes} />
          {checks.fault !== null && (
            <Alert
              severity="error"
              action={
                <Button color="inherit" size="small" onClick={checks.retry}>
                  {commonText.retry}
                </Button>
              }
            >
              {`${placementsText.failed} ${checks.fault}`}
            </Alert>
          )}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)', lg: '280px minmax(0, 1fr) 380px' },
            alignItems: 'start',
            gap: 3,
            px: { xs: 2, md: 3 },
            pt: 2,
            [roomy]: { flex: 1, minHeight: 0, gridTemplateRows: 'minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ ...columnStyle, [roomy]: scrolling }}>
            <Summary judged={checks.shown} isCurrent={checks.isCurrent} isFailed={checks.fault !== null} />
            <PlacementList judged={checks.shown} chosen={placement} onChoose={setPlacement} />
            <PlacementSelect judged={checks.shown} chosen={placement} onChoose={setPlacement} />
          </Box>
          {/* One column where there is no room for two. */}
          <Box sx={{ minWidth: 0, display: { lg: 'contents' }, [roomy]: scrolling }}>
            <Box sx={{ ...columnStyle, [wide]: scrolling }}>
              <Typography component="h3" variant="subtitle1" sx={{ textAlign: 'center' }}>
                {placement.name}
              </Typography>
              <Verdict judgement={judgement} />
              <PlacementPreview variant={variant} placement={placement} />
            </Box>
            {/* Another placement is read from its beginning. */}
            <Stack
              key={placement.id}
              sx={{ ...columnStyle, gap: 3, opacity: checks.isCurrent ? 1 : 0.6, [wide]: scrolling }}
              aria-busy={!checks.isCurrent}
            >
              {judgement !== null && (
                <CheckList checks={judgement.checks} isWaiting={!checks.isCurrent || changes.state.status === 'running'} onMend={mend} />
              )}
              <SentTexts placement={placement} option={variant.option} brandName={variant.creative.brandName} judgement={judgement} />
              {judgement !== null && <ScoreParts score={judgement.score} />}
            </Stack>
          </Box>
        </Box>
      </Box>
    </Dialog>
  )
}

interface SummaryProps {
  readonly judged: readonly JudgedPlacement[] | null
  readonly isCurrent: boolean
  readonly isFailed: boolean
}

/** How many placements pass, said when it is known. */
function Summary({ judged, isCurrent, isFailed }: SummaryProps) {
  const count = (result: JudgedPlacement['result']) => judged?.filter((each) => each.result === result).length ?? 0
  const counts = placementsText.counts({ fail: count('fail'), warn: count('warn'), pass: count('pass') })
  return (
    <Typography variant="body2" role="status" sx={{ px: { md: 1.5 }, mb: 1.5, minHeight: 21, fontVariantNumeric: 'tabular-nums' }}>
      {isCurrent ? counts : isFailed ? '' : placementsText.checking}
    </Typography>
  )
}

/** The worst result and the score of the placement in view. */
const Verdict = ({ judgement }: { readonly judgement: JudgedPlacement | null }) => (
  <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 1.5, minHeight: 24, mb: 1.5 }}>
    {judgement !== null && (
      <>
        <ResultMark result={judgement.result} />
        <Typography variant="body2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {placementsText.score(judgement.score.total)}
        </Typography>
      </>
    )}
  </Box>
)
