import { videoAspectRatios } from '@adloom/domain/video.ts'
import { DURATION_MAX_SECONDS, DURATION_MIN_SECONDS, type VideoRequest } from '@adloom/domain/video-job.ts'
import ExpandIcon from 'material-icon:baseline-expand-more'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { CostCaption } from '../costs/cost-caption.tsx'
import { videoOrders } from '../costs/order.ts'
import { commonText } from '../text/en.ts'
import { videoText } from '../text/library-en.ts'
import { motion } from '../ui/tokens.ts'
import { SelectField } from './choice-field.tsx'
import { FrameShape } from './frame-shape.tsx'
import { MoreVideoOptions } from './more-video-options.tsx'
import { type DraftErrors, requestOf, type VideoDraft } from './video-draft.ts'
import { type VideoAdSource } from './video-source.ts'

interface VideoGenerationDialogProps {
  readonly source: VideoAdSource
  readonly draft: VideoDraft
  readonly onDraft: (draft: VideoDraft) => void
  readonly busy: boolean
  readonly onStart: (request: VideoRequest) => void
  readonly onClose: () => void
}

/** Asks for length, aspect ratio and other options of a video of an image (§2.14). It stays open while the job is being started. */
export function VideoGenerationDialog({ source, draft, onDraft, busy, onStart, onClose }: VideoGenerationDialogProps) {
  const title = useId()
  const cost = useId()
  const { imageUrl, known } = source
  const [tried, setTried] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const outcome = requestOf(draft, imageUrl, known)
  const errors = tried && 'errors' in outcome ? outcome.errors : {}
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if ('request' in outcome) {
      if (!busy) onStart(outcome.request)
      return
    }
    const { hook, captions, callToAction } = outcome.errors
    // Opens the section that contains an error.
    if ((hook ?? captions ?? callToAction) !== undefined) setIsOpen(true)
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <form onSubmit={submit} noValidate style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id={title}>{videoText.title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5, pt: 1 }}>
            <LengthAndShape source={source} draft={draft} errors={errors} onDraft={onDraft} />
            <TextField
              label={videoText.prompt}
              value={draft.prompt}
              onChange={(event) => onDraft({ ...draft, prompt: event.target.value })}
              error={errors.prompt !== undefined}
              helperText={errors.prompt ?? videoText.promptHint}
              multiline
              minRows={3}
              fullWidth
            />
            <FoldedOptions isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
              <MoreVideoOptions draft={draft} imageUrl={imageUrl} known={known} errors={errors} onDraft={onDraft} />
            </FoldedOptions>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 2 }}>
          {'request' in outcome && (
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <CostCaption orders={videoOrders(outcome.request)} id={cost} />
            </Box>
          )}
          <Button onClick={onClose} disabled={busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" variant="contained" aria-describedby={cost} loading={busy} loadingPosition="start">
            {busy ? videoText.starting : videoText.start}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface LengthAndShapeProps {
  readonly source: VideoAdSource
  readonly draft: VideoDraft
  readonly errors: DraftErrors
  readonly onDraft: (draft: VideoDraft) => void
}

/** The image in the frame of the video, the length and the aspect ratio. */
const LengthAndShape = ({ source: { imageUrl, origin }, draft, errors, onDraft }: LengthAndShapeProps) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3 }}>
    <FrameShape draft={draft} imageUrl={imageUrl} />
    <Stack sx={{ flex: 1, minWidth: 0, gap: 2 }}>
      {origin.title.trim() !== '' && (
        <Typography variant="body2" color="textSecondary">
          {videoText.of(origin.title)}
        </Typography>
      )}
      {errors.imageUrl !== undefined && (
        <Typography role="alert" variant="body2" color="error">
          {errors.imageUrl}
        </Typography>
      )}
      <TextField
        label={videoText.duration}
        type="number"
        value={draft.duration}
        onChange={(event) => onDraft({ ...draft, duration: event.target.value })}
        error={errors.duration !== undefined}
        helperText={errors.duration ?? videoText.durationRange(DURATION_MIN_SECONDS, DURATION_MAX_SECONDS)}
        slotProps={{ htmlInput: { min: DURATION_MIN_SECONDS, max: DURATION_MAX_SECONDS, step: 1 } }}
        fullWidth
      />
      <SelectField
        label={videoText.aspect}
        value={draft.aspectRatio}
        choices={videoAspectRatios.map((value) => ({ value, name: `${value} (${videoText.aspects[value]})` }))}
        onChoose={(aspectRatio) => onDraft({ ...draft, aspectRatio })}
      />
    </Stack>
  </Stack>
)

interface FoldedOptionsProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** Options that few need, behind a button. */
function FoldedOptions({ isOpen, onToggle, children }: FoldedOptionsProps) {
  const options = useId()
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? options : undefined}
        onClick={onToggle}
        endIcon={<ExpandIcon sx={{ rotate: isOpen ? '180deg' : '0deg', transition: `rotate ${String(motion.press)}ms` }} />}
        sx={{ ml: -0.75 }}
      >
        {isOpen ? videoText.fewer : videoText.more}
      </Button>
      {isOpen && (
        <Box id={options} sx={{ pt: 2 }}>
          {children}
        </Box>
      )}
    </Box>
  )
}
