import { packLimits } from '@adloom/domain/placements/pack.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { packText } from '../text/packs-en.ts'
import { surface } from '../ui/tokens.ts'
import { type PackPlan } from './pack-plan.ts'

/** What a zip will hold, and what it cannot. */
export function PackContents({ plan }: { readonly plan: PackPlan }) {
  const { ads, leftOut, pictures, banners, videos, logoRatios, brandsWithoutLogo, uploadKinds, isTooMuch } = plan
  if (ads.length === 0) return <Alert severity="warning">{packText.nothing}</Alert>
  const lines = [
    ...(pictures > 0 ? [packText.pictures(pictures)] : []),
    ...(banners > 0 ? [packText.banners(banners)] : []),
    ...(videos > 0 ? [packText.videos(videos)] : []),
    ...(logoRatios.length > 0 ? [packText.logos(logoRatios)] : []),
    ...uploadKinds.map((kind) => packText.uploadFile(packText.uploadKinds[kind])),
    packText.texts,
    packText.manifest,
  ]
  return (
    <Stack sx={{ gap: 1.5 }}>
      {isTooMuch ? (
        <Alert severity="warning">{packText.tooMuch(packLimits.ads, packLimits.files)}</Alert>
      ) : (
        <Box sx={{ px: 2, py: 1.5, borderRadius: 1.5, border: `1px solid ${surface.line}` }}>
          <Typography component="h3" variant="subtitle2">
            {packText.contents}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Box>
      )}
      {!isTooMuch && brandsWithoutLogo.length > 0 && (
        <Alert severity="info" role="note">
          {packText.noLogo(brandsWithoutLogo)}
        </Alert>
      )}
      {leftOut.length > 0 && (
        <Alert severity="info" role="note">
          {packText.leftOut(leftOut.length)}
        </Alert>
      )}
    </Stack>
  )
}
