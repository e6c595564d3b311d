import TranslateIcon from 'material-icon:baseline-translate'
import UndoIcon from 'material-icon:baseline-undo'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import CircularProgress from '@mui/material/CircularProgress'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type CopyEdit } from '@adloom/domain/copy-edit.ts'
import { languages } from '@adloom/domain/language.ts'
import { useId, useState } from 'react'
import { CostCaption } from '../costs/cost-caption.tsx'
import { editingText } from '../text/editing-en.ts'
import { type EditedText, useCopyEdit } from './use-copy-edit.ts'

interface CopyEditToolsProps {
  readonly text: EditedText
  /** Product facts the text was written from. */
  readonly from: CopyRequest
  readonly onChange: (text: EditedText) => void
}

const plainEdits: readonly CopyEdit[] = [
  'shorter',
  'longer',
  'friendlier',
  'more-formal',
  'more-playful',
  'with-emoji',
  'without-emoji',
  'other-button',
]

/** Rewrites a text without typing: shorter, in another tone, with another button, in another language. Every step can be undone. */
export function CopyEditTools({ text, from, onChange }: CopyEditToolsProps) {
  const { state, rewrite, undo } = useCopyEdit(text, from, onChange)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = useId()
  const running = state.status === 'running' ? state.edit : null
  const icon = (edit: CopyEdit) => (running === edit ? { icon: <CircularProgress size={14} aria-hidden /> } : {})
  return (
    <Stack sx={{ gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 30 }}>
        <Typography id={label} variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
          {editingText.tools}
        </Typography>
        {undo !== null && (
          <Button size="small" startIcon={<UndoIcon />} onClick={undo} disabled={running !== null}>
            {editingText.undo}
          </Button>
        )}
      </Box>
      <Box role="group" aria-labelledby={label} aria-busy={running !== null} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {plainEdits.map((edit) => (
          <Chip
            key={edit}
            {...icon(edit)}
            variant="outlined"
            label={editingText.edits[edit]}
            disabled={running !== null && running !== edit}
            onClick={() => void rewrite(edit)}
          />
        ))}
        <Chip
          icon={
            running === 'other-language' ? <CircularProgress size={14} aria-hidden /> : <TranslateIcon sx={{ fontSize: 18, ml: 0.5 }} />
          }
          variant="outlined"
          label={editingText.edits['other-language']}
          aria-haspopup="menu"
          disabled={running !== null && running !== 'other-language'}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {languages
            .filter(({ code }) => code !== text.language)
            .map(({ code, name }) => (
              <MenuItem
                key={code}
                aria-label={editingText.into(name)}
                onClick={() => {
                  setAnchor(null)
                  void rewrite('other-language', code)
                }}
              >
                {name}
              </MenuItem>
            ))}
        </Menu>
      </Box>
      {/* The price of a whole set of copy: one text costs less. */}
      <CostCaption orders={[{ role: 'copy', units: 1 }]} atMost />
      <Box role="status">
        {state.status === 'told' && (
          <Alert severity={state.failed ? 'warning' : 'info'} sx={{ py: 0 }}>
            {state.sentence}
          </Alert>
        )}
      </Box>
    </Stack>
  )
}
