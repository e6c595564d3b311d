import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type CutOutStroke } from '@adloom/domain/cut-out-strokes.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { cutOutText } from '../../text/cut-out-en.ts'
import { commonText } from '../../text/en.ts'
import { surface } from '../../ui/tokens.ts'
import { visuallyHidden } from '../parts/visually-hidden.ts'
import { BrushCursor } from './brush-cursor.tsx'
import { type Brush } from './cut-out-tools.tsx'
import { paintStrokes } from './paint-strokes.ts'
import { usePainting } from './use-painting.ts'

interface CutOutCanvasProps {
  readonly src: string
  /** The address of the cutout in view; null where nothing is left, or before the first. */
  readonly cutOut: string | null
  /** Strokes that the cutout does not show yet. */
  readonly pending: readonly CutOutStroke[]
  readonly brush: Brush
  readonly zoom: number
  /** Whether the untouched photo is shown. */
  readonly isBefore: boolean
  readonly onStroke: (stroke: CutOutStroke) => void
}

/** The photo with the cutout over it, to paint on with a pointer or with keys. What is removed is pale, on squares. */
export function CutOutCanvas({ src, cutOut, pending, brush, zoom, isBefore, onStroke }: CutOutCanvasProps) {
  const [aspect, setAspect] = useState<number | null>(null)
  const [isBroken, setBroken] = useState(false)
  const { cursor, painted, handlers } = usePainting(brush, aspect ?? 1, onStroke)
  const canvas = useRef<HTMLCanvasElement>(null)
  const keysId = useId()
  useEffect(() => {
    const paint = () => {
      if (canvas.current === null) return
      const { clientWidth, clientHeight } = canvas.current
      canvas.current.width = clientWidth
      canvas.current.height = clientHeight
      paintStrokes(canvas.current, painted === null ? pending : [...pending, painted])
    }
    paint()
    const observer = new ResizeObserver(paint)
    if (canvas.current !== null) observer.observe(canvas.current)
    return () => observer.disconnect()
  })
  const isShown = aspect !== null && !isBroken
  const layer = { position: 'absolute', inset: 0, width: 1, height: 1, display: 'block' } as const
  return (
    <Box sx={{ containerType: 'size', position: 'absolute', inset: 0, overflow: 'auto', display: 'flex', bgcolor: surface.canvas }}>
      <Box
        sx={{
          position: 'relative',
          flex: 'none',
          m: 'auto',
          width: `calc(min(100cqw, 100cqh * ${String(aspect ?? 1)}) * ${String(zoom)})`,
          aspectRatio: String(aspect ?? 1),
          overflow: 'hidden',
          backgroundImage: `conic-gradient(${surface.line} 25%, ${surface.paper} 0 50%, ${surface.line} 0 75%, ${surface.paper} 0)`,
          backgroundSize: '20px 20px',
        }}
      >
        <Box
          component="img"
          src={src}
          alt=""
          onLoad={({ currentTarget }) => setAspect(currentTarget.naturalWidth / Math.max(1, currentTarget.naturalHeight))}
          onError={() => setBroken(true)}
          sx={{ ...layer, ...(isBefore || isBroken ? {} : { opacity: 0.3, filter: 'grayscale(.6)' }) }}
        />
        {isShown && cutOut !== null && (
          <Box component="img" src={cutOut} alt="" sx={{ ...layer, visibility: isBefore ? 'hidden' : 'visible' }} />
        )}
        {isShown && (
          <Box
            component="canvas"
            ref={canvas}
            tabIndex={0}
            role="application"
            aria-label={cutOutText.canvas}
            aria-describedby={keysId}
            {...handlers}
            sx={{ ...layer, cursor: 'none', touchAction: 'pinch-zoom', '&:focus-visible': { outlineOffset: -3 } }}
          />
        )}
        {isShown && cursor !== null && <BrushCursor brush={brush} place={cursor} aspect={aspect} />}
      </Box>
      <Typography id={keysId} sx={visuallyHidden}>
        {cutOutText.keys}
      </Typography>
      <Typography role="status" sx={visuallyHidden}>
        {cursor === null ? '' : cutOutText.place(Math.round(cursor[0] * 100), Math.round(cursor[1] * 100))}
      </Typography>
      {isBroken && (
        <Typography color="textSecondary" sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
          {commonText.imageFailed}
        </Typography>
      )}
    </Box>
  )
}
