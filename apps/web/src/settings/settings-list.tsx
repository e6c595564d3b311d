import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { radius, surface } from '../ui/tokens.ts'

interface SettingsListProps {
  readonly title: string
  readonly intro: ReactNode
  /** Name of the list, and what is said while it is empty. */
  readonly list: string
  readonly none: string
  readonly rows: readonly ReactNode[]
  /** Why something did not work; null when all did. */
  readonly problem: string | null
  /** Below the list. */
  readonly children: ReactNode
}

/** A section of the settings with a list and what adds to it. */
export function SettingsList({ title, intro, list, none, rows, problem, children }: SettingsListProps) {
  const heading = useId()
  return (
    <Stack component="section" aria-labelledby={heading} sx={{ gap: 1.5 }}>
      <Box>
        <Typography component="h2" variant="h6" id={heading}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {intro}
        </Typography>
      </Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {rows.length === 0 ? (
        <Typography>{none}</Typography>
      ) : (
        <Stack component="ul" aria-label={list} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {rows}
        </Stack>
      )}
      {children}
    </Stack>
  )
}

interface ListedRowProps {
  readonly title: string
  readonly children: ReactNode
  /** Its button. */
  readonly action: ReactNode
}

const card = { p: 2, border: `1px solid ${surface.line}`, borderRadius: `${String(radius.card)}px`, bgcolor: 'background.paper' } as const

interface AddingFormProps {
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** The word on its button, and whether it is at work. */
  readonly action: string
  readonly busy: boolean
}

/** The form that adds to such a list. */
export const AddingForm = ({ onSubmit, children, action, busy }: AddingFormProps) => (
  <Stack
    component="form"
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
    sx={{ ...card, gap: 1.5, alignItems: 'flex-start' }}
  >
    {children}
    <Button type="submit" variant="outlined" loading={busy}>
      {action}
    </Button>
  </Stack>
)

/** A row of such a list: what it is, facts about it, and what can be done with it. */
export const ListedRow = ({ title, children, action }: ListedRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      alignItems: 'center',
      justifyContent: 'space-between',
      ...card,
    }}
  >
    <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </Box>
    {action}
  </Box>
)
