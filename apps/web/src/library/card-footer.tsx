import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'

/** The foot of a card: its name, what it is, and its buttons. */
export const CardFooter = ({ title, meta, children }: { title: string; meta: string; children: ReactNode }) => (
  <Stack direction="row" sx={{ alignItems: 'center', minHeight: 64, pl: 2, pr: 1, py: 1 }}>
    <Box sx={{ flex: 1, minWidth: 0, mr: 0.5 }}>
      <Typography component="h2" variant="subtitle2" noWrap title={title}>
        {title}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {meta}
      </Typography>
    </Box>
    {children}
  </Stack>
)
