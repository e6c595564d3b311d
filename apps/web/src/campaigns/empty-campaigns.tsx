import AddIcon from 'material-icon:baseline-add'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from '../browser/router.tsx'
import { campaignsText } from '../text/campaigns-en.ts'
import { brandColors, surface } from '../ui/tokens.ts'

/** A table whose rows become ads. */
const Drawing = () => (
  <svg width="300" height="168" viewBox="0 0 300 168" aria-hidden="true">
    <rect x="14" y="22" width="122" height="124" rx="14" fill="#fff" stroke={brandColors[200]} strokeWidth="2" />
    <path d="M14 50h122" stroke={brandColors[200]} strokeWidth="2" />
    <rect x="26" y="32" width="30" height="7" rx="3.5" fill={brandColors[300]} />
    <rect x="68" y="32" width="22" height="7" rx="3.5" fill={brandColors[200]} />
    <rect x="102" y="32" width="22" height="7" rx="3.5" fill={brandColors[200]} />
    {[62, 84, 106, 128].map((top, row) => (
      <g key={top}>
        <rect x="26" y={top - 6} width="14" height="14" rx="4" fill={row === 3 ? brandColors[50] : brandColors[100]} />
        <rect x="48" y={top - 2} width={row % 2 === 0 ? 44 : 36} height="6" rx="3" fill={row === 3 ? surface.line : brandColors[200]} />
        <rect x="104" y={top - 2} width="20" height="6" rx="3" fill={surface.line} />
      </g>
    ))}
    <path d="M148 84h22m-8-9 9 9-9 9" fill="none" stroke={brandColors[600]} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    {[
      [184, 14],
      [240, 14],
      [184, 88],
      [240, 88],
    ].map(([left, top], place) => (
      <g key={`${String(left)} ${String(top)}`}>
        <rect x={left} y={top} width="48" height="66" rx="9" fill="#fff" stroke={brandColors[300]} strokeWidth="2" />
        <rect x={left + 6} y={top + 6} width="36" height="32" rx="5" fill={place === 2 ? brandColors[200] : brandColors[100]} />
        <rect x={left + 8} y={top + 44} width="24" height="5" rx="2.5" fill={brandColors[200]} />
        <rect x={left + 8} y={top + 53} width="16" height="6" rx="3" fill={brandColors[600]} />
      </g>
    ))}
  </svg>
)

/** Shown while there is no campaign: what one is, and how to begin. */
export const EmptyCampaigns = () => (
  <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: { xs: 6, md: 9 } }}>
    <Drawing />
    <Typography component="h2" variant="h5" sx={{ mt: 1 }}>
      {campaignsText.emptyTitle}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: 480, textWrap: 'balance' }}>
      {campaignsText.emptyText}
    </Typography>
    <Button component={Link} to="/campaigns/new" variant="contained" startIcon={<AddIcon />} sx={{ mt: 1.5 }}>
      {campaignsText.create}
    </Button>
  </Stack>
)
