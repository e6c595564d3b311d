import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from '../browser/router.tsx'
import { notFoundText } from '../text/en.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { brandColors } from '../ui/tokens.ts'

export function NotFoundPage() {
  usePageTitle(notFoundText.title)
  return (
    <Stack sx={{ alignItems: 'center', justifyContent: 'center', textAlign: 'center', gap: 2, flex: 1 }}>
      <svg width="220" height="140" viewBox="0 0 220 140" aria-hidden="true">
        <rect x="20" y="26" width="120" height="96" rx="16" fill="#fff" stroke={brandColors[200]} strokeWidth="2" strokeDasharray="7 7" />
        <rect x="84" y="14" width="112" height="92" rx="16" fill="#fff" stroke={brandColors[300]} strokeWidth="2" />
        <rect x="96" y="26" width="88" height="46" rx="8" fill={brandColors[100]} />
        <circle cx="140" cy="49" r="12" fill="none" stroke={brandColors[600]} strokeWidth="4" />
        <path d="m149 58 12 12" stroke={brandColors[600]} strokeWidth="5" strokeLinecap="round" />
        <rect x="96" y="80" width="56" height="7" rx="3.5" fill={brandColors[200]} />
        <rect x="96" y="92" width="36" height="6" rx="3" fill={brandColors[100]} />
      </svg>
      <Typography component="h1" variant="h4">
        {notFoundText.title}
      </Typography>
      <Typography color="textSecondary">{notFoundText.text}</Typography>
      <Button component={Link} to="/" variant="contained" sx={{ mt: 1 }}>
        {notFoundText.home}
      </Button>
      <Button component={Link} to="/settings" size="small">
        {notFoundText.settings}
      </Button>
    </Stack>
  )
}
