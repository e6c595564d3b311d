import { layoutOf } from '@adloom/domain/design/ad-design.ts'
import { ScaledAd } from '@adloom/creatives/scaled-ad.tsx'
import { cycle, type SocialAd } from '@adloom/domain/ad.ts'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { engineCaption } from '@adloom/domain/provenance.ts'
import PlacementsIcon from 'material-icon:outline-devices'
import DownloadIcon from 'material-icon:outline-download'
import ShareIcon from 'material-icon:outline-share'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { changeAdView, useAdView } from '../../state/library/library-view.ts'
import { designText } from '../../text/en.ts'
import { cardText } from '../../text/library-en.ts'
import { useElementWidth } from '../../ui/element-width.ts'
import { WorkingButton } from '../../ui/working-button.tsx'
import { LargeDialog } from './large-dialog.tsx'
import { shareCreative } from '../creative/share-creative.ts'
import { creativeFile, creativeOf, shownOf } from '../creative/social-creative.ts'
import { SavingNote } from '../creative/saving-note.tsx'
import { useSaving } from '../creative/use-saving.ts'

/** One combination of a social ad as a finished ad, large enough to read. */
export function SocialAdDialog({ ad, onPlacements, onClose }: { ad: SocialAd; onPlacements: () => void; onClose: () => void }) {
  const view = useAdView(ad.id)
  const { image, content } = shownOf(ad, view)
  const { saving, save, stop } = useSaving()
  const [ref, width] = useElementWidth()
  const { width: fullWidth, height: fullHeight } = adFormats[view.format]
  const file = creativeFile(ad, image, content, view.format)
  return (
    <LargeDialog
      title={ad.title}
      ratio={fullWidth / fullHeight}
      across={{
        name: cardText.image,
        previous: cardText.previousImage(ad.title),
        next: cardText.nextImage(ad.title),
        place: image,
        total: ad.productImageVariants.length,
        turn: (step) => changeAdView(ad.id, (old) => ({ ...old, image: cycle(image, step, ad.productImageVariants.length) })),
      }}
      down={{
        name: cardText.text,
        previous: cardText.previousText(image + 1),
        next: cardText.nextText(image + 1),
        place: content,
        total: ad.contentVariations.length,
        turn: (step) =>
          changeAdView(ad.id, (old) => ({
            ...old,
            image,
            contents: { ...old.contents, [image]: cycle(content, step, ad.contentVariations.length) },
          })),
      }}
      note={
        saving.status === 'failed' && (
          <Box sx={{ mt: 2 }}>
            <SavingNote saving={saving} onStop={stop} onRetry={save} />
          </Box>
        )
      }
      caption={ad.engine === undefined ? null : engineCaption(ad.engine)}
      actions={
        <>
          <Button variant="outlined" startIcon={<PlacementsIcon />} onClick={onPlacements}>
            {designText.placements}
          </Button>
          <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => void shareCreative(file, ad.title)}>
            {cardText.shareShort}
          </Button>
          <WorkingButton
            variant="contained"
            startIcon={<DownloadIcon />}
            working={saving.status === 'working'}
            onClick={() => save({ files: [file], archive: '' })}
          >
            {cardText.download}
          </WorkingButton>
        </>
      }
      onClose={onClose}
    >
      <Box ref={ref} sx={{ aspectRatio: `${fullWidth} / ${fullHeight}`, overflow: 'hidden', forcedColorAdjust: 'none' }}>
        {width !== null && (
          <ScaledAd creative={creativeOf(ad, image, content)} layout={layoutOf(ad, image)} format={view.format} width={width} />
        )}
      </Box>
    </LargeDialog>
  )
}
