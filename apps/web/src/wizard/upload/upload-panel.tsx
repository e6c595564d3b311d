import CloudUploadIcon from 'material-icon:outline-cloud-upload'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isVideo, uploadLimits } from '@adloom/domain/upload.ts'
import { lazy, Suspense, useState } from 'react'
import { type DropzoneOptions, useDropzone } from 'react-dropzone'
import { loadPart } from '../../browser/load-part.ts'
import { requestPersistence } from '../../browser/storage.ts'
import { isFeedFile } from '../../state/campaigns/feed-text.ts'
import { addFiles, useWizard } from '../../state/wizard/wizard.ts'
import { stepText } from '../../text/wizard-en.ts'
import { uploadText } from '../../text/wizard-steps-en.ts'
import { dropZone } from '../../ui/drop-zone.ts'
import { brandColors } from '../../ui/tokens.ts'
import { CategoryNotes } from './category-notes.tsx'
import { FileRow } from './file-row.tsx'
import { videoSeconds } from './video-length.ts'

// Most files are pictures.
const CampaignOffer = lazy(async () => ({ default: (await loadPart(() => import('../parts/campaign-offer.tsx'))).CampaignOffer }))

const images = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/gif': ['.gif'], 'image/webp': ['.webp'] }
const imagesAndVideos = { ...images, 'video/mp4': ['.mp4'], 'video/webm': ['.webm'] }

/** The sentence of §5.3 for a rejected file, checked before the upload; null for an accepted one. */
async function refusalOfFile(file: File): Promise<{ code: string; message: string } | null> {
  const video = isVideo(file.name, file.type)
  const bytesMax = video ? uploadLimits.videoBytes : uploadLimits.imageBytes
  if (file.size === 0) return { code: 'file-too-small', message: uploadText.tooSmall(1) }
  if (file.size > bytesMax) return { code: 'file-too-large', message: uploadText.tooLarge(bytesMax) }
  if (!video) return null
  const seconds = await videoSeconds(file)
  if (seconds === null) return { code: 'video-unreadable', message: uploadText.unreadable(file.name) }
  return seconds > uploadLimits.videoSeconds ? { code: 'video-too-long', message: uploadText.tooLong(file.name) } : null
}

interface Refused {
  readonly sentences: readonly string[]
  /** A list of products, from which a campaign can be made. */
  readonly feed: File | null
}

/** Adds chosen or dropped files, as many as there is room for. `onRefused` gets a sentence for each of the others; none for none. */
function useFileDrop(takesVideo: boolean, isFull: boolean, onRefused: (refused: Refused) => void) {
  const onDrop: DropzoneOptions['onDrop'] = (accepted, all) => {
    const feed = all.find(({ file }) => isFeedFile(file))?.file ?? null
    const rejected = all.filter(({ file }) => file !== feed)
    // One message for a file: what is of the wrong type needs no second reason.
    const refused = rejected.flatMap(({ file, errors }) =>
      errors.slice(0, 1).map(({ code, message }) => {
        // The library lists every type and every extension.
        if (code === 'file-invalid-type') return `${file.name}: ${takesVideo ? uploadText.wrongMediaType : uploadText.wrongType}`
        return code.startsWith('video-') ? message : `${file.name}: ${message}`
      }),
    )
    // Read now: other files may have been added while a video's length was being read.
    const capacity = uploadLimits.files - useWizard.getState().serializedFiles.length
    // Files beyond the limit are left out; the rest are added (§5.3).
    onRefused({ sentences: [...new Set(accepted.length > capacity ? [...refused, uploadText.tooMany] : refused)], feed })
    if (accepted.length === 0 || capacity <= 0) return
    addFiles(accepted.slice(0, capacity), Date.now())
    void requestPersistence()
  }
  return useDropzone({
    accept: takesVideo ? imagesAndVideos : images,
    // Not disabled: a drop on a full list gets an error, instead of the browser opening the file in place of this page.
    noClick: isFull,
    noKeyboard: isFull,
    validator: refusalOfFile,
    onDrop,
  })
}

/** The place to drop files, which also opens the system's file dialog. */
function DropZone({ onRefused }: { onRefused: (refused: Refused) => void }) {
  const files = useWizard(({ serializedFiles }) => serializedFiles)
  const takesVideo = useWizard(({ selectedTool }) => selectedTool === 'video')
  const isFull = files.length >= uploadLimits.files
  const uploading = files.some(({ state }) => state.status === 'uploading')
  const { getRootProps, getInputProps, isDragActive, isProcessing } = useFileDrop(takesVideo, isFull, onRefused)
  return (
    <div>
      <Box
        {...getRootProps({ role: 'button', 'aria-disabled': isFull })}
        sx={{
          ...dropZone(isDragActive),
          p: files.length === 0 ? 4 : 2.5,
          ...(isFull && { cursor: 'default', opacity: 0.6, '&:hover': undefined }),
        }}
      >
        <CloudUploadIcon sx={{ fontSize: 36, color: brandColors[600] }} />
        <Typography variant="h6" component="p">
          {takesVideo ? uploadText.dropMedia : uploadText.drop}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {isProcessing || uploading ? uploadText.uploading : uploadText.click}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ mt: 1 }}>
          {takesVideo ? uploadText.hintMedia : uploadText.hint}
        </Typography>
      </Box>
      <input {...getInputProps()} aria-hidden tabIndex={-1} />
    </div>
  )
}

/** Chosen or dropped files, uploaded in parallel; the highlighted one drives the preview. */
export function UploadPanel() {
  const files = useWizard(({ serializedFiles }) => serializedFiles)
  const highlighted = useWizard(({ selectedFileIndex }) => selectedFileIndex)
  const analyzing = useWizard(({ serializedFiles, imageCategories }) =>
    serializedFiles.some(
      ({ state, name, type }) => state.status === 'uploaded' && !isVideo(name, type) && imageCategories[state.serverUrl] === undefined,
    ),
  )
  const [{ sentences: refusals, feed }, setRefused] = useState<Refused>({ sentences: [], feed: null })
  const failures = files.flatMap(({ id, name, state }) =>
    state.status === 'failed' ? [{ id, name, sentence: state.refusal.sentence }] : [],
  )
  return (
    <Stack sx={{ gap: 2 }}>
      <DropZone onRefused={setRefused} />
      <Suspense fallback={null}>
        {feed !== null && <CampaignOffer feed={feed} onClose={() => setRefused({ sentences: refusals, feed: null })} />}
      </Suspense>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Chip
          size="small"
          label={stepText.upload.selected(files.length, uploadLimits.files)}
          color={files.length > 0 ? 'primary' : 'default'}
        />
        <Typography variant="caption" color="textSecondary" role="status">
          {analyzing ? uploadText.analyzing : ''}
        </Typography>
      </Box>
      {refusals.map((refusal) => (
        <Alert key={refusal} severity="error" onClose={() => setRefused({ sentences: refusals.filter((each) => each !== refusal), feed })}>
          {refusal}
        </Alert>
      ))}
      {failures.length > 0 && (
        <Alert severity="error">
          <Typography variant="inherit">{uploadText.failed}</Typography>
          {failures.map(({ id, name, sentence }) => (
            <Typography key={id} variant="inherit">
              {uploadText.reason(name, sentence)}
            </Typography>
          ))}
        </Alert>
      )}
      {files.length > 0 && (
        <Stack component="ul" aria-label={uploadText.list} sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {files.map((file, place) => (
            <FileRow key={file.id} file={file} place={place} highlighted={place === highlighted} />
          ))}
        </Stack>
      )}
      <CategoryNotes sources={files.flatMap(({ state }) => (state.status === 'uploaded' ? [state.serverUrl] : []))} />
    </Stack>
  )
}
