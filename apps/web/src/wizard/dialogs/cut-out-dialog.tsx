import CompareIcon from 'material-icon:baseline-compare'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { CostCaption } from '../../costs/cost-caption.tsx'
import { type CutOutEdits, hasRoom, strokeAdded, strokeRedone, strokeUndone } from './cut-out-edits.ts'
import { changeWizard, newKey, useWizard } from '../../state/wizard/wizard.ts'
import { cutOutDraftDropped, cutOutDrafted, cutOutEdited, strokesOfCutOut } from '../../state/wizard/wizard-variants.ts'
import { cutOutText } from '../../text/cut-out-en.ts'
import { commonText } from '../../text/en.ts'
import { WorkingButton } from '../../ui/working-button.tsx'
import { CutOutCanvas } from './cut-out-canvas.tsx'
import { type Brush, brushResized, CutOutTools, cutOutTools } from './cut-out-tools.tsx'
import { type ShownCutOut, useCutOutPreview } from './use-cut-out-preview.ts'

const firstBrush: Brush = { tool: 'keep', radius: 0.04, softness: 0.75 }

/** What a key does to the brush and to the strokes; null for one that does nothing. */
function meaningOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  const letter = key.toLowerCase()
  if (ctrlKey || metaKey) {
    if (letter === 'z') return { edits: shiftKey ? strokeRedone : strokeUndone }
    return letter === 'y' ? { edits: strokeRedone } : null
  }
  if (key === '[' || key === ']') return { brush: (brush: Brush) => brushResized(brush, key === ']' ? 1 : -1) }
  const tool = cutOutTools.find((name) => name.startsWith(letter))
  return tool === undefined || letter === '' ? null : { brush: (brush: Brush) => ({ ...brush, tool }) }
}

/** Where the strokes and the cutout of this photo begin. */
function begin(src: string): { readonly edits: CutOutEdits; readonly shown: ShownCutOut | null } {
  const wizard = useWizard.getState()
  const strokes = strokesOfCutOut(wizard)
  const { processedImage, cutOutDraft } = wizard
  const isThere = processedImage !== null && processedImage.of === src && processedImage.url !== src && cutOutDraft === null
  return { edits: { strokes, undone: [] }, shown: isThere ? { strokes, url: processedImage.url, place: processedImage.place } : null }
}

/** The strokes over this photo, and its cutout with them. */
function useCutOutEditor(src: string) {
  const [first] = useState(() => begin(src))
  const [edits, setEdits] = useState(first.edits)
  const { strokes } = edits
  const { shown, failure, retry } = useCutOutPreview(src, strokes, first.shown)
  useEffect(() => {
    if (strokes !== first.edits.strokes) changeWizard((wizard) => cutOutDrafted(wizard, src, strokes))
  }, [src, strokes, first])
  // After an undo the server's answer shows what is left; only what was added is painted meanwhile.
  const isLonger = shown === null || shown.strokes.every((stroke, at) => stroke === strokes[at])
  const pending = isLonger ? strokes.slice(shown?.strokes.length ?? 0) : []
  const isSettled = shown?.strokes === strokes
  return {
    edits,
    setEdits,
    cutOut: shown?.url ?? null,
    place: shown?.place ?? null,
    pending,
    isSettled,
    isWorking: !isSettled && failure === null,
    failure,
    retry,
  }
}

interface CutOutDialogProps {
  /** The photo that the ad's pictures are made from. */
  readonly src: string
  readonly onClose: () => void
}

/** The editor of a product's cutout: strokes by hand say what to keep and what to remove. Closed with Escape it keeps them for the next time. */
export function CutOutDialog({ src, onClose }: CutOutDialogProps) {
  const editor = useCutOutEditor(src)
  const { edits, setEdits, cutOut, failure } = editor
  const [brush, setBrush] = useState(firstBrush)
  const [zoom, setZoom] = useState(1)
  const [isBefore, setBefore] = useState(false)
  const isSmall = useMediaQuery('(max-width: 899px)')
  const titleId = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const meaning = meaningOf(event)
    if (meaning === null) return
    event.preventDefault()
    if (meaning.edits !== undefined) setEdits(meaning.edits)
    if (meaning.brush !== undefined) setBrush(meaning.brush)
  }
  return (
    <Dialog
      open
      fullScreen={isSmall}
      fullWidth
      maxWidth="lg"
      // A click outside closes nothing: a stroke may end there.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { height: 1 } } }}
    >
      <DialogTitle id={titleId} sx={isSmall ? { p: '12px 16px 4px' } : { pb: 0.5 }}>
        {cutOutText.title}
      </DialogTitle>
      <Box sx={{ px: isSmall ? 2 : 3, pb: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {cutOutText.about}
        </Typography>
        <CutOutTools brush={brush} edits={edits} zoom={zoom} onBrush={setBrush} onEdits={setEdits} onZoom={setZoom} />
      </Box>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }} aria-busy={editor.isWorking}>
        <CutOutCanvas
          src={src}
          cutOut={cutOut}
          pending={editor.pending}
          brush={brush}
          zoom={zoom}
          isBefore={isBefore}
          onStroke={(stroke) => setEdits((before) => strokeAdded(before, stroke))}
        />
      </Box>
      {failure !== null && (
        <Alert severity="error" action={<Button onClick={editor.retry}>{commonText.retry}</Button>} sx={{ borderRadius: 0 }}>
          {failure}
        </Alert>
      )}
      <Footer src={src} editor={editor} isBefore={isBefore} onHold={setBefore} onClose={onClose} />
    </Dialog>
  )
}

interface FooterProps extends CutOutDialogProps {
  readonly editor: ReturnType<typeof useCutOutEditor>
  readonly isBefore: boolean
  readonly onHold: (isHeld: boolean) => void
}

function Footer({ src, editor, isBefore, onHold, onClose }: FooterProps) {
  const { edits, cutOut, place, isSettled, isWorking } = editor
  const pictures = useWizard(({ generatedImages }) => generatedImages.length)
  const cancel = () => {
    changeWizard(cutOutDraftDropped)
    onClose()
  }
  const apply = () => {
    if (cutOut === null) return
    changeWizard((wizard) => cutOutEdited(wizard, { of: src, url: cutOut, place, strokes: edits.strokes }, newKey))
    onClose()
  }
  return (
    <DialogActions
      sx={{ flexWrap: 'wrap', gap: 1, p: { xs: 2, md: 3 }, pt: { xs: 1.5, md: 2 }, '& > :not(style) ~ :not(style)': { ml: 0 } }}
    >
      <CompareButton isBefore={isBefore} onHold={onHold} />
      <Typography variant="body2" role="status" color="textSecondary" sx={{ flex: 1, minWidth: 'min(160px, 100%)' }}>
        {stateOf(editor)}
      </Typography>
      <CostCaption orders={[{ role: 'background', units: pictures }]} align="end" />
      <Button onClick={cancel}>{commonText.cancel}</Button>
      <WorkingButton variant="contained" working={isWorking} disabled={!isWorking && !(isSettled && cutOut !== null)} onClick={apply}>
        {cutOutText.apply}
      </WorkingButton>
    </DialogActions>
  )
}

function stateOf({ edits, cutOut, isSettled, isWorking }: FooterProps['editor']): string {
  if (!hasRoom(edits)) return cutOutText.states.full
  if (isWorking) return cutOutText.states.working
  return isSettled && cutOut === null ? cutOutText.states.empty : cutOutText.ready(edits.strokes.length)
}

/** Shows the photo as it was while it is held, by pointer or key. */
const CompareButton = ({ isBefore, onHold }: { isBefore: boolean; onHold: (isHeld: boolean) => void }) => (
  <Button
    startIcon={<CompareIcon />}
    aria-pressed={isBefore}
    onPointerDown={() => onHold(true)}
    onPointerUp={() => onHold(false)}
    onPointerLeave={() => onHold(false)}
    onPointerCancel={() => onHold(false)}
    onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && onHold(true)}
    onKeyUp={() => onHold(false)}
    onBlur={() => onHold(false)}
    onContextMenu={(event) => event.preventDefault()}
    sx={{ touchAction: 'none', userSelect: 'none' }}
  >
    {cutOutText.before}
  </Button>
)
