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
import { changeWizard, useWizard } from '../../state/wizard.ts'
import { logoChosen, logoUploaded } from '../../state/wizard-changes.ts'
import { refusalOf } from '../../state/wizard-errors.ts'
import { contentText, logoText } from '../../text/wizard-steps-en.ts'
import { brand, surface } from '../../ui/tokens.ts'
import { ChoiceTile, logoGrid } from '../parts/choice-tile.tsx'

type Upload =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly part: number }
  | { readonly status: 'failed'; readonly sentence: string }

/** The logo of the ad: one from the page, or an image file of the user. A choice applies at once. */
export function LogoDialog({ onClose }: { onClose: () => void }) {
  const logos = useWizard(({ scrapedData }) => scrapedData?.logos ?? none)
  const uploadedLogo = useWizard((wizard) => wizard.uploadedLogo)
  const selectedLogo = useWizard((wizard) => wizard.selectedLogo)
  const [upload, setUpload] = useState<Upload>({ status: 'idle' })
  // Earlier logos stay available while this is open, also after the user chose another.
  const [uploads, setUploads] = useState<readonly string[]>(() => (uploadedLogo === null ? [] : [uploadedLogo]))
  const [chosenBefore] = useState(selectedLogo)
  const running = useRef<AbortController | null>(null)
  const titleId = useId()
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
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: { 'image/*': ['.png', '.jpg', '.jpeg', '.gif', '.webp'] },
    multiple: false,
    disabled: upload.status === 'running',
    onDrop: ([file], rejected) => {
      // Of several files the first image is taken.
      if (file !== undefined) void send(file)
      else if (rejected.length > 0) setUpload({ status: 'failed', sentence: logoText.onlyImages })
    },
  })
  // An ad opened again has its logo, but not the page it came from.
  const ofAd = chosenBefore === null || logos.includes(chosenBefore) ? [] : [chosenBefore]
  const choices = [...uploads, ...ofAd, ...logos]
  const chosen = uploadedLogo ?? selectedLogo
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{logoText.title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Box
            {...getRootProps({ role: 'button' })}
            sx={{
              display: 'grid',
              justifyItems: 'center',
              gap: 0.5,
              p: 3,
              border: '2px dashed',
              borderColor: isDragActive ? brand[500] : surface.inputBorder,
              bgcolor: isDragActive ? brand[50] : surface.canvas,
              borderRadius: 2,
              textAlign: 'center',
              cursor: 'pointer',
              '&:hover': { borderColor: brand[500], bgcolor: brand[50] },
            }}
          >
            <CloudUploadIcon sx={{ color: brand[600] }} />
            <Typography component="p" variant="subtitle2">
              {upload.status === 'running' ? logoText.uploading : isDragActive ? logoText.drop : logoText.choose}
            </Typography>
            <Typography variant="caption" color="textSecondary" sx={{ textWrap: 'balance' }}>
              {logoText.hint}
            </Typography>
          </Box>
          {/* Takes no space between the others. */}
          <input {...getInputProps()} aria-hidden tabIndex={-1} style={{ display: 'none' }} />
          {upload.status === 'running' && (
            <LinearProgress variant="determinate" value={100 * upload.part} aria-label={logoText.uploading} />
          )}
          {upload.status === 'failed' && <Alert severity="error">{upload.sentence}</Alert>}
          {choices.length > 0 && (
            <Box role="group" aria-label={contentText.logos} sx={logoGrid}>
              {choices.map((logo, place) => (
                <ChoiceTile
                  key={logo}
                  label={contentText.logo(place + 1)}
                  chosen={logo === chosen}
                  aspectRatio="3 / 2"
                  onChoose={() =>
                    changeWizard((wizard) => (uploads.includes(logo) ? logoUploaded(wizard, logo) : logoChosen(wizard, logo)))
                  }
                >
                  <Box component="img" src={logo} alt="" sx={{ width: 1, height: 1, p: 1, objectFit: 'contain' }} />
                </ChoiceTile>
              ))}
              <ChoiceTile
                label={contentText.noLogo}
                chosen={chosen === null}
                aspectRatio="3 / 2"
                onChoose={() => changeWizard((wizard) => logoChosen(wizard, null))}
              >
                <Typography variant="caption" color="textSecondary" sx={{ display: 'grid', placeItems: 'center', height: 1 }}>
                  {contentText.noLogo}
                </Typography>
              </ChoiceTile>
            </Box>
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

/** One shared empty list: a new one on each render would count as a change. */
const none: readonly string[] = []
