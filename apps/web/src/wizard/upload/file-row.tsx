import DeleteIcon from 'material-icon:outline-delete'
import ErrorIcon from 'material-icon:outline-error'
import FileIcon from 'material-icon:outline-insert-drive-file'
import MovieIcon from 'material-icon:outline-movie'
import RefreshIcon from 'material-icon:baseline-refresh'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { isVideo } from '@adloom/domain/upload.ts'
import { deleteBlob } from '../../browser/database.ts'
import { localAddressOf } from '../../state/wizard/chosen-files.ts'
import { changeWizard, useUploadProgress } from '../../state/wizard/wizard.ts'
import { fileBecame, fileHighlighted, fileRemoved } from '../../state/wizard/wizard-changes.ts'
import { type SavedFile } from '../../state/wizard/wizard-state.ts'
import { uploadText } from '../../text/wizard-steps-en.ts'
import { brandColors, motion, radius, status, surface } from '../../ui/tokens.ts'
import { CategoryChip } from './category-chip.tsx'

interface FileRowProps {
  readonly file: SavedFile
  readonly place: number
  readonly highlighted: boolean
}

/** One chosen file: its details, its upload, its category, and a button to remove it. */
export function FileRow({ file, place, highlighted }: FileRowProps) {
  const { id, name, type, size, state } = file
  const video = isVideo(name, type)
  const sent = useUploadProgress((progress) => progress[id] ?? 0)
  const remove = () => {
    changeWizard((wizard) => fileRemoved(wizard, id))
    // If this fails, the next clean-up removes its bytes from the browser database.
    deleteBlob(id).catch(() => undefined)
  }
  return (
    <Box
      component="li"
      sx={{
        border: `1.5px solid ${highlighted ? brandColors[500] : surface.line}`,
        bgcolor: highlighted ? brandColors[50] : 'background.paper',
        borderRadius: 1.5,
        overflow: 'hidden',
        transition: `border-color ${motion.press}ms, background-color ${motion.press}ms`,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 0.5 }}>
        <ButtonBase
          aria-pressed={highlighted}
          onClick={() => changeWizard((wizard) => fileHighlighted(wizard, place))}
          sx={{ flex: 1, minWidth: 0, gap: 1.5, p: 1, justifyContent: 'flex-start', textAlign: 'left', borderRadius: 1.5 }}
        >
          <Thumbnail file={file} video={video} />
          <Box component="span" sx={{ minWidth: 0 }}>
            <Typography component="span" dir="auto" variant="subtitle2" noWrap sx={{ display: 'block', textAlign: 'left' }}>
              {name}
            </Typography>
            <Typography
              component="span"
              variant="caption"
              color={state.status === 'failed' ? 'error' : 'textSecondary'}
              sx={{ display: 'block' }}
            >
              {state.status === 'failed'
                ? uploadText.notUploaded
                : [type === '' ? 'file' : type, ...(size === 0 ? [] : [uploadText.megabytes(size)])].join(' · ')}
            </Typography>
          </Box>
        </ButtonBase>
        {state.status === 'failed' && (
          <IconButton
            aria-label={uploadText.retry(name)}
            onClick={() => changeWizard((wizard) => fileBecame(wizard, id, { status: 'uploading' }))}
          >
            <RefreshIcon fontSize="small" />
          </IconButton>
        )}
        <IconButton aria-label={uploadText.remove(name)} onClick={remove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      {state.status === 'uploading' && (
        <LinearProgress
          variant={sent > 0 && sent < 1 ? 'determinate' : 'indeterminate'}
          value={100 * sent}
          aria-label={uploadText.progress(name)}
          sx={{ height: 3, borderRadius: 0 }}
        />
      )}
      {state.status === 'uploaded' && !video && (
        <Box sx={{ px: 1, pb: 1, pl: '68px' }}>
          <CategoryChip src={state.serverUrl} name={name} />
        </Box>
      )}
    </Box>
  )
}

function Thumbnail({ file, video }: { file: SavedFile; video: boolean }) {
  const { state } = file
  // Its image is available before the server has it.
  const src = state.status === 'uploaded' ? state.serverUrl : state.status === 'uploading' ? localAddressOf(file.id) : null
  const failed = state.status === 'failed'
  const shape = {
    flex: 'none',
    width: 48,
    height: 48,
    borderRadius: `${radius.inner}px`,
    bgcolor: surface.line,
    objectFit: 'cover',
  } as const
  // A moment in: many videos start with a black frame.
  if (src !== null && video) return <Box component="video" src={`${src}#t=0.1`} muted playsInline preload="metadata" sx={shape} />
  if (src !== null) return <Box component="img" src={src} alt="" sx={shape} />
  return (
    <Box component="span" sx={{ ...shape, display: 'grid', placeItems: 'center', color: failed ? status.failed : 'text.secondary' }}>
      {failed ? <ErrorIcon /> : video ? <MovieIcon /> : <FileIcon />}
    </Box>
  )
}
