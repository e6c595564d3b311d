import CheckIcon from 'material-icon:round-check'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Snackbar from '@mui/material/Snackbar'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { api } from '../browser/api.ts'
import { flags, setFlag } from '../browser/flags.ts'
import { leadText } from '../text/leads-en.ts'
import { measureNotices } from '../ui/notices-height.ts'
import { ThemedPart } from '../ui/theme-root.tsx'
import { brandColors } from '../ui/tokens.ts'
import { LeadField } from './lead-field.tsx'
import { checkedLead, type LeadFields, type LeadProblems, noLead, submitFailure, submitLead } from './submit-lead.ts'

/** State of the dialog: open, sending, rejected with a sentence, closing, or thanking. */
type Phase =
  | { readonly name: 'asking'; readonly failure: string | null }
  | { readonly name: 'submitting' }
  | { readonly name: 'skipped' }
  | { readonly name: 'thanking'; readonly visitor: string }

/** Milliseconds the thanks stay (§9.1). */
const THANKS_MS = 6000

/** The fields and what became of them. Submitting and skipping both settle the question permanently. */
function useLeadForm() {
  const [phase, setPhase] = useState<Phase>({ name: 'asking', failure: null })
  const [fields, setFields] = useState(noLead)
  const [problems, setProblems] = useState<LeadProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const isBusy = phase.name === 'submitting'

  const skip = () => {
    if (isBusy) return
    setFlag(flags.leadSettled)
    setPhase({ name: 'skipped' })
  }
  const change = (name: keyof LeadFields, value: string) => {
    const changed = { ...fields, [name]: value }
    setFields(changed)
    // An error disappears as soon as it is no longer true; a new one waits for the next submission.
    if (problems[name] !== undefined) setProblems({ ...problems, [name]: checkedLead(changed).problems?.[name] })
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const checked = checkedLead(fields)
    setProblems(checked.problems ?? {})
    if (checked.lead === null) {
      const [first] = Object.keys(checked.problems)
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    setPhase({ name: 'submitting' })
    try {
      await submitLead(checked.lead, api)
      setFlag(flags.leadSettled)
      setPhase({ name: 'thanking', visitor: checked.lead.name })
    } catch (error) {
      setPhase({ name: 'asking', failure: submitFailure(error) })
    }
  }
  return { phase, fields, problems, form, skip, change, submit }
}

/**
 * 'You're all set!' (§2.4). Opens when mounted; submitting and skipping both settle it permanently. `onExited` is called when the dialog
 * has left the screen completely.
 */
export function LeadDialog({ onExited }: { readonly onExited: () => void }) {
  const { phase, fields, problems, form, skip, change, submit } = useLeadForm()
  const [titleId, subtitleId] = [useId(), useId()]
  const isBusy = phase.name === 'submitting'
  const fieldOf = (name: keyof LeadFields) => ({
    name,
    value: fields[name],
    problem: problems[name] ?? null,
    isBusy,
    onChange: (value: string) => change(name, value),
  })
  return (
    <ThemedPart>
      <Dialog
        open={phase.name === 'asking' || isBusy}
        onClose={(_, reason) => {
          // A click outside does not discard typed text.
          if (reason === 'escapeKeyDown' || Object.values(fields).every((text) => text === '')) skip()
        }}
        fullWidth
        maxWidth="xs"
        aria-labelledby={titleId}
        aria-describedby={subtitleId}
        slotProps={{ transition: { onExited: () => phase.name === 'skipped' && onExited() } }}
      >
        <form ref={form} noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
          <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 4, pt: 4, pb: 2 }}>
            <Badge />
            <DialogTitle id={titleId} variant="h5" sx={{ p: 0, mt: 1 }}>
              {leadText.title}
            </DialogTitle>
            <Typography id={subtitleId} color="textSecondary">
              {leadText.subtitle}
            </Typography>
          </Stack>
          <DialogContent sx={{ px: 4, py: 1, overflow: 'visible' }}>
            <Stack sx={{ gap: 2 }}>
              {phase.name === 'asking' && phase.failure !== null && <Alert severity="error">{phase.failure}</Alert>}
              <LeadField {...fieldOf('name')} label={leadText.name} isRequired autoComplete="name" />
              <LeadField {...fieldOf('email')} label={leadText.email} isRequired autoComplete="email" type="email" />
              <LeadField {...fieldOf('company')} label={leadText.company} autoComplete="organization" />
              <Typography variant="caption" color="textSecondary">
                {leadText.privacy}
              </Typography>
            </Stack>
          </DialogContent>
          <DialogActions sx={{ px: 4, pt: 2, pb: 4, gap: 1 }}>
            <Button onClick={skip} disabled={isBusy}>
              {leadText.skip}
            </Button>
            {/* Not `disabled`: the focus would leave the dialog. */}
            <Button
              type="submit"
              variant="contained"
              aria-disabled={isBusy}
              sx={{ flex: 1, '&[aria-disabled="true"]': { cursor: 'progress' } }}
            >
              {isBusy ? leadText.submitting : leadText.submit}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <Thanks visitor={phase.name === 'thanking' ? phase.visitor : null} onExited={onExited} />
    </ThemedPart>
  )
}

/** The thanks to a visitor at the bottom of the screen; null before. */
const Thanks = ({ visitor, onExited }: { readonly visitor: string | null; readonly onExited: () => void }) => (
  <Snackbar
    open={visitor !== null}
    autoHideDuration={THANKS_MS}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    ref={measureNotices}
    // Like every notice: in the room that a bar at the bottom makes for it.
    sx={{
      'body:has([data-bottom-bar]) &': { bottom: 8, left: { lg: 24 }, right: { lg: 'auto' }, transform: { lg: 'none' } },
    }}
    onClose={(_, reason) => reason !== 'clickaway' && onExited()}
  >
    <Alert severity="success" variant="filled" onClose={onExited} sx={{ alignItems: 'center', '& .MuiAlert-action': { py: 0 } }}>
      {leadText.thanks(visitor ?? '')}
    </Alert>
  </Snackbar>
)

/** A check mark in three rings: the ad is ready. */
const Badge = () => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 64,
      height: 64,
      borderRadius: '50%',
      // Visible in forced colours only.
      border: '1px solid transparent',
      bgcolor: brandColors[600],
      color: 'common.white',
      boxShadow: `0 0 0 8px ${brandColors[100]}, 0 0 0 16px ${brandColors[50]}`,
      m: 2,
      // At 200 % zoom the fields get the room.
      '@media (max-height: 600px)': { display: 'none' },
    }}
  >
    <CheckIcon fontSize="large" />
  </Box>
)
