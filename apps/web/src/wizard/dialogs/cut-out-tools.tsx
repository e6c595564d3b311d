import RedoIcon from 'material-icon:baseline-redo'
import UndoIcon from 'material-icon:baseline-undo'
import ZoomInIcon from 'material-icon:baseline-zoom-in'
import ZoomOutIcon from 'material-icon:baseline-zoom-out'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { allRemoved, type CutOutEdits, strokeAdded, strokeRedone, strokesReset, strokeUndone } from './cut-out-edits.ts'
import { cutOutText } from '../../text/cut-out-en.ts'
import { PillToggle } from '../../ui/pill-toggle.tsx'

export const cutOutTools = ['keep', 'remove', 'only'] as const

/** The chosen tool. `radius`: share of the photo's longer side; `softness`: share of the radius. */
export interface Brush {
  readonly tool: (typeof cutOutTools)[number]
  readonly radius: number
  readonly softness: number
}

/** Smallest and largest radius of the brush, and the factor between two sizes of the keyboard. */
const RADII = { least: 0.004, most: 0.15, step: 1.25 }

/** The brush one size larger or smaller. */
export const brushResized = (brush: Brush, direction: 1 | -1): Brush => ({
  ...brush,
  radius: Math.min(RADII.most, Math.max(RADII.least, brush.radius * RADII.step ** direction)),
})

const ZOOM_MOST = 4

interface CutOutToolsProps {
  readonly brush: Brush
  readonly edits: CutOutEdits
  readonly zoom: number
  readonly onBrush: (brush: Brush) => void
  readonly onEdits: (change: (edits: CutOutEdits) => CutOutEdits) => void
  readonly onZoom: (zoom: number) => void
}

/** The tools above the photo. */
export function CutOutTools({ brush, edits, zoom, onBrush, onEdits, onZoom }: CutOutToolsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 0 320px' } }}>
        <PillToggle
          label={cutOutText.tool}
          value={brush.tool}
          options={cutOutTools}
          names={cutOutText.tools}
          onChange={(tool) => onBrush({ ...brush, tool })}
        />
      </Box>
      <Setting
        name={cutOutText.size}
        value={brush.radius * 100}
        range={[RADII.least * 100, RADII.most * 100]}
        isOff={brush.tool === 'only'}
        onChange={(percent) => onBrush({ ...brush, radius: percent / 100 })}
      />
      <Setting
        name={cutOutText.softness}
        value={brush.softness * 100}
        range={[0, 100]}
        isOff={brush.tool === 'only'}
        onChange={(percent) => onBrush({ ...brush, softness: percent / 100 })}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', ml: { sm: 'auto' } }}>
        <Tool name={cutOutText.undo} isOff={edits.strokes.length === 0} onClick={() => onEdits(strokeUndone)}>
          <UndoIcon />
        </Tool>
        <Tool name={cutOutText.redo} isOff={edits.undone.length === 0} onClick={() => onEdits(strokeRedone)}>
          <RedoIcon />
        </Tool>
        <Tool name={cutOutText.zoomOut} isOff={zoom === 1} onClick={() => onZoom(zoom - 1)}>
          <ZoomOutIcon />
        </Tool>
        <Tool name={cutOutText.zoomIn} isOff={zoom === ZOOM_MOST} onClick={() => onZoom(zoom + 1)}>
          <ZoomInIcon />
        </Tool>
        <Button size="small" onClick={() => onEdits((before) => strokeAdded(before, allRemoved))}>
          {cutOutText.none}
        </Button>
        <Button size="small" disabled={edits.strokes.length === 0} onClick={() => onEdits(strokesReset)}>
          {cutOutText.reset}
        </Button>
      </Box>
    </Box>
  )
}

interface ToolProps {
  readonly name: string
  readonly isOff: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

const Tool = ({ name, isOff, onClick, children }: ToolProps) => (
  <IconButton aria-label={name} title={name} disabled={isOff} onClick={onClick}>
    {children}
  </IconButton>
)

interface SettingProps {
  readonly name: string
  readonly value: number
  readonly range: readonly [number, number]
  readonly isOff: boolean
  readonly onChange: (value: number) => void
}

function Setting({ name, value, range: [min, max], isOff, onChange }: SettingProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: { xs: '1 1 130px', sm: '0 1 180px' } }}>
      <Typography id={id} variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Slider
        size="small"
        aria-labelledby={id}
        disabled={isOff}
        min={min}
        max={max}
        step={(max - min) / 100}
        value={value}
        getAriaValueText={(percent) => `${String(Math.round(percent * 10) / 10)} %`}
        onChange={(_, next) => onChange(next)}
      />
    </Box>
  )
}
