import { type StrokePoint } from '@adloom/domain/cut-out-strokes.ts'
import Box from '@mui/material/Box'
import { ink } from '../../ui/tokens.ts'
import { type Brush } from './cut-out-tools.tsx'

interface BrushCursorProps {
  readonly brush: Brush
  readonly place: StrokePoint
  /** The photo's width divided by its height. */
  readonly aspect: number
}

/** Two rings around what the brush would cover: its whole size, and the core that decides. “Only this” has a crosshair alone. */
export function BrushCursor({ brush: { tool, radius, softness }, place: [x, y], aspect }: BrushCursorProps) {
  const width = 2 * radius * Math.max(1, 1 / aspect) * 100
  const ring = {
    position: 'absolute',
    left: `${String(x * 100)}%`,
    top: `${String(y * 100)}%`,
    aspectRatio: '1',
    transform: 'translate(-50%, -50%)',
    borderRadius: '50%',
    pointerEvents: 'none',
  } as const
  const line = { position: 'absolute', bgcolor: '#fff', outline: `1px solid ${ink[900]}` } as const
  return (
    <>
      {tool !== 'only' && (
        <>
          <Box sx={{ ...ring, border: '2px solid #fff', boxShadow: `0 0 0 1px ${ink[900]}` }} style={{ width: `${String(width)}%` }} />
          <Box sx={{ ...ring, border: '1px dashed #fff' }} style={{ width: `${String(width * (1 - softness))}%` }} />
        </>
      )}
      <Box sx={{ ...ring, width: 15, borderRadius: 0 }}>
        <Box sx={{ ...line, left: 7, top: 0, width: '1px', height: 15 }} />
        <Box sx={{ ...line, left: 0, top: 7, width: 15, height: '1px' }} />
      </Box>
    </>
  )
}
