import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { currentYear } from '../browser/clock.ts'
import { shellText } from '../text/en.ts'
import { CONTAINER_WIDTH, surface } from '../ui/tokens.ts'
import { TopBar } from './top-bar.tsx'

/** Top bar and footer of every screen but the landing page and the wizard. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Link
        href="#content"
        sx={{
          position: 'fixed',
          zIndex: 'tooltip',
          top: 8,
          left: 8,
          px: 2,
          py: 1.25,
          borderRadius: 1.5,
          bgcolor: 'background.paper',
          fontWeight: 650,
          translate: '0 -64px',
          '&:focus': { translate: 'none' },
        }}
      >
        {shellText.skip}
      </Link>
      <TopBar />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          width: 1,
          maxWidth: CONTAINER_WIDTH,
          mx: 'auto',
          px: 3,
          py: 4,
          outline: 'none',
        }}
      >
        {children}
      </Box>
      <Box component="footer" sx={{ borderTop: `1px solid ${surface.line}`, py: 2.5, textAlign: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          {shellText.copyright(currentYear())}
        </Typography>
      </Box>
    </Box>
  )
}
