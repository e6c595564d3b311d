import { type CornerKind, cornerKinds } from '@adloom/domain/design/ad-style.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { brandText } from '../../text/brand-en.ts'
import { PillToggle } from '../../ui/pill-toggle.tsx'

interface BrandCornersProps {
  readonly corners: CornerKind | null
  readonly onChange: (corners: CornerKind | null) => void
}

/** The corners of buttons and pictures. */
export const BrandCorners = ({ corners, onChange }: BrandCornersProps) => (
  <Box component="section" aria-label={brandText.corners}>
    <Typography component="h3" variant="subtitle2" sx={{ mb: 1.25 }}>
      {brandText.corners}
    </Typography>
    <PillToggle
      label={brandText.corners}
      value={corners ?? 'design'}
      options={['design', ...cornerKinds]}
      names={brandText.cornerNames}
      onChange={(chosen) => onChange(chosen === 'design' ? null : chosen)}
    />
  </Box>
)
