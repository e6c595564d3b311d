import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'

interface CardFooterProps {
  readonly title: string
  /** Details in parts that never break across lines; empty ones are left out, equal ones shown once. */
  readonly facts: readonly string[]
  readonly children: ReactNode
}

/** The footer of a card: name, details and buttons. Its height is fixed, so that cards of one type end on the same line. */
export const CardFooter = ({ title, facts, children }: CardFooterProps) => (
  <Stack direction="row" sx={{ alignItems: 'center', height: 72, pl: 2, pr: 1 }}>
    <Box sx={{ flex: 1, minWidth: 0, mr: 0.5 }}>
      <Typography component="h2" variant="subtitle2" noWrap title={title} sx={{ lineHeight: 1.35 }}>
        {title}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        title={facts.join(' · ')}
        sx={{ lineHeight: 1.35, maxHeight: '2.7em', overflow: 'hidden', display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
      >
        {facts
          .filter((fact, place) => fact !== '' && facts.indexOf(fact) === place)
          .map((fact) => (
            // The dot between two parts precedes the later one: at the start of a line the dot is clipped.
            <Box
              key={fact}
              component="span"
              sx={{ position: 'relative', maxWidth: 1, '&::before': { content: '"·"', position: 'absolute', left: -8 } }}
            >
              <Box component="span" sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                {fact}
              </Box>
            </Box>
          ))}
      </Typography>
    </Box>
    {children}
  </Stack>
)
