import CloudUploadIcon from 'material-icon:outline-cloud-upload'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { type GivenFeed } from '../../state/campaigns/new-feed.ts'
import { commonText } from '../../text/en.ts'
import { newCampaignText } from '../../text/campaigns-en.ts'
import { dropZone } from '../../ui/drop-zone.ts'
import { brandColors, surface } from '../../ui/tokens.ts'
import { type FeedState } from './use-feed.ts'

interface FeedSourceProps {
  readonly state: Exclude<FeedState, { readonly status: 'there' }>
  readonly pasted: string
  readonly onPasted: (text: string) => void
  readonly onGive: (feed: GivenFeed) => void
  readonly onCancel: () => void
}

/** Where a feed is given: a file dropped or chosen, or text pasted; while it is read, how far that is. */
export function FeedSource({ state, pasted, onPasted, onGive, onCancel }: FeedSourceProps) {
  const isBusy = state.status === 'sending' || state.status === 'reading'
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      {isBusy ? <FeedProgress state={state} onCancel={onCancel} /> : <DropZone onGive={onGive} />}
      {state.status === 'failed' && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {state.sentence}
        </Alert>
      )}
      {!isBusy && (
        <>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              my: 2.5,
              color: 'text.secondary',
              typography: 'body2',
              '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${surface.line}` },
            }}
          >
            {newCampaignText.or}
          </Box>
          <Stack
            component="form"
            sx={{ gap: 1.5 }}
            onSubmit={(event) => {
              event.preventDefault()
              if (pasted.trim() !== '') onGive(pasted)
            }}
          >
            <TextField
              label={newCampaignText.paste}
              placeholder={newCampaignText.pastePlaceholder}
              helperText={newCampaignText.pasteHelper}
              value={pasted}
              onChange={({ target }) => onPasted(target.value)}
              multiline
              minRows={3}
              maxRows={8}
              fullWidth
              slotProps={{
                inputLabel: { shrink: true },
                // Links and tables run from left to right.
                htmlInput: { spellCheck: false, dir: 'ltr', style: { whiteSpace: 'pre', overflowX: 'auto' } },
              }}
            />
            <Button type="submit" variant="outlined" disabled={pasted.trim() === ''} sx={{ alignSelf: 'flex-start' }}>
              {newCampaignText.read}
            </Button>
          </Stack>
        </>
      )}
    </Card>
  )
}

/** The place to drop a file, which also opens the system's file dialog. */
function DropZone({ onGive }: Pick<FeedSourceProps, 'onGive'>) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    // What a file holds is seen when it is read: its name may say anything.
    onDrop: (accepted) => {
      setRefusal(accepted.length > 1 ? newCampaignText.oneFile : null)
      if (accepted.length === 1) onGive(accepted[0])
    },
  })
  return (
    <>
      <Box {...getRootProps({ role: 'button' })} sx={{ ...dropZone(isDragActive), px: 2, py: { xs: 4, sm: 6 } }}>
        <CloudUploadIcon sx={{ fontSize: 40, color: brandColors[600] }} />
        <Typography variant="h6" component="p">
          {newCampaignText.drop}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {newCampaignText.click}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ mt: 1, maxWidth: 420, textWrap: 'balance' }}>
          {newCampaignText.formats}
        </Typography>
      </Box>
      <input {...getInputProps()} aria-hidden tabIndex={-1} />
      {refusal !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {refusal}
        </Alert>
      )}
    </>
  )
}

interface FeedProgressProps extends Pick<FeedSourceProps, 'onCancel'> {
  readonly state: Extract<FeedState, { readonly status: 'sending' | 'reading' }>
}

/** In the place of the drop zone, of its size. */
const FeedProgress = ({ state, onCancel }: FeedProgressProps) => (
  <Stack
    aria-busy
    sx={{
      alignItems: 'center',
      justifyContent: 'center',
      gap: 1.5,
      minHeight: 220,
      p: 3,
      borderRadius: 2,
      bgcolor: surface.canvas,
      border: `1px solid ${surface.line}`,
      textAlign: 'center',
    }}
  >
    {state.status === 'reading' && <CircularProgress aria-hidden="true" size={32} sx={{ color: brandColors[500] }} />}
    <Typography role="status" sx={{ fontWeight: 650, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
      {newCampaignText.reading(state.name)}
    </Typography>
    {state.status === 'sending' && (
      <LinearProgress
        variant="determinate"
        value={state.percent}
        aria-label={newCampaignText.sending(state.name, state.percent)}
        sx={{ width: 1, maxWidth: 360 }}
      />
    )}
    <Button size="small" onClick={onCancel}>
      {commonText.cancel}
    </Button>
  </Stack>
)
