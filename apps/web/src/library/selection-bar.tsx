import { type Ad } from '@adloom/domain/ad.ts'
import DeleteIcon from 'material-icon:outline-delete'
import ExportIcon from 'material-icon:outline-file-download'
import PackIcon from 'material-icon:outline-inventory-2'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { chooseAll, stopSelecting, useSelection } from '../state/library/library-selection.ts'
import { cardText, selectionText } from '../text/library-en.ts'
import { radius, shadow, TOP_BAR_HEIGHT } from '../ui/tokens.ts'

interface SelectionBarProps {
  readonly shown: readonly Ad[]
  readonly onDelete: (ads: readonly Ad[]) => void
  readonly onExport: (ads: readonly Ad[]) => void
  readonly onPack: (ads: readonly Ad[]) => void
}

/** Shown in selection mode: the number of selected creations, and the actions for all of them. */
export function SelectionBar({ shown, onDelete, onExport, onPack }: SelectionBarProps) {
  const { active, ids } = useSelection()
  if (!active) return null
  const ticked = shown.filter(({ id }) => ids.has(id))
  return (
    <Paper
      role="region"
      aria-label={selectionText.bar}
      variant="outlined"
      sx={{
        position: 'sticky',
        zIndex: 'mobileStepper',
        top: TOP_BAR_HEIGHT + 8,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 3,
        px: 2,
        py: 1,
        borderRadius: `${radius.control}px`,
        boxShadow: shadow.hover,
      }}
    >
      <Typography component="p" role="status" variant="subtitle2" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 88 }}>
        {selectionText.count(ticked.length)}
      </Typography>
      <Button size="small" onClick={() => chooseAll(shown.map(({ id }) => id))} disabled={ticked.length === shown.length}>
        {selectionText.all(shown.length)}
      </Button>
      <Typography variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 120, display: { xs: 'none', lg: 'block' } }}>
        {selectionText.hint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
        <Button size="small" variant="outlined" startIcon={<PackIcon />} disabled={ticked.length === 0} onClick={() => onPack(ticked)}>
          {cardText.pack}
        </Button>
        <Button size="small" variant="outlined" startIcon={<ExportIcon />} disabled={ticked.length === 0} onClick={() => onExport(ticked)}>
          {selectionText.export}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          startIcon={<DeleteIcon />}
          disabled={ticked.length === 0}
          onClick={() => onDelete(ticked)}
        >
          {cardText.delete}
        </Button>
        <Button size="small" onClick={stopSelecting}>
          {selectionText.done}
        </Button>
      </Box>
    </Paper>
  )
}
