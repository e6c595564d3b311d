import DesktopIcon from 'material-icon:outline-desktop-windows'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Link } from '../browser/router.tsx'
import { readSession, writeSession } from '../browser/storage.ts'
import { brandText, desktopText } from '../text/en.ts'
import { Logo } from '../ui/logo.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { brandColors } from '../ui/tokens.ts'

const CONTINUED = 'adloom.narrow-screen'
const narrow = '(max-width: 767.98px)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Screens that need room: below 768 px they show a notice first, which the user can dismiss (a desktop at 200 % zoom is narrow too). */
export function DesktopOnly({ children }: { children: ReactNode }) {
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)
  const [continued, setContinued] = useState(() => readSession(CONTINUED) !== null)
  if (!isNarrow || continued) return children
  return (
    <DesktopNotice
      onContinue={() => {
        writeSession(CONTINUED, 'yes')
        setContinued(true)
      }}
    />
  )
}

function DesktopNotice({ onContinue }: { onContinue: () => void }) {
  usePageTitle(desktopText.title)
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 3 }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, maxWidth: 420 }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            borderRadius: '50%',
            border: '1px solid transparent',
            bgcolor: brandColors[100],
            color: brandColors[700],
          }}
        >
          <DesktopIcon fontSize="large" />
        </Box>
        <Typography component="h1" variant="h4">
          {desktopText.title}
        </Typography>
        <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {desktopText.text}
        </Typography>
        <Stack sx={{ gap: 1, width: 1, mt: 1 }}>
          <Button component={Link} to="/" variant="contained">
            {desktopText.home}
          </Button>
          <Button onClick={onContinue}>{desktopText.continue}</Button>
        </Stack>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2, fontWeight: 700 }}>
          <Logo size={24} />
          {brandText.name}
        </Box>
      </Stack>
    </Box>
  )
}
