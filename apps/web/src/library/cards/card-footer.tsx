import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'

interface CardFooterProps {
  readonly title: string
  /** Details in parts, one per line where there is no room beside each other; empty ones are left out, and no words are shown twice. */
  readonly facts: readonly string[]
  readonly children: ReactNode
}

/** The footer of a card: its whole name, and below it details and buttons. */
export const CardFooter = ({ title, facts, children }: CardFooterProps) => (
  <Box sx={{ pl: 2, pr: 1, pt: 1.5, pb: 0.5 }}>
    <Typography component="h2" dir="auto" variant="subtitle2" sx={{ pr: 1, lineHeight: 1.35, overflowWrap: 'anywhere', textAlign: 'left' }}>
      {title}
    </Typography>
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 44 }}>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ flex: '1 1 136px', minWidth: 0, lineHeight: 1.35, overflow: 'hidden', display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
      >
        {facts
          .filter((fact, place) => fact !== '' && fact !== title && facts.indexOf(fact) === place)
          .map((fact) => (
            // The dot between two parts precedes the later one: at the start of a line the dot is clipped.
            <Box
              key={fact}
              component="span"
              dir="auto"
              sx={{
                position: 'relative',
                maxWidth: 1,
                overflowWrap: 'anywhere',
                '&::before': { content: '"·"', position: 'absolute', left: -8 },
              }}
            >
              {fact}
            </Box>
          ))}
      </Typography>
      <Stack direction="row" sx={{ flex: 'none', ml: 'auto' }}>
        {children}
      </Stack>
    </Stack>
  </Box>
)
