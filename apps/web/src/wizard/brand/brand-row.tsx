import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWizard } from '../../state/wizard/wizard.ts'
import { accentOfWizard } from '../../state/wizard/wizard-answers.ts'
import { brandText } from '../../text/brand-en.ts'
import { BrandSwatch } from './brand-swatch.tsx'
import { SettingRow } from '../parts/setting-row.tsx'

/** The colour of the ad's button and its origin, with a button to change it. */
export function BrandRow({ onEdit }: { onEdit: () => void }) {
  const wizard = useWizard()
  const color = accentOfWizard(wizard)
  const found = wizard.scrapedData?.styles.colors.find((one) => one.color === color)
  const places = (found?.from ?? []).map((place) => brandText.from[place])
  const origin = (): string => {
    if (wizard.brandColor !== null) return brandText.chosen
    if (found !== undefined) return brandText.ofPage(places[0] ?? '')
    if (wizard.scrapedData !== null) return brandText.ours
    return wizard.accent === null ? brandText.oursWithoutPage : brandText.ofAd
  }
  return (
    <SettingRow name={brandText.color} action={brandText.colorRow} onEdit={onEdit}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mt: 0.5 }}>
        <BrandSwatch color={color} size={28} />
        <Box sx={{ minWidth: 0 }}>
          {color.toUpperCase()}
          <Typography variant="caption" component="p" color="textSecondary">
            {origin()}
          </Typography>
        </Box>
      </Box>
    </SettingRow>
  )
}
