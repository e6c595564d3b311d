import EditIcon from 'material-icon:outline-edit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { targetingText } from '../../text/wizard-steps-en.ts'

interface SettingRowProps {
  readonly name: string
  /** Accessible name of the button: all of them show "Edit". */
  readonly action: string
  readonly onEdit: () => void
  readonly children: ReactNode
}

/** One setting that opens a dialog: its name, its value, and a button to change it. */
export function SettingRow({ name, action, onEdit, children }: SettingRowProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1.75, pr: 0.75, py: 1.25, minHeight: 68 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h3" variant="caption" color="textSecondary">
          {name}
        </Typography>
        <Typography variant="body2" component="div" dir="auto" sx={{ textAlign: 'left' }}>
          {children}
        </Typography>
      </Box>
      <Button size="small" startIcon={<EditIcon />} aria-label={action} aria-haspopup="dialog" onClick={onEdit} sx={{ flex: 'none' }}>
        {targetingText.edit}
      </Button>
    </Box>
  )
}
