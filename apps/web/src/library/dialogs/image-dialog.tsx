import { cycle, type DisplayAd, type ImageAd } from '@adloom/domain/ad.ts'
import { engineCaption } from '@adloom/domain/provenance.ts'
import PlacementsIcon from 'material-icon:outline-devices'
import DownloadIcon from 'material-icon:outline-download'
import ShareIcon from 'material-icon:outline-share'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { changeAdView, useAdView } from '../../state/library/library-view.ts'
import { commonText, designText } from '../../text/en.ts'
import { cardText } from '../../text/library-en.ts'
import { RatioImage } from '../../ui/framed-image.tsx'
import { imagesOfAd } from '../creative/ad-images.ts'
import { LargeDialog } from './large-dialog.tsx'
import { saveFile, shareFile } from '../creative/media-file.ts'

interface ImageDialogProps {
  readonly ad: DisplayAd | ImageAd
  /** Null for an image without texts. */
  readonly onPlacements: (() => void) | null
  readonly onClose: () => void
}

/** The images of an image or display ad, large and in their own aspect ratio. */
export function ImageDialog({ ad, onPlacements, onClose }: ImageDialogProps) {
  const images = imagesOfAd(ad)
  const place = Math.min(useAdView(ad.id).image, images.length - 1)
  const image = images[place]
  // Until the image has loaded: a banner, or the built-in engine's square.
  const [ratio, setRatio] = useState(ad.type === 'display' ? 1.91 : 1)
  return (
    <LargeDialog
      title={ad.title}
      ratio={ratio}
      across={{
        name: cardText.image,
        previous: cardText.previousImage(ad.title),
        next: cardText.nextImage(ad.title),
        place,
        total: images.length,
        turn: (step) => changeAdView(ad.id, (view) => ({ ...view, image: cycle(place, step, images.length) })),
      }}
      caption={ad.engine === undefined ? null : engineCaption(ad.engine)}
      actions={
        <>
          {onPlacements !== null && (
            <Button variant="outlined" startIcon={<PlacementsIcon />} onClick={onPlacements}>
              {designText.placements}
            </Button>
          )}
          <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => void shareFile(ad, image)}>
            {cardText.shareShort}
          </Button>
          <Button variant="contained" startIcon={<DownloadIcon />} onClick={() => void saveFile(ad, image)}>
            {cardText.download}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <RatioImage
        src={image}
        alt={ad.title}
        aspectRatio={String(ratio)}
        failedText={commonText.imageFailed}
        fit="contain"
        onShape={setRatio}
      />
    </LargeDialog>
  )
}
