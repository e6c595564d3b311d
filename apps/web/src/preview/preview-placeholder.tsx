import ViewQuiltIcon from 'material-icon:outline-view-quilt'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type PreviewFormat } from '../state/wizard/wizard-state.ts'
import { brandColors, ink, radius } from '../ui/tokens.ts'
import { type Box as Size } from './preview-formats.ts'

interface PreviewPlaceholderProps {
  readonly box: Size
  readonly format: PreviewFormat
  readonly title: string | null
  /** Null leaves the outlines alone. */
  readonly text: string | null
  /** The action that helps, with its label. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** Replaces the ad before there is one, in its size and with its outlines, and tells the user how to get it. */
export function PreviewPlaceholder({ box, format, title, text, action }: PreviewPlaceholderProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        width: box.width,
        height: box.height,
        p: 4,
        textAlign: 'center',
        borderRadius: `${radius.card}px`,
        border: `2px dashed ${brandColors[300]}`,
        bgcolor: 'rgb(255 255 255 / .55)',
      }}
    >
      <Outlines format={format} />
      {/* As large on a narrow screen, where the outlines are scaled down. */}
      {text !== null && (
        <Stack sx={{ position: 'relative', alignItems: 'center', gap: 1, scale: 'max(1, 1 / var(--preview-scale, 1))' }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 64,
              height: 64,
              mb: 1,
              borderRadius: '50%',
              bgcolor: brandColors[100],
              color: brandColors[700],
            }}
          >
            <ViewQuiltIcon fontSize="large" />
          </Box>
          {title !== null && (
            <Typography component="p" variant="h6">
              {title}
            </Typography>
          )}
          <Typography variant="body2" sx={{ color: ink[500], maxWidth: 240, textWrap: 'balance' }}>
            {text}
          </Typography>
          {action !== undefined && (
            <Button size="small" variant="outlined" onClick={action.onClick} sx={{ mt: 1, bgcolor: 'background.paper' }}>
              {action.label}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  )
}

interface Bar {
  readonly left: number | string
  readonly top?: number
  readonly bottom?: number
  readonly width: number | string
  readonly height: number
  readonly round?: boolean
}

const profileBars = (top: number): readonly Bar[] => [
  { left: 14, top, width: 36, height: 36, round: true },
  { left: 60, top: top + 5, width: '34%', height: 10 },
  { left: 60, top: top + 22, width: '22%', height: 8 },
]

/** Positions of the parts of each ad type, in pixels of its box. */
const outlines: Readonly<Record<PreviewFormat, readonly Bar[]>> = {
  feed: [
    ...profileBars(14),
    { left: 14, bottom: 100, width: '56%', height: 12 },
    { left: 14, bottom: 80, width: '42%', height: 9 },
    { left: 'calc(100% - 98px)', bottom: 76, width: 84, height: 36 },
    { left: '8%', bottom: 18, width: '20%', height: 10 },
    { left: '40%', bottom: 18, width: '20%', height: 10 },
    { left: '72%', bottom: 18, width: '20%', height: 10 },
  ],
  story: [
    { left: '4%', top: 10, width: '29%', height: 3 },
    { left: '35.5%', top: 10, width: '29%', height: 3 },
    { left: '67%', top: 10, width: '29%', height: 3 },
    ...profileBars(24),
    { left: 18, bottom: 108, width: '70%', height: 14 },
    { left: 18, bottom: 84, width: '84%', height: 9 },
    { left: '32%', bottom: 24, width: '36%', height: 36 },
  ],
  finished: [
    { left: 22, top: 22, width: '34%', height: 16 },
    { left: 22, bottom: 62, width: '66%', height: 18 },
    { left: 22, bottom: 34, width: '48%', height: 9 },
    { left: 'calc(100% - 112px)', bottom: 28, width: 90, height: 34 },
  ],
  landscape: [
    { left: 26, top: 26, width: '20%', height: 16 },
    { left: 26, bottom: 34, width: 92, height: 34 },
    { left: 'calc(100% - 130px)', top: 26, width: 104, height: 10 },
  ],
  square: [
    { left: 22, top: 22, width: '30%', height: 14 },
    { left: 22, bottom: 48, width: '52%', height: 14 },
    { left: 22, bottom: 26, width: '38%', height: 9 },
  ],
}

function Outlines({ format }: { format: PreviewFormat }) {
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', inset: 0, '& > span': { position: 'absolute', bgcolor: brandColors[100], opacity: 0.75 } }}
    >
      {outlines[format].map(({ left, top, bottom, width, height, round = false }) => (
        <span
          key={`${left} ${top ?? ''} ${bottom ?? ''}`}
          style={{ left, top, bottom, width, height, borderRadius: round ? '50%' : Math.min(8, height / 2) }}
        />
      ))}
    </Box>
  )
}
