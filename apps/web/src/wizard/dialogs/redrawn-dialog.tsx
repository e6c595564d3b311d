import CloseIcon from 'material-icon:baseline-close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { commonText } from '../../text/en.ts'
import { redrawnText } from '../../text/generated-en.ts'
import { radius, surface } from '../../ui/tokens.ts'

interface RedrawnDialogProps {
  /** Addresses of the product's photograph, and of the picture in which a model drew it anew. */
  readonly original: string
  readonly redrawn: string
  readonly onClose: () => void
}

/** A product as photographed and as a model drew it, beside each other and enlarged, so that its label can be read in both. */
export function RedrawnDialog({ original, redrawn, onClose }: RedrawnDialogProps) {
  const heading = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={heading}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, pl: 3, pr: 1.5, py: 1.5 }}>
        <Typography id={heading} component="h2" variant="h6" sx={{ flex: 1 }}>
          {redrawnText.title}
        </Typography>
        <IconButton aria-label={commonText.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { xs: 1, md: 2 }, px: { xs: 1.5, md: 3 }, pb: 3 }}>
        <Enlarged src={original} label={redrawnText.photographed} />
        <Enlarged src={redrawn} label={redrawnText.redrawn} />
        <Typography variant="caption" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {redrawnText.about}
        </Typography>
      </Box>
    </Dialog>
  )
}

/** The middle of a picture at twice the width of its place or more; the rest is scrolled to. */
function Enlarged({ src, label }: { readonly src: string; readonly label: string }) {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        role="group"
        aria-label={label}
        // Focusable, so that the arrow keys scroll.
        tabIndex={0}
        sx={{
          aspectRatio: '1',
          maxHeight: '60vh',
          width: 1,
          overflow: 'auto',
          bgcolor: surface.canvas,
          borderRadius: `${radius.inner}px`,
          outline: `1px solid ${surface.line}`,
        }}
      >
        <Box
          component="img"
          src={src}
          alt={label}
          onLoad={({ currentTarget }) => {
            const { parentElement: pane } = currentTarget
            pane?.scrollTo((pane.scrollWidth - pane.clientWidth) / 2, (pane.scrollHeight - pane.clientHeight) / 2)
          }}
          sx={{ display: 'block', width: 'max(200%, 560px)' }}
        />
      </Box>
    </Box>
  )
}
