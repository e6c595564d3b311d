import AddIcon from 'material-icon:baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { type MouseEvent, type ReactNode } from 'react'
import { Link, useLocation, navigate } from '../browser/router.tsx'
import { loadPart } from '../browser/load-part.ts'
import { openPage } from '../browser/server-answers.ts'
import { brandText, shellText } from '../text/en.ts'
import { Logo } from '../ui/logo.tsx'
import { brandColors, CONTAINER_WIDTH, surface, TOP_BAR_HEIGHT } from '../ui/tokens.ts'

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** Clears the wizard's stored state, then navigates; when the route would not change, the whole page reloads. */
function useLeave(): (to: string) => (event: MouseEvent) => void {
  const { pathname } = useLocation()
  return (to) => (event) => {
    // A new tab or window leaves this one unchanged.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const cleared = loadPart(() => import('../state/wizard/wizard.ts')).then(({ resetWizard }) => resetWizard())
    if (pathname !== to) return
    event.preventDefault()
    void cleared.then(() => openPage(to))
  }
}

export function TopBar() {
  const { pathname } = useLocation()
  const leave = useLeave()
  const place = (to: string, label: ReactNode, isCurrent: boolean, onClick?: (event: MouseEvent) => void) => (
    <Button
      component={Link}
      to={to}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        color: 'text.primary',
        px: { xs: 1.25, sm: 2.25 },
        minWidth: 0,
        '&[aria-current]': {
          bgcolor: brandColors[100],
          color: brandColors[800],
          '@media (forced-colors: active)': { outline: '2px solid Highlight' },
        },
      }}
    >
      {label}
    </Button>
  )
  return (
    <Box
      component="header"
      sx={{ position: 'sticky', top: 0, zIndex: 'appBar', bgcolor: 'background.paper', borderBottom: `1px solid ${surface.line}` }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          height: TOP_BAR_HEIGHT - 1,
          maxWidth: CONTAINER_WIDTH,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
        }}
      >
        <ButtonBase
          component={Link}
          to="/"
          onClick={leave('/')}
          aria-label={brandText.homeLabel}
          sx={{ gap: 1.25, minHeight: 44, mr: { xs: 0.5, sm: 3 }, borderRadius: 1, fontSize: 18, fontWeight: 700, letterSpacing: '-.01em' }}
        >
          <Logo size={28} />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {brandText.name}
          </Box>
        </ButtonBase>
        <Box component="nav" aria-label={shellText.navigation} sx={{ display: 'flex', gap: { xs: 0, sm: 1 } }}>
          {place('/', shellText.home, pathname === '/', leave('/'))}
          {place('/tool', shellText.tool, isWithin(pathname, '/tool'), leave('/tool'))}
          {/* A half-finished wizard waits meanwhile. */}
          {place('/campaigns', shellText.campaigns, isWithin(pathname, '/campaigns'))}
        </Box>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          sx={{
            ml: 'auto',
            px: { xs: 1.75, sm: 2.25 },
            '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
          }}
          // The wizard clears itself on arrival: until then its answers stay.
          onClick={() => navigate('/wizard?reset=true')}
        >
          {shellText.create}
        </Button>
      </Box>
    </Box>
  )
}
