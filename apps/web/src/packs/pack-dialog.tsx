import { type Ad } from '@adloom/domain/ad.ts'
import { type PackChoices } from '@adloom/domain/placements/pack.ts'
import { textLimits } from '@adloom/domain/text-limits.ts'
import PackIcon from 'material-icon:outline-inventory-2'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useMemo, useState } from 'react'
import { commonText } from '../text/en.ts'
import { packText } from '../text/packs-en.ts'
import { PillToggle } from '../ui/pill-toggle.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { NamePattern, patternProblemOf } from './name-pattern.tsx'
import { PackContents } from './pack-contents.tsx'
import { exampleNameOf, packPlanOf } from './pack-plan.ts'
import { PackedReport } from './packed-report.tsx'
import { PlacementTicks } from './placement-ticks.tsx'
import { loadPackChoices, savePackChoices } from './stored-choices.ts'
import { type Packing, usePack } from './use-pack.ts'

type WorkingPack = Extract<Packing, { status: 'saving' | 'ordering' | 'receiving' }>
const isWorkingPack = (packing: Packing): packing is WorkingPack => ['saving', 'ordering', 'receiving'].includes(packing.status)

interface PackDialogProps {
  /** At least one. */
  readonly ads: readonly Ad[]
  readonly onClose: () => void
}

/** Draws ads for chosen placements and saves them as one zip. Mount it to open it. */
export function PackDialog(props: PackDialogProps) {
  const [stored, setStored] = useState<PackChoices | null>(null)
  useEffect(() => {
    let isOpen = true
    void loadPackChoices().then((choices) => {
      if (isOpen) setStored(choices)
    })
    return () => {
      isOpen = false
    }
  }, [])
  // They are there at once, unless the browser had no room for them where they usually are.
  return stored === null ? null : <ChosenPack {...props} stored={stored} />
}

function ChosenPack({ ads, stored, onClose }: PackDialogProps & { readonly stored: PackChoices }) {
  const heading = useId()
  const html5About = useId()
  const [choices, setChoices] = useState(stored)
  const [title, setTitle] = useState('')
  const { packing, pack, reset } = usePack()
  const change = (changed: Partial<PackChoices>): void => {
    const next = { ...choices, ...changed }
    setChoices(next)
    if (patternProblemOf(next.pattern) === null) void savePackChoices(next)
  }
  const plan = useMemo(() => packPlanOf(ads, choices), [ads, choices])
  const working = isWorkingPack(packing) ? packing : null
  const isWorking = working !== null
  const without = choices.placements.length === 0 ? packText.noPlacement : null
  const problem = without ?? (patternProblemOf(choices.pattern) === null ? null : packText.wrongPattern)
  const isReady = problem === null && plan.ads.length > 0 && !plan.isTooMuch
  const isDone = packing.status === 'done'
  return (
    <Dialog open onClose={isWorking ? undefined : onClose} maxWidth="md" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{isDone ? packText.doneTitle : packText.title}</DialogTitle>
      <DialogContent dividers>
        {isDone && <PackedReport packed={packing} />}
        {working !== null && <PackProgress packing={working} />}
        {!isDone && !isWorking && (
          <>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {packText.about(ads.length)}
            </Typography>
            <Stack sx={{ gap: 3 }}>
              <PlacementTicks ticked={choices.placements} onTick={(ticked) => change({ placements: [...ticked] })} />
              <Box>
                <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
                  {packText.combinations}
                </Typography>
                <PillToggle
                  label={packText.combinations}
                  value={choices.combinations}
                  options={['all', 'first']}
                  names={packText.combinationNames}
                  onChange={(combinations) => change({ combinations })}
                />
              </Box>
              {plan.bannerPlaces > 0 && (
                <Box>
                  <FormControlLabel
                    control={
                      <Switch
                        checked={choices.html5}
                        onChange={(_, html5) => change({ html5 })}
                        slotProps={{ input: { 'aria-describedby': html5About } }}
                      />
                    }
                    label={packText.html5}
                    slotProps={{ typography: { variant: 'body2', sx: { fontWeight: 600 } } }}
                  />
                  <Typography id={html5About} variant="body2" color="textSecondary">
                    {packText.html5About}
                  </Typography>
                </Box>
              )}
              <NamePattern
                pattern={choices.pattern}
                example={exampleNameOf(plan, choices.pattern, choices.placements, title)}
                onPattern={(pattern) => change({ pattern })}
              />
              <TextField
                label={packText.campaign}
                value={title}
                onChange={({ target }) => setTitle(target.value)}
                helperText={packText.campaignAbout}
                slotProps={{ htmlInput: { maxLength: textLimits.line }, inputLabel: { shrink: true } }}
                fullWidth
              />
              {without === null ? <PackContents plan={plan} /> : <Alert severity="warning">{without}</Alert>}
            </Stack>
          </>
        )}
      </DialogContent>
      {packing.status === 'failed' && (
        <Alert severity="error" sx={{ mx: 3, mt: 2 }}>
          {packing.sentence}
        </Alert>
      )}
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {isDone ? (
          <>
            <Button onClick={reset}>{packText.again}</Button>
            <Button variant="contained" onClick={onClose}>
              {packText.finish}
            </Button>
          </>
        ) : (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ flex: { xs: '1 0 100%', sm: 1 }, fontVariantNumeric: 'tabular-nums' }}>
              {problem ?? (isReady ? packText.inShort(plan.pictures, plan.uploadKinds.length) : '')}
            </Typography>
            <Button onClick={isWorking ? reset : onClose}>{isWorking ? packText.stop : commonText.cancel}</Button>
            <WorkingButton
              variant="contained"
              startIcon={<PackIcon />}
              working={isWorking}
              disabled={!isReady}
              onClick={() => pack(plan, choices, title)}
            >
              {packText.download}
            </WorkingButton>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** What is happening. */
function PackProgress({ packing }: { readonly packing: WorkingPack }) {
  const { label, percent } = progressOfPack(packing)
  return (
    <Box sx={{ py: 2 }}>
      <Typography variant="body2" sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
        {label}
      </Typography>
      <LinearProgress
        aria-label={packText.title}
        variant={percent === null ? 'indeterminate' : 'determinate'}
        value={percent ?? undefined}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {packText.stay}
      </Typography>
    </Box>
  )
}

function progressOfPack(packing: WorkingPack): {
  readonly label: string
  readonly percent: number | null
} {
  if (packing.status === 'ordering') return { label: packText.ordering, percent: null }
  if (packing.status === 'saving') {
    const { done, total } = packing
    return { label: packText.saving(done, total), percent: (100 * done) / total }
  }
  const { files, received } = packing
  if (received.files >= files) return { label: packText.receiving(received.bytes), percent: null }
  return { label: packText.drawing(received.files, files, received.bytes), percent: (100 * received.files) / files }
}
