import { type ImageAd } from '@adloom/domain/ad.ts'
import {
  defaultVideoPrompt,
  DURATION_DEFAULT_SECONDS,
  DURATION_MAX_SECONDS,
  DURATION_MIN_SECONDS,
  videoAspectRatios,
  videoRequestSchema,
  type VideoRequest,
} from '@adloom/domain/video-job.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useId, useState } from 'react'
import { commonText } from '../text/en.ts'
import { videoText } from '../text/library-en.ts'
import { Picture } from '../ui/picture.tsx'
import { radius } from '../ui/tokens.ts'

/** What the dialog holds while it is filled in; the duration as it is typed. */
export interface VideoDraft {
  readonly prompt: string
  readonly duration: string
  readonly aspectRatio: (typeof videoAspectRatios)[number]
}

/** What the dialog begins with (specification §5). */
export const firstDraft = (ad: ImageAd): VideoDraft => ({
  prompt: defaultVideoPrompt(ad),
  duration: String(DURATION_DEFAULT_SECONDS),
  aspectRatio: '1:1',
})

/** The request a draft makes, or what is wrong with it, by field. */
export function requestOf(
  draft: VideoDraft,
  imageUrl: string,
): { readonly request: VideoRequest } | { readonly refusals: Readonly<Partial<Record<'prompt' | 'duration' | 'imageUrl', string>>> } {
  // An emptied number field is no number, though it converts to 0.
  const duration = draft.duration.trim() === '' ? Number.NaN : Number(draft.duration)
  const parsed = videoRequestSchema.safeParse({ prompt: draft.prompt, imageUrl, duration, aspect_ratio: draft.aspectRatio })
  if (parsed.success) return { request: parsed.data }
  const of = (field: string) => parsed.error.issues.find(({ path }) => path[0] === field)?.message
  const isNumber = Number.isFinite(duration)
  return {
    refusals: {
      prompt: of('prompt'),
      imageUrl: of('imageUrl'),
      duration:
        of('duration') !== undefined && isNumber ? videoText.durationRange(DURATION_MIN_SECONDS, DURATION_MAX_SECONDS) : of('duration'),
    },
  }
}

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
                slotProps={{ select: { MenuProps: { disablePortal: true } } }}
                fullWidth
              >
                {videoAspectRatios.map((ratio) => (
                  <MenuItem key={ratio} value={ratio}>
                    {ratio} ({videoText.aspects[ratio]})
                  </MenuItem>
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
