import CloudUploadIcon from 'material-icon:outline-cloud-upload'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { uploadFile } from '../../browser/api.ts'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { logoChosen, logoUploaded } from '../../state/wizard/wizard-changes.ts'
import { refusalOf } from '../../state/wizard/wizard-errors.ts'
import { logoText } from '../../text/wizard-steps-en.ts'
import { dropZone } from '../../ui/drop-zone.ts'
import { brandColors } from '../../ui/tokens.ts'
import { LogoChoices } from '../parts/logo-choices.tsx'

type Upload =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly part: number }
  | { readonly status: 'failed'; readonly sentence: string }

/** Uploads a logo of the user, which becomes the logo of the ad. `before` is one uploaded earlier. */
function useLogoUpload(before: string | null) {
  const [upload, setUpload] = useState<Upload>({ status: 'idle' })
  // Earlier logos stay available while this is open, also after the user chose another.
  const [uploads, setUploads] = useState<readonly string[]>(() => (before === null ? [] : [before]))
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const send = async (file: File) => {
    const controller = new AbortController()
    running.current = controller
    setUpload({ status: 'running', part: 0 })
    try {
      const { url } = await uploadFile(file, { signal: controller.signal, onProgress: (part) => setUpload({ status: 'running', part }) })
      changeWizard((wizard) => logoUploaded(wizard, url))
      setUploads((known) => [url, ...known.filter((each) => each !== url)])
      setUpload({ status: 'idle' })
    } catch (error) {
      const { sentence } = refusalOf(error, '')
      if (!controller.signal.aborted)
        setUpload({ status: 'failed', sentence: sentence === '' ? logoText.failed : logoText.because(sentence) })
    }
  }
  return { upload, uploads, send, refuse: (sentence: string) => setUpload({ status: 'failed', sentence }) }
}

/** The logo of the ad: one from the page, or an image file of the user. A choice applies at once. */
export function LogoDialog({ onClose }: { onClose: () => void }) {
  const logos = useWizard(({ scrapedData }) => scrapedData?.logos ?? none)
  const uploadedLogo = useWizard((wizard) => wizard.uploadedLogo)
  const selectedLogo = useWizard((wizard) => wizard.selectedLogo)
  const [chosenBefore] = useState(selectedLogo)
  const { upload, uploads, send, refuse } = useLogoUpload(uploadedLogo)
  const titleId = useId()
  // An ad opened again has its logo, but not the page it came from.
  const ofAd = chosenBefore === null || logos.includes(chosenBefore) ? [] : [chosenBefore]
  const choices = [...uploads, ...ofAd, ...logos]
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{logoText.title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <LogoDropZone
            isUploading={upload.status === 'running'}
            onFile={(file) => void send(file)}
            onRefused={() => refuse(logoText.onlyImages)}
          />
          {upload.status === 'running' && (
            <LinearProgress variant="determinate" value={100 * upload.part} aria-label={logoText.uploading} />
          )}
          {upload.status === 'failed' && <Alert severity="error">{upload.sentence}</Alert>}
          {choices.length > 0 && (
            <LogoChoices
              logos={choices}
              chosen={uploadedLogo ?? selectedLogo}
              onChoose={(logo) =>
                changeWizard((wizard) => (logo !== null && uploads.includes(logo) ? logoUploaded(wizard, logo) : logoChosen(wizard, logo)))
              }
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {logoText.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface LogoDropZoneProps {
  readonly isUploading: boolean
  readonly onFile: (file: File) => void
  /** Called when no file is an image. */
  readonly onRefused: () => void
}

function LogoDropZone({ isUploading, onFile, onRefused }: LogoDropZoneProps) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: { 'image/*': ['.png', '.jpg', '.jpeg', '.gif', '.webp'] },
    multiple: false,
    disabled: isUploading,
    onDrop: ([file], rejected) => {
      // Of several files the first image is taken.
      if (file !== undefined) onFile(file)
      else if (rejected.length > 0) onRefused()
    },
  })
  return (
    <>
      <Box {...getRootProps({ role: 'button' })} sx={{ ...dropZone(isDragActive), p: 3 }}>
        <CloudUploadIcon sx={{ color: brandColors[600] }} />
        <Typography component="p" variant="subtitle2">
          {isUploading ? logoText.uploading : isDragActive ? logoText.drop : logoText.choose}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ textWrap: 'balance' }}>
          {logoText.hint}
        </Typography>
      </Box>
      {/* Takes no space between the others. */}
      <input {...getInputProps()} aria-hidden tabIndex={-1} style={{ display: 'none' }} />
    </>
  )
}

/** One shared empty list: a new one on each render would count as a change. */
const none: readonly string[] = []
