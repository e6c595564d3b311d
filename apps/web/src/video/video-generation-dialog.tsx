import { type ImageAd } from '@adloom/domain/ad.ts'
import { videoAspectRatios } from '@adloom/domain/film.ts'
import { DURATION_MAX_SECONDS, DURATION_MIN_SECONDS, type VideoRequest } from '@adloom/domain/video-job.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useId, useState } from 'react'
import { commonText } from '../text/en.ts'
import { videoText } from '../text/library-en.ts'
import { Picture } from '../ui/picture.tsx'
import { radius } from '../ui/tokens.ts'
import { requestOf, type VideoDraft } from './video-draft.ts'

interface VideoGenerationDialogProps {
  readonly ad: ImageAd
  /** The picture the video begins with: absolute, or '' when there is none. */
  readonly imageUrl: string
  readonly draft: VideoDraft
  readonly onDraft: (draft: VideoDraft) => void
  readonly busy: boolean
  readonly onStart: (request: VideoRequest) => void
  readonly onClose: () => void
}

/** Asks how long, how wide and what the video of a picture is to be (specification §2). It stays while the job is being started. */
export function VideoGenerationDialog({ ad, imageUrl, draft, onDraft, busy, onStart, onClose }: VideoGenerationDialogProps) {
  const title = useId()
  const [tried, setTried] = useState(false)
  const asked = requestOf(draft, imageUrl)
  const refusals = tried && 'refusals' in asked ? asked.refusals : {}
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if ('request' in asked && !busy) onStart(asked.request)
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={title}>{videoText.title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5, pt: 1 }}>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
              <Box sx={{ width: 96, flex: 'none', borderRadius: `${radius.control}px`, overflow: 'hidden' }}>
                <Picture src={imageUrl} alt="" aspectRatio="1" failedText="" />
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" color="textSecondary">
                  {videoText.of(ad.title)}
                </Typography>
                {refusals.imageUrl !== undefined && (
                  <Typography role="alert" variant="body2" color="error">
                    {refusals.imageUrl}
                  </Typography>
                )}
              </Box>
            </Stack>
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
              <TextField
                label={videoText.duration}
                type="number"
                value={draft.duration}
                onChange={(event) => onDraft({ ...draft, duration: event.target.value })}
                error={refusals.duration !== undefined}
                helperText={refusals.duration ?? videoText.durationRange(DURATION_MIN_SECONDS, DURATION_MAX_SECONDS)}
                slotProps={{ htmlInput: { min: DURATION_MIN_SECONDS, max: DURATION_MAX_SECONDS, step: 1 } }}
                fullWidth
              />
              <TextField
                select
                label={videoText.aspect}
                value={draft.aspectRatio}
                onChange={(event) => {
                  const chosen = videoAspectRatios.find((ratio) => ratio === event.target.value)
                  if (chosen !== undefined) onDraft({ ...draft, aspectRatio: chosen })
                }}
                // The browser's own list: Esc closes it and not the dialog around it.
                slotProps={{ select: { native: true } }}
                fullWidth
              >
                {videoAspectRatios.map((ratio) => (
                  <option key={ratio} value={ratio}>
                    {ratio} ({videoText.aspects[ratio]})
                  </option>
                ))}
              </TextField>
            </Stack>
            <TextField
              label={videoText.prompt}
              value={draft.prompt}
              onChange={(event) => onDraft({ ...draft, prompt: event.target.value })}
              error={refusals.prompt !== undefined}
              helperText={refusals.prompt ?? videoText.promptHint}
              multiline
              minRows={3}
              fullWidth
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 1 }}>
          <Button onClick={onClose} disabled={busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={busy} loadingPosition="start">
            {busy ? videoText.starting : videoText.start}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
