import { cycle, type DisplayAd, type ImageAd } from '@adloom/domain/ad.ts'
import { engineCaption } from '@adloom/domain/provenance.ts'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import ShareIcon from '@mui/icons-material/ShareOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { changeAdView, useAdView } from '../../state/library-view.ts'
import { commonText } from '../../text/en.ts'
import { cardText } from '../../text/library-en.ts'
import { Picture } from '../../ui/framed-image.tsx'
import { picturesOf } from '../creative/ad-images.ts'
import { LargeDialog } from './large-dialog.tsx'
import { saveFile, shareFile } from '../creative/media-file.ts'

/** The pictures of an image or display ad, large and in their own shape. */
export function PictureDialog({ ad, onClose }: { ad: DisplayAd | ImageAd; onClose: () => void }) {
  const pictures = picturesOf(ad)
  const place = Math.min(useAdView(ad.id).image, pictures.length - 1)
  const picture = pictures[place]
  // Until the picture has come: a banner, or the studio's square.
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
        total: pictures.length,
        turn: (step) => changeAdView(ad.id, (view) => ({ ...view, image: cycle(place, step, pictures.length) })),
      }}
      caption={ad.engine === undefined ? null : engineCaption(ad.engine)}
      actions={
        <>
          <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => void shareFile(ad, picture)}>
            {cardText.shareShort}
          </Button>
          <Button variant="contained" startIcon={<DownloadIcon />} onClick={() => void saveFile(ad, picture)}>
            {cardText.download}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Picture
        src={picture}
        alt={ad.title}
        aspectRatio={String(ratio)}
        failedText={commonText.imageFailed}
        fit="contain"
        onShape={setRatio}
      />
    </LargeDialog>
  )
}
