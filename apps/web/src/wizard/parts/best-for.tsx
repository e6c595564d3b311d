import Typography from '@mui/material/Typography'
import { useWizard } from '../../state/wizard/wizard.ts'
import { contentText } from '../../text/wizard-steps-en.ts'

/** Reasons that are shown: the first say most. */
const REASONS_SHOWN = 2

/** What an image of the page is best for, each with its reasons; nothing for the other images. */
export function BestFor({ src }: { readonly src: string }) {
  const best = useWizard(({ scrapedData }) => scrapedData?.bestImages ?? null)
  if (best === null) return null
  const uses = [
    { name: contentText.bestToCutOut, ...best.forCutOut },
    { name: contentText.bestWhole, ...best.forWhole },
  ]
  return uses
    .filter((use) => use.src === src)
    .map(({ name, reasons }) => (
      <Typography key={name} variant="caption" color="textSecondary" component="p" sx={{ lineHeight: 1.35, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong> {reasons.slice(0, REASONS_SHOWN).join(', ')}
      </Typography>
    ))
}
